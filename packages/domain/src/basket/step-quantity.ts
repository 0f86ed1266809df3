import type { QuantityRule } from '../product/check-quantity.ts';

type Steps = Pick<QuantityRule, 'minQuantity' | 'multiple' | 'available'>;

/**
 * Returns the next valid quantity above or below `quantity`. It is at least the minimum and at most the stock; null =
 * no quantity is left in that direction.
 */
export function stepQuantity(
  { minQuantity, multiple, available }: Steps,
  quantity: number,
  way: 1 | -1,
): number | null {
  const least = Math.ceil(minQuantity / multiple) * multiple;
  const most = Math.floor(available / multiple) * multiple;
  const next =
    way === 1 ? (Math.floor(quantity / multiple) + 1) * multiple : (Math.ceil(quantity / multiple) - 1) * multiple;
  const held = Math.min(Math.max(next, least), most);
  if (held < least) return null;
  return way === 1 ? (held > quantity ? held : null) : held < quantity ? held : null;
}
