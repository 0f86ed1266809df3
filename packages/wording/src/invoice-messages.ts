import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatDeadline } from './deadline.ts';
import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';
import { texts } from './languages/messages/invoice-messages.ts';

/** An invoice that was issued, told to who pays it. */
export interface MessageInvoice {
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

/** What was issued, in one sentence. */
export const invoiceHeadline = (
  locale: Locale,
  { invoice, number, total }: Pick<MessageInvoice, 'invoice' | 'number' | 'total'>,
): string => texts[locale].headlines(invoice, number, formatMoney(total, locale));

/** The letter with which the PDF goes; its address opens for whoever is signed in. */
export function invoiceMail(locale: Locale, told: MessageInvoice): MailText {
  const subject = invoiceHeadline(locale, told);
  const { until, pdf, order } = texts[locale].letter;
  const day = formatDeadline(told.validUntil, locale);
  return { subject, text: `${subject}.\n\n${until(day)}\n\n${pdf}: ${told.pdfUrl}\n\n${order}: ${told.url}\n` };
}
