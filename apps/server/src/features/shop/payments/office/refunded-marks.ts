import type { RefundBody } from '@farad/contract/office/payments/payments';
import type { Tx } from '@farad/database/connection/connect';
import type { PaymentLineRow } from '@farad/database/payments/payment.queries';
import type { ReturnedMark } from '@farad/domain/delivery';
import type { ProductId } from '@farad/domain/product';
import { ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import {
  storeRefundedMarks,
  marksLeft,
  readScanned,
  refundedMarks,
  type MarksBack,
} from '#core/orders/returned-marks.ts';
import type { RefundedPieces } from '../provider/refund-money.ts';

interface Wish {
  readonly orderId: number;
  readonly what: z.output<typeof RefundBody>['what'];
  readonly locale: Locale;
}

/**
 * Returns the marking codes of refunded pieces that were handed over. If the refund covers everything, these are all
 * codes that the buyer has.
 */
export async function readMarksBack(
  tx: Tx,
  { orderId, what, locale }: Wish,
  lines: readonly PaymentLineRow[],
  parts: readonly { readonly move: 'cancel' | 'return'; readonly pieces: readonly RefundedPieces[] }[],
): Promise<Result<MarksBack, Failure>> {
  const marks = new Map<ProductId, readonly ReturnedMark[]>();
  for (const { position, count: quantity } of parts.flatMap(({ move, pieces }) => (move === 'return' ? pieces : []))) {
    const line = lines.find((each) => each.position === position);
    if (line === undefined || !line.isMarked || line.productId === null) continue;
    const { productId } = line;
    if (what.kind !== 'parts') {
      marks.set(productId, await marksLeft(tx, { orderId, productId }));
      continue;
    }
    const index = what.lines.findIndex((each) => each.position === position);
    const scanned = readScanned(what.lines[index]?.marks ?? []);
    const field = `what.lines.${index}.marks`;
    const read = await refundedMarks(tx, { orderId, productId, quantity, scanned, field, locale });
    if (!read.ok) return read;
    marks.set(productId, read.value);
  }
  return ok(marks);
}

export async function keepMarksBack(
  tx: Tx,
  of: { readonly orderId: number; readonly refundId: number | undefined; readonly at: Date },
  marks: MarksBack,
): Promise<void> {
  const { orderId, refundId, at } = of;
  if (refundId === undefined) return;
  for (const [productId, own] of marks) await storeRefundedMarks(tx, { orderId, productId, refundId, at }, own);
}
