import { bankQueries } from '@farad/database/payments/bank.queries';
import type { Tx } from '@farad/database/connection/connect';
import type { OrderRow } from '@farad/database/orders/order.queries';
import type { Kopecks } from '@farad/domain/money';

import type { OrderMoves } from '../orders/move-order.ts';
import { markPaid } from '../orders/order-paid.ts';

/** A bank payment for one order. */
export interface BankPayment {
  readonly amount: Kopecks;
  /** Day on which the bank booked the payment, `2026-11-24`. */
  readonly day: string;
  /** Id of the entry in a bank statement; null = staff entered the payment. */
  readonly entryId: number | null;
  /** Staff member who matched or entered the payment; null = it was matched automatically. */
  readonly staffId: number | null;
  readonly note: string;
}

/**
 * Records a bank payment for an order that is locked in this transaction. The order becomes paid once its bank payments
 * reach its total (product Y2). An excess stays recorded, so that it can be refunded.
 */
export async function takeBankPayment(
  tx: Tx,
  deps: OrderMoves,
  order: Pick<OrderRow, 'id' | 'total'>,
  payment: BankPayment,
): Promise<void> {
  const bank = bankQueries(tx);
  const now = deps.clock();
  await bank.addMoney({ ...payment, orderId: order.id, now });
  if ((await bank.paid(order.id)) < order.total) return;
  const by =
    payment.staffId === null ? ({ kind: 'system' } as const) : { kind: 'staff' as const, staffId: payment.staffId };
  await markPaid(tx, deps, order.id, { amount: order.total, at: now, by, method: 'invoice' });
}
