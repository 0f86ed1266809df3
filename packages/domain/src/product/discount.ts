import type { UnitPrice } from '../money/money.ts';

/**
 * Returns the price drop in whole percent, rounded down so that it is never overstated. Returns null below one percent.
 * Both prices must be for the same quantity.
 */
export function discountPercent(before: UnitPrice, now: UnitPrice): number | null {
  if (before <= 0 || now >= before) return null;
  const percent = Math.floor(((before - now) * 100) / before);
  return percent === 0 ? null : percent;
}
