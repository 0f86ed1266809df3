import type { Tx } from '@farad/database/connection/connect';
import { notificationQueries } from '@farad/database/messages/notification.queries';
import type { OrderRow } from '@farad/database/orders/order.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import type { OrderNews } from '@farad/domain/order';
import { orderMovedWords } from '@farad/wording/message-templates';
import { openingHours } from '@farad/wording/opening-hours';
import type { MovedOrder } from '@farad/wording/order-messages';

import { cabinetUrlOf } from '../messages/cabinet-url.ts';
import type { Config } from '#config/config.ts';
import { promisedDays } from './confirmation-messages.ts';
import { countedOrder } from './counted-order.ts';
import { notifyOnSite } from '../messages/notify-on-site.ts';
import { inOwnWords } from '../messages/in-own-words.ts';
import { waysToNotify } from '../messages/ways-to-tell.ts';
import { smsName } from '../shop/shop-identity.ts';

const kind = 'order_status';

/**
 * Notifies the buyer of news about an order, such as a new status, through the channels that the buyer chose (product
 * O2, U2).
 */
export async function notifyBuyer(
  tx: Tx,
  config: Pick<Config, 'cabinetUrl' | 'siteUrl'>,
  order: Pick<OrderRow, 'id' | 'number' | 'accountId' | 'contact' | 'locale' | 'delivery'>,
  moved: { readonly what: OrderNews; readonly reason: string } & Pick<MovedOrder, 'sums' | 'refund'>,
): Promise<void> {
  const { contact, locale, number } = order;
  const choices = await notificationQueries(tx).of(order.accountId);
  const values = {
    ...moved,
    number,
    url: `${cabinetUrlOf(config, locale)}/orders/${number}`,
    counted: await countedOrder(tx, order.id, locale),
    name: contact.name,
    deliveryKind: order.delivery.kind,
    address: order.delivery.address,
    hours: openingHours(order.delivery.hours, locale),
    days: promisedDays(order),
  };
  const outbox = outboxQueries(tx);
  const event = `order_${moved.what}` as const;
  const ways = await waysToNotify(tx, event, contact, { kind, choices });
  const texts = await inOwnWords(tx, event, locale, orderMovedWords(locale, await smsName(tx, config), values));
  if (ways.site) {
    const news = { kind: 'order', number, what: moved.what, reason: moved.reason } as const;
    await notifyOnSite(tx, { accountId: order.accountId, chosen: null }, news);
  }
  if (ways.sms) {
    const text = texts.sms;
    await outbox.add({ kind, channel: 'sms', recipient: contact.phone, subject: '', text, orderId: order.id });
  }
  if (ways.email) {
    const { mail } = texts;
    await outbox.add({ kind, channel: 'email', recipient: contact.email, ...mail, orderId: order.id });
  }
}
