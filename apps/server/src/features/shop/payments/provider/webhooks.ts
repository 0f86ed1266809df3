import { quarantineQueries } from '@farad/database/payments/payment-quarantine.queries';
import { paymentQueries } from '@farad/database/payments/payment.queries';
import { refundQueries } from '@farad/database/payments/refund.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { webhookQueries, type WebhookRow } from '@farad/database/people/webhook.queries';
import type { ProviderId, ReportedPayment, ReportedRefund } from '@farad/domain/payment';
import { parseJson, type VendorId } from '@farad/domain/shared';

import { applyReport, quarantineStranger } from './apply-report.ts';
import { applyRefund, requestRefund } from './ask-refund.ts';
import { openAccount, type OpenAccount, type PaymentDeps } from './payment-account.ts';

/** Reason why a webhook waits: its provider is not installed or has no account. */
const providerMissing = 'provider is not installed';

/** A message to the webhook address of a payment provider, sent with the right secret. */
export interface ReceivedWebhook {
  readonly vendor: VendorId;
  readonly body: unknown;
  readonly ip: string;
}

/**
 * Stores a webhook; a job handles it. Returns false if it does not come from the provider. A webhook that cannot be
 * read is accepted and ignored, since the provider would repeat it for a day. A webhook of a provider that is not
 * installed is stored without being read.
 */
export async function takeWebhook(deps: PaymentDeps, { vendor, body, ip }: ReceivedWebhook): Promise<boolean> {
  const provider = deps.vendors.payments.find(vendor);
  const kept = { source: vendor, raw: JSON.stringify(body ?? null), at: deps.clock() };
  if (provider === null) {
    deps.vendors.noteMissing([vendor]);
    await inTransaction(deps.db, (tx) => webhookQueries(tx).add({ ...kept, kind: '', objectId: '' }));
    return true;
  }
  if (provider.checksAddress && !provider.isSource(ip)) return false;
  const notification = provider.readNotification(body);
  if (notification === null) {
    deps.log.warn({ vendor }, 'payment webhook: unrecognised body');
    return true;
  }
  const { kind, id: objectId } = notification;
  await inTransaction(deps.db, (tx) => webhookQueries(tx).add({ ...kept, kind, objectId }));
  return true;
}

/**
 * Applies a report about a payment. The shop may not know its provider id: the provider's first response was lost, or
 * another program made the payment.
 */
export async function placeReport(deps: PaymentDeps, desk: OpenAccount, report: ReportedPayment): Promise<string> {
  const payments = paymentQueries(deps.db);
  const { order, attempt, id } = report;
  const named = order === null || attempt === null ? undefined : await payments.byAttempt(order, attempt);
  const known =
    (await payments.byProviderId(desk.provider, id)) ?? (named?.provider === desk.provider ? named : undefined);
  if (known === undefined) {
    await quarantineStranger(deps, desk.provider, report);
    return 'quarantine';
  }
  const applied = await applyReport(deps, desk.account, known.id, report);
  for (const refundId of applied.refundIds) await requestRefund(deps, refundId);
  return applied.verdict;
}

/**
 * Applies a report of a refund. If its provider id is unknown, the refund is searched by its sum among the refunds of
 * the order that have no provider id yet. If none is found, the report is stored for staff.
 */
async function placeRefund(deps: PaymentDeps, provider: VendorId, report: ReportedRefund): Promise<string> {
  const refunds = refundQueries(deps.db);
  const payment = await paymentQueries(deps.db).byProviderId(provider, report.paymentId);
  const waiting = payment === undefined ? [] : await refunds.ofOrder(payment.orderId);
  const known =
    (await refunds.byProviderId(provider, report.id)) ??
    waiting.find(
      ({ providerId, state, amount }) => providerId === null && state === 'created' && amount === report.amount,
    );
  if (known !== undefined) return applyRefund(deps, known.id, report);
  const { id: providerId, amount, state: reported } = report;
  const orderId = payment?.orderId ?? null;
  const entry = { kind: 'refund', provider, providerId, orderId, mismatches: ['unknown'] } as const;
  await quarantineQueries(deps.db).add({ ...entry, amount, reported, at: deps.clock() });
  return 'quarantine';
}

type EventAbout = Pick<WebhookRow, 'kind' | 'objectId'>;

/**
 * Asks the provider about the payment or refund that a webhook names, and applies its state. Returns the outcome; null
 * = the provider did not answer, and the webhook is handled again later.
 */
async function look(deps: PaymentDeps, desk: OpenAccount, { kind, objectId }: EventAbout): Promise<string | null> {
  const id = objectId as ProviderId;
  const answer = kind === 'refund' ? await desk.port.getRefund(id) : await desk.port.get(id);
  if (!answer.ok) return answer.error.kind === 'refused' ? 'not_found' : null;
  const report = answer.value;
  return 'paymentId' in report ? placeRefund(deps, desk.provider, report) : placeReport(deps, desk, report);
}

/**
 * Returns the payment or refund that a webhook names; null if the webhook cannot be read. A webhook that arrived before
 * its provider was installed is read here.
 */
async function aboutOf(deps: PaymentDeps, event: WebhookRow): Promise<EventAbout | null> {
  if (event.kind !== '') return event;
  const read = deps.vendors.payments.find(event.source)?.readNotification(parseJson(event.raw)) ?? null;
  if (read === null) return null;
  await webhookQueries(deps.db).setAbout(event.id, read.kind, read.id);
  return { kind: read.kind, objectId: read.id };
}

/**
 * Handles a webhook: asks the provider about the payment or refund that it names, and applies its state (integrations
 * 2.2).
 */
export async function readWebhook(deps: PaymentDeps, eventId: number): Promise<void> {
  const events = webhookQueries(deps.db);
  const event = await events.byId(eventId);
  if (event === undefined || event.doneAt !== null) return;
  const desk = await openAccount(deps, event.source);
  if (desk === null) {
    await events.fail(eventId, providerMissing);
    return;
  }
  const about = await aboutOf(deps, event);
  const outcome = about === null ? 'unread' : await look(deps, desk, about);
  if (outcome === null) await events.fail(eventId, 'no answer of the provider');
  else await events.finish(eventId, outcome, deps.clock());
}
