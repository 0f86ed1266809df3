import { partsFileColumnsMax, partsFileRowsMax, type NotPartsList, type PartsSheet } from '@farad/domain/bom';

import { readMarkup } from './markup.ts';
import { repeatMergedCells, type MergedArea } from '../sheet/merged-cells.ts';
import { refuse, type Read } from '../sheet/refusal.ts';
import { openSheet } from '../sheet/sheet-builder.ts';
import { sheetsMax } from '../sheet/workbook-sheets.ts';

const count = (attributes: ReadonlyMap<string, string>, name: string): number => {
  const value = Number(attributes.get(`table:${name}`) ?? '1');
  return Number.isInteger(value) && value > 0 ? value : 1;
};

const isCell = (name: string): boolean => name === 'table:table-cell' || name === 'table:covered-table-cell';

interface OpenTable {
  readonly name: string;
  readonly rows: Map<number, string[]>;
  readonly areas: MergedArea[];
  row: number;
}

function sheetOf(table: OpenTable): PartsSheet | NotPartsList | null {
  repeatMergedCells(table.rows, table.areas);
  const builder = openSheet(table.name, true);
  for (const [index, cells] of table.rows) {
    const refusal = builder.put(index + 1, cells);
    if (refusal !== null) return refusal;
  }
  return builder.sheet();
}

/** Collects the tables from the elements of content.xml. */
function tableReader() {
  const sheets: PartsSheet[] = [];
  let refused: NotPartsList | null = null;
  let isSpreadsheet = false;
  let table: OpenTable | null = null;
  let cells: string[] = [];
  let rowRepeats = 1;
  let cell: { readonly repeats: number; text: string | null } | null = null;
  let paragraphs = 0;
  let notes = 0;

  const endRow = (): void => {
    if (table === null) return;
    const isFilled = cells.some((text) => text.trim() !== '');
    // Rows without text are not added: one element may stand for all blank rows up to the end of the sheet.
    if (isFilled) {
      if (rowRepeats > partsFileRowsMax || table.rows.size + rowRepeats > 2 * partsFileRowsMax)
        refused = 'too_many_rows';
      else for (let again = 0; again < rowRepeats; again += 1) table.rows.set(table.row + again, [...cells]);
    }
    table.row += rowRepeats;
  };
  const endCell = (): void => {
    if (cell === null) return;
    const text = cell.text ?? '';
    if (text !== '' && cells.length + cell.repeats > partsFileColumnsMax) refused = 'too_many_columns';
    else for (let again = 0; again < cell.repeats && cells.length <= partsFileColumnsMax; again += 1) cells.push(text);
    cell = null;
  };
  const openCell = (attributes: ReadonlyMap<string, string>): void => {
    const spanned = count(attributes, 'number-rows-spanned');
    if (table !== null && spanned > 1 && table.areas.length < partsFileRowsMax)
      table.areas.push({ top: table.row, bottom: table.row + spanned - 1, column: cells.length });
    cell = { repeats: count(attributes, 'number-columns-repeated'), text: null };
    paragraphs = 0;
  };
  const openText = (name: string): void => {
    if (cell === null || notes > 0) return;
    if (name === 'text:p') {
      paragraphs += 1;
      cell.text = paragraphs > 1 ? `${cell.text ?? ''}\n` : '';
    } else if (name === 'text:s') cell.text = `${cell.text ?? ''} `;
    else if (name === 'text:tab' || name === 'text:line-break') cell.text = `${cell.text ?? ''}\n`;
  };
  const open = (name: string, attributes: ReadonlyMap<string, string>): void => {
    if (name === 'office:spreadsheet') isSpreadsheet = true;
    else if (name === 'table:table')
      table = { name: attributes.get('table:name') ?? '', rows: new Map(), areas: [], row: 0 };
    else if (name === 'table:table-row') {
      cells = [];
      rowRepeats = count(attributes, 'number-rows-repeated');
    } else if (isCell(name)) openCell(attributes);
    else if (name === 'office:annotation') notes += 1;
    else openText(name);
  };
  const close = (name: string): void => {
    if (name === 'office:annotation') notes -= 1;
    else if (isCell(name)) endCell();
    else if (name === 'table:table-row') endRow();
    else if (name === 'table:table' && table !== null) {
      const sheet = sheetOf(table);
      table = null;
      if (typeof sheet === 'string') refused = sheet;
      else if (sheets.length === sheetsMax) refused = 'too_large';
      else if (sheet !== null) sheets.push(sheet);
    }
  };
  const text = (piece: string): void => {
    // `cell.text` is null before the first paragraph of a cell. Text there is white space that formats the file.
    if (cell !== null && cell.text !== null && notes === 0 && cell.text.length < 10_000) cell.text += piece;
  };
  const isDone = (): boolean => refused !== null;
  return { events: { open, close, text, isDone }, outcome: () => ({ sheets, refused, isSpreadsheet }) };
}

/** Returns the filled sheets or tables in content.xml of an ODS or ODT file, with the displayed text of their cells. */
export function openDocumentSheets(content: string): Read<readonly PartsSheet[]> {
  const reader = tableReader();
  if (!readMarkup(content, 'xml', reader.events)) return refuse('broken');
  const { sheets, refused, isSpreadsheet } = reader.outcome();
  if (refused !== null) return refuse(refused);
  // Tables of a text document are read like sheets.
  if (!isSpreadsheet && sheets.length === 0) return refuse('document');
  return sheets.length === 0 ? refuse('empty') : { ok: true, value: sheets };
}
