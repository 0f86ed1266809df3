import { partsFileColumnsMax, type NotPartsList, type PartsSheet } from '@farad/domain/bom';
import { read, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';

import { SheetFormulas, type CellValue } from '../formula/compute-formula.ts';
import type { CellPlace } from '../formula/formula-tree.ts';
import { markedFormula } from '../formula/unstored-formulas.ts';
import { repeatMergedCells } from './merged-cells.ts';
import { refuse, type Read } from './refusal.ts';
import { openSheet } from './sheet-builder.ts';

type SheetData = readonly (readonly (CellObject | undefined)[] | undefined)[];

/** Sheets that a file may have: one with more is refused rather than read in part. */
export const sheetsMax = 200;

/**
 * The text of a number as the file shows it, so that 0012 keeps its zeros and what a spreadsheet made of 1E5 or of a
 * date stays to be seen. Two things are undone because they only shorten: signs between thousands, and 8.85012E+11 for a
 * whole number whose digits are all there.
 */
function numberText(value: number, shown: string, format: string): string {
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(shown)) return shown.replaceAll(',', '');
  if (!/E[+-]?\d+$/.test(shown)) return shown;
  const isRounded = Number(shown) !== value;
  return Number.isSafeInteger(value) && (isRounded || /^general$/i.test(format)) ? String(value) : shown;
}

/** The library fails at a date whose points are not marked as text, which is how dates are written in Russian. */
const shownNumber = (cell: CellObject, value: number, format: string): string =>
  cell.w ?? utils.format_cell({ t: 'n', v: value, z: format.replace(/(?<!\\)\./g, '\\.') });

function cellText(cell: CellObject | undefined): string {
  if (cell === undefined || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 's') return String(cell.v);
  if (cell.t === 'n' && typeof cell.v === 'number') {
    const format = String(cell.z ?? 'General');
    return numberText(cell.v, shownNumber(cell, cell.v, format), format);
  }
  return cell.w ?? (cell.v instanceof Date ? cell.v.toISOString() : String(cell.v));
}

/** Indexes that an array has: what a file says of rows and columns may be billions, with nothing between. */
const indexesOf = (sparse: readonly unknown[]): readonly number[] =>
  Object.keys(sparse)
    .map(Number)
    .filter((index) => Number.isSafeInteger(index) && index >= 0);

const formulaIn = (cell: CellObject | undefined): ReturnType<typeof markedFormula> =>
  typeof cell?.v === 'string' ? markedFormula(cell.v) : null;

/** The formulas of a sheet whose result is not stored. */
const formulasOf = (data: SheetData): SheetFormulas =>
  new SheetFormulas({
    valueAt: ({ row, column }) => storedValue(data[row]?.[column]),
    formulaAt: ({ row, column }) => formulaIn(data[row]?.[column])?.formula ?? null,
  });

function storedValue(cell: CellObject | undefined): CellValue {
  if (cell === undefined || cell.v === undefined || cell.v === null || cell.v === '') return null;
  return cell.t === 'n' && typeof cell.v === 'number' ? cell.v : cellText(cell);
}

/** The text of a cell, of a formula its result; what cannot be computed stays as it is stored. */
function shownText(data: SheetData, place: CellPlace, formulas: SheetFormulas): string {
  const cell = data[place.row]?.[place.column];
  const formula = formulaIn(cell);
  if (formula === null) return cellText(cell);
  const result = formulas.resultAt(place);
  return typeof result === 'number' ? String(Number(result.toPrecision(12))) : (result ?? formula.stored);
}

/** Texts of a row up to the last one; cells that only have a format do not count. null: there are too many columns. */
function rowTexts(data: SheetData, row: number, formulas: SheetFormulas): string[] | null {
  const texts: string[] = [];
  const cells = data[row] ?? [];
  for (const column of indexesOf(cells)) {
    const text = shownText(data, { row, column }, formulas);
    if (text.trim() === '') continue;
    if (column >= partsFileColumnsMax) return null;
    while (texts.length < column) texts.push('');
    texts.push(text);
  }
  return texts;
}

function sheetOf(name: string, sheet: WorkSheet): PartsSheet | NotPartsList | null {
  const data: SheetData = sheet['!data'] ?? [];
  const formulas = formulasOf(data);
  const rows = new Map<number, string[]>();
  for (const index of indexesOf(data)) {
    const texts = Array.isArray(data[index]) ? rowTexts(data, index, formulas) : [];
    if (texts === null) return 'too_many_columns';
    rows.set(index, texts);
  }
  repeatMergedCells(
    rows,
    (sheet['!merges'] ?? []).map(({ s, e }) => ({ top: s.r, bottom: e.r, column: s.c })),
  );
  const builder = openSheet(name, true);
  for (const [index, cells] of rows) {
    const refusal = builder.put(index + 1, cells);
    if (refusal !== null) return refusal;
  }
  return builder.sheet();
}

function opened(bytes: Uint8Array): Read<WorkBook> {
  try {
    return {
      ok: true,
      value: read(bytes, { type: 'array', dense: true, cellFormula: false, cellHTML: false, cellNF: true }),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return refuse(/password|encrypt/i.test(message) ? 'encrypted' : 'broken');
  }
}

const visibleFirst = (book: WorkBook): readonly string[] => {
  const isHidden = (index: number): boolean => (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
  return [false, true].flatMap((hidden) => book.SheetNames.filter((_, index) => isHidden(index) === hidden));
};

/** Filled sheets of an XLS, XLSX or XLSM workbook, with what their cells show; hidden ones come last. */
export function workbookSheets(bytes: Uint8Array): Read<readonly PartsSheet[]> {
  const book = opened(bytes);
  if (!book.ok) return book;
  if (book.value.SheetNames.length > sheetsMax) return refuse('too_large');
  const sheets: PartsSheet[] = [];
  for (const name of visibleFirst(book.value)) {
    const sheet = book.value.Sheets[name];
    const rows = sheet === undefined ? null : sheetOf(name, sheet);
    if (typeof rows === 'string') return refuse(rows);
    if (rows !== null) sheets.push(rows);
  }
  return sheets.length === 0 ? refuse('empty') : { ok: true, value: sheets };
}
