import type { Tx } from '@farad/database/connection/connect';
import type { OrderRow } from '@farad/database/orders/order.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { orderWaitsMail, orderWaitsSms } from '@farad/wording/order-messages';

import { cabinetUrlOf } from '#core/messages/cabinet-url.ts';
import type { Config } from '#config/config.ts';
import { notifyOnSite } from '#core/messages/notify-on-site.ts';
import { smsName } from '#core/shop/shop-identity.ts';
import type { BuyingCompany } from './buying-company.ts';

const kind = 'order_approval';

/**
 * Requests an approval from every owner of the company. Each gets a message on the site and an email; owners without an
 * email address get an SMS. The approval of one owner is enough.
 */
export async function requestApproval(
  tx: Tx,
  config: Config,
  order: Pick<OrderRow, 'id' | 'number' | 'total'>,
  { approvers, shown }: BuyingCompany,
): Promise<void> {
  const outbox = outboxQueries(tx);
  for (const { accountId, locale, email, phone } of approvers ?? []) {
    const { number, total } = order;
    const waiting = { number, total, inn: shown.inn, company: shown.name };
    const said = { ...waiting, url: `${cabinetUrlOf(config, locale)}/orders/${number}` };
    await notifyOnSite(tx, { accountId, chosen: null }, { kind: 'approval', ...waiting });
    if (email !== null) {
      const mail = orderWaitsMail(locale, said);
      await outbox.add({ kind, channel: 'email', recipient: email, ...mail, orderId: order.id });
    } else if (phone !== null) {
      const text = orderWaitsSms(locale, await smsName(tx, config), said);
      await outbox.add({ kind, channel: 'sms', recipient: phone, subject: '', text, orderId: order.id });
    }
  }
}
