import { bankQueries } from '@farad/database/payments/bank.queries';
import type { Handle } from '@farad/database/connection/connect';
import type { OrderRow } from '@farad/database/orders/order.queries';
import type { Kopecks } from '@farad/domain/money';

import type { OrderMoves } from '../orders/move-order.ts';
import { markPaid } from '../orders/order-paid.ts';

/** Money by bank for one order. */
export interface BankPayment {
  readonly amount: Kopecks;
  /** Of the bank, `2026-11-24`. */
  readonly day: string;
  /** The payment order of a statement; null: staff saw it themselves. */
  readonly entryId: number | null;
  /** null: matched by itself. */
  readonly staffId: number | null;
  readonly note: string;
}

/**
 * Notes money by bank for an order that is locked in this transaction; the order is paid once all of it is there
 * (product Y2). What is beyond stays noted, to be given back.
 */
export async function takeBankPayment(
  tx: Handle,
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
