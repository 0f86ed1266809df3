import { paymentQueries } from '@farad/database/payments/payment.queries';
import { receiptQueries, type UnclosedPayment } from '@farad/database/payments/receipt.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { closingReceiptKey, keyLifeMs } from '@farad/domain/payment';
import { piecesByReceipt, receiptOfParts, takePieces, type PartOfLine, type Receipt } from '@farad/domain/receipt';
import type { ClosingReceipt } from '@farad/integrations/payments';

import { lockPayment } from './apply-report.ts';
import { paidLineOf, taxDayOf } from './paid-lines.ts';
import { openAccount, type PaymentDeps } from './payment-account.ts';
import { addressed, marksOfLines, receiptTarget } from './receipt-target.ts';

const againMs = 2 * 60_000;

/** Returns the closing receipts. Marked pieces have a row for each code, so one receipt may not hold all rows. */
const closingReceipts = (parts: readonly PartOfLine[], itemsMax: number): readonly Receipt[] =>
  piecesByReceipt(parts, itemsMax).flatMap((group) => {
    const receipt = receiptOfParts('closing', group, itemsMax);
    return receipt.ok ? [receipt.value] : [];
  });

/**
 * Creates the second receipt of a prepaid, handed-over order, once: for all pieces not returned, with the scanned codes
 * of marked ones (product Y3).
 */
export function makeClosingReceipt(deps: PaymentDeps, { paymentId }: UnclosedPayment): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const { order, payment } = await lockPayment(tx, paymentId);
    const payments = paymentQueries(tx);
    const at = deps.clock();
    const steps = (await payments.lines(paymentId)).flatMap((line) => {
      const step = takePieces(line, 'ship', line.quantity - line.cancelled - line.shipped);
      return step.ok ? [{ line, ...step.value }] : [];
    });
    const day = await taxDayOf(tx, at);
    const marksOf = await marksOfLines(
      tx,
      order.id,
      steps.map(({ line }) => line),
    );
    const target = await receiptTarget(tx, order);
    const parts = steps.map(({ line, part }) => ({ line: { ...paidLineOf(line, day), ...marksOf(line) }, part }));
    const receipts = receiptQueries(tx);
    for (const receipt of closingReceipts(parts, target.itemsMax)) {
      if (payment.providerId === null) break;
      const sequence = await receipts.nextSequence(order.id);
      const key = closingReceiptKey(order.number, sequence);
      const { total: amount, items } = receipt;
      const request: ClosingReceipt = { key, paymentId: payment.providerId, receipt: addressed(target, receipt) };
      await receipts.addClosing({ orderId: order.id, paymentId, sequence, key, request, amount, items, at });
    }
    await payments.setProgress(
      paymentId,
      steps.map(({ line, progress }) => ({ position: line.position, ...progress })),
    );
    await payments.setClosed(paymentId);
  });
}

/** Requests a stored closing receipt. Repetitions with its key lead to one; with an expired key it needs review. */
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
