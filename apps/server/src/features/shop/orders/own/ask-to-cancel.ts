import { cancelWishQueries } from '@farad/database/orders/cancel-wish.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { mayAskToCancel } from '@farad/domain/order';
import { defaultLocale, fail, ok, type Result } from '@farad/domain/shared';
import { orderToShopMail } from '@farad/wording/staff-notices';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { movable } from '#core/orders/move-order.ts';
import { notifyBuyer } from '#core/orders/order-messages.ts';
import { notifyStaff } from '#core/messages/notify-staff.ts';
import { lockOwnOrder, type OrderCaller } from './own-order.ts';

/** Stores a customer's request to cancel an order that only staff may cancel. Staff answer the request (product O5). */
export const askToCancel = (deps: Deps, caller: OrderCaller, reason: string): Promise<Result<null, Failure>> =>
  decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const own = await lockOwnOrder(tx, caller);
    if (!own.ok) return own;
    const { order, rights } = own.value;
    if (!rights.mayChange) return fail({ code: 'forbidden' });
    const wishes = cancelWishQueries(tx);
    const latest = await wishes.latest(order.id);
    if (!mayAskToCancel(movable(order), latest?.state === 'waiting')) return fail({ code: 'transition_not_allowed' });
    await wishes.add({ orderId: order.id, accountId: caller.accountId, reason, at: deps.clock() });
    await notifyBuyer(tx, deps.config, order, { what: 'cancelRequested', reason });
    const url = `${deps.config.adminUrl}/orders/${order.number}`;
    const mail = orderToShopMail(defaultLocale, 'cancel', { number: order.number, words: reason, url });
    const news = { kind: 'cancel_to_shop', event: 'cancel', number: order.number, orderId: order.id } as const;
    await notifyStaff(tx, deps.config, { ...news, mail, url });
    return ok(null);
  });
