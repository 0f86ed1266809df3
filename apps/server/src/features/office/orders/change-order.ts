import type {
  CancelPiecesBody,
  HoldOrderBody,
  MoveOrderBody,
  ReleaseUnpaidBody,
} from '@farad/contract/office/orders/changes';
import type { StaffOrder } from '@farad/contract/office/orders/orders';
import type { AuditEvent } from '@farad/database/staff/audit.queries';
import type { Tx } from '@farad/database/connection/connect';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { staffOrderQueries } from '@farad/database/orders/staff-order.queries';
import { stockPartQueries } from '@farad/database/stock/stock-part.queries';
import { stockQueries } from '@farad/database/stock/stock.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { unpaidGoodsQueries } from '@farad/database/orders/unpaid-goods.queries';
import { addDays, moscowDay, startOfMoscowDay, type Day } from '@farad/domain/delivery';
import { toRoubles, type Kopecks, type Quantity } from '@farad/domain/money';
import { cancelPieces as withoutPieces, type CancelledPieces, type UnpaidLine } from '@farad/domain/order';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { formatMoney } from '@farad/wording/format';
import { translators } from '@farad/wording/server';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { moveLockedOrder, owedFor } from '#core/orders/move-order.ts';
import { openOrder } from '#core/orders/open-order.ts';
import { notifyBuyer } from '#core/orders/order-messages.ts';
import { missingOf } from '#core/orders/unpaid-goods.ts';
import { mayCancelPieces, mayHold, mayLeave, showOrder } from './present-order.ts';
import { seesCosts } from './show-margins.ts';

/** A request of staff about one order. */
export type OrderCall = StaffCallOrigin & {
  readonly params: { readonly number: string };
  readonly locale: Locale;
};

type Change = Omit<AuditEvent, 'object'>;

/** Changes one order under a lock and records the change in the audit log. Returns the order after the change. */
export async function changeOrder(
  deps: Deps,
  call: OrderCall,
  work: (tx: Tx, order: OrderRow) => Promise<Result<Change, Failure>>,
): Promise<Result<StaffOrder, Failure>> {
  const { number } = call.params;
  const done = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const order = await orderQueries(tx).lock(number);
    if (order === undefined) return fail({ code: 'not_found' });
    const changed = await work(tx, order);
    if (!changed.ok) return changed;
    await record(tx, deps, call, { ...changed.value, object: { kind: 'order', id: order.id } });
    return ok(null);
  });
  const { locale, actor } = call;
  return done.ok ? showOrder(deps.db, number, { locale, seesCosts: seesCosts(actor) }) : done;
}

/** Minimum length of the reason why money for returned goods is not refunded. */
const reasonLengthMin = 3;

const noKopecks = 0 as Kopecks;

/** Returns a failure saying that the amount `owed` for returned goods must still be refunded. */
export const owedFailure = (owed: Kopecks, locale: Locale): Failure => ({
  code: 'refund_owed',
  field: 'reason',
  detail: translators[locale]('backOfficeOrders.leftToRefund', { sum: formatMoney(owed, locale) }),
});

/**
 * Moves an order to another status (product O2). Fails if its status is not `from`, because someone else moved it
 * before.
 */
export const moveByStaff = (
  deps: Deps,
  call: OrderCall,
  { from, to, reason, evenOwed }: z.output<typeof MoveOrderBody>,
) =>
  changeOrder(deps, call, async (tx, order) => {
    if (order.status !== from) return fail({ code: 'transition_not_allowed', field: 'from' });
    const owed = to === 'completed' ? await owedFor(tx, order.id) : noKopecks;
    const isEvenOwed = evenOwed && owed > 0;
    if (isEvenOwed && reason.length < reasonLengthMin) return fail({ code: 'invalid_input', field: 'reason' });
    const by = { kind: 'staff', staffId: call.actor.staff.id } as const;
    const moved =
      from === 'request' && to === 'created'
        ? await openOrder(tx, deps, order, { by, reason })
        : await moveLockedOrder(tx, deps, order, { to, by, reason, isEvenOwed });
    if (!moved.ok && moved.error.code === 'refund_owed') return fail(owedFailure(owed, call.locale));
    if (!moved.ok) return fail({ ...moved.error, field: 'to' });
    const after = { status: to, ...(isEvenOwed ? { owed: toRoubles(owed) } : {}) };
    return ok({ action: 'order.moved', before: { status: from }, after, reason });
  });

/**
 * Adds a note to an order. The text of the note is not logged: log entries are never changed, but the customer may
 * demand that the text be deleted.
 */
