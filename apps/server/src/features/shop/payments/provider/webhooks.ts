import { quarantineQueries } from '@farad/database/payments/payment-quarantine.queries';
import { paymentQueries } from '@farad/database/payments/payment.queries';
import { refundQueries } from '@farad/database/payments/refund.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { webhookQueries, type WebhookRow } from '@farad/database/people/webhook.queries';
import type { ProviderId, ReportedPayment, ReportedRefund } from '@farad/domain/payment';

import { applyReport, quarantineStranger } from './apply-report.ts';
import { applyRefund, askRefund } from './ask-refund.ts';
import { openDesk, type PaymentDeps, type PaymentDesk } from './payment-account.ts';
import { isWebhookSecret } from './webhook-secret.ts';

const source = 'yookassa';

/**
 * Stores and acknowledges a webhook; a job handles it. Returns false if it is not from the provider. An unknown body is
 * acknowledged and dropped, since the provider would repeat it for a day.
 */
export async function takeWebhook(
  deps: PaymentDeps,
  { secret, body, ip }: { readonly secret: string; readonly body: unknown; readonly ip: string },
): Promise<boolean> {
  const { provider } = deps.payments;
  if (!isWebhookSecret(deps.secretKey, secret)) return false;
  if (deps.config.payments.checksAddress && !provider.isSource(ip)) return false;
  const notification = provider.readNotification(body);
  if (notification === null) {
    deps.log.warn('payment webhook: unrecognised body');
    return true;
  }
  const event = { source, kind: notification.kind, objectId: notification.id, raw: JSON.stringify(body) };
  await inTransaction(deps.db, (tx) => webhookQueries(tx).add({ ...event, at: deps.clock() }));
  return true;
}

/** Applies a report of a payment whose id may be unknown: its first answer was lost, or the payment is not ours. */
export async function placeReport(deps: PaymentDeps, desk: PaymentDesk, report: ReportedPayment): Promise<string> {
  const payments = paymentQueries(deps.db);
  const { order, attempt, id } = report;
  const known =
    (await payments.byProviderId(id)) ??
    (order === null || attempt === null ? undefined : await payments.byAttempt(order, attempt));
  if (known === undefined) {
    await quarantineStranger(deps, report);
    return 'quarantine';
  }
  const applied = await applyReport(deps, desk.account, known.id, report);
  for (const refundId of applied.refundIds) await askRefund(deps, desk, refundId);
  return applied.verdict;
}

/** Finds a refund without a known id by its payment and sum. */
async function placeRefund(deps: PaymentDeps, report: ReportedRefund): Promise<string> {
  const refunds = refundQueries(deps.db);
  const payment = await paymentQueries(deps.db).byProviderId(report.paymentId);
  const waiting = payment === undefined ? [] : await refunds.ofOrder(payment.orderId);
  const known =
    (await refunds.byProviderId(report.id)) ??
    waiting.find(
      ({ providerId, state, amount }) => providerId === null && state === 'created' && amount === report.amount,
    );
  if (known !== undefined) return applyRefund(deps, known.id, report);
  const { id: providerId, amount, state: reported } = report;
  const entry = { kind: 'refund', providerId, orderId: payment?.orderId ?? null, mismatches: ['unknown'] } as const;
  await quarantineQueries(deps.db).add({ ...entry, amount, reported, at: deps.clock() });
  return 'quarantine';
}

/** Asks the provider about the object of a webhook. Returns null without an answer; it is asked again. */
async function look(deps: PaymentDeps, desk: PaymentDesk, { kind, objectId }: WebhookRow): Promise<string | null> {
  const id = objectId as ProviderId;
  const answer = kind === 'refund' ? await desk.port.getRefund(id) : await desk.port.get(id);
  if (!answer.ok) return answer.error.kind === 'refused' ? 'not_found' : null;
  const report = answer.value;
  return 'paymentId' in report ? placeRefund(deps, report) : placeReport(deps, desk, report);
}

/** Handles a webhook: asks the provider and applies its answer (integrations 2.2). */
export async function readWebhook(deps: PaymentDeps, eventId: number): Promise<void> {
  const events = webhookQueries(deps.db);
  const event = await events.byId(eventId);
  if (event === undefined || event.doneAt !== null || event.source !== source) return;
  const outcome = await look(deps, await openDesk(deps), event);
  if (outcome === null) await events.fail(eventId, 'no answer of the provider');
  else await events.finish(eventId, outcome, deps.clock());
}
