import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatDeadline } from './deadline.ts';
import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';

/** An invoice that was issued, told to who pays it. */
export interface ToldInvoice {
  /** Of the invoice, `2026/17`. */
  readonly invoice: string;
  /** Of the order. */
  readonly number: string;
  readonly total: Kopecks;
  /** It is good until this moment. */
  readonly validUntil: Date;
  /** Address of its PDF. */
  readonly pdfUrl: string;
  /** Address of the order's page. */
  readonly url: string;
}

type Headline = (invoice: string, number: string, total: string) => string;

const headlines: Readonly<Record<Locale, Headline>> = {
  ru: (invoice, number, total) => `Счёт № ${invoice} на ${total} по заказу ${number}`,
  en: (invoice, number, total) => `Invoice ${invoice} for ${total}, order ${number}`,
  tr: (invoice, number, total) => `${number} numaralı sipariş için ${total} tutarında ${invoice} numaralı fatura`,
};

/** What was issued, in one sentence. */
export const invoiceHeadline = (
  locale: Locale,
  { invoice, number, total }: Pick<ToldInvoice, 'invoice' | 'number' | 'total'>,
): string => headlines[locale](invoice, number, formatMoney(total, locale));

const texts: Readonly<Record<Locale, { until: (day: string) => string; pdf: string; order: string }>> = {
  ru: { until: (day) => `Файл приложен. Оплатите счёт до ${day}.`, pdf: 'Счёт (PDF)', order: 'Заказ' },
  en: { until: (day) => `The file is attached. Please pay it by ${day}.`, pdf: 'Invoice (PDF)', order: 'Order' },
  tr: { until: (day) => `Dosya ektedir. Lütfen ${day} kadar ödeyin.`, pdf: 'Fatura (PDF)', order: 'Sipariş' },
};

/** The letter with which the PDF goes; its address opens for whoever is signed in. */
export function invoiceMail(locale: Locale, told: ToldInvoice): MailText {
  const subject = invoiceHeadline(locale, told);
  const { until, pdf, order } = texts[locale];
  const day = formatDeadline(told.validUntil, locale);
  return { subject, text: `${subject}.\n\n${until(day)}\n\n${pdf}: ${told.pdfUrl}\n\n${order}: ${told.url}\n` };
}
