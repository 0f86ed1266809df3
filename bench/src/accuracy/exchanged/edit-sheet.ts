import type { PartsFile } from '@farad/domain/bom';
import { fold } from '../../kit/fold.ts';
import type { TrueLine } from '../truth.ts';
import type { KnownPart } from './raw-parts.ts';

/** A line of a list, and the rows of the file that it stands in. */
export interface LineInSheet {
  readonly truth: TrueLine;
  readonly rows: readonly number[];
}

export interface Edit extends LineInSheet {
  readonly part: KnownPart;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);

/** Returns true if a word is the line's number, its beginning, or the number with something appended. */
function isNumberWord(word: string, { mpn, refs }: TrueLine): boolean {
  const [one, own] = [fold(word), fold(mpn)];
  if (refs.some((ref) => fold(ref) === one)) return false;
  if (one.length < 4 || own.length < 4 || !/\d/u.test(one) || !/\p{L}/u.test(one)) return false;
  return own.startsWith(one) || one.startsWith(own);
}

/** Replaces in a cell the number, its maker and a distributor's number of the line. */
function editedCell(cell: string, truth: TrueLine, part: Pick<KnownPart, 'mpn' | 'manufacturer'>): string {
  const { mpn, maker, sku } = truth;
  if (maker !== '' && fold(cell) === fold(maker)) return part.manufacturer;
  if (sku !== '' && fold(cell) === fold(sku)) return '';
  const whole = new RegExp(`(?<![\\p{L}\\d])${escaped(mpn)}(?![\\p{L}\\d])`, 'giu');
  if (whole.test(cell)) return cell.replaceAll(whole, () => part.mpn);
  return cell
    .split(/([\s,;|()]+)/u)
    .map((word) => (isNumberWord(word, truth) ? part.mpn : word))
    .join('');
}

const filled = (row: readonly string[]): readonly number[] =>
  row.flatMap((cell, column) => (cell.trim() === '' ? [] : [column]));

const noPart = { mpn: '', manufacturer: '' };

/** Returns the cells without a number of the line and without links, because their pieces may look like values. */
export const cellsBeside = (cells: readonly string[], truth: TrueLine): readonly string[] =>
  cells.filter((cell) => editedCell(cell, truth, noPart) === cell && !cell.includes('://'));

/** Returns the cells of a line's rows. */
export function cellsOf(file: PartsFile, sheet: number, rows: readonly number[]): readonly string[] {
  const { rows: all = [], rowNumbers = [] } = file.sheets[sheet] ?? {};
  return all.filter((_, at) => rows.includes(rowNumbers[at] ?? 0)).flat();
}

/** Returns true if a number is a whole cell or word. */
export const hasNumber = (cells: readonly string[], mpn: string): boolean =>
  cells.some((cell) =>
    cell
      .split(/[\s,;|()]+/u)
      .concat(cell)
      .some((word) => fold(word) === fold(mpn)),
  );

/**
 * Writes the numbers of other parts into a file's table. Rows of the same line that only hold the number and the maker
 * of an alternate are blanked.
 */
export function editedFile(file: PartsFile, sheet: number, edits: readonly Edit[]): PartsFile {
  const byRow = new Map(edits.flatMap((edit) => edit.rows.map((row) => [row, edit] as const)));
  const sheets = file.sheets.map((each, at) => {
    if (at !== sheet) return each;
    const rows = each.rows.map((row, place): readonly string[] => {
      const number = each.rowNumbers[place] ?? 0;
      const edit = byRow.get(number);
      if (edit === undefined) return row;
      const edited = row.map((cell) => editedCell(cell, edit.truth, edit.part));
      const isFirst = edit.rows[0] === number;
      if (isFirst || edited.some((cell, column) => cell !== row[column])) return edited;
      return filled(row).length <= 2 ? [] : row;
    });
    return { ...each, rows };
  });
  return { ...file, sheets };
}
