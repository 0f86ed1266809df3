import type { calls } from '@farad/contract/calls';
import type { BankEntry, BankPayments } from '@farad/contract/office/payments/bank';
import { bankQueries, type BankEntryRow } from '@farad/database/payments/bank.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { kopecksFromRoubles, toRoubles, type Kopecks } from '@farad/domain/money';
import { fail, ok, type Result } from '@farad/domain/shared';

import { takeBankPayment } from '#core/payments/bank-payment.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import type { QueryOf } from '#http/serve/route.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';

const presentEntry = (row: BankEntryRow): BankEntry => ({
  id: String(row.id),
  number: row.number,
  day: row.day,
  payerName: row.payerName,
  payerInn: row.payerInn,
  purpose: row.purpose,
  orderNumber: row.orderNumber,
  candidates: [...row.candidates],
  payerAccount: row.payerAccount,
  outcome: row.outcome,
  note: row.note,
  decidedBy: row.decidedBy,
  amount: toRoubles(row.amount),
  importedAt: row.importedAt.toISOString(),
});

/** Returns one page of the entries of bank statements, newest first. */
export async function listEntries(
  { db }: Deps,
  { text = '', open, after }: QueryOf<typeof calls.bankEntries>,
): Promise<Result<{ entries: BankEntry[]; next: string | null }, Failure>> {
  const rows = await bankQueries(db).search({ isOpen: open === 'true', text, after, limit: pageLength.usual + 1 });
  const { page, next } = pageOf(rows, pageLength.usual, byId);
  return ok({ entries: page.map(presentEntry), next });
}

export async function shownEntry({ db }: Deps, id: number): Promise<Result<BankEntry, Failure>> {
  const [row] = await bankQueries(db).search({ isOpen: false, text: '', after: id + 1, limit: 1 });
  return row?.id === id ? ok(presentEntry(row)) : fail({ code: 'not_found' });
}

interface OpenEntry {
  readonly id: number;
  readonly amount: Kopecks;
  readonly day: string;
}

/**
 * Changes, under a lock, an entry that waits for a decision by staff. Fails with `already_decided` for other entries.
 */
async function decide(
  deps: Deps,
  entryId: string,
  work: (tx: Tx, entry: OpenEntry) => Promise<Result<null, Failure>>,
): Promise<Result<BankEntry, Failure>> {
  const id = readRowNumber(entryId);
  if (id === undefined) return fail({ code: 'not_found' });
  const done = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const entry = await bankQueries(tx).lock(id);
    if (entry === undefined) return fail({ code: 'not_found' });
    const isOpen = entry.outcome === 'ambiguous' || entry.outcome === 'unknown';
    return isOpen ? work(tx, entry) : fail({ code: 'already_decided' });
  });
  return done.ok ? shownEntry(deps, id) : done;
}

/** Assigns a payment to an order that a staff member chose. */
export const matchByHand = (
  deps: Deps,
  caller: StaffCallOrigin,
  entryId: string,
  orderNumber: string,
): Promise<Result<BankEntry, Failure>> =>
  decide(deps, entryId, async (tx, { id, amount, day }) => {
    const order = await orderQueries(tx).lock(orderNumber);
    if (order === undefined) return fail({ code: 'not_found', field: 'orderNumber' });
    const staffId = caller.actor.staff.id;
    const decision = { outcome: 'by_hand', orderId: order.id, note: '', staffId, now: deps.clock() } as const;
    await bankQueries(tx).decide(id, decision);
    await takeBankPayment(tx, deps, order, { amount, day, entryId: id, staffId, note: '' });
    const after = { orderNumber, amount: toRoubles(amount) };
    await record(tx, deps, caller, { action: 'bank.payment_matched', object: { kind: 'bank', id }, after });
    return ok(null);
  });

/** Marks a payment as belonging to no order, as a staff member decided. */
export const setAside = (
  deps: Deps,
  caller: StaffCallOrigin,
  entryId: string,
  note: string,
): Promise<Result<BankEntry, Failure>> =>
  decide(deps, entryId, async (tx, { id }) => {
    const staffId = caller.actor.staff.id;
    await bankQueries(tx).decide(id, { outcome: 'set_aside', orderId: null, note, staffId, now: deps.clock() });
    await record(tx, deps, caller, { action: 'bank.payment_set_aside', object: { kind: 'bank', id }, reason: note });
    return ok(null);
  });

async function presentPayments(handle: Handle, order: OrderRow): Promise<BankPayments> {
  const bank = bankQueries(handle);
  const [paid, payments] = [await bank.paid(order.id), await bank.moneyOf(order.id)];
  const given = await bank.givenBackBeyond(order.id);
  const isPaid = order.paidAt !== null;
  return {
    total_price: toRoubles(order.total),
    paid: toRoubles(paid),
    due: toRoubles((isPaid ? 0 : Math.max(0, order.total - paid)) as Kopecks),
    over: toRoubles(Math.max(0, paid - order.total - given) as Kopecks),
    isPaid,
    payments: payments.map(({ amount, at, ...rest }) => ({ ...rest, amount: toRoubles(amount), at: at.toISOString() })),
  };
}

/** Returns the bank payments of an order. */
export async function showPayments({ db }: Deps, number: string): Promise<Result<BankPayments, Failure>> {
  const order = await orderQueries(db).byNumber(number);
  return order === undefined ? fail({ code: 'not_found' }) : ok(await presentPayments(db, order));
}

/** Records a payment that staff saw in the bank's account, without a statement. */
export async function addPayment(
  deps: Deps,
  caller: StaffCallOrigin,
  number: string,
  { amount, day, note }: { readonly amount: number; readonly day: string; readonly note: string },
): Promise<Result<BankPayments, Failure>> {
  const done = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const order = await orderQueries(tx).lock(number);
    if (order === undefined) return fail({ code: 'not_found' });
    const staffId = caller.actor.staff.id;
    await takeBankPayment(tx, deps, order, { amount: kopecksFromRoubles(amount), day, entryId: null, staffId, note });
    const after = { amount, day };
    const event = {
      action: 'order.bank_payment_added',
      object: { kind: 'order', id: order.id },
      after,
      reason: note,
    } as const;
    await record(tx, deps, caller, event);
    return ok(null);
  });
  return done.ok ? showPayments(deps, number) : done;
}
