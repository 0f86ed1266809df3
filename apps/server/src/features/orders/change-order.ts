import type { Handle } from '@farad/database/connect';
import { orderQueries, type OrderRow } from '@farad/database/order.queries';
import { promotionQueries } from '@farad/database/promotion.queries';
import { stockQueries } from '@farad/database/stock.queries';
import { decideInTransaction } from '@farad/database/transaction';
import { payUntil } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { issueOwedInvoice } from '../../issue-invoice.ts';
import { confirmOrder } from './confirm-order.ts';
import { moveLockedOrder } from '../../move-order.ts';
import { findOwnOrder, type OrderCaller } from './own-order.ts';

type Done = Promise<Result<null, Failure>>;

/**
 * Cancels an order as its customer, where product O2 lets him; the stock it held is free again. Whoever moves the order
 * first wins: the other finds it moved.
 */
export const cancelOrder = (deps: Deps, caller: OrderCaller, reason: string): Done =>
  decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const own = await findOwnOrder(tx, caller, true);
    if (!own.ok) return own;
    if (!own.value.rights.mayChange) return fail({ code: 'forbidden' });
    const by = { kind: 'customer', accountId: caller.accountId } as const;
    const moved = await moveLockedOrder(tx, deps, own.value.order, { to: 'cancelled', by, reason });
    return moved.ok ? ok(null) : moved;
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
    const by = { kind: 'customer', accountId: caller.accountId } as const;
    // First the word, then the move: an order that waits is nothing but a request.
    await orderQueries(tx).setApproval(order.id, isApproved ? 'approved' : 'refused');
    if (!isApproved) {
      const no = { to: 'cancelled', by, reason, news: 'refused' } as const;
      const refused = await moveLockedOrder(tx, deps, order, no);
      return refused.ok ? ok(null) : refused;
    }
    const moved = await moveLockedOrder(tx, deps, order, { to: 'created', by, reason, news: null });
    if (!moved.ok) return moved;
    const until = await holdFrom(tx, order, deps.clock());
    await confirmOrder(tx, deps.config, { ...order, payUntil: until });
    return issueOwedInvoice(tx, order, deps.clock());
  });

/** From now on the order waits for its money, or for staff. */
async function holdFrom(tx: Handle, { id, paymentMethod }: OrderRow, now: Date): Promise<Date | null> {
  const until = payUntil(paymentMethod, false, now, await promotionQueries(tx).holdRules());
  await orderQueries(tx).setPayUntil(id, until);
  await stockQueries(tx).holdUntil(id, until);
  return until;
}
