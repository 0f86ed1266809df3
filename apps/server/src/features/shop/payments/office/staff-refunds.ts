import { createHash } from 'node:crypto';

import type { RefundBody } from '@farad/contract/office/payments/payments';
import { calls } from '@farad/contract/calls';
import type { Tx } from '@farad/database/connection/connect';
import { idempotencyQueries } from '@farad/database/connection/idempotency.queries';
import { officeRefundQueries, type MovedGoods } from '@farad/database/payments/office-refund.queries';
import { orderLackQueries } from '@farad/database/orders/order-lack.queries';
import { orderQueries } from '@farad/database/orders/order.queries';
import { paidOrderQueries, type PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { paymentQueries, type PaymentLineRow, type PaymentRow } from '@farad/database/payments/payment.queries';
import { owedReturnQueries } from '@farad/database/orders/owed-return.queries';
import { refundQueries } from '@farad/database/payments/refund.queries';
import { stockPartQueries } from '@farad/database/stock/stock-part.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import type { Quantity } from '@farad/domain/money';
import { hasLeft } from '@farad/domain/order';
import { moneySource, refundKey } from '@farad/domain/payment';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { NewRefund } from '@farad/integrations/payments';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { moveByParcels } from '#core/orders/move-by-parcels.ts';
import { requestRefund } from '../provider/ask-refund.ts';
import { closeHandedOver } from '../provider/closing-receipts.ts';
import { officeLines } from './office-lines.ts';
import { beginOfficeRefund, finishOfficeRefund, officeMoney, readPayee } from './office-refunds.ts';
import { beginRefund, saveRefund, type RefundedPieces, type RefundFailure } from '../provider/refund-money.ts';
import { keepMarksBack, readMarksBack } from './refunded-marks.ts';
import { linkWishes, withoutPieces } from './refunded-wishes.ts';
import { lockMoney, unpackedPieces, type LockedMoney } from './staff-order.ts';
import { settleBonuses } from './settle-bonuses.ts';

type RequestedRefund = z.output<typeof RefundBody>;

interface Part {
  readonly move: 'cancel' | 'return';
  readonly pieces: readonly RefundedPieces[];
}

const moveOf = { shipped: 'return', unshipped: 'cancel' } as const;

const someOf = (lines: readonly PaymentLineRow[], left: (line: PaymentLineRow) => number): RefundedPieces[] =>
  lines.map((line) => ({ position: line.position, count: left(line) })).filter(({ count }) => count > 0);

/** Returns the parts of a refund: pieces that were not sent (`cancel`), and pieces that were handed over (`return`). */
function partsOf({ what }: RequestedRefund, lines: readonly PaymentLineRow[]): readonly Part[] {
  if (what.kind === 'beyond') return [];
  if (what.kind === 'parts') {
    const delivery = what.delivery ? [{ position: 0, count: 1 }] : [];
    const goods = what.lines.map(({ position, qty }) => ({ position, count: qty }));
    return [{ move: moveOf[what.of], pieces: [...goods, ...delivery] }];
  }
  const parts: readonly Part[] = [
    { move: 'cancel', pieces: someOf(lines, ({ quantity, cancelled, shipped }) => quantity - cancelled - shipped) },
    { move: 'return', pieces: someOf(lines, ({ shipped, returned }) => shipped - returned) },
  ];
  return parts.filter(({ pieces }) => pieces.length > 0);
}

/** Returns the failure of a call: its wrong field, or the reason why nothing can be refunded. */
function failureOf(failure: RefundFailure, { what }: RequestedRefund): Failure {
  if ('index' in failure) {
    const isLine = what.kind === 'parts' && failure.index < what.lines.length;
    const name = failure.reason === 'no_such_line' ? 'position' : 'qty';
    return { code: 'invalid_input', field: isLine ? `what.lines.${failure.index}.${name}` : 'what.delivery' };
  }
  if (failure.reason === 'not_paid' || failure.reason === 'nothing_paid') return { code: 'nothing_to_refund' };
  return { code: 'refund_refused', field: 'what' };
}

/**
 * Moves the stock of refunded goods: their reservation is released, or they are put back into stock or written off. The
 * delivery has no stock. Returns the moved pieces.
 */
export async function moveStock(
  tx: Tx,
  order: PaidOrderRow,
  lines: readonly PaymentLineRow[],
  { move, pieces, isBack }: Part & { readonly isBack: boolean },
): Promise<readonly MovedGoods[]> {
  const stock = stockPartQueries(tx);
  const moved: MovedGoods[] = [];
  const heldTooMany = await orderLackQueries(tx).heldTooMany(order.id);
  // Returned pieces were sent, even if other goods of the order are still in the warehouse.
  const isGone = move === 'return' || hasLeft(order.status);
  for (const { position, count } of pieces) {
    const productId = lines.find((line) => line.position === position)?.productId ?? null;
    if (productId === null) continue;
    // Pieces that are missing on the shelf are refunded first. They are neither reserved nor in stock, so no stock is
    // moved.
    const gone = move === 'cancel' ? Math.max(0, count - (heldTooMany.get(productId) ?? count)) : 0;
    const part = [{ productId, quantity: (count - gone) as Quantity }];
    const ended = move === 'cancel' ? await stock.letGo(order.id, part, isBack ? 'release' : 'ship') : null;
    const freed = ended?.get(productId) ?? 0;
    if (freed > 0) moved.push({ productId, move: isBack ? 'released' : 'written_off', pieces: freed });
    const quantity = (count - gone - freed) as Quantity;
    if (!isBack || !isGone || quantity === 0) continue;
    await stock.takeBack(order.id, [{ productId, quantity }]);
    moved.push({ productId, move: 'booked_in', pieces: quantity });
  }
  return moved;
}

/**
 * Returns a failure if the refund of unsent pieces includes pieces packed in a parcel; null = none. They must be
 * unpacked first.
 */
async function packedProblem(
  tx: Tx,
  order: PaidOrderRow,
  { what }: RequestedRefund,
  lines: readonly PaymentLineRow[],
): Promise<Failure | null> {
  if (what.kind !== 'parts' || what.of !== 'unshipped') return null;
  const unpacked = await unpackedPieces(tx, order.id);
  for (const [index, { position, qty }] of what.lines.entries()) {
    const line = lines.find((each) => each.position === position);
    if (line === undefined) continue;
    if (qty > line.quantity - line.cancelled - line.shipped) continue;
    const available = unpacked(line);
    if (qty > available) return { code: 'pieces_packed', field: `what.lines.${index}.qty`, available };
  }
  return null;
}

interface OwnPart extends Part {
  readonly payment: PaymentRow;
  readonly lines: readonly PaymentLineRow[];
}

/**
 * Divides a refund into parts by the payments that paid its lines. Fails with the index of the first line that is in no
 * payment or is repeated.
 */
function partsByPayment(
  asked: RequestedRefund,
  paid: readonly Omit<OwnPart, keyof Part>[],
): Result<OwnPart[], RefundFailure> {
  const all = paid.flatMap(({ lines }) => lines);
  const wanted = partsOf(asked, all);
  for (const { pieces } of wanted) {
    const index = pieces.findIndex(
      ({ position }, at) =>
        !all.some((line) => line.position === position) ||
        pieces.findIndex((other) => other.position === position) < at,
    );
    if (index >= 0) return fail({ reason: 'no_such_line', index });
  }
  const own = paid.flatMap(({ payment, lines }) =>
    wanted.map(({ move, pieces }) => {
      const ownPieces = pieces.filter(({ position }) => lines.some((line) => line.position === position));
      return { payment, lines, move, pieces: ownPieces };
    }),
  );
  return ok(own.filter(({ pieces }) => pieces.length > 0));
}

/** Converts the line index of a failure: from the index in one payment's part to the index in the request of staff. */
const inAsked = (failure: RefundFailure, { pieces }: OwnPart, { what }: RequestedRefund): RefundFailure => {
  if (!('index' in failure) || what.kind !== 'parts') return failure;
  const position = pieces[failure.index]?.position;
  const index = what.lines.findIndex((line) => line.position === position);
  return { ...failure, index: index < 0 ? what.lines.length : index };
};

/**
 * Moves the stock of refunded pieces and settles their bonuses. Pieces of an accepted return are left out, since
 * accepting it has moved their stock already.
 */
async function followRefunds(
  tx: Tx,
  order: PaidOrderRow,
  begun: readonly number[],
  parts: readonly { readonly part: Part; readonly lines: readonly PaymentLineRow[] }[],
  { isBackInStock: isBack, at }: { readonly isBackInStock: boolean; readonly at: Date },
): Promise<void> {
  const accepted = await linkWishes(tx, order.id, begun);
  for (const { part, lines } of parts) {
    const pieces = part.move === 'return' ? withoutPieces(part.pieces, accepted) : part.pieces;
    const moved = await moveStock(tx, order, lines, { move: part.move, pieces, isBack });
    const [refundId] = begun;
    if (refundId !== undefined) await officeRefundQueries(tx).noteGoods(refundId, moved);
  }
  await settleBonuses(tx, order, begun, at);
}

interface Wanted {
  readonly asked: RequestedRefund;
  readonly staffId: number;
  readonly locale: Locale;
}

/** Stores a refund by bank or cash of an order that was not paid online (decision 0037). */
async function refundByOffice(
  tx: Tx,
  deps: Deps,
  order: PaidOrderRow,
  { asked, staffId, locale }: Wanted,
): Promise<Result<Begun, Failure>> {
  const { by, what } = asked;
  if (by.way === 'provider') {
    const { money } = await officeMoney(tx, order.id);
    const source = moneySource(money);
    const isOther = source === 'bank' || source === 'cash';
    return fail(isOther ? { code: 'refund_other_way', field: 'by.way' } : { code: 'nothing_to_refund' });
  }
  const payee = readPayee(by, order, { now: deps.clock(), locale });
  if (!payee.ok) return payee;
  const lines = await officeLines(tx, order);
  const parts = partsOf(asked, lines);
  const packed = await packedProblem(tx, order, asked, lines);
  if (packed !== null) return fail(packed);
  const marks = await readMarksBack(tx, { orderId: order.id, what, locale }, lines, parts);
  if (!marks.ok) return marks;
  const wish = { by, payee: payee.value, note: asked.reason, staffId };
  const kept = await beginOfficeRefund(tx, deps, order, wish, what.kind === 'beyond' ? 'beyond' : { lines, parts });
  if (!kept.ok) return fail('code' in kept.error ? kept.error : failureOf(kept.error, asked));
  const { isBackInStock } = asked;
  const moved = parts.map((part) => ({ part, lines }));
  await keepMarksBack(tx, { orderId: order.id, refundId: kept.value, at: deps.clock() }, marks.value);
  await followRefunds(tx, order, [kept.value], moved, { isBackInStock, at: deps.clock() });
  return ok({ refundIds: [], end: () => finishOfficeRefund(tx, deps, order, wish, kept.value) });
}

/** Ids of the refunds to request from the provider after the transaction. `end` = last step inside the transaction. */
interface Begun {
  readonly refundIds: readonly number[];
  readonly end: () => Promise<void>;
}

export async function refundAll(
  tx: Tx,
  deps: Deps,
  { order, payments }: LockedMoney,
  { asked, staffId, locale }: Wanted,
): Promise<Result<Begun, Failure>> {
  const isOnline = payments.some(({ state }) => state === 'succeeded');
  if (!isOnline || asked.by.way !== 'provider') {
    return refundByOffice(tx, deps, order, { asked, staffId, locale });
  }
  // Pieces of a parcel that was just delivered count as handed over only after their closing receipt is stored.
  await closeHandedOver(tx, deps, order);
  const paid: Omit<OwnPart, keyof Part>[] = [];
  for (const payment of payments.filter(({ state }) => state === 'succeeded')) {
    paid.push({ payment, lines: await paymentQueries(tx).lines(payment.id) });
  }
  const parts = partsByPayment(asked, paid);
  if (paid.length === 0) return fail({ code: 'nothing_to_refund' });
  if (!parts.ok) return fail(failureOf(parts.error, asked));
  const packed = await packedProblem(
    tx,
    order,
    asked,
    paid.flatMap(({ lines }) => lines),
  );
  if (packed !== null) return fail(packed);
  const at = deps.clock();
  const begun: number[] = [];
  if (asked.what.kind === 'beyond') return fail({ code: 'refund_other_way', field: 'by.way' });
  const { id: orderId } = order;
  const allLines = paid.flatMap(({ lines }) => lines);
  const marks = await readMarksBack(tx, { orderId, what: asked.what, locale }, allLines, parts.value);
  if (!marks.ok) return marks;
  for (const part of parts.value) {
    const { payment, move, pieces } = part;
    const wanted = { move, pieces, cause: 'staff', note: asked.reason, staffId, at, marks: marks.value } as const;
    const refunds = await beginRefund(tx, order, payment, wanted);
    if (!refunds.ok) return fail(failureOf(inAsked(refunds.error, part, asked), asked));
    begun.push(...refunds.value);
  }
  if (begun.length === 0) return fail({ code: 'nothing_to_refund' });
  await keepMarksBack(tx, { orderId, refundId: begun[0], at }, marks.value);
  const moved = parts.value.map((part) => ({ part, lines: part.lines }));
  await followRefunds(tx, order, begun, moved, { isBackInStock: asked.isBackInStock, at });
  return ok({ refundIds: begun, end: async () => {} });
}

const sha256 = (value: unknown): Buffer => createHash('sha256').update(JSON.stringify(value)).digest();

type Refunding = StaffCallOrigin & {
  readonly body: RequestedRefund;
  readonly params: { readonly number: string };
  readonly idempotencyKey: string | undefined;
  readonly locale: Locale;
};

/**
 * Moves the order to the status that its parcels require, since the refund may have covered the last pieces not sent.
 */
async function followRefund(tx: Tx, deps: Deps, orderId: number, staffId: number): Promise<void> {
  const order = await orderQueries(tx).lockById(orderId);
  if (order !== undefined) await moveByParcels(tx, deps, order, { kind: 'staff', staffId });
}

/**
 * Stores the refund, once per idempotency key. Returns the ids of the refunds to request from the provider; empty if it
 * was stored before.
 */
function keepOnce(deps: Deps, context: Refunding): Promise<Result<readonly number[], Failure>> {
  const { body, params, actor, idempotencyKey, locale } = context;
  return decideInTransaction<readonly number[], Failure>(deps.db, async (tx) => {
    const keys = idempotencyQueries(tx);
    const key = {
      actor: `staff ${actor.staff.id}`,
      route: calls.refundOrder.path,
      key: idempotencyKey ?? '',
      bodySha256: sha256([params.number, body]),
    };
    const state = await keys.claim(key);
    if (state.kind === 'in_progress') return fail({ code: 'idempotency_in_progress', retryAfterSeconds: 10 });
    if (state.kind === 'other_body') return fail({ code: 'idempotency_key_reused', field: 'Idempotency-Key' });
    if (state.kind === 'repeated') return ok([]);
    const money = await lockMoney(tx, params.number);
    if (money === undefined) return fail({ code: 'not_found' });
    const begun = await refundAll(tx, deps, money, { asked: body, staffId: actor.staff.id, locale });
    if (!begun.ok) return begun;
    await followRefund(tx, deps, money.order.id, actor.staff.id);
    const { what, by, isBackInStock, reason } = body;
    const event = { action: 'order.refunded', object: { kind: 'order', id: money.order.id } } as const;
    // The payee's account number is not logged, since log entries are never changed.
    await record(tx, deps, context, { ...event, after: { ...what, way: by.way, isBackInStock }, reason });
    await keys.finish(key, {});
    await begun.value.end();
    return ok(begun.value.refundIds);
  });
}

/** Asks the provider to carry out stored refunds. A job repeats the requests that got no answer. */
export async function askAll(deps: Deps, refundIds: readonly number[]): Promise<void> {
  for (const id of refundIds) await requestRefund(deps, id);
}

/**
 * Refunds an order or some of its pieces, with receipts, stock and bonuses (product O5, B10). The refund cannot exceed
 * the amount paid (T37).
 */
export async function refundOrder(deps: Deps, context: Refunding): Promise<Result<null, Failure>> {
  const kept = await keepOnce(deps, context);
  if (!kept.ok) return kept;
  await askAll(deps, kept.value);
  return ok(null);
}

/** Repeats a failed refund with the same pieces and amount under a new key. Returns the order's number. */
export async function retryRefund(
  deps: Deps,
  context: StaffCallOrigin & { readonly params: { readonly refundId: string } },
): Promise<Result<string, Failure>> {
  const outcome = await decideInTransaction<{ id: number; number: string }, Failure>(deps.db, async (tx) => {
    const refunds = refundQueries(tx);
    const id = readRowNumber(context.params.refundId);
    const found = id === undefined ? undefined : await refunds.byId(id);
    // A refund by bank or cash cannot be repeated. If it fails, staff correct its payee.
    if (found === undefined || found.paymentId === null) return fail({ code: 'not_found' });
    const order = await paidOrderQueries(tx).lock(found.orderId);
    const payment = order && (await paymentQueries(tx).lock(found.paymentId));
    const refund = payment && (await refunds.lock(found.id));
    if (!order || !payment || !refund) return fail({ code: 'not_found' });
    if (refund.state !== 'cancelled' || refund.retriedBy !== null) return fail({ code: 'transition_not_allowed' });
    const { cause, note, amount } = refund;
    const { receipt } = refund.request as NewRefund;
    const lines = await refunds.lines(refund.id);
    const ready = { cause, note, staffId: context.actor.staff.id, at: deps.clock(), amount, lines, receipt };
    const kept = await saveRefund(tx, payment, ready);
    if (!kept.ok) return fail({ code: 'refund_refused' });
    await refunds.setRetriedBy(refund.id, kept.value);
    await owedReturnQueries(tx).takeOver(refund.id, kept.value);
    const event = { action: 'order.refund_retried', object: { kind: 'order', id: order.id } } as const;
    await record(tx, deps, context, { ...event, before: { refund: refundKey(order.number, refund.sequence) } });
    return ok({ id: kept.value, number: order.number });
  });
  if (!outcome.ok) return outcome;
  await askAll(deps, [outcome.value.id]);
  return ok(outcome.value.number);
}
