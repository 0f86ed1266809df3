import { paymentQueries } from '@farad/database/payments/payment.queries';
import { receiptQueries } from '@farad/database/payments/receipt.queries';
import { refundQueries } from '@farad/database/payments/refund.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { webhookQueries } from '@farad/database/people/webhook.queries';

import { lockPayment } from './apply-report.ts';
import { checkPayment } from './ask-provider.ts';
import { requestRefund } from './ask-refund.ts';
import { closeOrder, requestClosingReceipt } from './closing-receipts.ts';
import { openAccount, type OpenAccount, type PaymentDeps } from './payment-account.ts';
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
async function returnParts(deps: PaymentDeps, paymentId: number): Promise<void> {
  const begun = await inTransaction(deps.db, async (tx) => returnPart(tx, deps, await lockPayment(tx, paymentId)));
  for (const id of begun) await requestRefund(deps, id);
}

/** The providers whose accounts are open; every other that rows wait for is logged once, and its rows are left alone. */
async function usableProviders(deps: PaymentDeps): Promise<readonly OpenAccount[]> {
  const opened = await Promise.all(deps.vendors.payments.all.map(({ id }) => openAccount(deps, id)));
  const usable = opened.filter((account) => account !== null);
  const waiting = await paymentQueries(deps.db).openProviders();
  deps.vendors.noteMissing(waiting.filter((id) => !usable.some(({ provider }) => provider === id)));
  return usable;
}

/**
 * Advances all waiting payments: unhandled webhooks, payments without a webhook or answer, refunds, closing receipts.
 * After any failure it completes them (T28, T40).
 */
export async function sweepPayments(deps: PaymentDeps): Promise<void> {
  const { db, clock } = deps;
  const providers = (await usableProviders(deps)).map(({ provider }) => provider);
  const left = await webhookQueries(db).open(providers, new Date(clock().getTime() - eventLeftMs), batch);
  await each(deps, 'webhook', left, (id) => readWebhook(deps, id));
  const payments = paymentQueries(db);
  await each(deps, 'part', await payments.partsOfCancelled(batch), (id) => returnParts(deps, id));
  await each(deps, 'payment', await payments.due(providers, clock(), batch), (id) => checkPayment(deps, id));
  const refunds = await refundQueries(db).due(providers, clock(), batch);
  await each(deps, 'refund', refunds, (id) => requestRefund(deps, id));
  const receipts = receiptQueries(db);
  await each(deps, 'closing', await receipts.unclosed(batch), (order) => closeOrder(deps, order));
  await each(deps, 'receipt', await receipts.due(providers, clock(), batch), (id) => requestClosingReceipt(deps, id));
}

/** Longer than a day, so that payments missing from a restored backup are found. */
const reconciledMs = 26 * 3_600_000;
const pagesMax = 200;

/** Compares the provider's payments with ours. Unknown ones that brought money are stored for review (T40). */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  for (const account of await usableProviders(deps)) await reconcile(deps, account);
}

async function reconcile(deps: PaymentDeps, account: OpenAccount): Promise<void> {
  const { provider, port } = account;
  const since = new Date(deps.clock().getTime() - reconciledMs);
  let cursor: string | null = null;
  for (let page = 0; page < pagesMax; page += 1) {
    const answer = await port.list({ since, state: 'succeeded', ...(cursor === null ? {} : { cursor }) });
    if (!answer.ok) {
      deps.log.warn({ provider, failure: answer.error }, 'payment reconciliation: provider did not answer');
      return;
    }
    for (const report of answer.value.payments) {
      const known = await paymentQueries(deps.db).byProviderId(provider, report.id);
      if (known?.state !== 'succeeded') await placeReport(deps, account, report);
    }
    cursor = answer.value.cursor;
    if (cursor === null) return;
  }
}
