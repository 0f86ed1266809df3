import { readCell } from './cell.ts';

/** Maximum number of lines read from one text. */
export const cellLinesMax = 1000;

/** A line of a list of storage cells. */
export interface CellLine {
  /** Line number in the text, from 1. */
  readonly row: number;
  readonly text: string;
  /** Part number, the maker's or the shop's. */
  readonly number: string;
  /** null = not a valid cell name. */
  readonly cell: string | null;
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/u, '$1')
    .replaceAll('""', '"')
    .trim();

/** Returns number and cell: the first and last cell of a table row, or the first and last word. */
function partsOf(line: string): readonly [number: string, cell: string] {
  const separator = ['\t', ';', '|', ','].find((sign) => line.includes(sign));
  const cells = separator === undefined ? line.trim().split(/\s+/u) : line.split(separator).map(unquoted);
  const last = cells.length > 1 ? (cells.at(-1) ?? '') : '';
  return separator === undefined ? [cells.slice(0, -1).join(' '), last] : [cells[0] ?? '', last];
}

/**
 * Reads a list of parts with their storage cells, pasted from a table or exported from the stock. Each line starts with
 * the number and ends with the cell. A header, which has no digits, is skipped.
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
