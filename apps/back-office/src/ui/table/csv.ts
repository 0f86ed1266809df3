import { csvFile, csvText } from '@farad/domain/shared';

/** Spreadsheets with Russian settings use the comma as decimal separator, so columns are separated by semicolons. */
const separator = ';';

// Numbers need no protection against formulas, which would keep spreadsheets from reading them as numbers.
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

const cell = (value: string): string => (plainNumber.test(value) ? value : csvText(value, separator));

/** Returns rows as CSV. The first row should be the headings. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  csvFile(
    rows.map((row) => row.map(cell)),
    separator,
  );
