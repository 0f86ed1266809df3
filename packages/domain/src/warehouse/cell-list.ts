import { readCell } from './cell.ts';

/** Maximum number of lines that are read from one text. */
export const cellLinesMax = 1000;

/** Maximum length of a list, in characters. */
export const cellListLengthMax = 20_000;

/** A line of a pasted list of parts and their storage cells. */
export interface CellLine {
  /** Line number in the text, from 1. */
  readonly row: number;
  readonly text: string;
  /** Manufacturer's part number, or product id of the shop. */
  readonly number: string;
  /** Name of the storage cell; null = the text is no valid name. */
  readonly cell: string | null;
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/u, '$1')
    .replaceAll('""', '"')
    .trim();

/** Returns part number and storage cell of a line: its first and last table cell, or its first and last word. */
function partsOf(line: string): readonly [number: string, cell: string] {
  const separator = ['\t', ';', '|', ','].find((sign) => line.includes(sign));
  const cells = separator === undefined ? line.trim().split(/\s+/u) : line.split(separator).map(unquoted);
  const last = cells.length > 1 ? (cells.at(-1) ?? '') : '';
  return separator === undefined ? [cells.slice(0, -1).join(' '), last] : [cells[0] ?? '', last];
}

/**
 * Reads a list of parts and their storage cells, pasted from a table or exported from the stock. Each line begins with
 * the part number and ends with the storage cell. A header, which has no digits, is skipped. `rest`: number of lines
 * that were not read because of the maximum.
 */
export function readCellList(text: string): { readonly lines: readonly CellLine[]; readonly rest: number } {
  const rows = text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .map((line, index) => ({ row: index + 1, line }))
    .filter(({ row, line }) => line.trim() !== '' && (row > 1 || /\d/u.test(line)));
  return {
    rest: Math.max(0, rows.length - cellLinesMax),
    lines: rows.slice(0, cellLinesMax).map(({ row, line }) => {
      const [number, cell] = partsOf(line);
      return { row, text: line.trim().slice(0, 200), number: number.slice(0, 200), cell: readCell(cell) };
    }),
  };
}
