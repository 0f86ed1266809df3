import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { smsBalanceQueries } from '@farad/database/messages/sms-balance.queries';
import type { Connection } from '@farad/database/connection/connect';
import { inTransaction } from '@farad/database/connection/transaction';
import { normalisePhone } from '@farad/domain/customer';
import { kopecksFromRoubles } from '@farad/domain/money';
import { defaultLocale } from '@farad/domain/shared';
import type { SmsPort } from '@farad/integrations/sms';
import { smsBalanceMail } from '@farad/wording/sms-balance-message';
import type { Logger } from 'pino';

import type { Config } from '#config/config.ts';
import { notifyStaff } from '../messages/notify-staff.ts';

export interface SmsFollowing {
  readonly db: Connection['db'];
  readonly sms: SmsPort;
  readonly log: Pick<Logger, 'warn'>;
  readonly config: Pick<Config, 'mailFrom' | 'adminUrl' | 'smsBalanceMin'>;
}

/** Maximum number of messages that a run asks the provider about. */
const askedMax = 100;

/**
 * Asks the provider whether SMS that it accepted were delivered. If it does not answer for an SMS, a later run asks
 * again.
 */
export async function followSms({ db, sms }: Pick<SmsFollowing, 'db' | 'sms'>, now: Date): Promise<void> {
  const outbox = outboxQueries(db);
  for (const { id, recipient, providerId } of await outbox.followed(now, askedMax)) {
    const phone = normalisePhone(recipient);
    if (!phone.ok) continue;
    const delivery = await sms.delivery({ phone: phone.value, providerId });
    if (delivery.ok) await outbox.noteDelivery(id, delivery.value, now);
    // The provider answers no requests at present, so the other messages are not tried.
    else if (delivery.error.kind === 'shop_wide') return;
  }
}

/** Reads the balance at the SMS provider. Notifies the shop once when it becomes low. */
export async function checkSmsBalance({ db, sms, log, config }: SmsFollowing, now: Date): Promise<void> {
  const balance = await sms.balance();
  if (!balance.ok) {
    log.warn({ failure: balance.error.code }, 'sms: balance unknown');
    return;
  }
  const isLow = balance.value < kopecksFromRoubles(config.smsBalanceMin);
  await inTransaction(db, async (tx) => {
    const queries = smsBalanceQueries(tx);
    const before = await queries.lock();
    await queries.set({ kopecks: balance.value, isLow, at: now.toISOString() });
    if (!isLow || before?.isLow === true) return;
    const mail = smsBalanceMail(defaultLocale, balance.value);
    const news = { kind: 'sms_balance_to_shop', event: 'sms_balance', number: '' } as const;
    await notifyStaff(tx, config, { ...news, mail, url: config.adminUrl });
  });
}
