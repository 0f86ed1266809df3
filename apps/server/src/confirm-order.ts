import type { Handle } from '@farad/database/connect';
import { orderQueries, type OrderRow } from '@farad/database/order.queries';
import { outboxQueries } from '@farad/database/outbox.queries';
import { sumKopecks } from '@farad/domain/money';

import { cabinetUrlOf } from './cabinet-url.ts';
import type { Config } from './config.ts';
import { confirmationMessages } from './confirmation-messages.ts';
import { tellOnSite } from './tell-on-site.ts';

type Confirmed = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'accountId'
  | 'coupon'
  | 'bonus'
  | 'cargo'
  | 'total'
  | 'contact'
  | 'delivery'
  | 'locale'
  | 'paymentMethod'
  | 'payUntil'
>;

/** Tells the buyer that his order is placed: whatever he chose to be told. */
export async function confirmOrder(
  tx: Handle,
  config: Pick<Config, 'cabinetUrl' | 'siteUrl'>,
  order: Confirmed,
): Promise<void> {
  const { id, number, total, contact, delivery, locale, paymentMethod, payUntil } = order;
  const messages = await confirmationMessages(tx, {
    ...{ number, total, contact, locale, paymentMethod, payUntil },
    ...{ deliveryKind: delivery.kind, address: delivery.address, deliveryPrice: order.cargo },
    discount: sumKopecks([order.coupon, order.bonus]),
    url: `${cabinetUrlOf(config, locale)}/orders/${number}`,
    lines: await orderQueries(tx).lines(id),
  });
  const outbox = outboxQueries(tx);
  await tellOnSite(tx, { accountId: order.accountId, chosen: null }, { kind: 'placed', number });
  for (const message of messages) await outbox.add({ ...message, orderId: id });
}
