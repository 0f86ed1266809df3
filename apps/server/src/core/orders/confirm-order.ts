import type { Tx } from '@farad/database/connection/connect';
import { sentLater } from '@farad/database/connection/statements/side-by-side';
import type { OrderRow } from '@farad/database/orders/order.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';

import { cabinetUrlOf } from '../messages/cabinet-url.ts';
import type { Config } from '#config/config.ts';
import { smsName } from '../shop/shop-identity.ts';
import { confirmationMessages, type ConfirmedOrder } from './confirmation-messages.ts';
import { notifyOnSite } from '../messages/notify-on-site.ts';
import { waysToNotify } from '../messages/ways-to-tell.ts';

/** Confirms an order to its buyer. The buyer's notification choices are ignored. */
export async function confirmOrder(
  tx: Tx,
  config: Pick<Config, 'cabinetUrl' | 'siteUrl'>,
  order: ConfirmedOrder & Pick<OrderRow, 'accountId'>,
): Promise<void> {
  const { id, number, accountId, contact, locale } = order;
  const ways = await waysToNotify(tx, 'order_placed', contact, null);
  const url = `${cabinetUrlOf(config, locale)}/orders/${number}`;
  const messages = await confirmationMessages(tx, order, ways, { shop: await smsName(tx, config), url });
  const outbox = outboxQueries(await sentLater(tx));
  if (ways.site) await notifyOnSite(tx, { accountId, chosen: null }, { kind: 'placed', number });
  for (const message of messages) await outbox.add({ ...message, orderId: id });
}
