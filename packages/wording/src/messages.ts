import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';
import { formatMoney } from './format.ts';

/** A plain-text e-mail; the subject is one line. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

export interface LoginCode {
  /** The digits. */
  readonly code: string;
  /** Host of the shop, named so that the reader knows where the code belongs. */
  readonly host: string;
}

export interface PlacedOrder {
  readonly number: string;
  readonly total: Kopecks;
  readonly pickupAddress: string;
  /** Address of the order's page. */
  readonly url: string;
  readonly lines: readonly { readonly title: string; readonly pieces: string; readonly total: Kopecks }[];
}

/** One SMS part: at most 70 characters with a host of up to 28. */
export const loginCodeSms = (locale: Locale, { code, host }: LoginCode): string =>
  ({
    ru: `Код: ${code}. Никому его не сообщайте. ${host}`,
    en: `Code: ${code}. Do not tell it to anyone. ${host}`,
    tr: `Kod: ${code}. Kimseyle paylaşmayın. ${host}`,
  })[locale];

export const loginCodeMail = (locale: Locale, { code, host }: LoginCode, lifeMinutes: number): MailText =>
  ({
    ru: {
      subject: `Код для входа: ${code}`,
      text: `Код для входа на ${host}: ${code}\n\nОн действует ${lifeMinutes} мин. Никому его не сообщайте.\nЕсли вы не запрашивали код, просто удалите это письмо.\n`,
    },
    en: {
      subject: `Sign-in code: ${code}`,
      text: `Your code to sign in to ${host}: ${code}\n\nIt is valid for ${lifeMinutes} min. Do not tell it to anyone.\nIf you did not request a code, just delete this message.\n`,
    },
    tr: {
      subject: `Giriş kodu: ${code}`,
      text: `${host} için giriş kodunuz: ${code}\n\nKod ${lifeMinutes} dakika geçerlidir. Kimseyle paylaşmayın.\nKod istemediyseniz bu iletiyi silin.\n`,
    },
  })[locale];

export function orderPlacedSms(locale: Locale, order: PlacedOrder): string {
  const total = formatMoney(order.total, locale);
  return {
    ru: `Заказ ${order.number} принят, ${total}. Самовывоз: ${order.pickupAddress}`,
    en: `Order ${order.number} accepted, ${total}. Pickup: ${order.pickupAddress}`,
    tr: `${order.number} numaralı sipariş alındı, ${total}. Teslim yeri: ${order.pickupAddress}`,
  }[locale];
}

export function orderPlacedMail(locale: Locale, order: PlacedOrder): MailText {
  const total = formatMoney(order.total, locale);
  const lines = order.lines.map((line) => `- ${line.title}: ${line.pieces}, ${formatMoney(line.total, locale)}`);
  return {
    ru: {
      subject: `Заказ ${order.number} принят`,
      text: letter(
        `Спасибо за заказ ${order.number}.`,
        lines,
        `Итого: ${total}\nОплата: наличными при получении\nСамовывоз: ${order.pickupAddress}`,
        `Сообщим, когда заказ можно будет забрать.\n${order.url}`,
      ),
    },
    en: {
      subject: `Order ${order.number} accepted`,
      text: letter(
        `Thank you for order ${order.number}.`,
        lines,
        `Total: ${total}\nPayment: cash on receipt\nPickup: ${order.pickupAddress}`,
        `We will tell you when the order is ready.\n${order.url}`,
      ),
    },
    tr: {
      subject: `${order.number} numaralı sipariş alındı`,
      text: letter(
        `${order.number} numaralı siparişiniz için teşekkürler.`,
        lines,
        `Toplam: ${total}\nÖdeme: teslim alırken nakit\nTeslim yeri: ${order.pickupAddress}`,
        `Sipariş hazır olduğunda haber vereceğiz.\n${order.url}`,
      ),
    },
  }[locale];
}

const letter = (greeting: string, lines: readonly string[], sums: string, farewell: string): string =>
  `${[greeting, lines.join('\n'), sums, farewell].join('\n\n')}\n`;