export const addNote = (deps: Deps, call: OrderCall, text: string) =>
  changeOrder(deps, call, async (tx, order) => {
    const noteId = await staffOrderQueries(tx).addNote(order.id, call.actor.staff.id, text, deps.clock());
    return ok({ action: 'order.noted', after: { noteId } });
  });

export const removeNote = (deps: Deps, call: OrderCall, noteId: string) =>
  changeOrder(deps, call, async (tx, order) => {
    const id = readRowNumber(noteId);
    if (id === undefined || !(await staffOrderQueries(tx).removeNote(order.id, id))) {
      return fail({ code: 'not_found' });
    }
    return ok({ action: 'order.note_removed', before: { noteId: id } });
  });

/** Maximum time, in days, for which stock can be reserved for an unpaid order. */
const holdDaysMax = 60;

/** Sets the last day on which stock is reserved for an unpaid order (product O4); `until` null = the default time. */
export const holdOrder = (deps: Deps, call: OrderCall, { until }: z.output<typeof HoldOrderBody>) =>
  changeOrder(deps, call, async (tx, order) => {
    if (!mayHold(order)) return fail({ code: 'transition_not_allowed' });
    const today = moscowDay(deps.clock());
    if (until !== null && (until < today || until > addDays(today, holdDaysMax))) {
      return fail({ code: 'invalid_input', field: 'until' });
    }
    const end = until === null ? null : startOfMoscowDay(addDays(until as Day, 1));
    await orderQueries(tx).setPayUntil(order.id, end);
    await stockQueries(tx).holdUntil(order.id, end);
    return ok({
      action: 'order.held',
      before: { until: order.payUntil?.toISOString() ?? null },
      after: { until: end?.toISOString() ?? null },
    });
  });

/**
 * Allows handing over the goods of an order that is not fully paid. Stores the unpaid amount, the staff member and the
 * reason.
 */
export const releaseUnpaid = (deps: Deps, call: OrderCall, { reason }: z.output<typeof ReleaseUnpaidBody>) =>
  changeOrder(deps, call, async (tx, order) => {
    const missing = mayLeave(order) ? await missingOf(tx, order) : noKopecks;
    if (missing === 0) return fail({ code: 'transition_not_allowed' });
    const [staffId, at] = [call.actor.staff.id, deps.clock()];
    await unpaidGoodsQueries(tx).release({ orderId: order.id, staffId, missing, reason, at });
    return ok({ action: 'order.released_unpaid', after: { missing: toRoubles(missing) }, reason });
  });

async function applyPieces(tx: Tx, order: OrderRow, before: readonly UnpaidLine[], left: CancelledPieces) {
  const leftLines = new Map(left.lines.map((line) => [line.position, line]));
  const gone = before
    .map(({ position, quantity }) => ({ position, pieces: quantity - (leftLines.get(position)?.quantity ?? 0) }))
    .filter(({ pieces }) => pieces > 0);
  const lines = await staffOrderQueries(tx).lines(order.id);
  // Of each line, pieces that are not in stock are cancelled first. No stock is reserved for them, so none is released.
  const lacking = new Map((await stockQueries(tx).lacking(order.id)).map((line) => [line.productId, line.quantity]));
  const released = gone.flatMap(({ position, pieces }) => {
    const line = lines.find((each) => each.position === position);
    const held = line === undefined ? 0 : pieces - (lacking.get(line.productId) ?? 0);
    return line === undefined || held <= 0 ? [] : [{ productId: line.productId, quantity: held as Quantity }];
  });
  await stockPartQueries(tx).letGo(order.id, released, 'release');
  await stockPartQueries(tx).setLines(order.id, left);
}

/** Removes pieces from an order that is not paid (product O5). In a paid order, a refund removes pieces. */
export const cancelPieces = (deps: Deps, call: OrderCall, { lines, reason }: z.output<typeof CancelPiecesBody>) =>
  changeOrder(deps, call, async (tx, order) => {
    if (!(await mayCancelPieces(tx, order))) return fail({ code: 'transition_not_allowed' });
    const before = await staffOrderQueries(tx).lines(order.id);
    const wanted = lines.map(({ position, qty }) => ({ position, pieces: qty }));
    const left = withoutPieces({ lines: before, cargo: order.cargo }, wanted);
    if (!left.ok && left.error.kind === 'line') {
      return fail({ code: 'invalid_input', field: `lines.${left.error.index}.qty` });
    }
    if (!left.ok) return fail({ code: 'transition_not_allowed' });
    await applyPieces(tx, order, before, left.value);
    await notifyBuyer(tx, deps.config, order, { what: 'changed', reason });
    return ok({
      action: 'order.pieces_cancelled',
      before: { total: toRoubles(order.total) },
      after: { total: toRoubles(left.value.total), lines: wanted },
      reason,
    });
  });
