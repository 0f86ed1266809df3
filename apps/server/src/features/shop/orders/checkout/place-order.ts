import { randomBytes } from 'node:crypto';

import type { PlacedOrder } from '@farad/contract/shop/orders';
import { consentQueries } from '@farad/database/people/account.queries';
import { bonusQueries } from '@farad/database/payments/bonus.queries';
import type { Tx } from '@farad/database/connection/connect';
import { sentLater, sideBySide } from '@farad/database/connection/statements/side-by-side';
import type { OrderLineRow } from '@farad/database/orders/order-line-rows';
import { orderQueries, type NewOrder } from '@farad/database/orders/order.queries';
import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { stockQueries } from '@farad/database/stock/stock.queries';
import { moscowDay } from '@farad/domain/delivery';
import { toRoubles, type Quantity } from '@farad/domain/money';
import { orderNumber, payAhead, type OrderCompany, type OrderContact, type OrderPrice } from '@farad/domain/order';
import { dayMs, defaultLocale, fail, ok, type Result } from '@farad/domain/shared';
import { newOrderToShopMail } from '@farad/wording/staff-notices';
import type { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { consentNow } from '#core/people/consent-text.ts';
import { confirmOrder } from '#core/orders/confirm-order.ts';
import { countFigures, type FiguresOfOrder } from '#core/orders/counted-order.ts';
import { issueOwedInvoice } from '#core/invoices/issue-invoice.ts';
import { notifyBuyer } from '#core/orders/order-messages.ts';
import { sha256 } from '#kit/sha256.ts';
import { offerEdition } from '#core/site/offer-edition.ts';
import { notifyOfOrder } from '#core/messages/enqueue-webhooks.ts';
import { notifyStaff } from '#core/messages/notify-staff.ts';
import { requestApproval } from './ask-approval.ts';
import type { CheckoutGoods } from './checkout-goods.ts';
import { decideOrder, type RequestedOrder, type Decided, type PlaceOrderContext } from './decide-order.ts';
import { awaitedOf } from './quoted-lines.ts';

/** Time for which the public link of an order is valid: ninety days (integrations reference 10.2.4). */
const publicTokenLifeMs = 90 * dayMs;

/** The response for a placed order. It is stored under its idempotency key. */
export type Placed = z.output<typeof PlacedOrder>;

const orderLines = ({ lines, priced }: CheckoutGoods, price: OrderPrice): OrderLineRow[] =>
  lines.flatMap((line, index) => {
    const [of, shares] = [priced.lines[index], price.lines[index]];
    if (!of || !shares) return [];
    return [{ ...line, unitPrice: of.unitPrice, total: of.lineTotal, coupon: shares.coupon, bonus: shares.bonus }];
  });

/** Returns the company as the order stores it: with the data that the buyer entered for its documents. */
const companyOf = (shown: OrderCompany, { purchaseNumber, accountantEmail }: RequestedOrder): OrderCompany => ({
  ...shown,
  ...(purchaseNumber === '' ? {} : { purchaseNumber }),
  ...(accountantEmail === '' ? {} : { accountantEmail }),
});

/** Returns the order to insert, without its number and the token of its public link. */
function newOrder(
  { asked, buyer, source, now, utm }: PlaceOrderContext,
  { goods, place, price, company, isWaiting, isAwaiting, until }: Decided,
  edition: string,
): Omit<NewOrder, 'number' | 'publicTokenSha256'> {
  const contact: OrderContact = {
    name: asked.contact.name,
    surname: asked.contact.surname,
    phone: buyer.phone ?? '',
    email: asked.contact.email === '' ? (buyer.email ?? '') : asked.contact.email,
  };
  const { goods: goodsPrice, coupon, bonus, cargo, total } = price;
  return {
    publicTokenExpiresAt: new Date(now.getTime() + publicTokenLifeMs),
    accountId: buyer.accountId,
    customerType: asked.customerType,
    companyId: company?.id ?? null,
    company: company === null ? null : companyOf(company.shown, asked),
    approval: isWaiting ? 'waiting' : null,
    status: isWaiting || isAwaiting ? 'request' : 'created',
    contact,
    delivery: place,
    paymentMethod: asked.paymentMethod,
    comment: asked.comment,
    consents: {
      offer: now.toISOString(),
      offerEdition: edition,
      personalData: now.toISOString(),
    },
    utm,
    locale: buyer.locale,
    coefficient: buyer.coefficient,
    goods: goodsPrice,
    coupon,
    bonus,
    cargo,
    total,
    madeBy: source.kind === 'phone' ? source.staffId : null,
    discount: goods.priced.discount,
    couponCode: goods.coupon?.row?.code ?? null,
    payUntil: until,
    lines: orderLines(goods, price),
  };
}

/**
 * Uses the coupon, spends the bonuses and reserves the stock of an order, in this sequence. Returns the failure, which
 * rolls the transaction back; null = done.
 */
async function take(
  tx: Tx,
  { buyer: { accountId }, now }: PlaceOrderContext,
  { goods, price, until }: Decided,
  orderId: number,
): Promise<Failure | null> {
  const row = goods.coupon?.row ?? null;
  if (row !== null && !(await promotionQueries(tx).takeUse(row.id, orderId, accountId, now))) {
    return { code: 'coupon_refused', field: 'coupon' };
  }
  if (price.bonus > 0) {
    const roubles = -toRoubles(price.bonus);
    const entry = { accountId, kind: 'debit', purpose: 'payment', roubles, orderId, at: now, expiresAt: null } as const;
    await bonusQueries(tx).add(entry);
  }
  const stock = stockQueries(tx);
  // Pieces that a quote promised for a later day are reserved when they arrive (decision 0021).
  const held = goods.lines.map((line) => ({ ...line, quantity: (line.quantity - awaitedOf(line)) as Quantity }));
  const refused = await stock.reserve(orderId, held, until);
  if (refused === null) return null;
  const field = `products.${goods.lines.findIndex((line) => line.productId === refused)}.qty`;
  return { code: 'not_enough_stock', field, productId: String(refused), available: await stock.available(refused) };
}

/**
 * Notifies people of a placed order. The buyer gets a confirmation, or the news that the order waits for goods. If the
 * order needs an approval, the owners of the buyer's company are asked instead.
 */
async function notifyOfPlaced(
  tx: Tx,
  { config }: PlaceOrderContext,
  { company, isWaiting, isAwaiting }: Decided,
  order: Omit<NewOrder, 'publicTokenSha256'> & { readonly id: number; readonly figures: FiguresOfOrder },
): Promise<void> {
  if (company !== null && isWaiting) return requestApproval(tx, config, order, company);
  if (isAwaiting) return notifyBuyer(tx, config, order, { what: 'awaited', reason: '' });
  return confirmOrder(tx, config, order);
}

/** Notifies staff of an order that its buyer placed. */
async function notifyStaffOfOrder(
  tx: Tx,
  { config }: PlaceOrderContext,
  orderId: number,
  number: string,
  figures: FiguresOfOrder,
): Promise<void> {
  const url = `${config.adminUrl}/orders/${number}`;
  const counted = await countFigures(tx, figures, defaultLocale);
  const mail = newOrderToShopMail(defaultLocale, { number, counted, url });
  const { total } = counted;
  await notifyStaff(tx, config, { kind: 'order_to_shop', event: 'order', mail, number, url, total, orderId });
}

/**
 * Places an order from the buyer's basket, a quote, or by phone (product O1, O4, O5, B9, B10). Prices are computed
 * again and must equal those that the buyer saw. The coupon is used, bonuses are spent, stock is reserved, messages are
 * queued, and the basket is deleted. All this happens in the caller's transaction, which a failure rolls back. An order
 * above the buyer's limit in their company waits for an approval by its owners.
 */
export async function placeOrder(tx: Tx, context: PlaceOrderContext): Promise<Result<Placed, Failure>> {
  const decided = await decideOrder(tx, context);
  if (!decided.ok) return decided;
  const { whenOrdered, isWaiting, isAwaiting, until } = decided.value;
  const { buyer, now, asked } = context;
  const publicId = randomBytes(24).toString('base64url');
  const [beside, after] = [await sideBySide(tx), await sentLater(tx)];
  const [next, edition] = await Promise.all([
    orderQueries(beside).nextNumber(),
    offerEdition(beside, buyer.locale, now),
  ]);
  const number = orderNumber(next, moscowYear(now));
  const order = newOrder(context, decided.value, edition);
  const written = { ...order, number, publicTokenSha256: sha256(publicId) };
  const { id: orderId, createdAt } = await orderQueries(tx).insert(written);
  const figures = { ...order, createdAt };

  const { accountId, locale } = buyer;
  const { callerHash, source } = context;
  const given = { ...consentNow('personal_data', locale), accountId, now, callerHash };
  await consentQueries(after).give(source.kind === 'phone' ? { ...given, staffId: source.staffId } : given);

  const refused = await take(tx, context, decided.value, orderId);
  if (refused !== null) return fail(refused);
  await notifyOfPlaced(tx, context, decided.value, { ...order, id: orderId, number, figures });
  await notifyOfOrder(after, 'order.placed', { ...order, number }, now);
  if (source.kind !== 'phone') await notifyStaffOfOrder(tx, context, orderId, number, figures);
  await whenOrdered(orderId);
  const isOpen = !isWaiting && !isAwaiting;
  if (isOpen) {
    const invoiced = await issueOwedInvoice(tx, context.config, { ...order, id: orderId }, now);
    if (!invoiced.ok) return invoiced;
  }
  return ok({
    number,
    status: order.status,
    total_price: toRoubles(order.total),
    public_id: publicId,
    pay: isOpen ? payAhead(asked.paymentMethod) : null,
    pay_until: isOpen ? (until?.toISOString() ?? null) : null,
  });
}

/** Returns the year in the shop's time zone, which order numbers contain. */
const moscowYear = (now: Date): number => Number(moscowDay(now).slice(0, 4));
