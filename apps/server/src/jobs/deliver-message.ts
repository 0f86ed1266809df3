import type { Handle } from '@farad/database/connection/connect';
import { documentQueries } from '@farad/database/payments/document.queries';
import { invoiceQueries } from '@farad/database/payments/invoice.queries';
import { deliveryTries, outboxQueries, type MessageRow } from '@farad/database/messages/outbox.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { normaliseEmail, normalisePhone } from '@farad/domain/customer';
import { messengerBody } from '@farad/domain/setting';
import type { HookPort } from '@farad/integrations/hooks';
import type { AttachedFile, MailPort } from '@farad/integrations/mail';
import type { SmsPort } from '@farad/integrations/sms';
import type { MailText } from '@farad/wording/messages';
import type { LetterTable } from '@farad/wording/order-table';

import type { Drawing } from '../core/documents/open-drawing.ts';
import { invoiceFile } from '../core/invoices/invoice-file.ts';
import { htmlOf, type LetterConfig } from '../core/messages/letter-html.ts';

export interface Carriers {
  /** Of what letters are made. */
  readonly config: LetterConfig;
  readonly sms: Pick<SmsPort, 'send'>;
  readonly mail: MailPort;
  /** Draws what goes with a letter. */
  readonly drawing: Pick<Drawing, 'draw'>;
  /** Messengers of staff. */
  readonly hooks: Pick<HookPort, 'tell'>;
}

type Delivery =
  /** `providerId`: the provider can be asked what became of it. */
  | { readonly kind: 'sent'; readonly providerId: string | null }
  | { readonly kind: 'refused'; readonly reason: string } // a repeat is useless
  | { readonly kind: 'failed'; readonly reason: string };

async function deliverSms(sms: Carriers['sms'], message: MessageRow): Promise<Delivery> {
  const phone = normalisePhone(message.recipient);
  if (!phone.ok) return { kind: 'refused', reason: phone.error };
  const sent = await sms.send({ phone: phone.value, text: message.text, id: `outbox-${message.id}` });
  // The provider refuses the same text within a minute: the first try reached it.
  if (sent.ok) return { kind: 'sent', providerId: sent.value.providerId };
  if (sent.error.kind === 'repeated') return { kind: 'sent', providerId: null };
  const reason = `${sent.error.kind} ${sent.error.code}`;
  return { kind: sent.error.kind === 'refused_number' ? 'refused' : 'failed', reason };
}

/** A table that an older program wrote, or none. */
const tableOf = ({ table }: MessageRow): MailText['table'] =>
  typeof table === 'object' && table !== null ? (table as LetterTable) : undefined;

/** The PDF of the invoice that a letter tells of, as it was frozen; none where there is nothing to attach. */
async function attachedTo(
  tx: Handle,
  drawing: Carriers['drawing'],
  { invoiceId }: MessageRow,
): Promise<readonly AttachedFile[]> {
  if (invoiceId === null) return [];
  const invoice = await invoiceQueries(tx).find(invoiceId);
  const order = invoice === undefined ? undefined : await documentQueries(tx).byId(invoice.orderId);
  const file = order === undefined ? null : await invoiceFile(tx, drawing, order, invoiceId);
  return file?.ok ? [{ ...file.value, content: Buffer.from(file.value.content) }] : [];
}

/** A drawing that fails is tried again; the last letter goes without it: the address of the file stands in its text. */
const noFiles =
  ({ attempts }: MessageRow) =>
  (error: unknown): readonly AttachedFile[] | null => {
    if (!(error instanceof Error)) throw error;
    return attempts + 1 >= deliveryTries ? [] : null;
  };

async function deliverMail(tx: Handle, carriers: Carriers, message: MessageRow): Promise<Delivery> {
  const { mail, config, drawing } = carriers;
  const to = normaliseEmail(message.recipient);
  if (!to.ok) return { kind: 'refused', reason: to.error };
  const attached = await attachedTo(tx, drawing, message).catch(noFiles(message));
  if (attached === null) return { kind: 'failed', reason: 'its invoice is not drawn' };
  const { subject, text } = message;
  const look = htmlOf(config, { subject, text, table: tableOf(message) });
  const sent = await mail.send({ to: to.value, subject, text, ...look, attached, messageId: `outbox-${message.id}` });
  if (sent.ok) return { kind: 'sent', providerId: null };
  return { kind: sent.error.kind === 'permanent' ? 'refused' : 'failed', reason: sent.error.reason };
}

const messengerTimeoutMs = 10_000;

/** To the messenger that the setting names now; what it calls wrong is wrong for ever, busy and silent ones are asked again. */
async function deliverToMessenger(tx: Handle, { hooks }: Carriers, message: MessageRow): Promise<Delivery> {
  const setting = await settingQueries(tx).value('staff_notices');
  if (setting.url === '') return { kind: 'refused', reason: 'no messenger is set' };
  const told = await hooks.tell({
    url: setting.url,
    body: messengerBody(setting, message.text),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `outbox-${message.id}`,
    },
    timeoutMs: messengerTimeoutMs,
    answerBytesMax: 1024,
  });
  if (!told.ok) return { kind: 'failed', reason: told.error };
  const { status } = told.value;
  if (status >= 200 && status < 300) return { kind: 'sent', providerId: null };
  const isForEver = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { kind: isForEver ? 'refused' : 'failed', reason: `messenger ${status}` };
}

function deliver(tx: Handle, carriers: Carriers, message: MessageRow): Promise<Delivery> {
  if (message.channel === 'sms') return deliverSms(carriers.sms, message);
  return message.channel === 'email' ? deliverMail(tx, carriers, message) : deliverToMessenger(tx, carriers, message);
}

/**
 * Delivers one message of the outbox and records its fate. The row stays locked meanwhile, so two workers never send
 * the same message; a crash after the sending repeats it (at least once), under the same message id.
 * @throws when it has to be tried again; the job runner waits longer each time
 */
export async function deliverMessage(db: Parameters<typeof inTransaction>[0], carriers: Carriers, outboxId: number) {
  const failure = await inTransaction(db, async (tx: Handle) => {
    const outbox = outboxQueries(tx);
    const message = await outbox.lockWaiting(outboxId);
    if (!message) return null;
    const delivery = await deliver(tx, carriers, message);
    if (delivery.kind === 'sent') {
      await outbox.markSent(message.id, delivery.providerId);
      return null;
    }
    const isLast = delivery.kind === 'refused' || message.attempts + 1 >= deliveryTries;
    await outbox.markFailed(message.id, delivery.reason, isLast);
    return isLast ? null : delivery.reason;
  });
  if (failure !== null) throw new Error(`message ${outboxId} is not delivered yet: ${failure}`);
}
