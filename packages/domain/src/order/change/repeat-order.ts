import { changedSinceSeen, type LineChange, type SeenLine } from '../../basket/changed-since-seen.ts';
import { scaledUnitPrice } from '../../money/line-total.ts';
import type { Coefficient, Quantity } from '../../money/money.ts';
import { checkQuantity, type QuantityRule } from '../../product/check-quantity.ts';
import { unitPriceAt } from '../../product/price-breaks.ts';
import type { PriceBreaks, ProductId } from '../../product/product.ts';

/** A product as it is sold today. `inBasket`: quantity that is already in the basket. */
export interface ProductToday extends QuantityRule {
  readonly productId: ProductId;
  readonly tiers: PriceBreaks;
  readonly inBasket: number;
}

export interface RepeatPlan {
  /** Lines to add to the basket. */
  readonly add: readonly { readonly productId: ProductId; readonly quantity: Quantity }[];
  /** Differences from the old order, sorted by its lines. */
  readonly changes: readonly LineChange[];
}

/** Returns how many of the `wanted` pieces can be added to the basket; 0 = none. */
function addable(product: ProductToday, wanted: Quantity): number {
  const total = product.inBasket + wanted;
  const checked = checkQuantity(product, total);
  const most = checked.ok ? checked.value : (checked.error.allowed?.below ?? 0);
  return Math.max(0, most - product.inBasket);
}

/**
 * Returns which lines of an old order can be added to the basket at today's prices, and what has changed since (product
 * U1).
 */
export function repeatOrder(
  lines: readonly SeenLine[],
  today: ReadonlyMap<ProductId, ProductToday>,
  coefficient: Coefficient,
): RepeatPlan {
  const add: RepeatPlan['add'][number][] = [];
  const now = lines.flatMap((line) => {
    const product = today.get(line.productId);
    if (product === undefined || product.state !== 'published' || product.tiers.length === 0) return [];
    const quantity = addable(product, line.quantity);
    if (quantity > 0) add.push({ productId: line.productId, quantity: quantity as Quantity });
    const unitPrice = scaledUnitPrice(unitPriceAt(product.tiers, line.quantity), coefficient);
    // `available` is what can be added beside the pieces in the basket, not the whole stock.
    return [{ productId: line.productId, unitPrice, available: quantity as Quantity }];
  });
  return { add, changes: changedSinceSeen(lines, now) };
}
