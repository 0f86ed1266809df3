import type { ProductId } from '../product/product.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { comparisonMax } from '../site/constants.ts';

/** Adds a product at the end of the comparison or removes it. A full comparison stays unchanged (product C12). */
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
 * Merges a guest's comparison into the customer's at sign-in. The guest's products come first, then the customer's own
 * while there is room. Repeating the merge changes nothing.
 */
export const mergeComparison = (guest: readonly ProductId[], own: readonly ProductId[]): readonly ProductId[] =>
  [...new Set([...guest, ...own])].slice(0, comparisonMax);
