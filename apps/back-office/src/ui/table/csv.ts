import { moscowTime } from '@farad/domain/delivery';
import { csvFile, csvText } from '@farad/domain/shared';

/** Separator of columns. A comma is the decimal separator in spreadsheets with Russian settings. */
const separator = ';';

/** Maximum number of decimals: prices have four. */
const decimals = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 4 });

// Numbers such as `-5` get no apostrophe, which texts get against formulas. With it, spreadsheets would read them as
// text.
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Cell of a downloaded file: a text, a number, or an ISO time; null = empty. */
export type FileCell = string | number | { readonly at: string } | null;

/** What the language of the back office decides in a file, so that a spreadsheet in this language reads it. */
export interface FileWords {
  readonly decimalSign: ',' | '.';
  /** Returns the heading of a column with times, with the name of their time zone. */
  readonly momentTitle: (title: string) => string;
}

const isMoment = (cell: FileCell | undefined): boolean => typeof cell === 'object' && cell !== null;

/** Returns a number as spreadsheets read it: `1234,5`. */
const writtenNumber = (value: number, decimalSign: ',' | '.'): string =>
  decimals.format(value).replace('.', decimalSign);

/** Returns price breaks as one text, which the import reads back: `1: 12,5; 10: 11,2`. */
export const writtenPrices = (
  prices: readonly { readonly quantity: number; readonly price: number }[],
  { decimalSign }: Pick<FileWords, 'decimalSign'>,
): string => prices.map(({ quantity, price }) => `${quantity}: ${writtenNumber(price, decimalSign)}`).join('; ');

function written(cell: FileCell, { decimalSign }: FileWords): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return writtenNumber(cell, decimalSign);
  // `2026-11-24 09:30` is read as a time by spreadsheets in every language.
  if (typeof cell === 'object') return moscowTime(new Date(cell.at)).slice(0, 16).replace('T', ' ');
  return plainNumber.test(cell) ? cell : csvText(cell, separator);
}

/** Returns a table as CSV, with times in Moscow time. The headings of columns with times name the zone. */
export function toCsv(titles: readonly string[], rows: readonly (readonly FileCell[])[], words: FileWords): string {
  const heads = titles.map((title, at) => (rows.some((row) => isMoment(row[at])) ? words.momentTitle(title) : title));
  return csvFile(
    [heads, ...rows].map((row) => row.map((cell) => written(cell, words))),
    separator,
  );
}
