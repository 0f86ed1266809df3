import type { AnswerCancelBody } from '@farad/contract/office/payments/payments';
import { cancelWishQueries } from '@farad/database/orders/cancel-wish.queries';
import type { Tx } from '@farad/database/connection/connect';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { moveLockedOrder } from '#core/orders/move-order.ts';
import { notifyBuyer } from '#core/orders/order-messages.ts';
import { askAll, refundAll } from './staff-refunds.ts';
import { lockMoney, type LockedMoney } from './staff-order.ts';

type Answering = StaffCallOrigin & {
  readonly body: z.output<typeof AnswerCancelBody>;
  readonly params: { readonly number: string };
  readonly locale: Locale;
};

/** Refunds everything that was paid through the payment provider. Staff refund bank and cash payments separately. */
async function refundOnline(
  tx: Tx,
  deps: Deps,
  money: LockedMoney,
  { actor, locale }: Answering,
  reason: string,
): Promise<Result<readonly number[], Failure>> {
  if (money.order.paidAt === null || !money.payments.some(({ state }) => state === 'succeeded')) return ok([]);
  if (!actor.staff.permissions.includes('refund_orders')) return fail({ code: 'forbidden' });
  const asked = { what: { kind: 'all' }, by: { way: 'provider' }, isBackInStock: true, reason } as const;
  const begun = await refundAll(tx, deps, money, { asked, staffId: actor.staff.id, locale });
  if (begun.ok) return ok(begun.value.refundIds);
  return begun.error.code === 'nothing_to_refund' ? ok([]) : begun;
}

async function accept(
  tx: Tx,
  deps: Deps,
  context: Answering,
  { money, order, words }: { readonly money: LockedMoney; readonly order: OrderRow; readonly words: string },
): Promise<Result<readonly number[], Failure>> {
  const { answer } = context.body;
  const staffId = context.actor.staff.id;
  // If staff give no reason, the refund has the customer's reason.
  const begun = await refundOnline(tx, deps, money, context, answer === '' ? words : answer);
  if (!begun.ok) return begun;
  await cancelWishQueries(tx).answer(order.id, { state: 'accepted', at: deps.clock(), staffId, answer });
  const moved = await moveLockedOrder(tx, deps, order, {
    to: 'cancelled',
    by: { kind: 'staff', staffId },
    reason: answer,
  });
  return moved.ok ? begun : moved;
}

/**
 * Answers a customer's request to cancel an order (product O5). Either the order is cancelled and its online payments
 * are refunded, or the request is refused with a reason. The customer is notified in both cases.
 */
export async function answerCancel(deps: Deps, context: Answering): Promise<Result<null, Failure>> {
  const { body, params, actor } = context;
  const kept = await decideInTransaction<readonly number[], Failure>(deps.db, async (tx) => {
    const money = await lockMoney(tx, params.number);
    const order = money === undefined ? undefined : await orderQueries(tx).lockById(money.order.id);
    if (money === undefined || order === undefined) return fail({ code: 'not_found' });
    const wishes = cancelWishQueries(tx);
    const wish = await wishes.latest(order.id);
    if (wish?.state !== 'waiting') return fail({ code: 'transition_not_allowed' });
    const object = { kind: 'order', id: order.id } as const;
    if (body.decision === 'refuse') {
      const { answer } = body;
      await wishes.answer(order.id, { state: 'refused', at: deps.clock(), staffId: actor.staff.id, answer });
      await notifyBuyer(tx, deps.config, order, { what: 'cancelRefused', reason: answer });
      await record(tx, deps, context, { action: 'order.cancel_refused', object });
      return ok([]);
    }
    const done = await accept(tx, deps, context, { money, order, words: wish.reason });
    if (!done.ok) return done;
    const event = { action: 'order.cancel_accepted', object, before: { status: order.status } } as const;
    await record(tx, deps, context, { ...event, after: { refunds: done.value.length }, reason: body.answer });
    return done;
  });
  if (!kept.ok) return kept;
  await askAll(deps, kept.value);
  return ok(null);
}
