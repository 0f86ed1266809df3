import type { BankEntry } from '@farad/contract/office/payments/bank';
import { bankQueries } from '@farad/database/payments/bank.queries';
import type { Tx } from '@farad/database/connection/connect';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { paidOrderQueries } from '@farad/database/payments/paid-order.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { stockQueries } from '@farad/database/stock/stock.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { isBeingMade, payUntil } from '@farad/domain/order';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { shownEntry } from './bank-entries.ts';

const reasons = { sent: 'backOfficeBank.takeBackSent', refunded: 'backOfficeBank.takeBackRefunded' } as const;

/**
 * Marks an order as unpaid. If its goods are not ready yet, the time limit for payment and the reservation of stock
 * start again.
 */
async function setUnpaid(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await paidOrderQueries(tx).setUnpaid(order.id);
  const isBegun = isBeingMade(order.status);
  if (!isBegun) return;
  const chosen = (await orderQueries(tx).byId(order.id))?.paymentMethod ?? order.paymentMethod;
  const until = payUntil(chosen, false, now, await promotionQueries(tx).holdRules());
  await orderQueries(tx).setPayUntil(order.id, until);
  await stockQueries(tx).holdUntil(order.id, until);
}

/**
 * Undoes the assignment of a payment to a wrong order. A ledger row takes the money from the order, and the payment
 * waits for a decision by staff. If the order's other payments are not sufficient, it becomes unpaid (product Y2). If
 * the order was shipped or a part of the money was refunded, this is refused with an explanation.
 */
export async function takeBackMatch(
  deps: Deps,
  caller: StaffCallOrigin & { readonly locale: Locale },
  entryId: string,
  reason: string,
): Promise<Result<BankEntry, Failure>> {
  const id = readRowNumber(entryId);
  if (id === undefined) return fail({ code: 'not_found' });
  const done = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const bank = bankQueries(tx);
    const entry = await bank.lock(id);
    if (entry === undefined) return fail({ code: 'not_found' });
    const order = entry.orderId === null ? undefined : await orderQueries(tx).lockById(entry.orderId);
    if (order === undefined) return fail({ code: 'transition_not_allowed' });
    const bound = await bank.boundBy(order.id);
    if (bound !== null) {
      return fail({ code: 'transition_not_allowed', detail: translators[caller.locale](reasons[bound]) });
    }
    const now = deps.clock();
    const staffId = caller.actor.staff.id;
    if (!(await bank.takeBack(id, { staffId, note: reason, now }))) return fail({ code: 'transition_not_allowed' });
    await bank.decide(id, { outcome: 'unknown', orderId: null, note: '', staffId: null, now });
    const isEnough = (await bank.paid(order.id)) >= order.total || (await bank.isPaidOtherwise(order.id));
    if (order.paidAt !== null && !isEnough) await setUnpaid(tx, order, now);
    const event = { action: 'bank.match_taken_back', object: { kind: 'bank', id }, reason } as const;
    await record(tx, deps, caller, { ...event, before: { orderNumber: order.number, outcome: entry.outcome } });
    return ok(null);
  });
  return done.ok ? shownEntry(deps, id) : done;
}
