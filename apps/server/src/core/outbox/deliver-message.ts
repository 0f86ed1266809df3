import type { Tx } from '@farad/database/connection/connect';
import { documentQueries } from '@farad/database/payments/document.queries';
import { invoiceQueries } from '@farad/database/payments/invoice.queries';
import { deliveryTries, outboxQueries, type MessageRow } from '@farad/database/messages/outbox.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { sentLater } from '@farad/database/connection/statements/side-by-side';
import { readSettingsOnce } from '@farad/database/connection/setting-rows';
import { inTransaction } from '@farad/database/connection/transaction';
import { normaliseEmail, normalisePhone } from '@farad/domain/customer';
import { messengerBody } from '@farad/domain/setting';
import { ok } from '@farad/domain/shared';
import type { HookPort } from '@farad/integrations/hooks';
import type { AttachedFile, MailPort } from '@farad/integrations/mail';
import type { SmsFailure, SmsPort } from '@farad/integrations/sms';
import type { MailText } from '@farad/wording/messages';
import type { LetterTable } from '@farad/wording/order-table';

import type { Drawing } from '../documents/open-drawing.ts';
import { invoiceFile } from '../invoices/invoice-file.ts';
import { letterLook, type LetterConfig } from '../messages/letter-look.ts';

export interface Carriers {
  /** URLs and sender data for e-mails. */
  readonly config: LetterConfig;
  readonly sms: Pick<SmsPort, 'send' | 'find'>;
  readonly mail: MailPort;
  /** Makes the PDF files that are attached to e-mails. */
  readonly drawing: Pick<Drawing, 'draw'>;
  /** Sends messages to the messenger of staff. */
  readonly hooks: Pick<HookPort, 'tell'>;
}

type Delivery =
  /** `providerId`: id under which the provider reports whether the SMS was delivered; null = there is no report. */
  | { readonly kind: 'sent'; readonly providerId: string | null }
  | { readonly kind: 'refused'; readonly reason: string } // a repeat is useless
  | { readonly kind: 'failed'; readonly reason: string };

const reasonOf = ({ kind, code }: SmsFailure): string => `${kind} ${code}`;

/**
 * Sends an SMS. A retry first asks the provider whether it accepted the earlier try. The result of that try may be
 * lost: the database failed, the worker was killed, or the response did not arrive.
 */
async function deliverSms(sms: Carriers['sms'], message: MessageRow, isRetry: boolean): Promise<Delivery> {
  const phone = normalisePhone(message.recipient);
  if (!phone.ok) return { kind: 'refused', reason: phone.error };
  const named = { phone: phone.value, id: `outbox-${message.id}` };
  const earlier = isRetry ? await sms.find(named) : ok(null);
  if (!earlier.ok) return { kind: 'failed', reason: reasonOf(earlier.error) };
  if (earlier.value !== null) return { kind: 'sent', providerId: earlier.value.providerId };
  const sent = await sms.send({ ...named, text: message.text });
  if (sent.ok) return { kind: 'sent', providerId: sent.value.providerId };
  // The provider refuses a text that it got within the last minute, so an earlier try has sent the message.
  if (sent.error.kind === 'repeated') return { kind: 'sent', providerId: null };
  return { kind: sent.error.kind === 'refused_number' ? 'refused' : 'failed', reason: reasonOf(sent.error) };
}

/** Returns the table of an e-mail. undefined = an older version of the program stored another format, or none. */
const tableOf = ({ table }: MessageRow): MailText['table'] =>
  typeof table === 'object' && table !== null ? (table as LetterTable) : undefined;

/** Returns the PDF of the invoice that belongs to an e-mail; empty = the e-mail has no attachment. */
async function attachedTo(
  tx: Tx,
  drawing: Carriers['drawing'],
  { invoiceId }: MessageRow,
): Promise<readonly AttachedFile[]> {
  if (invoiceId === null) return [];
  const invoice = await invoiceQueries(tx).find(invoiceId);
  const order = invoice === undefined ? undefined : await documentQueries(tx).byId(invoice.orderId);
  const file = order === undefined ? null : await invoiceFile(tx, drawing, order, invoiceId);
  return file?.ok ? [{ ...file.value, content: Buffer.from(file.value.content) }] : [];
}

