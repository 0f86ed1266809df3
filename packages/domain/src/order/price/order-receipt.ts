import type { Day } from '../../delivery/day.ts';
import type { Kopecks, Quantity } from '../../money/money.ts';
import type { PaidLine } from '../../receipt/receipt.ts';
import { vatPercentOn, type VatClass } from '../../vat/vat.ts';

/** A line of an order, as far as receipts and invoices need it. */
export interface SoldLine {
  readonly name: string;
  readonly quantity: Quantity;
  /** Total of the line. The coupon pays `coupon` of it, and bonuses pay `bonus`. */
  readonly total: Kopecks;
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  readonly vatClass: VatClass;
}

export interface SoldOrder {
  readonly lines: readonly SoldLine[];
  readonly cargo: Kopecks;
  /** Name of the delivery in documents. */
  readonly deliveryName: string;
}

/**
 * Returns the amount paid for each line and for delivery, with the VAT rates of this day. Free delivery is left out.
 * The amounts add up to the total of the order.
 */
export function orderPaidLines({ lines, cargo, deliveryName }: SoldOrder, day: Day): PaidLine[] {
  const paid = lines.map(({ name, quantity, total, coupon, bonus, vatClass }): PaidLine => ({
    name,
    subject: 'commodity',
    quantity,
    total: (total - coupon - bonus) as Kopecks,
    vatPercent: vatPercentOn(vatClass, day),
  }));
  if (cargo === 0) return paid;
  const vatPercent = vatPercentOn('standard', day);
  return [...paid, { name: deliveryName, subject: 'service', quantity: 1, total: cargo, vatPercent }];
}

/** Returns the amount paid for some pieces of a line, rounded down. For all pieces it is exactly the paid amount. */
export function paidForPieces(
  { quantity, total, coupon, bonus }: Pick<SoldLine, 'quantity' | 'total' | 'coupon' | 'bonus'>,
  pieces: number,
): Kopecks {
  const paid = BigInt(total - coupon - bonus);
  return Number((paid * BigInt(pieces)) / BigInt(quantity)) as Kopecks;
}
