import { createHash, randomBytes } from 'node:crypto';

import type { PlacedOrder, PlaceOrderBody } from '@farad/contract/orders';
import { consentQueries } from '@farad/database/account.queries';
import { basketQueries, type BasketLineRow } from '@farad/database/basket.queries';
import type { Handle } from '@farad/database/connect';
import { orderQueries, type NewOrder, type OrderLineRow } from '@farad/database/order.queries';
import { stockQueries } from '@farad/database/stock.queries';
import { consentVersions } from '@farad/domain/account';
import { priceBasket, sameTotals, type PricedBasket } from '@farad/domain/basket';
import { moscowDay } from '@farad/domain/delivery';
import { kopecksFromRoubles, toRoubles, type Coefficient, type Kopecks, type Quantity } from '@farad/domain/money';
import { orderNumber, type OrderContact } from '@farad/domain/order';
import { checkQuantity, type ProductId } from '@farad/domain/product';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { UtmTouches } from '@farad/domain/site';
import type { z } from 'zod';

import type { Config } from '../../config.ts';
import type { Failure } from '../../http/errors.ts';
import { askApproval } from './ask-approval.ts';
import { buyingCompany, type BuyingCompany } from './buying-company.ts';
import { confirmOrder } from './confirm-order.ts';

/** Link tokens live for ninety days (integrations reference 10.2.4). */
const publicTokenLifeMs = 90 * 24 * 3600 * 1000;

export interface Buyer {
  readonly accountId: number;
  readonly phone: string | null;
  readonly email: string | null;
  readonly coefficient: Coefficient;
  readonly locale: Locale;
}

export interface PlaceOrderContext {
  readonly buyer: Buyer;
  readonly asked: z.output<typeof PlaceOrderBody>;
  readonly config: Config;
  readonly utm: Partial<UtmTouches>;
  readonly now: Date;
}

/** The answer to a placed order, stored under its idempotency key. */
export type Placed = z.output<typeof PlacedOrder>;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

function expectedTotals(asked: PlaceOrderContext['asked']) {
  return {
    total: kopecksFromRoubles(asked.expected.total_price),
    lines: asked.expected.products.map((line) => ({
      productId: Number(line.product_id) as ProductId,
      quantity: line.qty as Quantity,
      lineTotal: kopecksFromRoubles(line.total_price),
    })),
  };
}

/** The first line that cannot be ordered as it stands, named as the basket names it. */
function firstProblem(lines: readonly BasketLineRow[]): Failure | null {
  for (const [index, line] of lines.entries()) {
    const checked = checkQuantity(line, line.quantity);
    if (!checked.ok) return { ...checked.error, field: `products.${index}.qty`, productId: String(line.productId) };
  }
  return null;
}

const orderLines = (lines: readonly BasketLineRow[], priced: PricedBasket): OrderLineRow[] =>
  lines.flatMap((line, index) => {
    const price = priced.lines[index];
    return price
      ? [{ ...line, unitPrice: price.unitPrice, total: price.lineTotal, coupon: 0 as Kopecks, bonus: 0 as Kopecks }]
      : [];
  });

async function readyBasket(tx: Handle, { buyer, asked }: PlaceOrderContext) {
  const baskets = basketQueries(tx);
  const basket = await baskets.lock(asked.basket_id);
  if (!basket || basket.accountId !== buyer.accountId) return fail<Failure>({ code: 'not_found', field: 'basket_id' });
  const lines = await baskets.lines(basket.id);
  if (lines.length === 0) return fail<Failure>({ code: 'basket_empty', field: 'basket_id' });
  const problem = firstProblem(lines);
  if (problem) return fail(problem);
  const priced = priceBasket(lines, buyer.coefficient);
  const seen = { companyId: asked.company_id, total: priced.total };
  const company = await buyingCompany(tx, buyer.accountId, seen);
  if (!company.ok) return company;
  if ((company.value === null) !== (asked.customer_type === 'personal')) {
    return fail<Failure>({ code: 'buyer_changed', field: 'customer_type' });
  }
  if (!sameTotals(expectedTotals(asked), priced)) return fail<Failure>({ code: 'totals_changed', field: 'expected' });
  return ok({ basket, lines, priced, company: company.value });
}

