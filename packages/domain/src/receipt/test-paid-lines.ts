import { allocate } from '../money/allocate.ts';
import type { Kopecks, Quantity } from '../money/money.ts';
import type { VatPercent } from '../vat/vat.ts';
import type { PaidLine } from './receipt.ts';

/** A line of an order as it was stored, before coupon and bonuses. */
export interface FrozenLine {
  readonly name: string;
  readonly quantity: Quantity;
  readonly total: Kopecks;
  readonly vatPercent: VatPercent;
}

export interface FrozenOrder {
  readonly lines: readonly FrozenLine[];
  /** null = own pickup. Free delivery has the price 0. */
  readonly delivery: { readonly name: string; readonly price: Kopecks; readonly vatPercent: VatPercent } | null;
  /** Sum of coupon and bonuses. It reduces the price of goods, never of delivery. */
  readonly reduction: Kopecks;
}

/**
 * Returns the lines of a random order to pay. The reduction is spread over the goods (see `allocate`). Delivery is the
 * last line; free delivery is left out.
 */
export function paidLines({ lines, delivery, reduction }: FrozenOrder): PaidLine[] {
  const cuts = allocate(
    reduction,
    lines.map((line) => line.total),
  );
  const paid = lines.map(({ name, quantity, total, vatPercent }, index): PaidLine => {
    const cut = cuts[index] ?? 0;
    return { name, subject: 'commodity', quantity, total: (total - cut) as Kopecks, vatPercent };
  });
  if (delivery === null || delivery.price === 0) return paid;
  const { name, price, vatPercent } = delivery;
  return [...paid, { name, subject: 'service', quantity: 1, total: price, vatPercent }];
}
