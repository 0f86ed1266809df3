import { csvFile, csvText } from '@farad/domain/shared';

/** Separator of columns. A comma is the decimal separator in spreadsheets with Russian settings. */
const separator = ';';

// Numbers such as `-5` get no apostrophe, which texts get against formulas. With it, spreadsheets would read them as
// text.
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

const cell = (value: string): string => (plainNumber.test(value) ? value : csvText(value, separator));

/** Returns rows as CSV. The first row should be the headings. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  csvFile(
    rows.map((row) => row.map(cell)),
    separator,
  );
