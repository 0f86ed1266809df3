import { basketQueries, type BasketLineRow } from '@farad/database/basket/basket.queries';
import type { Tx } from '@farad/database/connection/connect';
import { sentLater, sideBySide } from '@farad/database/connection/statements/side-by-side';
import { openOrderQueries } from '@farad/database/orders/open-order.queries';
import { pickupPointQueries } from '@farad/database/parcels/pickup-point.queries';
import { requestQueries } from '@farad/database/requests/request.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { sameTotals } from '@farad/domain/basket';
import { kopecksFromRoubles, type Kopecks, type Quantity } from '@farad/domain/money';
import {
  openOrderRefusal,
  payAhead,
  payUntil,
  type CustomerType,
  type OpenOrders,
  type OrderDelivery,
  type OrderPrice,
  type PaymentKind,
} from '@farad/domain/order';
import { tillLimits } from '@farad/domain/receipt';
import type { PaymentSetting } from '@farad/domain/setting';
import type { ProductId } from '@farad/domain/product';
import { checkOrderLine, moveRequest } from '@farad/domain/quote';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { UtmTouches } from '@farad/domain/site';
import { formatMoney } from '@farad/wording/format';
import { translators } from '@farad/wording/server';

import type { Config } from '#config/config.ts';
import type { Failure } from '#http/answers/errors.ts';
import { lockOwnRequest } from '#core/requests/own-request.ts';
import { sellerOf, takesOrders } from '#core/shop/seller.ts';
import { buyingCompany, buysAs, companyFor } from './buying-company.ts';
import { ownPickup, type RequestedDelivery } from './checkout-delivery.ts';
import { bonusesOf, checkoutGoods, couponRefusal, type CheckoutBuyer, type CheckoutGoods } from './checkout-goods.ts';
import type { CouponTries } from './coupon-tries.ts';
import { sourceRules, type OrderSource } from './order-source.ts';
import { quotedLines } from './quoted-lines.ts';
import { checkoutPayments, priceCheckout } from './price-checkout.ts';

export interface Buyer extends CheckoutBuyer {
  readonly accountId: number;
  readonly phone: string | null;
  readonly email: string | null;
  readonly locale: Locale;
}

/** Sums that the checkout page showed to the buyer, in kopecks. */
export interface SeenFigures {
  readonly cargo: Kopecks;
  readonly coupon: Kopecks;
  readonly bonuses: Kopecks;
  readonly lines: readonly {
    readonly productId: ProductId;
    readonly quantity: Quantity;
    readonly lineTotal: Kopecks;
  }[];
}

/** The data of a requested order, except its goods. */
export interface RequestedOrder {
  /** Contact of the buyer. An empty email address means that of the account. */
  readonly contact: { readonly name: string; readonly surname: string; readonly email: string };
  readonly customerType: CustomerType;
  /** Id of the company that the page showed as the buyer; null = the person. */
  readonly companyId: string | null;
  readonly purchaseNumber: string;
  readonly accountantEmail: string;
  readonly paymentMethod: PaymentKind;
  /** Typed coupon code; '' = none. */
  readonly coupon: string;
  /** Bonuses to spend, in whole roubles. */
  readonly bonuses: number;
  readonly comment: string;
  /** Sums that the buyer saw; `figures` null = the buyer was told only the total. */
  readonly seen: { readonly total: Kopecks; readonly figures: SeenFigures | null };
}

export interface PlaceOrderContext {
  readonly buyer: Buyer;
  readonly source: OrderSource;
  /**
   * Delivery offers, requested before the transaction; null = there is no basket. Pickup at the shop's office needs no
   * offer.
   */
  readonly delivery: RequestedDelivery | 'own_pickup' | null;
  readonly tries: CouponTries;
  readonly asked: RequestedOrder;
  readonly config: Config;
  readonly utm: Partial<UtmTouches>;
  /** Keyed hash of the buyer's IP address, for the record of their consent; null = an order by phone. */
  readonly callerHash: Buffer | null;
  readonly now: Date;
}

