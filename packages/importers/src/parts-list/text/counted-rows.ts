import type { TextRow } from './fixed-width.ts';

/** Matches a quantity before a part in one cell: `2 ZF 3,6`, `1 D-SUB ST09EU`. */
const article = /^\s*(?<count>\d{1,4}) (?<name>\S.*)$/u;

/**
 * Returns rows [quantity, part, description] of lines such as `2 ZF 3,6⇥Z-Diode 3,6V`, with a header as row 0. A line
 * consists of a quantity, a part and, after tabs, a description. Returns null if fewer than two thirds of the lines
 * have this form.
 */
export function countedRows(lines: readonly string[]): readonly TextRow[] | null {
  const filled = lines.filter((line) => line.trim() !== '');
  const parted = filled.filter((line) => line.includes('\t') && article.test(line.split('\t', 1)[0] ?? ''));
  if (parted.length < 3 || parted.length < (filled.length * 2) / 3) return null;
  const rows = lines.map((line, index): TextRow => {
    const [first = '', ...others] = line.split('\t').map((cell) => cell.trim());
    const { count = '', name = first } = article.exec(first)?.groups ?? {};
    const words = others.filter((cell) => cell !== '').join(' ');
    return { cells: line.trim() === '' ? [] : [count, name, words], line: index + 1 };
  });
  return [{ cells: ['Quantity', 'Part', 'Description'], line: 0 }, ...rows];
}
