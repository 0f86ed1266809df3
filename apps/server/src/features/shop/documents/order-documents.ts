import type { OrderDocument, OrderDocuments } from '@farad/contract/shop/documents';
import type { FileAnswer } from '@farad/contract/kit/file';
import type { Handle } from '@farad/database/connection/connect';
import { documentQueries, type DocumentOrderRow } from '@farad/database/payments/document.queries';
import { goneBackOf } from '@farad/database/orders/gone-back.queries';
import { invoiceQueries, type InvoiceHead } from '@farad/database/payments/invoice.queries';
import { updQueries, type UpdHead } from '@farad/database/payments/upd.queries';
import type { OrderLineRow } from '@farad/database/orders/order-line-rows';
import { orderQueries } from '@farad/database/orders/order.queries';
import type { DocumentData } from '@farad/documents/make-document';
import { formatInvoiceNumber } from '@farad/domain/invoice';
import { toRoubles, type Kopecks } from '@farad/domain/money';
import { fail, ok, textIn, type Locale, type Result } from '@farad/domain/shared';
import { documentTexts } from '@farad/wording/document-texts';

import { printedLogo } from '#core/look/shown-look.ts';
import { shopName } from '#core/shop/shop-identity.ts';
import type { Drawing } from '#core/documents/open-drawing.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { invoiceFile } from '#core/invoices/invoice-file.ts';
import { sellerOf } from '#core/shop/seller.ts';
import { updFile } from '#core/upd/upd-file.ts';

const pdfType = 'application/pdf';
const confirmationId = 'confirmation';
const packingListId = 'packing-list';
const invoicePrefix = 'invoice-';
const updPrefix = 'upd-';

type DocumentDeps = Pick<Deps, 'db' | 'config'>;

const presentInvoice = (invoice: InvoiceHead, at: number): OrderDocument => ({
  id: `${invoicePrefix}${invoice.id}`,
  kind: 'invoice',
  number: formatInvoiceNumber(invoice),
  createdAt: invoice.issuedAt.toISOString(),
  total_price: toRoubles(invoice.total),
  validUntil: invoice.validUntil.toISOString(),
  isReplaced: at > 0,
});

const presentUpd = ({ id, sequence, handedAt, total, isInForce }: UpdHead): OrderDocument => ({
  id: `${updPrefix}${id}`,
  kind: 'upd',
  number: String(sequence),
  createdAt: handedAt.toISOString(),
  total_price: toRoubles(total),
  validUntil: null,
  isReplaced: !isInForce,
});

const presentMade = (order: DocumentOrderRow, kind: 'confirmation' | 'packing_list', id: string): OrderDocument => ({
  id,
  kind,
  number: null,
  total_price: null,
  validUntil: null,
  isReplaced: false,
  createdAt: order.createdAt.toISOString(),
});

/** Returns the documents of an order. Only staff get the packing list. */
export async function listDocuments(
  handle: Handle,
  order: DocumentOrderRow,
  isForStaff: boolean,
): Promise<OrderDocuments> {
  const invoices = await invoiceQueries(handle).ofOrder(order.id);
  const upds = await updQueries(handle).ofOrder(order.id);
  return {
    documents: [
      ...invoices.map(presentInvoice),
      ...upds.map(presentUpd),
      presentMade(order, 'confirmation', confirmationId),
      ...(isForStaff ? [presentMade(order, 'packing_list', packingListId)] : []),
    ],
  };
}

const buyerName = ({ company, contact }: DocumentOrderRow): string =>
  company?.name ?? `${contact.name} ${contact.surname}`.trim();

async function headOf({ db, config }: DocumentDeps, order: DocumentOrderRow, locale: Locale) {
  const texts = documentTexts[locale];
  const { number: orderNumber, createdAt: madeAt, delivery, comment } = order;
  const seller = await sellerOf(db);
  return {
    orderNumber,
    madeAt,
    locale,
    comment,
    buyer: buyerName(order),
    logo: await printedLogo(db),
    seller: seller?.name ?? (await shopName(db, config)),
    delivery: [texts.deliveries[delivery.kind], delivery.address].filter((part) => part !== '').join(', '),
  };
}

