import type { Handle } from '@farad/database/connect';
import { orderQueries } from '@farad/database/order.queries';
import { stockQueries } from '@farad/database/stock.queries';
import { decideInTransaction } from '@farad/database/transaction';
import { moveOrder, type OrderStatus } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { confirmOrder } from './confirm-order.ts';
import { tellBuyer } from './order-messages.ts';
import { findOwnOrder, movable, type OrderCaller, type OwnOrder } from './own-order.ts';

type Done = Promise<Result<null, Failure>>;

interface Move {
  readonly to: OrderStatus;
  readonly reason: string;
}

/** Moves a locked order as its customer, records it, and lets its stock go where it is over. */
async function move(
  tx: Handle,
  { order }: OwnOrder,
  { to, reason }: Move,
  by: { readonly accountId: number; readonly now: Date },
): Promise<Result<null, Failure>> {
  const moved = moveOrder(movable(order), to, 'customer');
  if (!moved.ok) return fail({ code: moved.error });
  const { accountId, now } = by;
  await orderQueries(tx).move(order.id, { from: order.status, to, by: 'customer', accountId, reason, at: now });
  if (to === 'cancelled') await stockQueries(tx).release(order.id);
  return ok(null);
}

/**
 * Cancels an order as its customer, where product O2 lets him; the stock it held is free again. Whoever moves the order
 * first wins: the other finds it moved.
 */
export const cancelOrder = (deps: Deps, caller: OrderCaller, reason: string): Done =>
  decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const own = await findOwnOrder(tx, caller, true);
    if (!own.ok) return own;
    if (!own.value.rights.mayChange) return fail({ code: 'forbidden' });
    const by = { accountId: caller.accountId, now: deps.clock() };
    const moved = await move(tx, own.value, { to: 'cancelled', reason }, by);
    if (moved.ok) await tellBuyer(tx, deps.config, own.value.order, { what: 'cancelled', reason });
    return moved;
  });

/** The word of an owner on an order above its buyer's limit (product U4): it is ordered, or it is over. */
export const answerOrder = (
  deps: Deps,
  caller: OrderCaller,
  answer: { readonly isApproved: boolean; readonly reason: string },
): Done =>
  decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const own = await findOwnOrder(tx, caller, true);
    if (!own.ok) return own;
    const { order, rights } = own.value;
    if (!rights.mayApprove) return fail({ code: 'forbidden' });
    if (order.approval !== 'waiting') return fail({ code: 'transition_not_allowed' });
    const { isApproved, reason } = answer;
    const by = { accountId: caller.accountId, now: deps.clock() };
    // First the word, then the move: an order that waits is nothing but a request.
    await orderQueries(tx).setApproval(order.id, isApproved ? 'approved' : 'refused');
    const moved = await move(tx, own.value, { to: isApproved ? 'created' : 'cancelled', reason }, by);
    if (!moved.ok) return moved;
    if (isApproved) await confirmOrder(tx, deps.config, order);
    else await tellBuyer(tx, deps.config, order, { what: 'refused', reason });
    return ok(null);
  });
