import type { Handle } from '@farad/database/connection/connect';
import { documentQueries, type DocumentOrderRow } from '@farad/database/payments/document.queries';
import type { OrderLineRow } from '@farad/database/orders/order-line-rows';
import { orderQueries } from '@farad/database/orders/order.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { moscowDay } from '@farad/domain/delivery';
import { sellerVat, vatByRate } from '@farad/domain/invoice';
import { sumKopecks, type Kopecks } from '@farad/domain/money';
import { textIn, type Locale } from '@farad/domain/shared';
import { formatPieces } from '@farad/wording/format';
import type { CountedOrder } from '@farad/wording/order-table';

import { sellerOf } from '../shop/seller.ts';

/** Returns the order's VAT by rate, as on its invoice; empty if no seller is set. */
async function vatOf(
  handle: Handle,
  { cargo, createdAt }: Pick<DocumentOrderRow, 'cargo' | 'createdAt'>,
  lines: readonly OrderLineRow[],
): Promise<CountedOrder['vat']> {
  const seller = await sellerOf(handle);
  if (seller === undefined) return [];
  const { periods } = await settingQueries(handle).value('vat');
  const percentOf = sellerVat(seller.vatMode, moscowDay(createdAt), periods);
  const goods = lines.map((line) => ({
    total: (line.total - line.coupon - line.bonus) as Kopecks,
    vatPercent: percentOf(line.vatClass),
  }));
  return vatByRate([...goods, { total: cargo, vatPercent: percentOf('standard') }]).flatMap(({ percent, vat }) =>
    percent === null || vat === 0 ? [] : [{ percent, sum: vat }],
  );
}

/** Sums and lines of an order that its emails show. */
export interface FiguresOfOrder extends Pick<DocumentOrderRow, 'coupon' | 'bonus' | 'cargo' | 'total' | 'createdAt'> {
  readonly lines: readonly OrderLineRow[];
}

/** Returns goods and sums for the emails of an order that the caller has just created. The order is not read again. */
export async function countFigures(handle: Handle, order: FiguresOfOrder, locale: Locale): Promise<CountedOrder> {
  const { lines } = order;
  return {
    lines: lines.map((line) => ({
      part: line.mpn,
      title: textIn(line.title, locale),
      total: line.total,
      pieces: formatPieces(line.quantity, line.unit, locale),
    })),
    discount: sumKopecks([order.coupon, order.bonus]),
    deliveryPrice: order.cargo,
    total: order.total,
    vat: await vatOf(handle, order, lines),
  };
}

/** Returns goods and sums of an order for its emails, read from the database. */
export async function countedOrder(handle: Handle, orderId: number, locale: Locale): Promise<CountedOrder> {
  const order = await documentQueries(handle).byId(orderId);
  if (order === undefined) throw new Error(`letter of order ${orderId}: there is no such order`);
  return countFigures(handle, { ...order, lines: await orderQueries(handle).lines(orderId) }, locale);
}
