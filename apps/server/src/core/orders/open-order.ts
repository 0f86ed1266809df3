import type { Tx } from '@farad/database/connection/connect';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { stockQueries } from '@farad/database/stock/stock.queries';
import { payUntil } from '@farad/domain/order';
import { ok, type Result } from '@farad/domain/shared';

import { confirmOrder } from './confirm-order.ts';
import type { Failure } from '#http/answers/errors.ts';
import { issueOwedInvoice } from '../invoices/issue-invoice.ts';
import { moveLockedOrder, type Mover, type OrderMoves } from './move-order.ts';

/**
 * Starts the time limit in which an order waits for its payment or for staff. Returns the end of this time; null = no
 * limit.
 */
async function holdFrom(tx: Tx, { id, paymentMethod }: OrderRow, now: Date): Promise<Date | null> {
  const until = payUntil(paymentMethod, false, now, await promotionQueries(tx).holdRules());
  await orderQueries(tx).setPayUntil(id, until);
  await stockQueries(tx).holdUntil(id, until);
  return until;
}

/**
 * Moves a locked order to `created` and reserves all its goods; fails with `not_enough_stock`. If it was never
 * `created` before, it is also confirmed, its time limit for payment starts, and an order paid by invoice gets its
 * invoice.
 */
export async function openOrder(
  tx: Tx,
  moves: OrderMoves,
  order: OrderRow,
  { by, reason }: { readonly by: Mover; readonly reason: string },
): Promise<Result<OrderRow, Failure>> {
  const wasOpen = (await orderQueries(tx).events(order.id)).some(({ status }) => status === 'created');
  const moved = await moveLockedOrder(tx, moves, order, {
    to: 'created',
    by,
    reason,
    ...(wasOpen ? {} : { news: null }),
  });
  if (!moved.ok || wasOpen) return moved;
  const now = moves.clock();
  const opened = { ...moved.value, payUntil: await holdFrom(tx, order, now) };
  await confirmOrder(tx, moves.config, opened);
  const invoiced = await issueOwedInvoice(tx, moves.config, opened, now);
  return invoiced.ok ? ok(opened) : invoiced;
}
