import type { ProductId } from '../product/product.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { comparisonMax } from '../site/constants.ts';

/** Adds a product to the end of the comparison, or removes it. Nothing is added to a full comparison (product C12). */
export function markInComparison(
  list: readonly ProductId[],
  productId: ProductId,
  isMarked: boolean,
): Result<readonly ProductId[], 'comparison_full'> {
  if (list.includes(productId) === isMarked) return ok(list);
  if (!isMarked) return ok(list.filter((id) => id !== productId));
  return list.length >= comparisonMax ? fail('comparison_full') : ok([...list, productId]);
}

/**
 * Merges a guest's comparison into the customer's at sign-in. The guest's products come first. The customer's own
 * products follow until the comparison is full. A repeated merge changes nothing.
 */
export const mergeComparison = (guest: readonly ProductId[], own: readonly ProductId[]): readonly ProductId[] =>
  [...new Set([...guest, ...own])].slice(0, comparisonMax);
