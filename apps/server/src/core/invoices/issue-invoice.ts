import type { Tx } from '@farad/database/connection/connect';
import { documentQueries, type DocumentOrderRow } from '@farad/database/payments/document.queries';
import { goneBackOf, type GoneBackRow } from '@farad/database/orders/gone-back.queries';
import { invoiceQueries, type InvoiceSeller, type SavedBuyer } from '@farad/database/payments/invoice.queries';
import type { OrderLineRow } from '@farad/database/orders/order-line-rows';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { moscowDay, type Day } from '@farad/domain/delivery';
import { invoiceTotal, sellerVat, type InvoiceLine } from '@farad/domain/invoice';
import { sumKopecks, type Kopecks } from '@farad/domain/money';
import { endOfWorkingDays } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { VatPeriod } from '@farad/domain/vat';

import type { Config } from '#config/config.ts';
import type { Failure } from '#http/answers/errors.ts';
import { notifyOfInvoice } from './invoice-messages.ts';
import { sellerOf } from '../shop/seller.ts';
import { shopPhone } from '../shop/shop-phone.ts';

/** Name of the delivery row on an invoice. */
const deliveryName = 'Доставка';

/** Returns an invoice row reduced by the quantity and the amount that the buyer returned. */
const without = (line: InvoiceLine, gone: GoneBackRow | undefined): InvoiceLine =>
  gone === undefined
    ? line
    : { ...line, quantity: line.quantity - gone.pieces, total: (line.total - gone.amount) as Kopecks };

function invoiceLines(
  lines: readonly OrderLineRow[],
  { cargo }: DocumentOrderRow,
  { vatMode }: InvoiceSeller,
  day: Day,
  rates: readonly VatPeriod[],
  gone: readonly GoneBackRow[],
): readonly InvoiceLine[] {
  const percentOf = sellerVat(vatMode, day, rates);
  const goods = lines.map((line): InvoiceLine => ({
    article: line.mpn,
    name: line.title.ru,
    quantity: line.quantity,
    unit: line.unit,
    total: (line.total - line.coupon - line.bonus) as Kopecks,
    vatPercent: percentOf(line.vatClass),
  }));
  const vatPercent = percentOf('standard');
  const delivery: InvoiceLine = {
    article: '',
    name: deliveryName,
    quantity: 1,
    unit: 'service',
    total: cargo,
    vatPercent,
  };
  const all = goods.map((line, index) =>
    without(
      line,
      gone.find(({ position }) => position === index + 1),
    ),
  );
  const rest =
    cargo === 0
      ? all
      : [
          ...all,
          without(
            delivery,
            gone.find(({ position }) => position === 0),
          ),
        ];
  return rest.filter(({ quantity }) => quantity > 0);
}

function buyerOf({ company, companyAddress, contact }: DocumentOrderRow): SavedBuyer {
  const { phone } = contact;
  if (company !== null) {
    const { name, inn, kpp, purchaseNumber } = company;
    const ordered = purchaseNumber === undefined ? {} : { purchaseNumber };
    return { name, inn, kpp, address: companyAddress ?? '', phone, ...ordered };
  }
  return { name: `${contact.surname} ${contact.name}`.trim(), inn: '', kpp: null, address: '', phone };
}

/**
 * Issues the next version of an order's invoice and notifies the buyer. The order's and the seller's data are read as
 * they are now (product Y2). The number is the next one of the year. The counter of numbers stays locked until the
 * transaction ends, so call this last. The invoice is valid as long as stock is reserved for the order. Fails with
 * `seller_missing`, `nothing_to_invoice` or `not_found`.
 */
export async function issueInvoice(
  tx: Tx,
  config: Pick<Config, 'cabinetUrl' | 'siteUrl' | 'phone'>,
  orderId: number,
  now: Date,
): Promise<Result<null, Failure>> {
  await orderQueries(tx).lockById(orderId);
  const order = await documentQueries(tx).byId(orderId);
  if (order === undefined) return fail({ code: 'not_found' });
  const gone = await goneBackOf(tx, orderId);
  const refunded = sumKopecks(gone.map(({ amount }) => amount));
  if (order.total === refunded || order.isCancelled) return fail({ code: 'nothing_to_invoice' });
  const seller = await sellerOf(tx);
  if (seller === undefined) return fail({ code: 'seller_missing', field: 'payment_method' });
  const day = moscowDay(now);
  const settings = settingQueries(tx);
  const { periods } = await settings.value('vat');
  const lines = invoiceLines(await orderQueries(tx).lines(orderId), order, seller, day, periods, gone);
  const total = invoiceTotal(lines);
  const rest = order.total - refunded;
  if (total !== rest) throw new Error(`invoice of order ${order.number}: ${total} is not ${rest}`);
  const invoices = invoiceQueries(tx);
  const [last] = await invoices.ofOrder(orderId);
  const year = last?.year ?? Number(day.slice(0, 4));
  const invoice = {
    orderId,
    year,
    seller: { ...seller, phone: await shopPhone(tx, config) },
    lines,
    total,
    issuedAt: now,
    buyer: buyerOf(order),
    refunded: refunded === 0 ? null : refunded,
    sequence: last?.sequence ?? (await invoices.nextSequence(year)),
    version: (last?.version ?? 0) + 1,
    validUntil:
      order.payUntil ??
      endOfWorkingDays(now, (await settings.value('holds')).invoiceWorkingDays, await settings.value('calendar')),
  };
  const id = await invoices.insert(invoice);
  // A corrected invoice asks for no payment, so no email is sent. The email about the refund mentions it.
  if (refunded === 0) await notifyOfInvoice(tx, config, order, { ...invoice, id });
  return ok(null);
}

/**
 * Issues the invoice of an order that is paid by invoice and costs something; does nothing for other orders. Call it
 * only for an order that waits for no approval, and last in the transaction, see {@link issueInvoice}.
 */
export const issueOwedInvoice = async (
  tx: Tx,
  config: Pick<Config, 'cabinetUrl' | 'siteUrl' | 'phone'>,
  { id, paymentMethod, total }: Pick<OrderRow, 'id' | 'paymentMethod' | 'total'>,
  now: Date,
): Promise<Result<null, Failure>> =>
  paymentMethod === 'invoice' && total > 0 ? issueInvoice(tx, config, id, now) : ok(null);
