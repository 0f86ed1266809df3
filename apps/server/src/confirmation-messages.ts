import type { Handle } from '@farad/database/connect';
import type { OrderLineRow } from '@farad/database/order.queries';
import type { NewMessage } from '@farad/database/outbox.queries';
import type { Kopecks } from '@farad/domain/money';
import type { DeliveryKind, OrderContact, PaymentKind } from '@farad/domain/order';
import type { Locale } from '@farad/domain/shared';
import { formatPieces } from '@farad/wording/format';
import { orderPlacedWords } from '@farad/wording/message-templates';

import { toldInOwnWords } from './told-in-own-words.ts';

export interface ConfirmedOrder {
  readonly number: string;
  readonly total: Kopecks;
  /** What coupon and bonuses take off. */
  readonly discount: Kopecks;
  readonly deliveryPrice: Kopecks;
  readonly contact: OrderContact;
  readonly deliveryKind: DeliveryKind;
  readonly address: string;
  readonly paymentMethod: PaymentKind;
  readonly payUntil: Date | null;
  readonly locale: Locale;
  /** Address of the order's page. */
  readonly url: string;
  readonly lines: readonly OrderLineRow[];
}

/** What the buyer is told of a placed order: an SMS to the phone, a letter to the e-mail, both where both are known. */
export async function confirmationMessages(
  handle: Handle,
  order: ConfirmedOrder,
): Promise<Omit<NewMessage, 'orderId'>[]> {
  const { contact, locale } = order;
  const lines = order.lines.map((line) => ({
    title: `${line.mpn} — ${line.title[locale]}`,
    pieces: formatPieces(line.quantity, line.unit, locale),
    total: line.total,
  }));
  const placed = { ...order, lines };
  const kind = 'order_placed';
  const told = await toldInOwnWords(handle, kind, locale, orderPlacedWords(locale, placed));
  const messages: Omit<NewMessage, 'orderId'>[] = [];
  if (contact.phone !== '') {
    messages.push({
      kind,
      channel: 'sms',
      recipient: contact.phone,
      subject: '',
      text: told.sms,
    });
  }
  if (contact.email !== '') {
    messages.push({ kind, channel: 'email', recipient: contact.email, ...told.mail });
  }
  return messages;
}
