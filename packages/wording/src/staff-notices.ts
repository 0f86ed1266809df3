import type { StaffEvent } from '@farad/domain/setting';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';
import { openOrder } from './order-messages.ts';
import { orderTable, type CountedOrder } from './order-table.ts';

type Headline = (number: string) => string;

const headlines: Readonly<Record<Locale, Readonly<Record<StaffEvent, Headline>>>> = {
  ru: {
    order: (number) => `Новый заказ ${number}`,
    request: (number) => `Новый запрос ${number}`,
    return: (number) => `Просят возврат по заказу ${number}`,
    cancel: (number) => `Просят отменить заказ ${number}`,
    shortage: (number) => `Для заказа ${number} не нашли детали на складе`,
    parcel: (number) => `Разберитесь с посылкой заказа ${number}`,
    chat: () => 'В чате ждут ответа',
    feedback: (number) => `Новое обращение ${number}`,
    sms_balance: () => 'Кончаются деньги на SMS',
  },
  en: {
    order: (number) => `New order ${number}`,
    request: (number) => `New request ${number}`,
    return: (number) => `A return is asked for: order ${number}`,
    cancel: (number) => `A customer asks to cancel order ${number}`,
    shortage: (number) => `Parts of order ${number} were not found in the warehouse`,
    parcel: (number) => `A parcel of order ${number} needs attention`,
    chat: () => 'Somebody waits in the chat',
    feedback: (number) => `New message ${number}`,
    sms_balance: () => 'Money for SMS runs out',
  },
  tr: {
    order: (number) => `Yeni sipariş: ${number}`,
    request: (number) => `Yeni talep: ${number}`,
    return: (number) => `${number} numaralı sipariş için iade isteniyor`,
    cancel: (number) => `${number} numaralı siparişin iptali isteniyor`,
    shortage: (number) => `${number} numaralı siparişin parçaları depoda bulunamadı`,
    parcel: (number) => `${number} numaralı siparişin paketi ilgi bekliyor`,
    chat: () => 'Sohbette yanıt bekleniyor',
    feedback: (number) => `Yeni mesaj: ${number}`,
    sms_balance: () => 'SMS bakiyesi bitiyor',
  },
};

/**
 * What a messenger is told: what happened and where to look. Names, phones and words of customers stay in the shop, for
 * a messenger is a stranger to them.
 */
export const staffNotice = (locale: Locale, event: StaffEvent, number: string, url: string): string =>
  `${headlines[locale][event](number)}\n${url}`;

/** A new order, told to staff. */
export function newOrderToShopMail(
  locale: Locale,
  { number, counted, url }: { readonly number: string; readonly counted: CountedOrder; readonly url: string },
): MailText {
  const headline = headlines[locale].order(number);
  return {
    subject: `${headline}: ${formatMoney(counted.total, locale)}`,
    text: `${openOrder[locale]}: ${url}\n`,
    table: orderTable(locale, counted),
  };
}

/** What happened to an order, told to staff with more words where there are some. */
export function orderToShopMail(
  locale: Locale,
  event: 'return' | 'cancel' | 'shortage',
  { number, words, url }: { readonly number: string; readonly words: string; readonly url: string },
): MailText {
  const subject = headlines[locale][event](number);
  const parts = [words, `${openOrder[locale]}: ${url}`].filter((part) => part !== '');
  return { subject, text: `${parts.join('\n\n')}\n` };
}
