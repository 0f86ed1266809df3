import type { OrderSummary, PublicOrder, WireOrder } from '@farad/contract/orders';
import type { OrderEventRow, OrderLineRow, OrderRow, OrderSummaryRow } from '@farad/database/order.queries';
import { toRoubles, unitPriceToRoubles } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';
import type { z } from 'zod';

const presentLine = (line: OrderLineRow, locale: Locale): WireOrder['products'][number] => ({
  product_id: String(line.productId),
  seo: line.seo,
  title: line.title[locale],
  mpn: line.mpn,
  brand: line.brand,
  package: line.package,
  unit: line.unit,
  categorySlug: line.categorySlug,
  qty: line.quantity,
  current_price: unitPriceToRoubles(line.unitPrice),
  total_price: toRoubles(line.total),
});

export const presentSummary = (order: OrderSummaryRow): z.infer<typeof OrderSummary> => ({
  number: order.number,
  status: order.status,
  createdAt: order.createdAt.toISOString(),
  total_price: toRoubles(order.total),
  lineCount: order.lineCount,
});

/** The whole order, for its owner. */
export const presentOrder = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  events: readonly OrderEventRow[],
  locale: Locale,
): WireOrder => ({
  ...presentSummary({ ...order, lineCount: lines.length }),
  products: lines.map((line) => presentLine(line, locale)),
  total_discount: toRoubles(order.discount),
  contact: order.contact,
  delivery: order.delivery,
  payment_method: order.paymentMethod,
  comment: order.comment,
  events: events.map((event) => ({ at: event.at.toISOString(), status: event.status, by: event.by })),
});

/** Products and status only: no name, phone, address, e-mail or documents. */
export const presentPublicOrder = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  locale: Locale,
): z.infer<typeof PublicOrder> => ({
  number: order.number,
  status: order.status,
  products: lines.map((line) => presentLine(line, locale)),
});