const sheetLine = (line: OrderLineRow, locale: Locale, quantity: number = line.quantity) => ({
  article: line.mpn,
  name: textIn(line.title, locale),
  quantity,
  unit: line.unit,
  note: '',
});

async function confirmationData(deps: DocumentDeps, order: DocumentOrderRow, locale: Locale): Promise<DocumentData> {
  const lines = await orderQueries(deps.db).lines(order.id);
  const gone = await goneBackOf(deps.db, order.id);
  return {
    kind: 'confirmation',
    confirmation: {
      ...(await headOf(deps, order, locale)),
      payment: documentTexts[locale].payments[order.paymentMethod],
      lines: lines.map((line) => ({ ...sheetLine(line, locale), total: line.total })),
      returned: gone.map(({ position, pieces, amount }) => {
        const line = lines[position - 1];
        const what =
          line === undefined
            ? { article: '', name: documentTexts[locale].deliveryPrice, quantity: pieces, unit: null, note: '' }
            : sheetLine(line, locale, pieces);
        return { ...what, total: amount };
      }),
      discount: (order.coupon + order.bonus) as Kopecks,
      deliveryPrice: order.cargo,
      total: order.total,
    },
  };
}

/**
 * Returns the data of an order's packing list. It has a section for each parcel, or one section if the order has no
 * parcels.
 */
async function packingListData(deps: DocumentDeps, order: DocumentOrderRow, locale: Locale): Promise<DocumentData> {
  const lines = await orderQueries(deps.db).lines(order.id);
  const made = await documentQueries(deps.db).parcels(order.id);
  const whole = { trackingNumber: '', grams: null, lines: lines.map((line) => sheetLine(line, locale)) };
  const parcels = made.map(({ track, grams, lines: packed }) => ({
    trackingNumber: track ?? '',
    grams,
    lines: packed.flatMap(({ productId, quantity }) => {
      const line = lines.find((each) => each.productId === productId);
      return line === undefined ? [] : [sheetLine(line, locale, quantity)];
    }),
  }));
  const head = await headOf(deps, order, locale);
  return { kind: 'packing_list', packingList: { ...head, parcels: parcels.length === 0 ? [whole] : parcels } };
}

export interface DocumentWish {
  readonly id: string;
  readonly isForStaff: boolean;
  /** Language of the document; undefined = the order's language. Invoices and УПД are always Russian. */
  readonly language?: Locale | undefined;
  /** undefined = PDF. Only a УПД is also an XML file. */
  readonly format?: 'pdf' | 'xml' | undefined;
}

/** Returns a document of an order as a file. */
export async function documentFile(
  deps: DocumentDeps,
  drawing: Drawing,
  order: DocumentOrderRow,
  { id, isForStaff, language: locale = order.locale, format = 'pdf' }: DocumentWish,
): Promise<Result<FileAnswer, Failure>> {
  if (id.startsWith(updPrefix)) {
    const row = readRowNumber(id.slice(updPrefix.length));
    return row === undefined ? fail({ code: 'not_found' }) : updFile(deps.db, drawing, order, { id: row, format });
  }
  if (format === 'xml') return fail({ code: 'not_found' });
  if (id.startsWith(invoicePrefix)) {
    const row = readRowNumber(id.slice(invoicePrefix.length));
    return row === undefined ? fail({ code: 'not_found' }) : invoiceFile(deps.db, drawing, order, row);
  }
  const texts = documentTexts[locale];
  if (id === confirmationId) {
    const content = await drawing.draw(await confirmationData(deps, order, locale));
    return ok({ name: `${texts.confirmationFile(order.number)}.pdf`, type: pdfType, content });
  }
  if (id !== packingListId || !isForStaff) return fail({ code: 'not_found' });
  const content = await drawing.draw(await packingListData(deps, order, locale));
  return ok({ name: `${texts.packingListFile(order.number)}.pdf`, type: pdfType, content });
}
