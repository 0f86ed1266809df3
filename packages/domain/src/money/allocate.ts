import type { Kopecks } from './money.ts';

/**
 * Splits a sum into parts in proportion to weights, so that the parts add up to the sum exactly. Used to spread
 * coupons, bonuses and delivery over lines (product B1). Leftover kopecks go to the largest remainders; of equal
 * remainders the earlier line wins. If all weights are zero, the parts are equal. A negative sum (a refund) is split
 * like a positive one.
 *
 * @throws RangeError if a weight is not a non-negative integer, or if there is a sum but no line
 */
export function allocate(total: Kopecks, weights: readonly number[]): Kopecks[] {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError('weights must be non-negative integers');
  }
  if (!Number.isSafeInteger(total)) throw new RangeError(`total must be whole kopecks, got ${total}`);
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError(`cannot allocate ${total} kopecks to an empty list`);
    return [];
  }
  return total < 0 ? shares(-total, weights).map((part) => (0 - part) as Kopecks) : shares(total, weights);
}

function shares(total: number, weights: readonly number[]): Kopecks[] {
  const even = weights.every((weight) => weight === 0);
  const big = weights.map((weight) => (even ? 1n : BigInt(weight)));
  const weightSum = big.reduce((sum, weight) => sum + weight, 0n);
  const exact = big.map((weight) => weight * BigInt(total));
  const parts = exact.map((share) => Number(share / weightSum));
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % weightSum }))
    .sort((a, b) => Number(b.remainder - a.remainder));
  const missing = total - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts as Kopecks[];
}
