import type { NotPartsList, PartsSheet } from '@farad/domain/bom';

import { interactiveBomRows, isInteractiveBom } from './interactive-bom.ts';
import { readMarkup } from './markup.ts';
import { repeatMergedCells, type MergedArea } from '../sheet/merged-cells.ts';
import { refuse, type Read } from '../sheet/refusal.ts';
import { madeSheet, openSheet } from '../sheet/sheet-builder.ts';
import { sheetsMax } from '../sheet/workbook-sheets.ts';

/** Maximum columns and rows that one cell may span. */
const acrossMax = 250;
const downMax = 20_000;
const cellsMax = 1000;

const span = (attributes: ReadonlyMap<string, string>, name: string, max: number): number => {
  const value = Number.parseInt(attributes.get(name) ?? '1', 10);
  return Number.isInteger(value) && value > 1 ? Math.min(value, max) : 1;
};

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .trim();

/** Collects the cells of one table in the order of its tags. Missing end tags are tolerated. */
function openTable() {
  const rows = new Map<number, string[]>();
  const areas: MergedArea[] = [];
  /** By column: the last row that a cell from above spans. */
  const reached = new Map<number, number>();
  let row = -1;
  /** True if the first row has header cells only. Then the records below it are numbered. */
  let isHeaded = false;
  let cells: string[] = [];
  let column: number | null = null;
  let text = '';
  const closeCell = (): void => {
    if (column !== null) cells[column] = tidy(text);
    column = null;
    text = '';
  };
  const openRow = (): void => {
    closeCell();
    row += 1;
    cells = [];
    rows.set(row, cells);
  };
  const openCell = (attributes: ReadonlyMap<string, string>, isHead: boolean): void => {
    closeCell();
    if (row < 0) openRow();
    if (row === 0) isHeaded = isHead && (isHeaded || cells.length === 0);
    while ((reached.get(cells.length) ?? -1) >= row && cells.length < cellsMax) cells.push('');
    if (cells.length >= cellsMax) return;
    column = cells.length;
    const down = span(attributes, 'rowspan', downMax);
    const across = span(attributes, 'colspan', acrossMax);
    for (let next = column; next < column + across; next += 1) {
      cells.push('');
      if (down > 1) reached.set(next, row + down - 1);
    }
    if (down > 1) areas.push({ top: row, bottom: row + down - 1, column });
  };
  const sheet = (name: string): PartsSheet | NotPartsList | null => {
    closeCell();
    repeatMergedCells(rows, areas);
    const builder = openSheet(tidy(name));
    for (const [index, texts] of rows) {
      const refusal = builder.put(isHeaded ? index : index + 1, texts);
      if (refusal !== null) return refusal;
    }
    return builder.sheet();
  };
  return {
    openRow,
    openCell,
    closeCell,
    add: (piece: string) => {
      if (column !== null && text.length < 10_000) text += piece;
    },
    rowCount: () => rows.size,
    sheet,
  };
}

/** Elements that a browser puts on a separate line. */
const blockTags = new Set(['br', 'p', 'div', 'li']);
const silentTags = new Set(['script', 'style', 'template']);
const rowsHeldMax = 100_000;

/** Collects the tables of a page. A table inside a cell is a separate table. */
function pageReader() {
  const sheets: PartsSheet[] = [];
  const open: ReturnType<typeof openTable>[] = [];
  let refused: NotPartsList | null = null;
  let title = '';
  let heading = '';
  let headingTag: string | null = null;
  let silent = 0;
  const closeTable = (): void => {
    const sheet = open.pop()?.sheet(heading || title) ?? null;
    heading = '';
    if (typeof sheet === 'string') refused ??= sheet;
    else if (sheets.length === sheetsMax) refused ??= 'too_large';
    else if (sheet !== null) sheets.push(sheet);
  };
  const onOpen = (name: string, attributes: ReadonlyMap<string, string>): void => {
    const table = open.at(-1);
    if (silentTags.has(name)) silent += 1;
    else if (name === 'table') open.push(openTable());
    else if (name === 'tr') table?.openRow();
    else if (name === 'td' || name === 'th') table?.openCell(attributes, name === 'th');
    else if (blockTags.has(name)) table?.add('\n');
    else if (/^(?:h[1-6]|caption|title)$/.test(name)) {
      headingTag = name;
      if (name === 'title') title = '';
      else heading = '';
    }
    if ((table?.rowCount() ?? 0) > rowsHeldMax) refused = 'too_many_rows';
  };
  const onText = (piece: string): void => {
    if (silent > 0) return;
    if (headingTag === 'title') title = (title + piece).slice(0, 200);
    else if (headingTag !== null) heading = (heading + piece).slice(0, 200);
    else open.at(-1)?.add(piece);
  };
  const onClose = (name: string): void => {
    if (silentTags.has(name)) silent -= 1;
    else if (name === 'table') closeTable();
    else if (name === 'td' || name === 'th') open.at(-1)?.closeCell();
    if (name === headingTag) headingTag = null;
  };
  return {
    events: {
      open: onOpen,
      text: onText,
      close: onClose,
      isDone: () => refused !== null,
    },
    outcome: () => {
      while (open.length > 0) closeTable();
      return { sheets, refused };
    },
  };
}

/**
 * Returns the tables of an HTML page, each as a sheet (KiCad, Fritzing, a workbook that is HTML inside). For an
 * interactive BOM, returns the list in its data. A cell that spans rows is repeated in them. Scripts of the page are
 * not run, and nothing is loaded.
 */
export function htmlSheets(page: string): Read<readonly PartsSheet[]> {
  if (isInteractiveBom(page)) {
    const rows = interactiveBomRows(page);
    return rows === null ? refuse('broken') : madeSheet('', rows);
  }
  const reader = pageReader();
  if (!readMarkup(page, 'html', reader.events)) return refuse('broken');
  const { sheets, refused } = reader.outcome();
  if (refused !== null) return refuse(refused);
  return sheets.length === 0 ? refuse('text_without_parts') : { ok: true, value: sheets };
}
