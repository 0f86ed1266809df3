import type { WireBasketLine } from '@farad/contract/shop/basket';

type Seen = Pick<WireBasketLine, 'product_id' | 'qty' | 'seen' | 'current_price' | 'problem'>;

/**
 * Returns the lines whose price has changed since the buyer saw it, without those that cannot be ordered. Setting the
 * same quantity again accepts the new price.
 */
export const movedLines = (lines: readonly Seen[]): readonly { readonly product_id: string; readonly qty: number }[] =>
  lines
    .filter(({ seen, current_price, problem }) => problem === null && seen.current_price !== current_price)
    .map(({ product_id, qty }) => ({ product_id, qty }));
