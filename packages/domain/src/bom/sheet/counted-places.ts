import { readDesignators } from '../cell/designators.ts';
import type { BomColumn } from '../header/layout.ts';
import type { Seen } from './seen-column.ts';

/** Whether most texts of a column are designators. The others may be titles of groups. */
export const arePlaces = ({ values }: Seen): boolean => values.filled >= 3 && values.share.designators >= 0.7;

const countIn = (text: string | undefined): string => String(readDesignators(text ?? '').designators.length);

/** Returns the share, 0…1, of the rows with designators whose count equals the number of designators. */
function shareOfEqual(places: readonly string[], counts: readonly string[]): number {
  const filled = places.flatMap((text, row) => (text === '' ? [] : [row]));
  return filled.filter((row) => countIn(places[row]) === counts[row]).length / Math.max(1, filled.length);
}

/**
 * Whether a column has designators, and in most rows their number equals the number of pieces. Such a column may have
 * any header, as `Customer Reference` in a shop's cart.
 */
export function areCountedPlaces(column: Seen, all: readonly Seen[]): boolean {
  if (!arePlaces(column)) return false;
  const counts = all.find(({ meaning, values }) => meaning?.fields[0] === 'quantity' && values.share.integer >= 0.8);
  return counts !== undefined && shareOfEqual(column.texts, counts.texts) > 0.5;
}

/** Minimum number of rows for which the counts are conclusive. */
const rowsMin = 5;

/**
 * Chooses another quantity column if its counts equal the numbers of designators, and the counts of the present column
 * do not. For example, `Qty min` for one board replaces `Qty fix` for a whole batch.
 */
export function withCountedQuantity<Column extends Pick<BomColumn, 'field' | 'distributor' | 'evidence'>>(
  columns: readonly Column[],
  all: readonly Seen[],
): readonly Column[] {
  const places = all.find((_, at) => columns[at]?.field === 'designators');
  const taken = columns.flatMap(({ field }, at) => (field === 'quantity' ? [at] : []));
  if (places === undefined || taken.length === 0 || places.values.filled < rowsMin || !arePlaces(places))
    return columns;
  const equal = (at: number): number => shareOfEqual(places.texts, all[at]?.texts ?? []);
  if (taken.some((at) => equal(at) >= 0.5)) return columns;
  const isVaried = new Set(places.texts.filter((text) => text !== '').map(countIn)).size > 1;
  const counted = all.findIndex((_, at) => columns[at]?.field === null && equal(at) >= 0.9);
  if (!isVaried || counted < 0) return columns;
  return columns.map((column, at) => {
    if (at === counted) return { ...column, field: 'quantity', evidence: 'values' };
    return taken.includes(at) ? { ...column, field: null, evidence: 'none' } : column;
  });
}
