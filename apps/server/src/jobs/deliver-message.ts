import type { Handle } from '@farad/database/connect';
import { deliveryTries, outboxQueries, type MessageRow } from '@farad/database/outbox.queries';
import { inTransaction } from '@farad/database/transaction';
import { normaliseEmail, normalisePhone } from '@farad/domain/customer';
import type { MailPort } from '@farad/integrations/mail';
import type { SmsPort } from '@farad/integrations/sms';

export interface Carriers {
  readonly sms: Pick<SmsPort, 'send'>;
  readonly mail: MailPort;
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

async function deliverMail(mail: MailPort, message: MessageRow): Promise<Delivery> {
  const to = normaliseEmail(message.recipient);
  if (!to.ok) return { kind: 'refused', reason: to.error };
  const { subject, text } = message;
  const sent = await mail.send({ to: to.value, subject, text, messageId: `outbox-${message.id}` });
  if (sent.ok) return { kind: 'sent', providerId: null };
  return { kind: sent.error.kind === 'permanent' ? 'refused' : 'failed', reason: sent.error.reason };
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
    const delivery =
      message.channel === 'sms' ? await deliverSms(carriers.sms, message) : await deliverMail(carriers.mail, message);
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
