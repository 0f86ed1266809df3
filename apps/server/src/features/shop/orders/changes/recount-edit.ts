import type { QuoteOrderEditBody } from '@farad/contract/office/orders/changes';
import type { Handle } from '@farad/database/connection/connect';
import { orderChangeQueries } from '@farad/database/orders/order-change.queries';
import type { OrderRow } from '@farad/database/orders/order.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { orderGrams } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import { recountOrder, type OrderDelivery, type RecountedOrder } from '@farad/domain/order';
import { applyCoupon, type CouponDiscount } from '@farad/domain/promotion';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { sellerOf } from '#core/shop/seller.ts';
import { askDelivery, type RequestedDelivery, type DeliveryWish } from '../checkout/checkout-delivery.ts';
import { editedLines, type EditedLines } from './edited-lines.ts';
import { offeredFor } from '../checkout/price-checkout.ts';

type Wish = Omit<z.output<typeof QuoteOrderEditBody>, 'city'>;

/** Discount of an order's coupon for the changed lines. `isDropped` = the coupon no longer applies to them. */
export interface KeptCoupon {
  readonly discount: Pick<CouponDiscount, 'discount' | 'weights'> | null;
  readonly isFreeDelivery: boolean;
  readonly isDropped: boolean;
}

/** Returns a coupon's fixed discount minus the discount of the other parts of a split order. */
const sumLeft = async (handle: Handle, order: OrderRow, sum: Kopecks) => ({
  kind: 'sum' as const,
  sum: Math.max(0, sum - (await orderChangeQueries(handle).couponOfKin(order.id))) as Kopecks,
});

/**
 * Returns the discount of the order's coupon for the changed lines, by the coupon's terms. The coupon counts as used at
 * the time of the order.
 */
export async function couponFor(
  handle: Handle,
  order: OrderRow,
  { lines, isChanged }: EditedLines,
): Promise<KeptCoupon> {
  const none = { discount: null, isFreeDelivery: false, isDropped: false };
  if (order.couponCode === null) return none;
  const row = await promotionQueries(handle).coupon(order.couponCode);
  const isFreeDelivery = row?.value.kind === 'free_delivery';
  if (!isChanged) {
    const weights = lines.map(({ before }) => before?.coupon ?? (0 as Kopecks));
    return { ...none, discount: { discount: order.coupon, weights }, isFreeDelivery };
  }
  const priced = lines.map(({ product, price }) => ({ categoryId: product.categoryId, total: price.lineTotal }));
  // The coupon was used when the order was placed, so its end date and its number of uses do not matter.
  const value = row?.value.kind === 'sum' ? await sumLeft(handle, order, row.value.sum) : row?.value;
  const standing = row &&
    value && { ...row, value, isOn: true, startsAt: null, endsAt: null, usesMax: null, usesPerAccount: null };
  const outcome = standing && applyCoupon(standing, priced, { now: order.createdAt, usedByAccount: 0 });
  if (outcome?.ok !== true) return { ...none, isDropped: true };
  return { discount: outcome.value, isFreeDelivery: outcome.value.freeDelivery, isDropped: false };
}

/** An order with the changed lines: lines, coupon and sums. */
export interface Recount {
  readonly edited: EditedLines;
  readonly coupon: KeptCoupon;
  readonly price: RecountedOrder;
  readonly discount: Kopecks;
}

export const paidGoods = ({ lines }: EditedLines, { discount }: KeptCoupon): Kopecks =>
  (lines.reduce((sum, { price }) => sum + price.lineTotal, 0) - (discount?.discount ?? 0)) as Kopecks;

/** Returns the weight of the parcel with its box in grams, computed as in the checkout. */
export async function gramsOf(handle: Handle, { lines }: EditedLines): Promise<number> {
  const { packingGrams } = await settingQueries(handle).value('delivery');
  const weighed = lines.map(({ product, quantity }) => ({ weightMilligrams: product.weightMilligrams, quantity }));
  return orderGrams(weighed, packingGrams);
}

/**
 * Returns the discount of the changed order, which is shown as the difference from former prices. Unchanged lines keep
 * their share of it; other lines add their current discount.
 */
function discountOf(order: OrderRow, { lines, isChanged }: EditedLines): Kopecks {
  if (!isChanged) return order.discount;
  const kept = lines.reduce(
    (sum, { before, price }) => (before?.total === price.lineTotal ? sum + before.total : sum),
    0,
  );
  const own = lines.reduce((sum, { price }) => sum + price.discount, 0);
  return (Number((BigInt(order.discount) * BigInt(kept)) / BigInt(Math.max(1, order.goods))) + own) as Kopecks;
}

export function recount(
  order: OrderRow,
  edited: EditedLines,
  coupon: KeptCoupon,
  cargo: Kopecks,
): Result<Recount, Failure> {
  const lineTotals = edited.lines.map(({ price }) => price.lineTotal);
  const price = recountOrder({ lineTotals, coupon: coupon.discount, bonus: order.bonus, cargo });
  if (!price.ok) return fail({ code: 'transition_not_allowed', field: 'lines' });
  return ok({ edited, coupon, price: price.value, discount: discountOf(order, edited) });
}

/**
 * Returns the price of the requested delivery, or 0 if the coupon gives free delivery. If no delivery is requested,
 * returns the price in the order.
 */
export const cargoOf = (order: OrderRow, asked: RequestedDelivery | null, { isFreeDelivery }: KeptCoupon): Kopecks =>
  asked === null ? order.cargo : isFreeDelivery ? (0 as Kopecks) : (asked.chosen?.price ?? (0 as Kopecks));

/**
 * Returns the changed lines and the delivery offers for them. It may call the carrier, so never call it inside a
 * transaction.
 */
export async function askFor(deps: Deps, order: OrderRow, wish: Wish & { readonly city?: string | undefined }) {
  const edited = await editedLines(deps.db, order, wish.lines);
  if (!edited.ok) return edited;
  const coupon = await couponFor(deps.db, order, edited.value);
  const own = 'city' in order.delivery ? order.delivery.city : undefined;
  const asker = { accountId: order.accountId, city: wish.city ?? own, cityCookie: undefined, wish: wish.delivery };
  const goods = { grams: await gramsOf(deps.db, edited.value), paid: paidGoods(edited.value, coupon) };
  return ok({ edited: edited.value, coupon, delivery: await askDelivery(deps, asker, goods, deps.clock()) });
}

export const kindOf = (order: OrderRow, wish: DeliveryWish | null) => wish?.kind ?? order.delivery.kind;

export async function methodsFor(
  handle: Handle,
  order: OrderRow,
  { edited, price }: Recount,
  kind: OrderDelivery['kind'],
  now: Date,
) {
  const sold = edited.lines.map(({ product, quantity, price: { lineTotal } }, index) => ({
    name: product.mpn,
    quantity,
    vatClass: product.vatClass,
    total: lineTotal,
    coupon: price.lines[index]?.coupon ?? (0 as Kopecks),
    bonus: price.lines[index]?.bonus ?? (0 as Kopecks),
  }));
  return offeredFor(sold, price, {
    customerType: order.customerType,
    deliveryKind: kind,
    now,
    payments: await settingQueries(handle).value('payments'),
    hasSeller: (await sellerOf(handle)) !== undefined,
  }).methods;
}
