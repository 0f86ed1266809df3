import type { CaptureBody } from '@farad/contract/office/payments/payments';
import type { Tx } from '@farad/database/connection/connect';
import type { PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { paymentQueries, type PaymentLineRow, type PaymentRow } from '@farad/database/payments/payment.queries';
import { refundQueries } from '@farad/database/payments/refund.queries';
import type { Kopecks } from '@farad/domain/money';
import { onlineAmountMin, refundKey } from '@farad/domain/payment';
import { receiptOfParts } from '@farad/domain/receipt';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { paidLineOf, taxDayOf, type TaxDay } from '../provider/lines-to-pay.ts';
import { notifyOfMoney } from '#core/payments/pay-messages.ts';
import type { PaymentDeps } from '../provider/payment-account.ts';
import { refundLines, takePiecesOf, type TakenPieces } from '../provider/refund-money.ts';
import { receiptTarget, addressed } from '../provider/receipt-target.ts';
import { settleBonuses } from './settle-bonuses.ts';
import type { LockedMoney } from './staff-order.ts';
import { moveStock } from './staff-refunds.ts';

type Wanted = z.output<typeof CaptureBody> & { readonly staffId: number };

/** Returns the receipt for the pieces that will be sent. */
function receiptOfRest({ lines }: TakenPieces, day: TaxDay, itemsMax: number) {
  return receiptOfParts(
    'prepayment',
    lines.map((line) => ({
      line: paidLineOf(line, day),
      part: { from: 0, count: line.quantity - line.cancelled },
    })),
    itemsMax,
  );
}

const withTaken = (lines: readonly PaymentLineRow[], taken: TakenPieces): TakenPieces => ({
  ...taken,
  lines: lines.map((line) => taken.lines.find(({ position }) => position === line.position) ?? line),
});

/**
 * Stores a refund for the part of the payment that is not captured. The provider is not called. Bonuses and cashback
 * are thus settled as for every refund (product B10).
 */
async function keepRest(
  tx: Tx,
  order: PaidOrderRow,
  payment: PaymentRow,
  { taken, amount, reason, staffId, at }: Pick<Wanted, 'reason' | 'staffId'> & KeptRest,
): Promise<void> {
  const refunds = refundQueries(tx);
  const sequence = ((await refunds.ofOrder(order.id)).at(-1)?.sequence ?? 0) + 1;
  const id = await refunds.insert({
    paymentId: payment.id,
    orderId: order.id,
    sequence,
    key: refundKey(order.number, sequence),
    amount,
    cause: 'not_captured',
    note: reason,
    staffId,
    request: {},
    at,
    lines: refundLines(taken.parts, 'cancel'),
  });
  await refunds.noteNotCaptured(id, at);
  await settleBonuses(tx, order, [id], at);
}

interface KeptRest {
  readonly taken: TakenPieces;
  readonly amount: Kopecks;
  readonly at: Date;
}

interface Held {
  readonly order: PaidOrderRow;
  readonly payment: PaymentRow;
  readonly lines: readonly PaymentLineRow[];
}

/**
 * Reduces the captured amount of one payment. If an item of `without` is invalid, the failure names it by its index.
 */
async function lower(
  tx: Tx,
  deps: PaymentDeps,
  { order, payment, lines }: Held,
  { without, reason, staffId }: Wanted,
): Promise<Result<null, Failure>> {
  const at = deps.clock();
  const payments = paymentQueries(tx);
  const own = without.filter(({ position }) => lines.some((line) => line.position === position));
  const pieces = own.map(({ position, qty }) => ({ position, count: qty }));
  const day = await taxDayOf(tx, at);
  const taken = takePiecesOf(lines, { move: 'cancel', pieces }, day);
  if (!taken.ok) {
    const wrong = 'index' in taken.error ? own[taken.error.index] : undefined;
    const index = wrong === undefined ? 0 : without.lastIndexOf(wrong);
    const name = taken.error.reason === 'no_such_line' ? 'position' : 'qty';
    return fail({ code: 'invalid_input', field: `without.${index}.${name}` });
  }
  const all = withTaken(lines, taken.value);
  const target = await receiptTarget(tx, order);
  const receipt = receiptOfRest(all, day, target.itemsMax);
  // To release the whole payment is another call, and less than one rouble cannot be captured.
  if (!receipt.ok || receipt.value.total < onlineAmountMin) return fail({ code: 'invalid_input', field: 'without' });
  const amount = (payment.amount - receipt.value.total) as Kopecks;
  if (amount < onlineAmountMin) return fail({ code: 'invalid_input', field: 'without' });
  await payments.setProgress(payment.id, taken.value.lines);
  await payments.setCapture(payment.id, receipt.value.total, addressed(target, receipt.value));
  await keepRest(tx, order, payment, { taken: taken.value, amount, reason, staffId, at });
  await moveStock(tx, order, lines, { move: 'cancel', pieces, isBack: true });
  await notifyOfMoney(tx, deps.config, order, { what: 'not_captured', amount, reason });
  return ok(null);
}

/**
 * Reduces a held payment by pieces that will not be sent (product Y1). The receipt contains only the other pieces. The
 * stock of the pieces is released, and the buyer is notified. Order and payments must be locked. The caller requests
 * the capture afterwards.
 */
export async function captureWithout(
  tx: Tx,
  deps: PaymentDeps,
  { order, payments }: LockedMoney,
  wanted: Wanted,
): Promise<Result<null, Failure>> {
  const held: Held[] = [];
  for (const payment of payments) held.push({ order, payment, lines: await paymentQueries(tx).lines(payment.id) });
  const known = new Set(held.flatMap(({ lines }) => lines.map(({ position }) => position)));
  const unknown = wanted.without.findIndex(({ position }) => !known.has(position));
  if (unknown >= 0) return fail({ code: 'invalid_input', field: `without.${unknown}.position` });
  for (const each of held) {
    const isMeant = wanted.without.some(({ position }) => each.lines.some((line) => line.position === position));
    const lowered = isMeant ? await lower(tx, deps, each, wanted) : ok(null);
    if (!lowered.ok) return lowered;
  }
  return ok(null);
}
