import type { Handle } from '@farad/database/connection/connect';
import type { OrderRow } from '@farad/database/orders/order.queries';
import type { NewMessage } from '@farad/database/messages/outbox.queries';
import { formatDays } from '@farad/wording/format';
import { orderPlacedWords } from '@farad/wording/message-templates';

import { countedOrder, countFigures, type FiguresOfOrder } from './counted-order.ts';
import { inOwnWords } from '../messages/in-own-words.ts';

export type ConfirmedOrder = Pick<
  OrderRow,
  'id' | 'number' | 'contact' | 'delivery' | 'locale' | 'paymentMethod' | 'payUntil'
> & {
  /** Figures of the order, if the caller has read them; absent = this module reads them. */
  readonly figures?: FiguresOfOrder;
};

/** Returns the first and the last day of arrival in words; '' = no days were promised. */
export const promisedDays = ({ delivery, locale }: Pick<OrderRow, 'delivery' | 'locale'>): string =>
  delivery.kind === 'own_pickup' || delivery.days === null
    ? ''
    : formatDays(delivery.days.from, delivery.days.to, locale);

/** Returns an order's confirmation messages, one for each channel that is true in `ways`. */
export async function confirmationMessages(
  handle: Handle,
  order: ConfirmedOrder,
  ways: { readonly sms: boolean; readonly email: boolean },
  /** `shop`: the name that SMS begin with. `url`: address of the order's page. */
  { shop, url }: { readonly shop: string; readonly url: string },
): Promise<Omit<NewMessage, 'orderId'>[]> {
  const { id, number, contact, delivery, locale, paymentMethod, payUntil, figures } = order;
  const kind = 'order_placed';
  const words = orderPlacedWords(locale, shop, {
    ...(figures === undefined ? await countedOrder(handle, id, locale) : await countFigures(handle, figures, locale)),
    number,
    paymentMethod,
    payUntil,
    url,
    name: contact.name,
    days: promisedDays(order),
    deliveryKind: delivery.kind,
    address: delivery.address,
  });
  const texts = await inOwnWords(handle, kind, locale, words);
  const messages: Omit<NewMessage, 'orderId'>[] = [];
  if (ways.sms) messages.push({ kind, channel: 'sms', recipient: contact.phone, subject: '', text: texts.sms });
  if (ways.email) messages.push({ kind, channel: 'email', recipient: contact.email, ...texts.mail });
  return messages;
}
