import type { OrderSummary, PublicOrder, WireOrder } from '@farad/contract/shop/orders';
import { cancelWishQueries, type CancelWishRow } from '@farad/database/orders/cancel-wish.queries';
import type { OrderSummaryRow } from '@farad/database/orders/order-list.queries';
import { orderReturnQueries, type OrderReturnRow } from '@farad/database/orders/order-return.queries';
import type { OrderLineRow } from '@farad/database/orders/order-line-rows';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { refundQueries } from '@farad/database/payments/refund.queries';
import { toRoubles, unitPriceToRoubles, type Kopecks } from '@farad/domain/money';
import { mayAskToCancel, moveOrder, returnable, type OrderDelivery, type ReturnLine } from '@farad/domain/order';
import { textIn, type Locale } from '@farad/domain/shared';
import { openingHours } from '@farad/wording/opening-hours';
import type { z } from 'zod';

import { movable } from '#core/orders/move-order.ts';
import { presentParcels } from '#core/orders/present-parcels.ts';
import type { Deps } from '#deps.ts';
import type { OwnOrder } from './own-order.ts';

type PublicLine = z.infer<typeof PublicOrder>['products'][number];

const presentLine = (line: OrderLineRow, locale: Locale): PublicLine => ({
  product_id: String(line.productId),
  seo: line.seo,
  title: textIn(line.title, locale),
  mpn: line.mpn,
  brand: line.brand,
  package: line.package,
  unit: line.unit,
  categorySlug: line.categorySlug,
  qty: line.quantity,
  current_price: unitPriceToRoubles(line.unitPrice),
  total_price: toRoubles(line.total),
  discount: toRoubles((line.coupon + line.bonus) as Kopecks),
});

const isWaitingOrder = ({ approval, status }: OrderSummaryRow): boolean =>
  approval === 'waiting' && status === 'request';

export const presentSummary = (order: OrderSummaryRow, accountId: number): OrderSummary => ({
  number: order.number,
  status: order.status,
  createdAt: order.createdAt.toISOString(),
  total_price: toRoubles(order.total),
  refunded: toRoubles(order.refunded),
  lineCount: order.lineCount,
  companyName: order.companyName,
  isWaiting: isWaitingOrder(order),
  // An order that waits for the company's approval cannot be paid yet, so it does not count as unpaid.
  isUnpaid: order.payUntil !== null && order.paidAt === null && order.status !== 'cancelled' && !isWaitingOrder(order),
  isOwn: order.accountId === accountId,
});

const presentLines = (lines: readonly ReturnLine[]) =>
  lines.map(({ productId, quantity }) => ({ product_id: String(productId), qty: quantity }));

const presentReturn = ({
  createdAt,
  state,
  reason,
  comment,
  lines,
  photos,
}: OrderReturnRow): WireOrder['returns'][number] => ({
  createdAt: createdAt.toISOString(),
  state,
  reason,
  comment,
  products: presentLines(lines),
  photos: photos.map(String),
});

const presentWish = ({ state, reason, createdAt, answer }: CancelWishRow): WireOrder['cancelWish'] => ({
  state,
  reason,
  answer,
  createdAt: createdAt.toISOString(),
});

const presentMoney = (order: OrderRow) => ({
  goods_price: toRoubles(order.goods),
  total_discount: toRoubles(order.discount),
  coupon: order.couponCode,
  coupon_discount: toRoubles(order.coupon),
  bonuses_discount: toRoubles(order.bonus),
  cargo_price: toRoubles(order.cargo),
  pay_until: order.payUntil?.toISOString() ?? null,
  paidAt: order.paidAt?.toISOString() ?? null,
});

/** Returns an order's delivery in the form of the contract. Data that only the carrier needs is left out. */
function presentDelivery(delivery: OrderDelivery, locale: Locale): WireOrder['delivery'] {
  const { kind, address } = delivery;
  const hours = openingHours(delivery.hours, locale);
  const place = { kind, address, hours, code: null, recipient: '', phone: '', comment: '', days: null };
  if (delivery.kind === 'own_pickup') return place;
  if (delivery.kind === 'pickup_point') return { ...place, code: delivery.code, days: delivery.days };
  const { recipient, phone, comment } = delivery.door;
  return { ...place, recipient, phone: phone ?? '', comment, days: delivery.days };
}

/** Returns all data of an order in the form of the contract, and the actions that the caller may take on it. */
export async function presentOrder(
  { db: handle, vendors }: Pick<Deps, 'db' | 'vendors'>,
  { order, rights }: OwnOrder,
  caller: { readonly accountId: number; readonly locale: Locale },
): Promise<WireOrder> {
  const orders = orderQueries(handle);
  const [lines, events, returns, parcels, refunded, wish] = await Promise.all([
    orders.lines(order.id),
    orders.events(order.id),
    orderReturnQueries(handle).ofOrder(order.id),
    presentParcels(handle, vendors, order.id),
    refundQueries(handle).refunded(order.id),
    cancelWishQueries(handle).latest(order.id),
  ]);
  const summary = { ...order, refunded, lineCount: lines.length, companyName: order.company?.name ?? null };
  const mayCancel = rights.mayChange && moveOrder(movable(order), 'cancelled', 'customer').ok;
  return {
    ...presentSummary(summary, caller.accountId),
    products: lines.map((line) => ({ ...presentLine(line, caller.locale), note: line.note })),
    ...presentMoney(order),
    contact: order.contact,
    delivery: presentDelivery(order.delivery, caller.locale),
    payment_method: order.paymentMethod,
    comment: order.comment,
    company: order.company === null ? null : { purchaseNumber: '', accountantEmail: '', ...order.company },
    approval: order.approval,
    events: events.map(({ at, status, by, reason }) => ({ at: at.toISOString(), status, by, reason })),
    parcels,
    returns: returns.map(presentReturn),
    cancelWish: wish === undefined ? null : presentWish(wish),
    may: {
      cancel: mayCancel,
      askToCancel: rights.mayChange && mayAskToCancel(movable(order), wish?.state === 'waiting'),
      approve: rights.mayApprove && summary.approval === 'waiting' && order.status === 'request',
    },
    returnable: rights.mayChange ? presentLines(returnable({ status: order.status, lines, returns })) : [],
  };
}

/** Returns an order for its public link: products and status, but no name, phone, address, email or documents. */
export const presentPublicOrder = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  locale: Locale,
): z.infer<typeof PublicOrder> => ({
  number: order.number,
  status: order.status,
  products: lines.map((line) => presentLine(line, locale)),
});
