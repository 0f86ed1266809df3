import type { payRefusals } from '@farad/contract/payments';
import type { PaidOrderLine, PaidOrderRow } from '@farad/database/payment.queries';
import { moscowDay } from '@farad/domain/delivery';
import { offeredMethods, type OnlineMethod } from '@farad/domain/payment';
import { receiptItemCount } from '@farad/domain/receipt';

import { linesToPay, paidLineOf } from './paid-lines.ts';
import type { PaymentDesk } from './payment-account.ts';

export type PayRefusal = (typeof payRefusals)[number];

export interface MethodChoice {
  readonly method: OnlineMethod;
  /** null: it can be paid so. */
  readonly refusal: PayRefusal | null;
}

/** Why nothing of this order can be paid online any more; null: it can. */
export function orderRefusal(
  { status, approval, paymentMethod, payUntil }: PaidOrderRow,
  now: Date,
): PayRefusal | null {
  const isOver = status === 'cancelled' || status === 'completed';
  if (isOver || status === 'request' || approval === 'waiting' || paymentMethod === 'invoice') return 'not_payable';
  return payUntil !== null && payUntil <= now ? 'too_late' : null;
}

/** The ways an unpaid order can be paid now, each with the reason why not. */
export function methodsFor(
  order: PaidOrderRow,
  lines: readonly PaidOrderLine[],
  desk: Pick<PaymentDesk, 'isOn'>,
  now: Date,
): readonly MethodChoice[] {
  const refusal = orderRefusal(order, now);
  // How many rows it has does not depend on their VAT.
  const day = { day: moscowDay(now), added: [] };
  const rows = receiptItemCount(linesToPay(order, lines, 'general').map((line) => paidLineOf(line, day)));
  return offeredMethods(order.total, rows).map((offered) => ({
    method: offered.method,
    refusal: refusal ?? offered.refusal ?? (desk.isOn[offered.method] ? null : 'method_off'),
  }));
}
