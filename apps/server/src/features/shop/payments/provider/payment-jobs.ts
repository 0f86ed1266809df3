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

/** So many of each kind a minute; the oldest first. */
const batch = 50;

/** A job of its own looks at an event at once; one that is older was left lying. */
const eventLeftMs = 30_000;

/** One that cannot be helped on does not stand in the way of the others. */
async function each<T>({ log }: PaymentDeps, what: string, items: readonly T[], work: (item: T) => Promise<unknown>) {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      log.warn({ err: error, what, item }, 'money was not helped on');
    }
  }
}

/** Gives back the money of parts whose order was cancelled before all of them were paid. */
async function returnParts(deps: PaymentDeps, desk: PaymentDesk, paymentId: number): Promise<void> {
  const begun = await inTransaction(deps.db, async (tx) => returnPart(tx, deps, await lockPayment(tx, paymentId)));
  for (const id of begun) await askRefund(deps, desk, id);
}

/**
 * Helps on whatever money waits: webhooks that were left lying, payments whose webhook never came or whose answer is not
 * known, refunds, closing receipts. After any fall it brings everything to its end (T28, T40).
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

/** Longer than a day: what a restored backup has forgotten of it is told. */
const reconciledMs = 26 * 3_600_000;
const pagesMax = 200;

/** Compares the provider's payments with ours: what brought money and is not known is put before somebody (T40). */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  const desk = await openDesk(deps);
  const since = new Date(deps.clock().getTime() - reconciledMs);
  let cursor: string | null = null;
  for (let page = 0; page < pagesMax; page += 1) {
    const answer = await desk.port.list({ since, state: 'succeeded', ...(cursor === null ? {} : { cursor }) });
    if (!answer.ok) {
      deps.log.warn({ failure: answer.error }, 'the payments were not compared with the provider');
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
