import { createHash } from 'node:crypto';

import type { FileAnswer } from '@farad/contract/kit/file';
import type { Handle } from '@farad/database/connection/connect';
import type { DocumentOrderRow } from '@farad/database/payments/document.queries';
import { invoiceQueries, type InvoiceRow } from '@farad/database/payments/invoice.queries';
import type { DocumentData } from '@farad/documents/make-document';
import type { SheetLogo } from '@farad/documents/render-pdf';
import { lastDayBefore, moscowDay } from '@farad/domain/delivery';
import { formatInvoiceDay, formatInvoiceNumber } from '@farad/domain/invoice';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Drawing } from '../documents/open-drawing.ts';
import { printedLogo } from '../look/shown-look.ts';
import type { Failure } from '#http/answers/errors.ts';

function invoiceData(invoice: InvoiceRow, order: DocumentOrderRow, logo: SheetLogo | null): DocumentData {
  const { issuedAt, validUntil, seller, buyer, lines, refunded } = invoice;
  return {
    kind: 'invoice',
    invoice: {
      number: formatInvoiceNumber(invoice),
      issuedAt,
      issuedOn: moscowDay(issuedAt),
      seller,
      buyer,
      lines,
      payUntil: lastDayBefore(validUntil),
      orderNumber: order.number,
      orderedAt: order.createdAt,
      isDemonstration: seller.isDemonstration,
      refunded,
      logo,
    },
  };
}

/**
 * Returns the PDF file of an invoice. The file is drawn on the first request and then stored, so that every request
 * gets the same bytes.
 */
export async function invoiceFile(
  handle: Handle,
  drawing: Pick<Drawing, 'draw'>,
  order: DocumentOrderRow,
  id: number,
): Promise<Result<FileAnswer, Failure>> {
  const invoices = invoiceQueries(handle);
  const invoice = await invoices.find(id);
  if (invoice === undefined || invoice.orderId !== order.id) return fail({ code: 'not_found' });
  const number = formatInvoiceNumber(invoice).replace('/', '-');
  const name = `Счёт ${number} от ${formatInvoiceDay(moscowDay(invoice.issuedAt))}.pdf`;
  const stored = await invoices.pdf(id);
  if (stored !== null) return ok({ name, type: 'application/pdf', content: stored });
  const drawn = Buffer.from(await drawing.draw(invoiceData(invoice, order, await printedLogo(handle))));
  await invoices.keepPdf(id, drawn, createHash('sha256').update(drawn).digest());
  return ok({ name, type: 'application/pdf', content: (await invoices.pdf(id)) ?? drawn });
}
