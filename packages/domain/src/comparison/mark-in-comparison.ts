import type { ProductId } from '../product/product.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { comparisonMax } from '../site/constants.ts';

/** The comparison with a product in it (at the end) or out of it; a full one takes no more (product C12). */
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
 * A guest's comparison and the customer's own as one, at sign-in. What was marked last stays: the guest's products come
 * first, then the own ones for which there is room. Merging again changes nothing.
 */
export const mergeComparison = (guest: readonly ProductId[], own: readonly ProductId[]): readonly ProductId[] =>
  [...new Set([...guest, ...own])].slice(0, comparisonMax);
