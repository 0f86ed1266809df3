import type { Tx } from '@farad/database/connection/connect';
import { inTransaction } from '@farad/database/connection/transaction';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import { paidOrderQueries, type PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { paymentQueries, type PaymentRow } from '@farad/database/payments/payment.queries';
import { receiptQueries, type UnclosedOrder } from '@farad/database/payments/receipt.queries';
import { isLive } from '@farad/domain/delivery';
import { isWithBuyer } from '@farad/domain/order';
import { closingReceiptKey, keyLifeMs } from '@farad/domain/payment';
import {
  openHandOvers,
  piecesByReceipt,
  piecesOfParcel,
  receiptOfParts,
  takeHandedOver,
  type HandOver,
} from '@farad/domain/receipt';
import type { ClosingReceipt } from '@farad/integrations/payments';

import { paidLineOf, taxDayOf } from './lines-to-pay.ts';
import { openAccount, type PaymentDeps } from './payment-account.ts';
import { addressed, receiptTarget } from './receipt-target.ts';

const againMs = 2 * 60_000;

/** Returns the ids of parcels that were handed over and have no closing receipt yet, with the pieces handed over. */
async function openParcels(tx: Tx, { id, status }: PaidOrderRow) {
  const parcels = parcelQueries(tx);
  const open = (await parcels.ofOrder(id)).filter((parcel) => parcel.closedAt === null && isLive(parcel));
  const marks = await parcels.marks(id);
  const isWhole = isWithBuyer(status);
  // If the status says that the buyer has the order, all its parcels count as handed over. Their own states may be
  // outdated.
  const handed = isWhole ? open : open.filter(({ state }) => state === 'delivered');
  const pieces = handed.map((parcel) => piecesOfParcel(parcel, marks));
  return { ids: handed.map((parcel) => parcel.id), handOvers: openHandOvers(pieces, isWhole) };
}

/** Stores the closing receipts of one hand-over for one payment. Marked pieces have a row for each marking code. */
async function closeHandOver(
  tx: Tx,
  { order, payment, at }: { readonly order: PaidOrderRow; readonly payment: PaymentRow; readonly at: Date },
  handOver: HandOver,
): Promise<void> {
  if (payment.providerId === null) throw new Error(`payment ${payment.key} is paid but has no provider id`);
  const [payments, receipts] = [paymentQueries(tx), receiptQueries(tx)];
  const taken = takeHandedOver(await payments.lines(payment.id), handOver);
  const day = await taxDayOf(tx, at);
  const target = await receiptTarget(tx, order);
  const parts = taken.map(({ line, part, marks }) => {
    const withMarks = line.isMarked ? { marks } : {};
    return { position: line.position, line: { ...paidLineOf(line, day), ...withMarks }, part };
  });
  for (const group of piecesByReceipt(parts, target.itemsMax)) {
    const receipt = receiptOfParts('closing', group, target.itemsMax);
    if (!receipt.ok) continue;
    const sequence = await receipts.nextSequence(order.id);
    const key = closingReceiptKey(order.number, sequence);
    const { total: amount, items } = receipt.value;
    const request: ClosingReceipt = { key, paymentId: payment.providerId, receipt: addressed(target, receipt.value) };
    const pieces = group.map(({ position, part }) => ({ position, from: part.from, count: part.count }));
    const ids = { orderId: order.id, paymentId: payment.id };
    await receipts.addClosing({ ...ids, sequence, key, request, amount, items, pieces, at });
  }
  const progress = taken.map(({ line, progress: now }) => ({ position: line.position, ...now }));
  await payments.setProgress(payment.id, progress);
}

/**
 * Creates the closing receipts of all goods handed over so far, each only once. There is one for each parcel and each
 * payment of the order; it contains the scanned marking codes (54-FZ, product Y3, decision 0065). The order must be
 * locked.
 */
export async function closeHandedOver(tx: Tx, deps: PaymentDeps, order: PaidOrderRow): Promise<void> {
  const payments = paymentQueries(tx);
  const paid = await payments.unclosed(order.id);
  if (paid.length === 0) return;
  const at = deps.clock();
  const { ids, handOvers } = await openParcels(tx, order);
  for (const { id } of paid) {
    const payment = await payments.lock(id);
    if (payment === undefined) throw new Error(`payment ${id} not found`);
    for (const handOver of handOvers) await closeHandOver(tx, { order, payment, at }, handOver);
    if (handOvers.some(({ isLast }) => isLast)) await payments.setClosed(id);
  }
  await parcelQueries(tx).setClosed(ids, at);
}

/** Creates the closing receipts of one order. */
export const closeOrder = (deps: PaymentDeps, { orderId }: UnclosedOrder): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const order = await paidOrderQueries(tx).lock(orderId);
    if (order === undefined) throw new Error(`order ${orderId} not found`);
    await closeHandedOver(tx, deps, order);
  });

/**
 * Requests the closing receipts of an order that were not requested yet, since they must come before the receipts of
 * refunds.
 */
export async function requestClosingFirst(deps: PaymentDeps, orderId: number): Promise<void> {
  for (const id of await receiptQueries(deps.db).notAsked(orderId)) await requestClosingReceipt(deps, id);
}

/**
 * Asks the provider to make a stored closing receipt. Repeated requests with its key lead to only one receipt. If the
 * key has expired, the receipt is marked as failed, for a review by staff.
 */
export async function requestClosingReceipt(deps: PaymentDeps, receiptId: number): Promise<void> {
  const receipts = receiptQueries(deps.db);
  const receipt = await receipts.closing(receiptId);
  if (receipt === undefined || receipt.state !== 'created') return;
  const desk = await openAccount(deps, receipt.provider);
  if (desk === null) return;
  const at = deps.clock();
  if (receipt.askedAt !== null && at.getTime() - receipt.askedAt.getTime() > keyLifeMs) {
    await receipts.finish(receiptId, 'failed', { failure: 'key_over' });
    return;
  }
  await receipts.noteAsked(receiptId, at, new Date(at.getTime() + againMs));
  const answer = await desk.port.closeReceipt(receipt.request as ClosingReceipt);
  if (answer.ok) {
    await receipts.finish(receiptId, 'registered', { providerId: answer.value.id });
    return;
  }
  const { kind } = answer.error;
  if (kind !== 'refused' && kind !== 'key_reused') return;
  deps.log.warn({ receipt: receipt.key, failure: answer.error }, 'closing receipt: refused by the provider');
  const failure = answer.error.kind === 'refused' ? answer.error.code : kind;
  await receipts.finish(receiptId, 'failed', { failure });
}
