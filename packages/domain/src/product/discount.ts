import type { UnitPrice } from '../money/money.ts';

/**
 * Whole percent by which a price fell, rounded down so that it is never overstated; null where it did not fall by one
 * percent at least. Both prices must be for the same quantity.
 */
export function discountPercent(before: UnitPrice, now: UnitPrice): number | null {
  if (before <= 0 || now >= before) return null;
  const percent = Math.floor(((before - now) * 100) / before);
  return percent === 0 ? null : percent;
}