/** True if the sums that the buyer saw are still the current ones. */
function wasSeen({ seen: { total, figures } }: RequestedOrder, { priced }: CheckoutGoods, price: OrderPrice): boolean {
  if (total !== price.total) return false;
  if (figures === null) return true;
  const { cargo, coupon, bonuses, lines } = figures;
  if (cargo !== price.cargo || coupon !== price.coupon || bonuses !== price.bonus) return false;
  return sameTotals({ total: priced.total, lines }, priced);
}

/** Returns a failure for the first line that cannot be ordered; null = all can. Its field is named as in the basket. */
function firstProblem(lines: readonly BasketLineRow[]): Failure | null {
  for (const [index, line] of lines.entries()) {
    const checked = checkOrderLine(line);
    if (!checked.ok) return { ...checked.error, field: `products.${index}.qty`, productId: String(line.productId) };
  }
  return null;
}

/** The lines to order, whose basket or quote is locked. `whenOrdered` deletes the basket or accepts the quote. */
interface Ordered {
  readonly lines: readonly BasketLineRow[];
  readonly whenOrdered: (orderId: number) => Promise<void>;
}

async function lockedBasket(tx: Tx, beside: Tx, buyer: Buyer, basketId: string): Promise<Result<Ordered, Failure>> {
  const baskets = basketQueries(beside);
  const [basket, lines] = await Promise.all([baskets.lock(basketId), baskets.lines(basketId)]);
  const isOwn = basket !== undefined && basket.accountId === buyer.accountId && basket.isCurrent;
  if (!isOwn) return fail({ code: 'not_found', field: 'basket_id' });
  return ok({ lines, whenOrdered: async () => basketQueries(await sentLater(tx)).delete(basket.id) });
}

/** Locks a quote that is still valid. The order will accept it (product O3). */
async function lockedQuote(
  tx: Tx,
  beside: Tx,
  { buyer, now }: PlaceOrderContext,
  request: string,
): Promise<Result<Ordered, Failure>> {
  const own = await lockOwnRequest(beside, buyer, request);
  if (!own.ok) return fail({ code: 'not_found', field: 'basket_id' });
  const moved = moveRequest(own.value, 'accepted', 'customer', now);
  if (!moved.ok) return fail({ code: moved.error, field: 'basket_id' });
  const { accountId } = buyer;
  return ok({
    lines: await quotedLines(beside, own.value),
    whenOrdered: (orderId) => requestQueries(tx).move(own.value.id, { state: moved.value, orderId, accountId }, now),
  });
}

async function orderedOf(tx: Tx, beside: Tx, context: PlaceOrderContext): Promise<Result<Ordered, Failure>> {
  const { source, buyer } = context;
  if (source.kind === 'basket') return lockedBasket(tx, beside, buyer, source.basketId);
  if (source.kind === 'quote') return lockedQuote(tx, beside, context, source.request);
  // An order by phone has no basket to delete.
  return ok({ lines: source.lines, whenOrdered: async () => undefined });
}

/**
 * Locks the buyer's orders, then the basket or quote, then the account, and reads the data that the rules need. The
 * statements do not wait for each other's results, so they are sent together.
 */
async function lockAll(tx: Tx, context: PlaceOrderContext) {
  const { buyer, source, now } = context;
  const { accountId, phone } = buyer;
  const beside = await sideBySide(tx);
  const open = openOrderQueries(beside);
  const [, locked, bonuses, unpaid, companyId] = await Promise.all([
    open.lockBuyer(accountId, phone),
    orderedOf(tx, beside, context),
    bonusesOf(beside, accountId, { now, isLocked: true }),
    sourceRules[source.kind].limitsUnpaid ? open.ofBuyer(accountId, phone) : null,
    source.kind === 'phone' ? null : buysAs(beside, accountId, buyer.companyId),
  ]);
  return { locked, bonuses, unpaid, companyId };
}

type Locked = Awaited<ReturnType<typeof lockAll>>;

