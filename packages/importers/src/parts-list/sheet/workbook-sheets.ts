import { partsFileColumnsMax, type NotPartsList, type PartsSheet } from '@farad/domain/bom';
import { utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';

import { read } from '#codepages.ts';
import { SheetFormulas, type CellValue } from '../formula/compute-formula.ts';
import type { CellPlace } from '../formula/formula-tree.ts';
import { markedFormula } from '../formula/unstored-formulas.ts';
import { repeatMergedCells } from './merged-cells.ts';
import { refuse, type Read } from './refusal.ts';
import { openSheet } from './sheet-builder.ts';

type SheetData = readonly (readonly (CellObject | undefined)[] | undefined)[];

/** Maximum number of sheets. A file with more is refused rather than read in part. */
export const sheetsMax = 200;

/**
 * Returns a number as the file displays it. 0012 keeps its zeros, and damage by the spreadsheet (1E5, dates) stays
 * visible. Only two forms are changed: thousands separators are removed, and an integer shown as 8.85012E+11 gets all
 * its digits.
 */
function numberText(value: number, shown: string, format: string): string {
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(shown)) return shown.replaceAll(',', '');
  if (!/E[+-]?\d+$/.test(shown)) return shown;
  const isRounded = Number(shown) !== value;
  return Number.isSafeInteger(value) && (isRounded || /^general$/i.test(format)) ? String(value) : shown;
}

/**
 * Returns the displayed text of a number. Points in the format are escaped, because the library fails on unquoted
 * points in date formats, as in Russian dates.
 */
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

/**
 * Returns the indexes that a sparse array has. A loop over its length could take billions of steps, because a file may
 * declare any number of empty rows and columns.
 */
const indexesOf = (sparse: readonly unknown[]): readonly number[] =>
  Object.keys(sparse)
    .map(Number)
    .filter((index) => Number.isSafeInteger(index) && index >= 0);

const formulaIn = (cell: CellObject | undefined): ReturnType<typeof markedFormula> =>
  typeof cell?.v === 'string' ? markedFormula(cell.v) : null;

/** Returns an object that computes those formulas of a sheet that were stored without a result. */
const formulasOf = (data: SheetData): SheetFormulas =>
  new SheetFormulas({
    valueAt: ({ row, column }) => storedValue(data[row]?.[column]),
    formulaAt: ({ row, column }) => formulaIn(data[row]?.[column])?.formula ?? null,
  });

function storedValue(cell: CellObject | undefined): CellValue {
  if (cell === undefined || cell.v === undefined || cell.v === null || cell.v === '') return null;
  return cell.t === 'n' && typeof cell.v === 'number' ? cell.v : cellText(cell);
}

/**
 * Returns the text of a cell, or the result of its formula. If the formula cannot be computed, returns the stored text.
 */
function shownText(data: SheetData, place: CellPlace, formulas: SheetFormulas): string {
  const cell = data[place.row]?.[place.column];
  const formula = formulaIn(cell);
  if (formula === null) return cellText(cell);
  const result = formulas.resultAt(place);
  return typeof result === 'number' ? String(Number(result.toPrecision(12))) : (result ?? formula.stored);
}

/**
 * Returns the texts of a row up to the last filled cell. Cells that have only a format do not count. null = too many
 * columns.
 */
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

/**
 * Returns the filled sheets of an XLS, XLSX or XLSM workbook, with the displayed text of their cells. Hidden sheets
 * come last.
 */
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
