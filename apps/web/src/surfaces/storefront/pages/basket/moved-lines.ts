import type { WireBasketLine } from '@farad/contract/basket';

type Seen = Pick<WireBasketLine, 'product_id' | 'qty' | 'seen' | 'current_price' | 'problem'>;

/** Lines whose price is not what the buyer saw, and that can be ordered as they are: setting them anew is to have seen it. */
export const movedLines = (lines: readonly Seen[]): readonly { readonly product_id: string; readonly qty: number }[] =>
  lines
    .filter(({ seen, current_price, problem }) => problem === null && seen.current_price !== current_price)
    .map(({ product_id, qty }) => ({ product_id, qty }));
