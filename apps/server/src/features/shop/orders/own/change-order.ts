import { orderQueries } from '@farad/database/orders/order.queries';
import { stockQueries } from '@farad/database/stock/stock.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { moveLockedOrder } from '#core/orders/move-order.ts';
import { openOrder } from '#core/orders/open-order.ts';
import { notifyBuyer } from '#core/orders/order-messages.ts';
import { lockOwnOrder, type OrderCaller } from './own-order.ts';

type Done = Promise<Result<null, Failure>>;

/**
 * Cancels an order for its customer if its status allows it (product O2), and releases its stock. If two people move an
 * order at the same time, the first one succeeds. The second one fails, since the status has changed.
 */
export const cancelOrder = (deps: Deps, caller: OrderCaller, reason: string): Done =>
  decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const own = await lockOwnOrder(tx, caller);
    if (!own.ok) return own;
    if (!own.value.rights.mayChange) return fail({ code: 'forbidden' });
    const by = { kind: 'customer', accountId: caller.accountId } as const;
    const moved = await moveLockedOrder(tx, deps, own.value.order, { to: 'cancelled', by, reason });
    return moved.ok ? ok(null) : moved;
  });

/**
 * Records the decision of a company's owner about an order above the buyer's limit (product U4). The order is then
 * opened or cancelled.
 */
export const answerOrder = (
  deps: Deps,
  caller: OrderCaller,
  answer: { readonly isApproved: boolean; readonly reason: string },
): Done =>
  decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const own = await lockOwnOrder(tx, caller);
    if (!own.ok) return own;
    const { order, rights } = own.value;
    if (!rights.mayApprove) return fail({ code: 'forbidden' });
    if (order.approval !== 'waiting') return fail({ code: 'transition_not_allowed' });
    const { isApproved, reason } = answer;
    const by = { kind: 'customer', accountId: caller.accountId } as const;
    // The decision must be stored before the move, since an order that waits for an approval counts as a request.
    await orderQueries(tx).setApproval(order.id, isApproved ? 'approved' : 'refused');
    if (!isApproved) {
      const no = { to: 'cancelled', by, reason, news: 'refused' } as const;
      const refused = await moveLockedOrder(tx, deps, order, no);
      return refused.ok ? ok(null) : refused;
    }
    if ((await stockQueries(tx).lacking(order.id)).length > 0) {
      // Some quoted goods are not in stock yet, so the order stays a request. Staff open it when the goods have
      // arrived.
      await orderQueries(tx).setPayUntil(order.id, null);
      await stockQueries(tx).holdUntil(order.id, null);
      await notifyBuyer(tx, deps.config, order, { what: 'awaited', reason: '' });
      return ok(null);
    }
    const opened = await openOrder(tx, deps, order, { by, reason });
    return opened.ok ? ok(null) : opened;
  });
