import { readBomLines } from '../line/read-bom-lines.ts';
import { recogniseLayout } from '../sheet/recognise-layout.ts';
import type { BomReading } from '../row/bom-line.ts';
import type { PartsSheet } from '../header/parts-file.ts';

/** Builds a sheet from rows with cells separated by semicolons; for tests. */
export const page = (name: string, text: string): PartsSheet => {
  const rows = text
    .replace(/^\n/u, '')
    .split('\n')
    .map((row) => row.split(';').map((cell) => cell.trim()));
  return { name, rows, rowNumbers: rows.map((_, index) => index + 1) };
};

export const readForm = (sheet: PartsSheet): BomReading =>
  readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );

/** Lines in short form: designators (or row numbers if there are none), quantity, number or name. */
export const short = ({ lines }: BomReading): readonly string[] =>
  lines.map(
    ({ designators, quantity, mpn, description, rows }) =>
      `${designators.join(' ') || `row ${rows.join(' ')}`} | ${quantity} | ${mpn ?? description ?? ''}`,
  );
