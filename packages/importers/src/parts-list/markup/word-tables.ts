import type { NotPartsList, PartsSheet } from '@farad/domain/bom';

import { readMarkup } from './markup.ts';
import { openTable } from './open-table.ts';
import { headsPartsTable } from '../text/header-words.ts';
import { textSheet } from '../text/text-sheets.ts';
import { refuse, type Read } from '../sheet/refusal.ts';
import { sheetsMax } from '../sheet/workbook-sheets.ts';

const rowsHeldMax = 100_000;
const linesMax = 5000;
const paragraphMax = 1000;

/** Elements of Word that are read as a character. */
const signs: ReadonlyMap<string, string> = new Map([
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:tab', '\t'],
  ['w:noBreakHyphen', '-'],
]);

/** Collects the tables of a Word document. A table inside a cell is a separate table. */
function documentReader() {
  const sheets: PartsSheet[] = [];
  const open: ReturnType<typeof openTable>[] = [];
  let refused: NotPartsList | null = null;
  /** The last paragraph above a table is its title. */
  let title = '';
  let paragraph = '';
  /** Paragraphs outside of tables. */
  const lines: string[] = [];
  let isText = false;
  /**
   * Number of open fallback elements. A fallback repeats the text of a drawing for older programs, so it is skipped.
   */
  let fallbacks = 0;
  const closeTable = (): void => {
    const sheet = open.pop()?.sheet(title === '' ? `${sheets.length + 1}` : title) ?? null;
    if (open.length === 0) title = '';
    if (typeof sheet === 'string') refused ??= sheet;
    else if (sheets.length === sheetsMax) refused ??= 'too_large';
    else if (sheet !== null) sheets.push(sheet);
  };
  const onText = (piece: string): void => {
    const table = open.at(-1);
    if (table === undefined) paragraph = (paragraph + piece).slice(0, paragraphMax);
    else table.add(piece === '\t' ? ' ' : piece);
  };
  const onTable = (name: string, value: string | undefined): void => {
    const table = open.at(-1);
    if (name === 'w:tbl') open.push(openTable());
    else if (name === 'w:tr') table?.openRow();
    else if (name === 'w:gridBefore') table?.indent(value);
    else if (name === 'w:tc') table?.openCell({});
    else if (name === 'w:gridSpan') table?.widen(value);
    else if (name === 'w:vMerge' && value !== 'restart') table?.joinAbove();
    if ((table?.rowCount() ?? 0) > rowsHeldMax) refused = 'too_many_rows';
  };
  const onOpen = (name: string, attributes: ReadonlyMap<string, string>): void => {
    if (name === 'mc:Fallback') fallbacks += 1;
    if (fallbacks > 0) return;
    isText = name === 'w:t';
    onTable(name, attributes.get('w:val'));
    const sign = signs.get(name);
    if (sign !== undefined) onText(sign);
  };
  const onClose = (name: string): void => {
    if (name === 'mc:Fallback') fallbacks -= 1;
    if (fallbacks > 0) return;
    isText = false;
    if (name === 'w:tbl') closeTable();
    else if (name === 'w:tc') open.at(-1)?.closeCell();
    else if (name === 'w:p' && open.length > 0) onText('\n');
    else if (name === 'w:p') {
      if (paragraph.trim() !== '') title = paragraph.slice(0, 200).replaceAll('\t', ' ');
      if (lines.length < linesMax) lines.push(paragraph);
      paragraph = '';
    }
  };
  return {
    events: {
      open: onOpen,
      text: (piece: string) => {
        if (isText && fallbacks === 0) onText(piece);
      },
      close: onClose,
      isDone: () => refused !== null,
    },
    outcome: () => ({ sheets, lines, refused }),
  };
}

/**
 * Returns the list that paragraphs with tabs form. Returns null if there are too few such paragraphs or they are no
 * list.
 */
export function listOfParagraphs(lines: readonly string[]): PartsSheet | null {
  if (lines.filter((line) => /\S\t+\s*\S/.test(line)).length < 3) return null;
  const read = textSheet(lines.map((line) => line.replaceAll('\n', ' ')).join('\n'));
  if (!read.ok) return null;
  const { sheet, kind } = read.value;
  const isPlaced = kind === 'text' && (sheet.rows[0] ?? []).join() === 'Reference,Part';
  return isPlaced || headsPartsTable(sheet.rows) ? { ...sheet, name: '1' } : null;
}

/**
 * Returns the tables in document.xml of a Word file, each as a sheet. Rows count from 1 in each table. A document
 * without tables may list parts in paragraphs with tabs.
 */
export function wordSheets(content: string): Read<readonly PartsSheet[]> {
  const reader = documentReader();
  if (!readMarkup(content, 'xml', reader.events)) return refuse('broken');
  const { sheets, lines, refused } = reader.outcome();
  if (refused !== null) return refuse(refused);
  if (sheets.length > 0) return { ok: true, value: sheets };
  const list = listOfParagraphs(lines);
  return list === null ? refuse('document') : { ok: true, value: [list] };
}
