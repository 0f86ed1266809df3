import type { NotPartsList, PartsSheet } from '@farad/domain/bom';

import { interactiveBomRows, isInteractiveBom } from './interactive-bom.ts';
import { readMarkup } from './markup.ts';
import { openTable } from './open-table.ts';
import { refuse, type Read } from '../sheet/refusal.ts';
import { madeSheet } from '../sheet/sheet-builder.ts';
import { sheetsMax } from '../sheet/workbook-sheets.ts';

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
    else if (name === 'td' || name === 'th') {
      const [across, down] = [attributes.get('colspan'), attributes.get('rowspan')];
      table?.openCell({ across, down }, name === 'th');
    } else if (blockTags.has(name)) table?.add('\n');
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
 * Returns the tables of an HTML page, each as a sheet (KiCad, Fritzing, a workbook saved as HTML). For an interactive
 * BOM, returns the list in its data. The text of a cell that spans rows is repeated in each of them. Scripts of the
 * page are not run, and nothing is loaded.
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
