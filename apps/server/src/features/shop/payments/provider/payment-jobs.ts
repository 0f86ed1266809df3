import { paymentQueries } from '@farad/database/payments/payment.queries';
import { receiptQueries } from '@farad/database/payments/receipt.queries';
import { refundQueries } from '@farad/database/payments/refund.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { webhookQueries } from '@farad/database/people/webhook.queries';

import { lockPayment } from './apply-report.ts';
import { checkPayment } from './ask-provider.ts';
import { askRefund } from './ask-refund.ts';
import { askClosingReceipt, makeClosingReceipt } from './closing-receipts.ts';
import { openDesk, type PaymentDeps, type PaymentDesk } from './payment-account.ts';
import { returnPart } from './settle.ts';
import { placeReport, readWebhook } from './webhooks.ts';

/** Items of each kind per run (one a minute), oldest first. */
const batch = 50;

/** A job handles an event at once. An older one was left behind. */
const eventLeftMs = 30_000;

/** A failing item must not block the rest of the batch. */
async function each<T>({ log }: PaymentDeps, what: string, items: readonly T[], work: (item: T) => Promise<unknown>) {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      log.warn({ err: error, what, item }, 'payment sweep: item failed');
    }
  }
}

/** Refunds parts of an order that was cancelled before all parts were paid. */
async function returnParts(deps: PaymentDeps, desk: PaymentDesk, paymentId: number): Promise<void> {
  const begun = await inTransaction(deps.db, async (tx) => returnPart(tx, deps, await lockPayment(tx, paymentId)));
  for (const id of begun) await askRefund(deps, desk, id);
}

/**
 * Advances all waiting payments: unhandled webhooks, payments without a webhook or answer, refunds, closing receipts.
 * After any failure it completes them (T28, T40).
 */
export async function sweepPayments(deps: PaymentDeps): Promise<void> {
  const { db, clock } = deps;
  const desk = await openDesk(deps);
  const left = await webhookQueries(db).open(new Date(clock().getTime() - eventLeftMs), batch);
  await each(deps, 'webhook', left, (id) => readWebhook(deps, id));
  const payments = paymentQueries(db);
  await each(deps, 'part', await payments.partsOfCancelled(batch), (id) => returnParts(deps, desk, id));
  await each(deps, 'payment', await payments.due(clock(), batch), (id) => checkPayment(deps, desk, id));
  await each(deps, 'refund', await refundQueries(db).due(clock(), batch), (id) => askRefund(deps, desk, id));
  const receipts = receiptQueries(db);
  await each(deps, 'closing', await receipts.unclosed(batch), (payment) => makeClosingReceipt(deps, payment));
  await each(deps, 'receipt', await receipts.due(clock(), batch), (id) => askClosingReceipt(deps, desk, id));
}

/** Longer than a day, so that payments missing from a restored backup are found. */
const reconciledMs = 26 * 3_600_000;
const pagesMax = 200;

/** Compares the provider's payments with ours. Unknown ones that brought money are stored for review (T40). */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  const desk = await openDesk(deps);
  const since = new Date(deps.clock().getTime() - reconciledMs);
  let cursor: string | null = null;
  for (let page = 0; page < pagesMax; page += 1) {
    const answer = await desk.port.list({ since, state: 'succeeded', ...(cursor === null ? {} : { cursor }) });
    if (!answer.ok) {
      deps.log.warn({ failure: answer.error }, 'payment reconciliation: provider did not answer');
      return;
    }
    for (const report of answer.value.payments) {
      const known = await paymentQueries(deps.db).byProviderId(report.id);
      if (known?.state !== 'succeeded') await placeReport(deps, desk, report);
    }
    cursor = answer.value.cursor;
    if (cursor === null) return;
  }
}
