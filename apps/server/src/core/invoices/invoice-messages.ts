import type { Tx } from '@farad/database/connection/connect';
import type { DocumentOrderRow } from '@farad/database/payments/document.queries';
import type { InvoiceHead } from '@farad/database/payments/invoice.queries';
import { notificationQueries } from '@farad/database/messages/notification.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { isWanted } from '@farad/domain/account';
import { formatInvoiceNumber } from '@farad/domain/invoice';
import { invoiceMail } from '@farad/wording/invoice-messages';

import { cabinetUrlOf } from '../messages/cabinet-url.ts';
import type { Config } from '#config/config.ts';
import { notifyOnSite } from '../messages/notify-on-site.ts';

const kind = 'order_status';

/**
 * Notifies the buyer of an invoice by email with its PDF and on the site. The accountant gets the same
 * email.
 */
export async function notifyOfInvoice(
  tx: Tx,
  config: Pick<Config, 'cabinetUrl' | 'siteUrl'>,
  order: Pick<DocumentOrderRow, 'id' | 'number' | 'accountId' | 'contact' | 'company' | 'locale'>,
  issued: Pick<InvoiceHead, 'id' | 'sequence' | 'version' | 'total' | 'validUntil'>,
): Promise<void> {
  const { accountId, company, contact, locale, number } = order;
  const choices = await notificationQueries(tx).of(accountId);
  const { total, validUntil } = issued;
  const invoice = formatInvoiceNumber(issued);
  await notifyOnSite(tx, { accountId, chosen: { kind, choices } }, { kind: 'invoice', number, invoice, total });
  const buyer = isWanted(choices, kind, 'email') ? contact.email : '';
  // The buyer gave the accountant's address only for this email, so it is sent there even if the buyer declined
  // e-mails.
  const recipients = new Set([buyer, company?.accountantEmail ?? ''].filter((email) => email !== ''));
  const url = `${cabinetUrlOf(config, locale)}/orders/${number}`;
  const pdfUrl = `${url}/documents/invoice-${issued.id}`;
  const mail = invoiceMail(locale, { invoice, number, total, validUntil, pdfUrl, url });
  for (const recipient of recipients) {
    await outboxQueries(tx).add({
      kind: 'invoice',
      channel: 'email',
      recipient,
      orderId: order.id,
      invoiceId: issued.id,
      ...mail,
    });
  }
}
