import { readCell } from './cell.ts';

/** Most lines that are read of one text. */
export const cellLinesMax = 1000;

/** A line of a list of storage places. */
export interface CellLine {
  /** Its place in the text, from 1. */
  readonly row: number;
  readonly text: string;
  /** Of the part: the maker's or the shop's. */
  readonly number: string;
  /** null: no name of a place. */
  readonly cell: string | null;
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/u, '$1')
    .replaceAll('""', '"')
    .trim();

/** Number and place: the first and the last cell of a table's row, or the first and the last word. */
function partsOf(line: string): readonly [number: string, cell: string] {
  const separator = ['\t', ';', '|', ','].find((sign) => line.includes(sign));
  const cells = separator === undefined ? line.trim().split(/\s+/u) : line.split(separator).map(unquoted);
  const last = cells.length > 1 ? (cells.at(-1) ?? '') : '';
  return separator === undefined ? [cells.slice(0, -1).join(' '), last] : [cells[0] ?? '', last];
}

/**
 * Reads a list of parts with their storage places, as it is pasted from a table or is a file of the stock: the number
 * stands first and the place last. A heading, which has no digit, is left out.
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
