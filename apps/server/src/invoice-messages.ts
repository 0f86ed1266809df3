import type { Handle } from '@farad/database/connect';
import type { DocumentOrderRow } from '@farad/database/document.queries';
import type { InvoiceHead } from '@farad/database/invoice.queries';
import { notificationQueries } from '@farad/database/notification.queries';
import { outboxQueries } from '@farad/database/outbox.queries';
import { isWanted } from '@farad/domain/account';
import { formatInvoiceNumber } from '@farad/domain/invoice';
import { invoiceMail } from '@farad/wording/invoice-messages';

import { cabinetUrlOf } from './cabinet-url.ts';
import type { Config } from './config.ts';
import { tellOnSite } from './tell-on-site.ts';

const kind = 'order_status';

/** Tells the buyer that his invoice is there, by a letter with the address of its PDF and on the site (product N). */
export async function tellOfInvoice(
  tx: Handle,
  config: Pick<Config, 'cabinetUrl' | 'siteUrl'>,
  order: Pick<DocumentOrderRow, 'id' | 'number' | 'accountId' | 'contact' | 'locale'>,
  issued: Pick<InvoiceHead, 'id' | 'sequence' | 'version' | 'total' | 'validUntil'>,
): Promise<void> {
  const { accountId, contact, locale, number } = order;
  const choices = await notificationQueries(tx).of(accountId);
  const { total, validUntil } = issued;
  const invoice = formatInvoiceNumber(issued);
  await tellOnSite(tx, { accountId, chosen: { kind, choices } }, { kind: 'invoice', number, invoice, total });
  if (contact.email === '' || !isWanted(choices, kind, 'email')) return;
  const url = `${cabinetUrlOf(config, locale)}/orders/${number}`;
  const pdfUrl = `${url}/documents/invoice-${issued.id}`;
  const mail = invoiceMail(locale, { invoice, number, total, validUntil, pdfUrl, url });
  const to = { channel: 'email', recipient: contact.email, orderId: order.id } as const;
  await outboxQueries(tx).add({ kind: 'invoice', ...to, ...mail });
}
