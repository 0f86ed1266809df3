import { toLatinLetters } from '../shared/look-alikes.ts';

/** Longest name of a storage place. */
export const cellLengthMax = 20;

const cellForm = /^[\p{Lu}\p{N}](?:[\p{Lu}\p{N}./-]*[\p{Lu}\p{N}])?$/u;

/**
 * A storage place as it is kept: capitals without spaces, Cyrillic letters that look Latin made Latin, so that `а-03-12`
 * typed in either layout is one place. Empty: none; null: no name of a place.
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

/** The way through the store: `A-2` before `A-10`; what has no place comes last. */
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
