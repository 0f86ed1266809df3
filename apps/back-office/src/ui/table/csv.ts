import { csvFile, csvText } from '@farad/domain/shared';

/** Semicolon, because spreadsheets with Russian settings use the comma as decimal separator. */
const separator = ';';

// A number needs no protection against formulas, and spreadsheets should read it as a number.
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

const cell = (value: string): string => (plainNumber.test(value) ? value : csvText(value, separator));

/** Formats rows as CSV, headings first. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  csvFile(
    rows.map((row) => row.map(cell)),
    separator,
  );
