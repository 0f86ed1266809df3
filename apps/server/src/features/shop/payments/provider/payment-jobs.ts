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

/** Maximum number of items of each kind in a run. A run happens each minute and takes the oldest items first. */
const batch = 50;

/** Time in milliseconds after which the sweep handles a webhook that its job has not handled. */
const eventLeftMs = 30_000;

/** Handles each item. A failure is logged and does not stop the other items. */
async function each<T>({ log }: PaymentDeps, what: string, items: readonly T[], work: (item: T) => Promise<unknown>) {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      log.warn({ err: error, what, item }, 'payment sweep: item failed');
    }
  }
}

/** Refunds a paid part of an order that was cancelled before all parts were paid. */
async function returnParts(deps: PaymentDeps, paymentId: number): Promise<void> {
  const begun = await inTransaction(deps.db, async (tx) => returnPart(tx, deps, await lockPayment(tx, paymentId)));
  for (const id of begun) await requestRefund(deps, id);
}

/**
 * Returns the providers whose accounts can be used. Other providers that payments wait for are logged once; their
 * payments are left unchanged.
 */
async function usableProviders(deps: PaymentDeps): Promise<readonly OpenAccount[]> {
  const opened = await Promise.all(deps.vendors.payments.all.map(({ id }) => openAccount(deps, id)));
  const usable = opened.filter((account) => account !== null);
  const waiting = await paymentQueries(deps.db).openProviders();
  deps.vendors.noteMissing(waiting.filter((id) => !usable.some(({ provider }) => provider === id)));
  return usable;
}

/**
 * Continues all unfinished work: webhooks not yet handled, payments without a webhook or response, refunds and closing
 * receipts. So everything is completed after any failure (T28, T40).
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

/**
 * Period in milliseconds that is compared. It is longer than a day, so that payments missing from a restored backup are
 * found.
 */
const reconciledMs = 26 * 3_600_000;
const pagesMax = 200;

/**
 * Compares the payments of each provider with those in the database. Unknown payments that were paid are stored for
 * staff to check (T40).
 */
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
