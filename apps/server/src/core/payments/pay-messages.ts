import type { Tx } from '@farad/database/connection/connect';
import { notificationQueries } from '@farad/database/messages/notification.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import type { PaidOrderRow } from '@farad/database/payments/paid-order.queries';
import { moneyMovedWords } from '@farad/wording/message-templates';
import type { MovedMoney } from '@farad/wording/payment-messages';

import { cabinetUrlOf } from '../messages/cabinet-url.ts';
import type { Config } from '#config/config.ts';
import { notifyOnSite } from '../messages/notify-on-site.ts';
import { inOwnWords } from '../messages/in-own-words.ts';
import { waysToNotify } from '../messages/ways-to-tell.ts';
import { smsName } from '../shop/shop-identity.ts';

const kind = 'order_status';

/** Notifies the buyer of a payment or refund, through the channels that the buyer chose for orders. */
export async function notifyOfMoney(
  tx: Tx,
  config: Pick<Config, 'cabinetUrl' | 'siteUrl'>,
  order: Pick<PaidOrderRow, 'id' | 'number' | 'accountId' | 'contact' | 'locale'>,
  moved: Pick<MovedMoney, 'what' | 'amount' | 'reason' | 'accountEnd'>,
): Promise<void> {
  const { contact, locale, number, id: orderId } = order;
  const choices = await notificationQueries(tx).of(order.accountId);
  const values = { ...moved, number, url: `${cabinetUrlOf(config, locale)}/orders/${number}` };
  const outbox = outboxQueries(tx);
  const event = `money_${moved.what}` as const;
  const ways = await waysToNotify(tx, event, contact, { kind, choices });
  const texts = await inOwnWords(tx, event, locale, moneyMovedWords(locale, await smsName(tx, config), values));
  if (ways.site) {
    await notifyOnSite(tx, { accountId: order.accountId, chosen: null }, { kind: 'money', number, ...moved });
  }
  if (ways.sms) {
    const text = texts.sms;
    await outbox.add({ kind: 'payment', channel: 'sms', recipient: contact.phone, subject: '', text, orderId });
  }
  if (ways.email) {
    const { mail } = texts;
    await outbox.add({ kind: 'payment', channel: 'email', recipient: contact.email, ...mail, orderId });
  }
}
