import type { payRefusals } from '@farad/contract/shop/payments';
import type { PaidOrderLine, PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { offeredMethods, onlineAmountMin, type OnlineMethod } from '@farad/domain/payment';
import { sumKopecks, type Kopecks } from '@farad/domain/money';
import { isPayable } from '@farad/domain/order';
import { linesByReceipt, tillLimits } from '@farad/domain/receipt';

import { linesToPay } from './provider/lines-to-pay.ts';
import type { PaymentDesk } from './provider/payment-account.ts';

export type PayRefusal = (typeof payRefusals)[number];

export interface MethodChoice {
  readonly method: OnlineMethod;
  /** Reason why the method is not possible; null = it is possible. */
  readonly refusal: PayRefusal | null;
}

/** Returns the reason why this order cannot be paid online; null = it can. */
export function orderRefusal(
  { status, approval, paymentMethod, payUntil }: PaidOrderRow,
  now: Date,
): PayRefusal | null {
  if (!isPayable(status) || approval === 'waiting' || paymentMethod === 'invoice') return 'not_payable';
  return payUntil !== null && payUntil <= now ? 'too_late' : null;
}

/** Positions of an order's lines that are paid already. */
export type PaidPositions = readonly number[];

/** Returns the sums of the remaining payments of an order, in the sequence in which they are paid. */
export function sumsToPay(
  order: PaidOrderRow,
  lines: readonly PaidOrderLine[],
  { till }: Pick<PaymentDesk, 'till'>,
  paid: PaidPositions,
): Kopecks[] {
  // Any VAT mode can be used here, since lines are divided regardless of their VAT.
  const left = linesToPay(order, lines, 'general').filter(({ position }) => !paid.includes(position));
  const groups = linesByReceipt(left, tillLimits[till.kind].itemsMax, onlineAmountMin);
  return groups.map((group) => sumKopecks(group.map(({ total }) => total)));
}

/** True if the receipt of this order requires an email address and the order has none. */
export const needsEmail = ({ contact }: Pick<PaidOrderRow, 'contact'>, { till }: Pick<PaymentDesk, 'till'>): boolean =>
  contact.email === '' && tillLimits[till.kind].needsEmail;

/** Returns the online payment methods of an unpaid order, each with the reason if it cannot be used. */
export function methodsFor(
  order: PaidOrderRow,
  sums: readonly Kopecks[],
  desk: Pick<PaymentDesk, 'isOn'>,
  now: Date,
): readonly MethodChoice[] {
  const refusal = orderRefusal(order, now);
  return offeredMethods(sums).map((offered) => ({
    method: offered.method,
    refusal: refusal ?? offered.refusal ?? (desk.isOn[offered.method] ? null : 'method_off'),
  }));
}
