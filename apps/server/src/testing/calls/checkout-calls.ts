import { QuoteAnswer, type CheckoutQuote, type QuoteRequest } from '@farad/contract/shop/checkout';
import type { OrderToPlace } from '@farad/contract/shop/orders';
import type { Connection } from '@farad/database/connection/connect';
import type { Kopecks } from '@farad/domain/money';
import { payAhead } from '@farad/domain/order';
import type { LightMyRequestResponse } from 'fastify';

import type { Browser } from '../browser.ts';
import { tryPlace } from './order-calls.ts';

/** Returns the quote that the checkout makes of the browser's basket. Throws if there is none. */
export async function quoteOf(browser: Browser, wishes: QuoteRequest = {}): Promise<CheckoutQuote> {
  const answer = await browser.post('/checkout/quote', wishes);
  if (answer.statusCode !== 200) throw new Error(`Not quoted: ${answer.body}`);
  const { quote } = QuoteAnswer.parse(answer.json());
  if (quote === null) throw new Error('There is nothing to quote.');
  return quote;
}

/** The buyer's choices that the quote does not contain. */
export type Chosen = Pick<OrderToPlace, 'delivery' | 'payment_method'> & Partial<OrderToPlace>;

/** Returns the buyer's e-mail. Online payments need one for their receipt. */
const emailFor = ({ payment_method }: Chosen): string =>
  payAhead(payment_method) === 'online' ? 'anna@example.com' : '';

/** Returns the body by which the checkout page orders what a quote contains. */
export const orderAsQuoted = (quote: CheckoutQuote, chosen: Chosen): OrderToPlace => ({
  basket_id: quote.basket_id,
  contact: { name: 'Анна', surname: 'Иванова', email: emailFor(chosen) },
  customer_type: quote.company_id === null ? 'personal' : 'company',
  company_id: quote.company_id,
  comment: '',
  consents: { offer: true, personalData: true },
  coupon: quote.coupon?.code ?? '',
  bonuses: quote.bonuses.used,
  expected: {
    total_price: quote.total_price,
    cargo_price: quote.cargo_price,
    coupon_discount: quote.coupon?.discount ?? 0,
    bonuses_discount: quote.bonuses.used,
    products: quote.products.map(({ product_id, qty, total_price }) => ({ product_id, qty, total_price })),
  },
  ...chosen,
});

export const ownPickup: Chosen = { delivery: { kind: 'own_pickup' }, payment_method: 'cash_on_receipt' };

export const address = {
  label: '',
  city: 'Казань',
  street: 'ул. Баумана',
  house: '5',
  flat: '7',
  postcode: '420111',
  recipient: 'Пётр',
  phone: '',
  comment: 'Домофон 7',
};

export const courier: Chosen = { delivery: { kind: 'courier', address }, payment_method: 'card' };

/** Gets a quote with these choices and orders what it contains. */
export async function orderQuoted(
  browser: Browser,
  chosen: Chosen,
  wishes: QuoteRequest = {},
): Promise<LightMyRequestResponse> {
  const quote = await quoteOf(browser, { delivery: chosen.delivery, ...wishes });
  return tryPlace(browser, orderAsQuoted(quote, chosen));
}

interface NewCoupon {
  readonly code: string;
  readonly percent?: number;
  readonly sum?: number;
  readonly usesMax?: number;
  readonly usesPerAccount?: number;
  readonly minimum?: number;
  readonly endsAt?: Date;
}

/** Adds a coupon to the database and returns its id. It gives a percentage, a sum in roubles, or else free delivery. */
export async function addCoupon(db: Connection['db'], coupon: NewCoupon): Promise<number> {
  const { code, percent = null, sum, usesMax = null, usesPerAccount = null, minimum = 0, endsAt = null } = coupon;
  const kind = percent !== null ? 'percent' : sum !== undefined ? 'sum' : 'free_delivery';
  const { id } = await db
    .insertInto('coupon')
    .values({
      code,
      kind,
      percent,
      uses_max: usesMax,
      uses_per_account: usesPerAccount,
      starts_at: null,
      ends_at: endsAt,
      sum_kopecks: sum === undefined ? null : ((sum * 100) as Kopecks),
      minimum_kopecks: (minimum * 100) as Kopecks,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Credits bonuses to an account, as a gift of the shop. */
export async function giveBonuses(
  db: Connection['db'],
  accountId: number,
  roubles: number,
  expiresAt: Date | null = null,
): Promise<void> {
  await db
    .insertInto('bonus_entry')
    .values({ account_id: accountId, kind: 'credit', roubles, order_id: null, at: new Date(), expires_at: expiresAt })
    .execute();
}

/** Returns the balance of a person's bonuses and the sum of their ledger. The two must be equal. */
export async function bonusesOf(pool: Connection['pool'], accountId: number): Promise<readonly [number, number]> {
  const { rows } = await pool.query<{ balance: number; ledger: number }>(
    `select bonus_balance as balance,
      (select coalesce(sum(roubles), 0)::integer from bonus_entry where account_id = account.id) as ledger
    from account where id = $1`,
    [accountId],
  );
  return [rows[0]?.balance ?? 0, rows[0]?.ledger ?? 0];
}