/**
 * Handles a failure while the PDF is made. The message is retried. The last try sends the e-mail without the PDF,
 * because the text contains the URL of the file.
 */
const noFiles =
  ({ attempts }: MessageRow) =>
  (error: unknown): readonly AttachedFile[] | null => {
    if (!(error instanceof Error)) throw error;
    return attempts + 1 >= deliveryTries ? [] : null;
  };

async function deliverMail(tx: Tx, carriers: Carriers, message: MessageRow): Promise<Delivery> {
  const { mail, config, drawing } = carriers;
  const to = normaliseEmail(message.recipient);
  if (!to.ok) return { kind: 'refused', reason: to.error };
  const attached = await attachedTo(tx, drawing, message).catch(noFiles(message));
  if (attached === null) return { kind: 'failed', reason: 'its invoice is not drawn' };
  const { subject, text } = message;
  await readSettingsOnce(tx, tx);
  const look = await letterLook(tx, config, { subject, text, table: tableOf(message) });
  const sent = await mail.send({ to: to.value, subject, text, ...look, attached, messageId: `outbox-${message.id}` });
  if (sent.ok) return { kind: 'sent', providerId: null };
  return { kind: sent.error.kind === 'permanent' ? 'refused' : 'failed', reason: sent.error.reason };
}

const messengerTimeoutMs = 10_000;

/**
 * Sends a message to the messenger that the settings name now. A message that the messenger refuses is not sent again.
 * If the messenger is busy or does not answer, the message is retried.
 */
async function deliverToMessenger(tx: Tx, { hooks }: Carriers, message: MessageRow): Promise<Delivery> {
  const setting = await settingQueries(tx).value('staff_notices');
  if (setting.url === '') return { kind: 'refused', reason: 'no messenger is set' };
  const answer = await hooks.tell({
    url: setting.url,
    body: messengerBody(setting, message.text, message.event),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `outbox-${message.id}`,
    },
    timeoutMs: messengerTimeoutMs,
    answerBytesMax: 1024,
  });
  if (!answer.ok) return { kind: 'failed', reason: answer.error };
  const { status } = answer.value;
  if (status >= 200 && status < 300) return { kind: 'sent', providerId: null };
  const isForEver = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { kind: isForEver ? 'refused' : 'failed', reason: `messenger ${status}` };
}

function deliver(tx: Tx, carriers: Carriers, message: MessageRow, isRetry: boolean): Promise<Delivery> {
  if (message.channel === 'sms') return deliverSms(carriers.sms, message, isRetry);
  return message.channel === 'email' ? deliverMail(tx, carriers, message) : deliverToMessenger(tx, carriers, message);
}

/**
 * Sends a message of the outbox and stores the result. The row is locked meanwhile, so two workers never send the same
 * message. After a crash an e-mail may be sent again, with the same message id (at-least-once delivery).
 * @param runs number of runs of the job, with this one. An earlier run may have sent the message without storing it
 * @throws if it must be retried; the job runner waits longer each time
 */
export async function deliverMessage(
  db: Parameters<typeof inTransaction>[0],
  carriers: Carriers,
  outboxId: number,
  runs = 1,
): Promise<void> {
  const failure = await inTransaction(db, async (tx: Tx) => {
    const outbox = outboxQueries(tx);
    const message = await outbox.lockWaiting(outboxId);
    if (!message) return null;
    const delivery = await deliver(tx, carriers, message, runs > 1 || message.attempts > 0);
    if (delivery.kind === 'sent') {
      await outboxQueries(await sentLater(tx)).markSent(message.id, delivery.providerId);
      return null;
    }
    const isLast = delivery.kind === 'refused' || message.attempts + 1 >= deliveryTries;
    await outbox.markFailed(message.id, delivery.reason, isLast);
    return isLast ? null : delivery.reason;
  });
  if (failure !== null) throw new Error(`message ${outboxId} is not delivered yet: ${failure}`);
}
