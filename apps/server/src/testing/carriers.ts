import type { Kopecks } from '@farad/domain/money';
import { ok } from '@farad/domain/shared';
import type { MailMessage, MailPort } from '@farad/integrations/mail';
import type { SmsMessage, SmsPort } from '@farad/integrations/sms';

import { openDrawing, type Drawing } from '../core/documents/open-drawing.ts';

type Answer<Port extends { send: (...args: never[]) => unknown }> = Awaited<ReturnType<Port['send']>>;

/**
 * Adapters for SMS and e-mail that only record messages. Their answers are taken from `smsAnswers` and `mailAnswers` in
 * turn; when these are used up, every message is accepted.
 */
export interface TestCarriers {
  readonly sms: SmsPort;
  readonly mail: MailPort;
  /** Makes PDF files in a thread, which starts with the first document and ends when it is idle. */
  readonly drawing: Drawing;
  readonly sentSms: SmsMessage[];
  readonly sentMail: MailMessage[];
  readonly smsAnswers: Answer<SmsPort>[];
  readonly mailAnswers: Answer<MailPort>[];
  /** Answers to the question whether an earlier try was accepted. If the list is empty, the answer is no. */
  readonly smsFinds: Awaited<ReturnType<SmsPort['find']>>[];
  readonly smsDeliveries: Awaited<ReturnType<SmsPort['delivery']>>[];
  readonly smsBalances: Awaited<ReturnType<SmsPort['balance']>>[];
}

export function testCarriers(): TestCarriers {
  const sentSms: SmsMessage[] = [];
  const sentMail: MailMessage[] = [];
  const smsAnswers: Answer<SmsPort>[] = [];
  const mailAnswers: Answer<MailPort>[] = [];
  const smsFinds: TestCarriers['smsFinds'] = [];
  const smsDeliveries: TestCarriers['smsDeliveries'] = [];
  const smsBalances: TestCarriers['smsBalances'] = [];
  return {
    sms: {
      send: async (message) => {
        sentSms.push(message);
        return smsAnswers.shift() ?? ok({ providerId: String(sentSms.length) });
      },
      find: async () => smsFinds.shift() ?? ok(null),
      delivery: async () => smsDeliveries.shift() ?? ok({ state: 'waiting', code: 0 }),
      balance: async () => smsBalances.shift() ?? ok(100_000 as Kopecks),
      senders: async () => ok([]),
    },
    mail: {
      send: async (message) => {
        sentMail.push(message);
        return mailAnswers.shift() ?? ok({ messageId: message.messageId });
      },
      check: async () => ok(null),
    },
    drawing: openDrawing({ idleMs: 1000 }),
    sentSms,
    sentMail,
    smsFinds,
    smsDeliveries,
    smsBalances,
    smsAnswers,
    mailAnswers,
  };
}
