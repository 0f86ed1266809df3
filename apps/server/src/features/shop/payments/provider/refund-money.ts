import type { Tx } from '@farad/database/connection/connect';
import type { PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { paymentQueries, type PaymentLineRow, type PaymentRow } from '@farad/database/payments/payment.queries';
import { receiptQueries } from '@farad/database/payments/receipt.queries';
import { refundQueries, type RefundCause, type RefundLineRow } from '@farad/database/payments/refund.queries';
import { sumKopecks, type Kopecks } from '@farad/domain/money';
import { checkRefund, refundKey, type Payment, type RefundRefusal } from '@farad/domain/payment';
import {
  itemsOfPart,
  partsByClosing,
  piecesByReceipt,
  receiptOfParts,
  takePieces,
  type LinePart,
  type PaidLine,
  type PartOfLine,
} from '@farad/domain/receipt';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { NewRefund } from '@farad/integrations/payments';

import { paidLineOf, taxDayOf, type TaxDay } from './lines-to-pay.ts';
import { addressed, marksOfLines, receiptTarget } from './receipt-target.ts';
import type { MarksBack } from '#core/orders/returned-marks.ts';

/** Refunded pieces of a line. They were never handed over (`cancel`), or were handed over and returned (`return`). */
export interface RefundedPieces {
  readonly position: number;
  readonly count: number;
}

export interface WantedRefund {
  readonly move: 'cancel' | 'return';
  readonly pieces: readonly RefundedPieces[];
  readonly cause: RefundCause;
  /** Shown to the buyer. */
  readonly note: string;
  readonly staffId: number | null;
  readonly at: Date;
  /** Marking codes of the returned pieces, by product; absent = the codes scanned at packing. */
  readonly marks?: MarksBack;
}

export type RefundFailure =
  | { readonly reason: RefundRefusal | 'too_long' | 'nothing_paid' }
  | { readonly reason: 'no_such_line' | 'too_many_pieces' | 'invalid_quantity'; readonly index: number };

/** Converts a payment's row to the fields that the domain rules need. */
export const paymentOf = (row: PaymentRow): Payment => ({
  state: row.state,
  order: row.orderNumber,
  attempt: row.attempt,
  amount: row.amount,
  captureAmount: row.captureAmount,
  providerId: row.providerId,
});

export interface TakenPieces {
  readonly lines: readonly PaymentLineRow[];
  readonly parts: readonly PartAt[];
}

/** Pieces of a line, with the line's position in the payment. */
interface PartAt extends PartOfLine {
  readonly position: number;
}

/**
 * Marks the pieces of all lines as refunded, or fails with the first line for which this is impossible. `pricedOn` is
 * the day whose VAT rates the receipt has.
 */
export function takePiecesOf(
  lines: readonly PaymentLineRow[],
  { move, pieces }: Pick<WantedRefund, 'move' | 'pieces'>,
  pricedOn: TaxDay,
  marksOf: (line: PaymentLineRow, part: LinePart) => Pick<PaidLine, 'marks'> = () => ({}),
): Result<TakenPieces, RefundFailure> {
  const changed: PaymentLineRow[] = [];
  const parts: PartAt[] = [];
  for (const [index, { position, count }] of pieces.entries()) {
    const line = lines.find((each) => each.position === position);
    if (line === undefined || changed.some((each) => each.position === position)) {
      return fail({ reason: 'no_such_line', index });
    }
    const step = takePieces(line, move, count);
    if (!step.ok) return fail({ reason: step.error, index });
    const { cancelled, shipped, returned } = step.value.progress;
    changed.push({ ...line, cancelled, shipped, returned });
    parts.push({
      position,
      line: { ...paidLineOf(line, pricedOn), ...marksOf(line, step.value.part) },
      part: step.value.part,
    });
  }
  return ok({ lines: changed, parts });
}

const kinds = { cancel: 'prepayment', return: 'closing' } as const;

/**
 * Returns the time that determines the VAT rates on the refund's receipt: that of the payment, or of the last handover.
 */
async function momentOfPrice(tx: Tx, payment: PaymentRow, { move, at }: WantedRefund): Promise<Date> {
  if (move === 'cancel') return payment.paidAt ?? at;
  const receipts = await receiptQueries(tx).ofOrder(payment.orderId);
  return receipts.findLast(({ kind }) => kind === 'closing')?.createdAt ?? at;
}

/** Gives returned pieces the VAT of the closing receipt that lists them. */
async function pricedAsClosed(
  tx: Tx,
  paymentId: number,
  { lines, parts }: TakenPieces,
  otherwise: Date,
): Promise<TakenPieces['parts']> {
  const closed = await receiptQueries(tx).closedPieces(paymentId);
  const priced: PartAt[] = [];
  for (const each of parts) {
    const row = lines.find(({ position }) => position === each.position);
    let line = each.line;
    for (const { part, at } of partsByClosing(closed, each, otherwise)) {
      const { vatPercent } = row === undefined ? line : paidLineOf(row, await taxDayOf(tx, at));
      // Pieces with the same VAT use the same line object, so that they stay in one row.
      if (vatPercent !== line.vatPercent) line = { ...line, vatPercent };
      priced.push({ ...each, line, part });
    }
  }
  return priced;
}

/** Returns one row of the refund per line, with all its parts. */
export const refundLines = (parts: TakenPieces['parts'], move: WantedRefund['move']): RefundLineRow[] =>
  [...Map.groupBy(parts, ({ position }) => position)].map(([position, own]) => {
    const items = own.flatMap(({ line, part }) => itemsOfPart(line, part));
    const amount = sumKopecks(items.map(({ quantity, price }) => (quantity * price) as Kopecks));
    const from = Math.min(...own.map(({ part }) => part.from));
    return { position, move, from, quantity: own.reduce((sum, { part }) => sum + part.count, 0), amount };
  });

/** A refund ready to be stored. */
export interface ReadyRefund extends Pick<WantedRefund, 'cause' | 'note' | 'staffId' | 'at'> {
  readonly amount: Kopecks;
  readonly lines: readonly RefundLineRow[];
  readonly receipt: NewRefund['receipt'];
}

/**
 * Stores a refund with its key and its full request. The order and the payment must be locked. The provider is asked
 * later.
 */
export async function saveRefund(
  tx: Tx,
  payment: PaymentRow,
  ready: ReadyRefund,
): Promise<Result<number, RefundFailure>> {
  const { amount, lines, receipt, cause, note, staffId, at } = ready;
  const refunds = await refundQueries(tx).ofOrder(payment.orderId);
  const own = refunds.filter(({ paymentId, cause: why }) => paymentId === payment.id && why !== 'not_captured');
  const checked = checkRefund(paymentOf(payment), own, amount, { paidAt: payment.paidAt ?? at, now: at });
  if (!checked.ok) return fail({ reason: checked.error });
  if (payment.providerId === null) return fail({ reason: 'not_paid' });
  const sequence = (refunds.at(-1)?.sequence ?? 0) + 1;
  const { orderId, orderNumber, id: ourId, providerId } = payment;
  const key = refundKey(orderNumber, sequence);
  const description = `Возврат по заказу ${orderNumber}`;
  const request: NewRefund = { key, paymentId: providerId, amount, description, receipt };
  const id = await refundQueries(tx).insert({
    paymentId: ourId,
    orderId,
    sequence,
    key,
    amount,
    cause,
    note,
    staffId,
    request,
    at,
    lines,
  });
  const { items, total } = receipt.receipt;
  await receiptQueries(tx).addWith({
    orderId,
    paymentId: ourId,
    refundId: id,
    amount: total,
    items,
    at,
    state: 'pending',
  });
  return ok(id);
}

/**
 * Stores a refund for pieces of a payment, with its receipt. The caller must have locked the order and then the
 * payment. The pieces are marked as refunded, so that no piece is refunded twice. If they do not fit one receipt,
 * several refunds are made, each with its own sum. Parallel refunds never exceed the payment (T37).
 */
export async function beginRefund(
  tx: Tx,
  order: PaidOrderRow,
  payment: PaymentRow,
  wanted: WantedRefund,
): Promise<Result<readonly number[], RefundFailure>> {
  const lines = await paymentQueries(tx).lines(payment.id);
  const moment = await momentOfPrice(tx, payment, wanted);
  const pricedOn = await taxDayOf(tx, moment);
  // Goods that were handed over are listed with their marking codes.
  const packed = await marksOfLines(tx, order.id, lines);
  const marksOf = (line: PaymentLineRow, { from }: LinePart): Pick<PaidLine, 'marks'> => {
    const back = line.productId === null ? undefined : wanted.marks?.get(line.productId);
    if (back === undefined || !line.isMarked) return packed(line);
    // Pieces that were returned earlier come first. Their codes are unknown here and not needed.
    return { marks: from === 0 ? back : [{ code: '', pieces: from }, ...back] };
  };
  const taken = takePiecesOf(lines, wanted, pricedOn, wanted.move === 'return' ? marksOf : undefined);
  if (!taken.ok) return taken;
  const { move, cause, note, staffId, at } = wanted;
  const target = await receiptTarget(tx, order);
  const { itemsMax } = target;
  const begun: number[] = [];
  const priced = move === 'return' ? await pricedAsClosed(tx, payment.id, taken.value, moment) : taken.value.parts;
  for (const parts of piecesByReceipt(priced, itemsMax)) {
    const receipt = receiptOfParts(kinds[move], parts, itemsMax);
    if (!receipt.ok) return fail({ reason: receipt.error.reason });
    const kept = await saveRefund(tx, payment, {
      cause,
      note,
      staffId,
      at,
      amount: receipt.value.total,
      lines: refundLines(parts, move),
      receipt: addressed(target, receipt.value),
    });
    if (!kept.ok) return kept;
    begun.push(kept.value);
  }
  await paymentQueries(tx).setProgress(payment.id, taken.value.lines);
  return ok(begun);
}
