import type { CaptureBody } from '@farad/contract/office/payments/payments';
import type { Tx } from '@farad/database/connection/connect';
import { paidOrderQueries } from '@farad/database/payments/paid-order.queries';
import { paymentQueries } from '@farad/database/payments/payment.queries';
import { receiptQueries } from '@farad/database/payments/receipt.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { itemsOfLine } from '@farad/domain/receipt';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { markPaid } from '#core/orders/order-paid.ts';
import { checkPayment } from '../provider/ask-provider.ts';
import { captureWithout } from './capture-part.ts';
import { linesToPay, paidLineOf, taxDayOf, vatModeNow } from '../provider/lines-to-pay.ts';
import { lockMoney, type LockedMoney } from './staff-order.ts';

type OfOrder = StaffCallOrigin & { readonly params: { readonly number: string } };

const actions = { capture: 'order.hold_captured', release: 'order.hold_released' } as const;

interface HoldEnd {
  readonly wish: 'capture' | 'release';
  readonly reason: string;
  /** Pieces that will not be sent, so that the captured amount is reduced by their price. */
  readonly without?: z.output<typeof CaptureBody>['without'];
}

/**
 * Stores whether the held payments of an order are to be captured or released. A release is possible even after a
 * capture was requested. Returns the ids of the payments.
 */
async function wishEnd(
  tx: Tx,
  deps: Deps,
  { order, payments }: LockedMoney,
  { wish, reason, without = [], staffId }: HoldEnd & { readonly staffId: number },
): Promise<Result<readonly number[], Failure>> {
  const held = payments.filter(
    ({ state, releaseWishedAt }) => state === 'waiting_for_capture' && releaseWishedAt === null,
  );
  // An order that is paid in parts is captured only after all its parts are held.
  const isEarly = held.some(({ settlement }) => settlement === 'part_paid');
  if (held.length === 0 || (isEarly && wish === 'capture')) return fail({ code: 'transition_not_allowed' });
  if (without.length > 0) {
    if (held.some(({ captureWishedAt }) => captureWishedAt !== null)) return fail({ code: 'transition_not_allowed' });
    const lowered = await captureWithout(tx, deps, { order, payments: held }, { without, reason, staffId });
    if (!lowered.ok) return lowered;
  }
  for (const { id } of held) await paymentQueries(tx).wish(id, wish, deps.clock());
  return ok(held.map(({ id }) => id));
}

/**
 * Captures a held payment, fully or reduced by pieces that will not be sent, or releases it. The decision is stored
 * first and then sent to the provider. If the provider does not answer, a job repeats the request.
 */
export async function endHold(deps: Deps, context: OfOrder, end: HoldEnd): Promise<Result<null, Failure>> {
  const { wish, reason, without = [] } = end;
  const outcome = await decideInTransaction<readonly number[], Failure>(deps.db, async (tx) => {
    const money = await lockMoney(tx, context.params.number);
    if (money === undefined) return fail({ code: 'not_found' });
    const ended = await wishEnd(tx, deps, money, { ...end, staffId: context.actor.staff.id });
    if (!ended.ok) return ended;
    const event = { action: actions[wish], object: { kind: 'order', id: money.order.id }, reason } as const;
    await record(tx, deps, context, { ...event, ...(without.length === 0 ? {} : { after: { without } }) });
    return ended;
  });
  if (!outcome.ok) return outcome;
  for (const id of outcome.value) await checkPayment(deps, id);
  return ok(null);
}

/**
 * Marks an order as paid in cash and records the number of the till's receipt (product Y3). Refused if this was done
 * before, if the order has an online payment, or if it is paid by invoice.
 */
export const recordTillReceipt = (deps: Deps, context: OfOrder, tillNumber: string): Promise<Result<null, Failure>> =>
  decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const money = await lockMoney(tx, context.params.number);
    if (money === undefined) return fail({ code: 'not_found' });
    const { order, payments } = money;
    if (payments.length > 0 || order.paymentMethod === 'invoice') return fail({ code: 'transition_not_allowed' });
    const { staff } = context.actor;
    const at = deps.clock();
    const lines = linesToPay(order, await paidOrderQueries(tx).lines(order.id), await vatModeNow(tx));
    const day = await taxDayOf(tx, at);
    const items = lines.flatMap((line) => itemsOfLine(paidLineOf(line, day)));
    const receipt = { orderId: order.id, amount: order.total, items, at, tillNumber, staffId: staff.id };
    if (!(await receiptQueries(tx).addTill(receipt))) return fail({ code: 'transition_not_allowed' });
    const paid = await markPaid(tx, deps, order.id, {
      amount: order.total,
      at,
      by: { kind: 'staff', staffId: staff.id },
      method: 'cash_on_receipt',
    });
    if (paid !== 'paid' && paid !== 'already_paid') return fail({ code: 'transition_not_allowed' });
    const event = { action: 'order.till_receipt_recorded', object: { kind: 'order', id: order.id } } as const;
    await record(tx, deps, context, { ...event, after: { number: tillNumber } });
    return ok(null);
  });