/**
 * Returns the locked lines with their prices. Fails if the basket is empty, a line cannot be ordered or the coupon is
 * refused.
 */
async function lockedGoods(tx: Tx, context: PlaceOrderContext, { locked, bonuses }: Locked) {
  const { buyer, asked, now, tries } = context;
  if (!locked.ok) return locked;
  const { lines, whenOrdered } = locked.value;
  if (lines.length === 0) return fail<Failure>({ code: 'basket_empty', field: 'basket_id' });
  const problem = firstProblem(lines);
  if (problem) return fail(problem);
  const goods = await checkoutGoods(tx, buyer, { lines, coupon: asked.coupon, now, isLocked: true }, tries, bonuses);
  if (couponRefusal(goods) !== null) return fail<Failure>({ code: 'coupon_refused', field: 'coupon' });
  return ok({ whenOrdered, goods });
}

interface OrderDelivered {
  readonly place: OrderDelivery;
  /** Delivery price, without a coupon for free delivery. */
  readonly cargo: Kopecks;
}

/**
 * Returns the delivery that was requested before the transaction. Fails if it was requested for other goods or is no
 * longer possible.
 */
async function stillDelivered(
  tx: Tx,
  { delivery, config }: PlaceOrderContext,
  { grams, paid }: CheckoutGoods,
): Promise<Result<OrderDelivered, Failure>> {
  const changed = fail<Failure>({ code: 'totals_changed', field: 'expected' });
  if (delivery === 'own_pickup') {
    const { chosen, problem } = ownPickup(config, await settingQueries(tx).value('delivery'));
    if (problem !== null) return fail(problem);
    return chosen?.delivery ? ok({ place: chosen.delivery, cargo: chosen.price }) : changed;
  }
  if (delivery === null || delivery.asked.grams !== grams || delivery.asked.paid !== paid) return changed;
  if (delivery.problem !== null) return fail(delivery.problem);
  const place = delivery.chosen?.delivery ?? null;
  if (delivery.chosen === null || place === null) return changed;
  if (place.kind === 'pickup_point') {
    const point = await pickupPointQueries(tx, delivery.carrier).byCode(place.code);
    if (point?.closedAt !== null) return fail({ code: 'delivery_unavailable', field: 'delivery.code' });
  }
  return ok({ place, cargo: delivery.chosen.price });
}

/**
 * Returns the company that buys, with its approvers; null = the person buys. Fails if the page showed another buyer.
 */
async function buyerOf(tx: Tx, { buyer, asked, source }: PlaceOrderContext, total: Kopecks, companyId: number | null) {
  if (source.kind === 'phone') {
    return source.companyId === null ? ok(null) : companyFor(tx, buyer.accountId, source.companyId, total);
  }
  const seen = { companyId: asked.companyId, total };
  const company = await buyingCompany(tx, buyer.accountId, companyId, seen);
  if (!company.ok) return company;
  if ((company.value === null) !== (asked.customerType === 'personal')) {
    return fail<Failure>({ code: 'buyer_changed', field: 'customer_type' });
  }
  return company;
}

async function orderMinimum(
  tx: Tx,
  { source, buyer: { locale } }: PlaceOrderContext,
  { paid }: CheckoutGoods,
): Promise<Failure | null> {
  if (!sourceRules[source.kind].hasMinimum) return null;
  const { leastRoubles } = await settingQueries(tx).value('order');
  const least = kopecksFromRoubles(leastRoubles);
  if (paid >= least) return null;
  const detail = translators[locale]('checkout.orderMinimum', { sum: formatMoney(least, locale) });
  return { code: 'below_order_minimum', field: 'products', detail };
}

/**
 * Returns a failure if the order would exceed the shop's limit of unpaid orders for this buyer; null = it would not.
 */
