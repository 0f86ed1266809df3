import { toLatinLetters } from '../shared/look-alikes.ts';

/** Maximum length of a storage cell's name. */
export const cellLengthMax = 20;

const cellForm = /^[\p{Lu}\p{N}](?:[\p{Lu}\p{N}./-]*[\p{Lu}\p{N}])?$/u;

/**
 * Returns the name of a storage cell as it is stored: in capitals, without spaces, with Latin letters instead of
 * look-alike Cyrillic ones. So `а-03-12` means the same cell in either keyboard layout. Empty = no cell; null = the
 * name is invalid.
 */
export function readCell(text: string): string | null {
  const cell = toLatinLetters(
    text
      .replace(/\s/gu, '')
      .replace(/[‐‑–—−_]/gu, '-')
      .toUpperCase(),
  );
  if (cell === '') return '';
  return cell.length <= cellLengthMax && cellForm.test(cell) ? cell : null;
}

const parts = (cell: string): readonly string[] => cell.match(/\d+|\D+/gu) ?? [];

const comparePart = (a: string, b: string): number => {
  const [x, y] = [Number(a), Number(b)];
  if (Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1;
  if (!Number.isNaN(x) && x !== y) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Compares storage cells for sorting in walking order: `A-2` comes before `A-10`. An empty cell comes last. */
export function compareCells(a: string, b: string): number {
  if (a === b) return 0;
  if (a === '' || b === '') return a === '' ? 1 : -1;
  const [left, right] = [parts(a), parts(b)];
  for (const [index, part] of left.entries()) {
    const order = comparePart(part, right[index] ?? '');
    if (order !== 0) return right[index] === undefined ? 1 : order;
  }
  return left.length - right.length;
}
