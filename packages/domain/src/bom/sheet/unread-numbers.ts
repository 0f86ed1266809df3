import { headerMeaning } from '../header/header-meaning.ts';
import { otherCountWords } from '../header/header-words.ts';
import type { BomLayout } from '../header/layout.ts';
import type { PartsSheet } from '../header/parts-file.ts';

const rowsLooked = 300;
const filledMin = 2;

/** Whether the header says that the numbers are not the quantity: a row number, a stock or a minimum. */
const isKnown = (header: string): boolean =>
  headerMeaning(header) !== null ||
  header
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => otherCountWords.has(word));

const isCounted = (numbers: readonly number[]): boolean =>
  numbers.length >= 4 && numbers.every((number, place) => number === (numbers[0] ?? 0) + place);

/**
 * Returns indexes of integer columns without a meaning; any of them may be the quantity. Excludes columns that a person
 * ignored.
 */
export function unreadNumbers({ rows }: PartsSheet, layout: BomLayout): readonly number[] {
  const own = rows.slice(layout.firstRow, Math.min(layout.lastRow + 1, layout.firstRow + rowsLooked));
  return layout.columns.flatMap(({ index, field, evidence, header }) => {
    if (field !== null || evidence !== 'none' || isKnown(header)) return [];
    const filled = own.map((cells) => (cells[index] ?? '').trim()).filter((text) => text !== '');
    const numbers = filled.filter((text) => /^\d{1,6}$/u.test(text)).map(Number);
    const isNumeric = filled.length >= filledMin && numbers.length >= filled.length * 0.8;
    return isNumeric && !isCounted(numbers) ? [index] : [];
  });
}
