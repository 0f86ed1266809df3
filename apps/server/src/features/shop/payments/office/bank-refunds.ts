import type { calls } from '@farad/contract/calls';
import type { BankRefunds, PayeeToSet, RefundPaidBody } from '@farad/contract/office/payments/payments';
import type { Tx } from '@farad/database/connection/connect';
import { officeRefundQueries } from '@farad/database/payments/office-refund.queries';
import { paidOrderQueries, type PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { refundQueries, type RefundRow } from '@farad/database/payments/refund.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { moscowDay } from '@farad/domain/delivery';
import { refundKey } from '@farad/domain/payment';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { noteRefundPaid } from '#core/payments/refund-done.ts';
import type { QueryOf } from '#http/serve/route.ts';
import { pageLength, pageOf } from '#kit/page.ts';
import { readRequisites } from './office-refunds.ts';
import { presentRefund } from './present-refund.ts';

/** Returns one page of refunds by bank, with the data for their payment orders. */
export async function listBankRefunds(
  { db }: Deps,
  { open, after }: QueryOf<typeof calls.bankRefunds>,
): Promise<Result<z.infer<typeof BankRefunds>, Failure>> {
  const ids = await officeRefundQueries(db).list({ isOpen: open === 'true', after, limit: pageLength.usual + 1 });
  const { page, next } = pageOf(ids, pageLength.usual, (id) => id);
  const rows = await Promise.all(page.map((id) => refundQueries(db).byId(id)));
  const refunds = await Promise.all(
    rows
      .filter((row) => row !== undefined)
      .map(async (row) => ({ ...(await presentRefund(db, row)), order: row.orderNumber })),
  );
  return ok({ refunds, next });
}

export type OfRefund = StaffCallOrigin & { readonly params: { readonly refundId: string }; readonly locale: Locale };

/** Changes a refund by bank that is not paid yet, with its order locked. Returns the order's number. */
export function changeOpen(
  deps: Deps,
  { params }: OfRefund,
  work: (tx: Tx, refund: RefundRow, order: PaidOrderRow) => Promise<Result<null, Failure>>,
): Promise<Result<string, Failure>> {
  return decideInTransaction<string, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(params.refundId);
    const found = id === undefined ? undefined : await refundQueries(tx).byId(id);
    const order = found && (await paidOrderQueries(tx).lock(found.orderId));
    const refund = order && (await refundQueries(tx).lock(found.id));
    if (!order || !refund) return fail({ code: 'not_found' });
    if (refund.way !== 'bank' || refund.state !== 'pending') return fail({ code: 'transition_not_allowed' });
    const done = await work(tx, refund, order);
    return done.ok ? ok(order.number) : done;
  });
}

/** Corrects the payee of a refund. */
export const setPayee = (
  deps: Deps,
  call: OfRefund,
  payee: z.output<typeof PayeeToSet>,
): Promise<Result<string, Failure>> =>
  changeOpen(deps, call, async (tx, refund, order) => {
    const checked = readRequisites(payee, order, call.locale);
    if (!checked.ok) return checked;
    await officeRefundQueries(tx).setPayee(refund.id, checked.value);
    const event = { action: 'order.refund_payee_set', object: { kind: 'order', id: order.id } } as const;
    await record(tx, deps, call, { ...event, before: { refund: refundKey(order.number, refund.sequence) } });
    return ok(null);
  });

/** Marks a refund as paid, after staff saw the bank's confirmation. */
export const markRefundPaid = (
  deps: Deps,
  call: OfRefund,
  { number, day }: z.output<typeof RefundPaidBody>,
): Promise<Result<string, Failure>> =>
  changeOpen(deps, call, async (tx, refund, order) => {
    if (day > moscowDay(deps.clock())) return fail({ code: 'invalid_input', field: 'day' });
    const event = { action: 'order.refund_paid', object: { kind: 'order', id: order.id } } as const;
    const before = { refund: refundKey(order.number, refund.sequence) };
    await record(tx, deps, call, { ...event, before, after: { number, day } });
    const isNew = await noteRefundPaid(tx, deps, refund.id, { number, day, staffId: call.actor.staff.id });
    return isNew ? ok(null) : fail({ code: 'transition_not_allowed' });
  });