/** The order as it is kept, with the link that shows it to others. */
function newOrder(
  { asked, buyer, config, now, utm }: PlaceOrderContext,
  { lines, priced }: { lines: readonly OrderLineRow[]; priced: PricedBasket },
  company: BuyingCompany | null,
): Omit<NewOrder, 'number' | 'publicTokenSha256'> {
  const contact: OrderContact = {
    name: asked.contact.name,
    surname: asked.contact.surname,
    phone: buyer.phone ?? '',
    email: asked.contact.email === '' ? (buyer.email ?? '') : asked.contact.email,
  };
  const isWaiting = company !== null && company.approvers !== null;
  return {
    publicTokenExpiresAt: new Date(now.getTime() + publicTokenLifeMs),
    accountId: buyer.accountId,
    customerType: asked.customer_type,
    companyId: company?.id ?? null,
    company: company?.shown ?? null,
    approval: isWaiting ? 'waiting' : null,
    status: isWaiting ? 'request' : 'created',
    contact,
    delivery: { kind: 'own_pickup', ...config.pickup },
    paymentMethod: asked.payment_method,
    comment: asked.comment,
    consents: { offer: now.toISOString(), personalData: now.toISOString() },
    utm,
    locale: buyer.locale,
    coefficient: buyer.coefficient,
    total: priced.total,
    discount: priced.discount,
    ...{ goods: priced.total, coupon: 0 as Kopecks, bonus: 0 as Kopecks, cargo: 0 as Kopecks },
    ...{ couponCode: null, payUntil: null },
    lines,
  };
}

async function reserve(tx: Handle, orderId: number, lines: readonly BasketLineRow[]): Promise<Failure | null> {
  const stock = stockQueries(tx);
  const refused = await stock.reserve(orderId, lines);
  if (refused === null) return null;
  const field = `products.${lines.findIndex((line) => line.productId === refused)}.qty`;
  const available = await stock.available(refused);
  return { code: 'not_enough_stock', field, productId: String(refused), available };
}

/**
 * Places an order from the buyer's basket: figures frozen as he saw them, stock reserved, messages in the outbox, the
 * basket gone — all in the caller's transaction, which a failure rolls back (product O1, O4, O5). Above the buyer's
 * limit in his company it is a request to its owners.
 */
export async function placeOrder(tx: Handle, context: PlaceOrderContext): Promise<Result<Placed, Failure>> {
  const ready = await readyBasket(tx, context);
  if (!ready.ok) return ready;
  const { basket, lines, priced, company } = ready.value;
  const { buyer, config, now } = context;
  const orders = orderQueries(tx);
  const publicId = randomBytes(24).toString('base64url');
  const number = orderNumber(await orders.nextNumber(), moscowYear(now));
  const order = newOrder(context, { lines: orderLines(lines, priced), priced }, company);
  const orderId = await orders.insert({ ...order, number, publicTokenSha256: sha256(publicId) });

  const { accountId, locale } = buyer;
  const version = consentVersions.personal_data;
  await consentQueries(tx).give({ accountId, kind: 'personal_data', version, locale, now });

  const refused = await reserve(tx, orderId, lines);
  if (refused !== null) return fail(refused);
  if (company === null || company.approvers === null) await confirmOrder(tx, config, { ...order, id: orderId, number });
  else await askApproval(tx, config, { ...order, id: orderId, number }, company);
  await basketQueries(tx).delete(basket.id);
  return ok({
    number,
    status: order.status,
    total_price: toRoubles(priced.total),
    public_id: publicId,
    pay: null,
    pay_until: null,
  });
}

/** Order numbers follow the calendar of the shop. */
const moscowYear = (now: Date): number => Number(moscowDay(now).slice(0, 4));
