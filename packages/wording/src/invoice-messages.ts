import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatDeadline } from './deadline.ts';
import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';
import { texts } from './languages/messages/invoice-messages.ts';

/** An issued invoice, for a message to its payer. */
export interface MessageInvoice {
  /** Number of the invoice, `2026/17`. */
  readonly invoice: string;
  /** Number of the order. */
  readonly number: string;
  readonly total: Kopecks;
  /** The invoice can be paid until then. */
  readonly validUntil: Date;
  /** Address of its PDF. */
  readonly pdfUrl: string;
  /** Address of the order's page. */
  readonly url: string;
}

/** Returns the issued invoice in one sentence. */
export const invoiceHeadline = (
  locale: Locale,
  { invoice, number, total }: Pick<MessageInvoice, 'invoice' | 'number' | 'total'>,
): string => texts[locale].headlines(invoice, number, formatMoney(total, locale));

/** Returns the e-mail with the PDF. Its link opens for the signed-in payer. */
export function invoiceMail(locale: Locale, invoice: MessageInvoice): MailText {
  const subject = invoiceHeadline(locale, invoice);
  const { until, pdf, order } = texts[locale].letter;
  const day = formatDeadline(invoice.validUntil, locale);
  return { subject, text: `${subject}.\n\n${until(day)}\n\n${pdf}: ${invoice.pdfUrl}\n\n${order}: ${invoice.url}\n` };
}
