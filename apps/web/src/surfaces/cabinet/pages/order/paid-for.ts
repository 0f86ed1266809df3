import type { WireOrder } from '@farad/contract/shop/orders';
import type { Kopecks, Quantity } from '@farad/domain/money';
import { paidForPieces } from '@farad/domain/order';

import { kopecksOf } from '#ui/roubles.ts';

type PaidLine = Pick<WireOrder['products'][number], 'qty' | 'total_price' | 'discount'>;

/**
 * Returns the amount that the customer paid for `pieces` pieces of a line, without delivery. A return refunds this
 * amount.
 */
export const paidFor = ({ qty, total_price, discount }: PaidLine, pieces: number): Kopecks =>
  paidForPieces(
    {
      quantity: qty as Quantity,
      total: kopecksOf(total_price),
      coupon: kopecksOf(discount),
      bonus: 0 as Kopecks,
    },
    Math.min(pieces, qty),
  );
