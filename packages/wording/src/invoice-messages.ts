import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

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

const dayForm = { dateStyle: 'long', timeZone: 'Europe/Moscow' } as const;

const texts: Readonly<Record<Locale, { until: (day: string) => string; pdf: string; order: string }>> = {
  ru: { until: (day) => `Оплатите его до ${day} включительно.`, pdf: 'Счёт (PDF)', order: 'Заказ' },
  en: { until: (day) => `Please pay it by ${day}, that day included.`, pdf: 'Invoice (PDF)', order: 'Order' },
  tr: { until: (day) => `Son ödeme günü: ${day} (bu gün dahil).`, pdf: 'Fatura (PDF)', order: 'Sipariş' },
};

/** The letter with the address of the PDF, which opens for whoever is signed in. */
export function invoiceMail(locale: Locale, told: ToldInvoice): MailText {
  const subject = invoiceHeadline(locale, told);
  const { until, pdf, order } = texts[locale];
  // It ends with a day: the last one is the one before.
  const last = new Date(told.validUntil.getTime() - 1);
  const day = new Intl.DateTimeFormat(locale, dayForm).format(last).replace(/\sг\.$/u, '');
  return { subject, text: `${subject}.\n\n${until(day)}\n\n${pdf}: ${told.pdfUrl}\n\n${order}: ${told.url}\n` };
}
