import { documentQueries } from '@farad/database/payments/document.queries';
import type { Handle } from '@farad/database/connection/connect';
import { exchangeOrderQueries } from '@farad/database/orders/exchange-order.queries';
import type { OrderLineRow } from '@farad/database/orders/order-line-rows';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { moscowDay } from '@farad/domain/delivery';
import { orderXml, ordersFrame, type SentLine, type SentOrder } from '@farad/domain/one-c';
import { invoiceUnits, sellerVat, type SellerVatMode } from '@farad/domain/invoice';
import type { Kopecks, UnitPrice } from '@farad/domain/money';
import { hasLeft } from '@farad/domain/order';
import type { VatClass, VatPercent } from '@farad/domain/vat';

import { sellerOf } from '../core/shop/seller.ts';
import { encodeXml1251 } from './windows-1251.ts';

/** Id under which 1C gets the delivery as a line of an order. */
const deliveryId = 'ORDER_DELIVERY';

type PercentOf = (vatClass: VatClass) => VatPercent;

const deliveryLine = (cargo: Kopecks, percentOf: PercentOf): SentLine => ({
  id: deliveryId,
  article: '',
  name: 'Доставка заказа',
  quantity: 1,
  discount: 0 as Kopecks,
  total: cargo,
  unit: {
    okei: '796',
    name: 'шт',
  },
  unitPrice: (cargo * 100) as UnitPrice,
  vatPercent: percentOf('standard'),
  isService: true,
});

const goodLine = (line: OrderLineRow, ids: ReadonlyMap<number, string>, percentOf: PercentOf): SentLine => ({
  id: ids.get(line.productId) ?? `farad-${line.productId}`,
  article: line.mpn,
  name: line.title.ru,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  unit: invoiceUnits[line.unit],
  discount: (line.coupon + line.bonus) as Kopecks,
  total: (line.total - line.coupon - line.bonus) as Kopecks,
  vatPercent: percentOf(line.vatClass),
  isService: false,
});

async function sentOrder(handle: Handle, order: OrderRow, vatMode: SellerVatMode, now: Date): Promise<SentOrder> {
  const orders = orderQueries(handle);
  const [lines, events] = [await orders.lines(order.id), await orders.events(order.id)];
  const document = await documentQueries(handle).byId(order.id);
  const { periods } = await settingQueries(handle).value('vat');
  const shippedAt = events.find(({ status }) => hasLeft(status))?.at;
  // VAT rates of the day on which the goods were sent; of today if they were not sent yet.
  const day = moscowDay(shippedAt ?? now);
  const percentOf = sellerVat(vatMode, day, periods);
  const ids = await exchangeOrderQueries(handle).externalIds(lines.map(({ productId }) => productId));
  const goods = lines.map((line) => goodLine(line, ids, percentOf));
  const { number, createdAt, total, company, contact, delivery, comment, paymentMethod, paidAt, status } = order;
  return {
    number,
    createdAt,
    total,
    contact,
    comment,
    paidAt,
    status,
    changedAt: events.at(-1)?.at ?? createdAt,
    company:
      company === null
        ? null
        : {
            ...company,
            address: document?.companyAddress ?? '',
          },
    customerId: order.companyId === null ? `customer-${order.accountId}` : `company-${order.companyId}`,
    deliveryAddress: delivery.address,
    payment: paymentMethod,
    lines: order.cargo === 0 ? goods : [...goods, deliveryLine(order.cargo, percentOf)],
  };
}

/**
 * Returns the orders as XML for 1C, in windows-1251, which all its versions read. Orders that were deleted are left
 * out. Other work can run between two orders.
 */
export async function ordersAnswer(handle: Handle, ids: readonly number[], now: Date): Promise<Buffer> {
  const vatMode = (await sellerOf(handle))?.vatMode ?? 'general';
  const { head, tail } = ordersFrame(now);
  const parts = [encodeXml1251(`<?xml version="1.0" encoding="windows-1251"?>\n${head}`)];
  for (const id of ids) {
    const order = await orderQueries(handle).byId(id);
    if (order !== undefined) parts.push(encodeXml1251(`${orderXml(await sentOrder(handle, order, vatMode, now))}\n`));
  }
  return Buffer.concat([...parts, encodeXml1251(tail)]);
}
