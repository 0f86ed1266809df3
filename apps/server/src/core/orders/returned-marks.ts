import type { Tx } from '@farad/database/connection/connect';
import { markReturnQueries } from '@farad/database/orders/mark-return.queries';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import {
  checkReturnedMarks,
  type PackedMark,
  type ReturnedMark,
  type ReturnedMarkProblem,
  type ScannedMark,
} from '@farad/domain/delivery';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Failure } from '#http/answers/errors.ts';

/** Reads marking codes of a request. A code without a quantity stands for all pieces that were packed with it. */
export const readScanned = (marks: readonly (string | PackedMark)[]): readonly ScannedMark[] =>
  marks.map((mark) => (typeof mark === 'string' ? { code: mark, pieces: null } : mark));

/** Returned marking codes by product. */
export type MarksBack = ReadonlyMap<ProductId, readonly ReturnedMark[]>;

/** Returned pieces of one product. */
export interface ComingBack {
  readonly orderId: number;
  readonly productId: ProductId;
  readonly quantity: number;
  readonly scanned: readonly ScannedMark[];
  readonly field: string;
  readonly locale: Locale;
}

async function refusal(
  tx: Tx,
  { orderId, quantity, field, locale }: ComingBack,
  problem: ReturnedMarkProblem,
): Promise<Failure> {
  const t = translators[locale];
  if (problem.kind === 'count') {
    const detail = t('backOfficeOrders.returnedMarksCount', { found: problem.pieces, needed: quantity });
    return { code: 'invalid_input', field, detail };
  }
  const { kind, code } = problem;
  if (kind === 'twice')
    return { code: 'invalid_input', field, detail: t('backOfficeOrders.returnedMarkTwice', { code }) };
  if (kind === 'already_back') {
    return { code: 'invalid_input', field, detail: t('backOfficeOrders.returnedMarkBack', { code }) };
  }
  const order = await markReturnQueries(tx).soldWith(code, orderId);
  const detail =
    order === null
      ? t('backOfficeOrders.returnedMarkUnknown', { code })
      : t('backOfficeOrders.returnedMarkOther', { code, order });
  return { code: 'invalid_input', field, detail };
}

/**
 * Returns the marking codes with which a product of the order was packed (`sold`) and those returned so far (`back`).
 */
async function codesOf(tx: Tx, { orderId, productId }: Pick<ComingBack, 'orderId' | 'productId'>) {
  const sold = (await parcelQueries(tx).marks(orderId)).filter((mark) => mark.productId === productId);
  const back = (await markReturnQueries(tx).ofOrder(orderId)).filter((mark) => mark.productId === productId);
  return { sold, back };
}

/**
 * Returns the checked marking codes of an accepted return, or a failure. If the product was packed without codes, none
 * are required.
 */
export async function acceptedMarks(tx: Tx, wish: ComingBack): Promise<Result<readonly ReturnedMark[], Failure>> {
  const codes = await codesOf(tx, wish);
  if (codes.sold.length === 0 && wish.scanned.length === 0) return ok([]);
  const checked = checkReturnedMarks(codes, wish.scanned, wish.quantity);
  return checked.ok ? ok(checked.value) : fail(await refusal(tx, wish, checked.error));
}

/**
 * Returns the marking codes with pieces for which there is no refund yet, paid or under way. Codes of an accepted
 * return without a refund are included.
 */
export async function marksLeft(
  tx: Tx,
  of: Pick<ComingBack, 'orderId' | 'productId'>,
): Promise<readonly ReturnedMark[]> {
  const { sold, back } = await codesOf(tx, of);
  const refunded = back.filter(({ isRefunded }) => isRefunded);
  return sold.flatMap(({ code, pieces: ofPieces }) => {
    const gone = refunded.filter((mark) => mark.code === code).reduce((sum, { pieces }) => sum + pieces, 0);
    return gone < ofPieces ? [{ code, pieces: ofPieces - gone, ofPieces }] : [];
  });
}

/**
 * Returns the marking codes that were scanned for a refund. If none were scanned, returns the oldest unrefunded codes
 * of accepted returns.
 */
export async function refundedMarks(tx: Tx, wish: ComingBack): Promise<Result<readonly ReturnedMark[], Failure>> {
  const { sold, back } = await codesOf(tx, wish);
  if (sold.length === 0 && wish.scanned.length === 0) return ok([]);
  const pending = back.filter(({ isRefunded }) => !isRefunded);
  let rest = wish.quantity;
  const accepted = pending.flatMap(({ code, pieces }): ScannedMark[] => {
    const share = Math.min(rest, pieces);
    rest -= share;
    return share > 0 ? [{ code, pieces: share }] : [];
  });
  const refunded = back.filter(({ isRefunded }) => isRefunded);
  const together = [...Map.groupBy(accepted, ({ code }) => code)].map(([code, marks]) => ({
    code,
    pieces: marks.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0),
  }));
  const scanned = wish.scanned.length > 0 ? wish.scanned : together;
  const checked = checkReturnedMarks({ sold, back: refunded }, scanned, wish.quantity);
  return checked.ok ? ok(checked.value) : fail(await refusal(tx, wish, checked.error));
}

/**
 * Stores the marking codes of a refund. A code of an accepted return is linked to the refund; other codes are added.
 */
export async function storeRefundedMarks(
  tx: Tx,
  { orderId, productId, refundId, at }: Pick<ComingBack, 'orderId' | 'productId'> & { refundId: number; at: Date },
  marks: readonly ReturnedMark[],
): Promise<void> {
  const queries = markReturnQueries(tx);
  const pending = (await queries.ofOrder(orderId)).filter((row) => row.productId === productId && !row.isRefunded);
  for (const mark of marks) {
    let rest = mark.pieces;
    for (const { id, pieces } of pending.filter(({ code }) => code === mark.code)) {
      const share = Math.min(rest, pieces);
      if (share > 0) await queries.refund(id, share, refundId);
      rest -= share;
    }
    if (rest > 0) await queries.add(productId, [{ ...mark, pieces: rest }], { orderId, refundId, at });
  }
}