async function openOrdersProblem(
  tx: Tx,
  { buyer, asked }: PlaceOrderContext,
  total: Kopecks,
  open: OpenOrders | null,
): Promise<Failure | null> {
  if (open === null) return null;
  const rules = await settingQueries(tx).value('open_orders');
  const order = { customerType: asked.customerType, method: asked.paymentMethod, total };
  const refusal = openOrderRefusal(rules, open, order);
  if (refusal === null) return null;
  const { limit, most } = refusal;
  const t = translators[buyer.locale];
  const sum = formatMoney(kopecksFromRoubles(most), buyer.locale);
  const detail =
    limit === 'orders' ? t('checkout.openOrders_orders', { count: most }) : t(`checkout.openOrders_${limit}`, { sum });
  return { code: 'too_many_open_orders', detail, ...(limit === 'first' ? { field: 'payment_method' } : {}) };
}

/** True if the fiscal receipt requires an email address and none is known. */
function needsEmail({ asked, buyer, source }: PlaceOrderContext, { till }: PaymentSetting): boolean {
  const isOnline = payAhead(asked.paymentMethod) === 'online';
  const hasEmail = asked.contact.email !== '' || (buyer.email ?? '') !== '';
  return sourceRules[source.kind].needsEmails && isOnline && !hasEmail && tillLimits[till.kind].needsEmail;
}

/** True if the invoice must be sent by email and no address is known. */
function needsInvoiceEmail({ asked, buyer, source }: PlaceOrderContext): boolean {
  const emails = [asked.accountantEmail, asked.contact.email, buyer.email ?? ''];
  const isAsked = sourceRules[source.kind].needsEmails && asked.paymentMethod === 'invoice';
  return isAsked && emails.every((email) => email === '');
}

/**
 * Returns all decisions about an order before it is written: prices, delivery, buyer and payment. Fails with the reason
 * why it cannot be placed. Basket and account are locked until the transaction ends.
 */
export async function decideOrder(tx: Tx, context: PlaceOrderContext) {
  const { asked, now } = context;
  const seller = await sellerOf(tx);
  if (!takesOrders(context.config, seller)) return fail<Failure>({ code: 'shop_not_open' });
  const all = await lockAll(tx, context);
  const ready = await lockedGoods(tx, context, all);
  if (!ready.ok) return ready;
  const { whenOrdered, goods } = ready.value;
  const delivered = await stillDelivered(tx, context, goods);
  if (!delivered.ok) return delivered;
  const { place, cargo } = delivered.value;
  const least = await orderMinimum(tx, context, goods);
  if (least !== null) return fail(least);
  const price = priceCheckout(goods, cargo, asked.bonuses);
  const company = await buyerOf(tx, context, price.total, all.companyId);
  if (!company.ok) return company;
  if (!wasSeen(asked, goods, price)) return fail<Failure>({ code: 'totals_changed', field: 'expected' });
  const payments = await settingQueries(tx).value('payments');
  const { methods } = checkoutPayments(goods, price, {
    customerType: asked.customerType,
    deliveryKind: place.kind,
    now,
    payments,
    hasSeller: seller !== undefined,
  });
  const offered = methods.find(({ method }) => method === asked.paymentMethod);
  if (offered?.refusal !== null) return fail<Failure>({ code: 'payment_method_refused', field: 'payment_method' });
  const held = await openOrdersProblem(tx, context, price.total, all.unpaid);
  if (held !== null) return fail(held);
  if (needsEmail(context, payments)) return fail<Failure>({ code: 'receipt_email_needed', field: 'contact.email' });
  if (needsInvoiceEmail(context)) return fail<Failure>({ code: 'invoice_email_needed', field: 'accountant_email' });
  const isWaiting = company.value !== null && company.value.approvers !== null;
  const isAwaiting = goods.awaitedDays > 0;
  const rules = await promotionQueries(tx).holdRules();
  // Goods that are not in stock need not be paid yet. The time limit for payment starts when they arrive.
  const until = isAwaiting && !isWaiting ? null : payUntil(asked.paymentMethod, isWaiting, now, rules);
  return ok({ whenOrdered, goods, place, price, company: company.value, isWaiting, isAwaiting, until });
}

export type Decided = Extract<Awaited<ReturnType<typeof decideOrder>>, { ok: true }>['value'];
