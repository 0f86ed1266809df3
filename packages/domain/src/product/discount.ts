import type { UnitPrice } from '../money/money.ts';

/**
 * Returns by how many percent a price fell; null = by less than one percent. The result is rounded down, so that it is
 * never overstated. Both prices must be for the same quantity.
 */
export function discountPercent(before: UnitPrice, now: UnitPrice): number | null {
  if (before <= 0) return null;
  const percent = Math.floor(((before - now) * 100) / before);
  return percent <= 0 ? null : percent;
}
