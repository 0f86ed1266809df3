import { csvFile, csvText } from '@farad/domain/shared';

/** Between cells; spreadsheets of Russia take the comma for a decimal point. */
const separator = ';';

// A figure is harmless, and a spreadsheet should count with it.
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

const cell = (value: string): string => (plainNumber.test(value) ? value : csvText(value, separator));

/** Rows as a text of CSV, the heads first. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  csvFile(
    rows.map((row) => row.map(cell)),
    separator,
  );
