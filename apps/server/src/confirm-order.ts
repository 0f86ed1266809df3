import type { Handle } from '@farad/database/connect';
import { orderQueries, type OrderRow } from '@farad/database/order.queries';
import { outboxQueries } from '@farad/database/outbox.queries';

import { cabinetUrlOf } from './cabinet-url.ts';
import type { Config } from './config.ts';
import { confirmationMessages } from './confirmation-messages.ts';

/** Tells the buyer that his order is placed: whatever he chose to be told. */
export async function confirmOrder(
  tx: Handle,
  config: Pick<Config, 'cabinetUrl' | 'siteUrl'>,
  order: Pick<OrderRow, 'id' | 'number' | 'total' | 'contact' | 'delivery' | 'locale' | 'paymentMethod' | 'payUntil'>,
): Promise<void> {
  const { id, number, total, contact, delivery, locale, paymentMethod, payUntil } = order;
  const messages = confirmationMessages({
    ...{ number, total, contact, locale, paymentMethod, payUntil },
    ...{ deliveryKind: delivery.kind, address: delivery.address },
    url: `${cabinetUrlOf(config, locale)}/orders/${number}`,
    lines: await orderQueries(tx).lines(id),
  });
  const outbox = outboxQueries(tx);
  for (const message of messages) await outbox.add({ ...message, orderId: id });
}
