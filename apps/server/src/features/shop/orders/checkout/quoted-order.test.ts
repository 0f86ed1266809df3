import { randomUUID } from 'node:crypto';

import type { WireOrder } from '@farad/contract/shop/orders';
import type { WireRequest } from '@farad/contract/shop/requests';
import { addDays, moscowDay } from '@farad/domain/delivery';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { expireQuotes } from '#testing/jobs.ts';
import { refusalOf, statusesOf } from '#testing/calls/basket-calls.ts';
import { insertProducts, products, type TestProduct } from '#testing/catalogue.ts';
import { addCoupon, courier, orderAsQuoted, ownPickup } from '#testing/calls/checkout-calls.ts';
import { setTestSeller } from '#testing/seller.ts';
import { tryPlace } from '#testing/calls/order-calls.ts';
import { accept, answerWith, ask, checkoutOf, managerOf, offerOf, wishFor } from '#testing/calls/request-calls.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import type { StaffBrowser } from '#testing/staff.ts';

const { known, reduced, tiered } = products;

let shop: TestShop;
let manager: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  await setTestSeller(shop);
  manager = await managerOf(shop);
});
beforeEach(() => shop.pool.query('truncate outbox cascade'));
afterAll(() => shop.close());

let lastId = 700;

/** Creates a product of which `quantity` pieces are in stock. */
async function stocked(quantity: number): Promise<TestProduct> {
  lastId += 1;
  const made = { ...reduced, id: lastId as TestProduct['id'], mpn: `QUOTED-${lastId}`, stock: [quantity] };
  await insertProducts(shop.db, [made]);
  return made;
}

/**
 * Creates a request for a quantity of the product and answers it with a quote at 12.3456 ₽. Returns the request's
 * number.
 */
async function quoted(buyer: SignedInBrowser, product: TestProduct, qty: number, leadDays: number | null) {
  const number = await ask(buyer, wishFor(product, qty));
  await answerWith(manager, number, [offerOf(product, qty, 12.3456, leadDays)]);
  return number;
}

const stockOf = async (product: TestProduct): Promise<string> => {
  const { rows } = await shop.pool.query<{ stock: string }>(
    `select reserved || ' of ' || on_hand as stock from stock where product_id = $1`,
    [product.id],
  );
  return rows[0]?.stock ?? '';
};

const orderOf = async (buyer: SignedInBrowser, number: string) =>
  (await buyer.get(`/orders/${number}`)).json<WireOrder>();

const told = async (kind: string): Promise<readonly string[]> => {
  const { rows } = await shop.pool.query<{ text: string }>('select text from outbox where kind = $1 order by id', [
    kind,
  ]);
  return rows.map(({ text }) => text);
};

test('an order of a quote has the promised prices, whatever the catalogue and the coefficient are', async () => {
  const buyer = await shop.signedIn({ coefficient: 5000 });
  const product = await stocked(1000);
  const number = await quoted(buyer, product, 333, null);
  const request = (await buyer.get(`/requests/${number}`)).json<WireRequest>();
  await shop.pool.query('update product set tier_prices = $2 where id = $1', [product.id, [9_990_000, 9_990_000]]);
  const placed = await accept(buyer, number);
  expect(placed.statusCode, placed.body).toBe(201);
  const order = await orderOf(buyer, placed.json<{ number: string }>().number);
  // The goods cost 333 × 12.3456 ₽ = 4111.08 ₽, rounded to whole roubles.
  expect(order).toMatchObject({
    status: 'created',
    total_price: 4111,
    goods_price: 4111,
    total_discount: 0,
    products: [
      {
        qty: 333,
        current_price: 12.3456,
        total_price: 4111,
      },
    ],
  });
  expect(order.total_price).toBe(request.total_price);
  expect(await stockOf(product)).toBe('333 of 1000');
  expect((await buyer.get(`/requests/${number}`)).json()).toMatchObject({
    state: 'accepted',
    orderNumber: order.number,
    may: {
      accept: false,
      decline: false,
    },
  });
});

test('two parallel acceptances are one order; a repetition gets the same answer', async () => {
  const buyer = await shop.signedIn();
  const product = await stocked(100);
  const number = await quoted(buyer, product, 40, null);
  const body = orderAsQuoted(await checkoutOf(buyer, number), ownPickup);
  const answers = await Promise.all(Array.from({ length: 6 }, () => tryPlace(buyer, body)));
  expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409, 409]);
  expect(await stockOf(product)).toBe('40 of 100');
  const second = await quoted(buyer, product, 10, null);
  const same = orderAsQuoted(await checkoutOf(buyer, second), ownPickup);
  const key = randomUUID();
  const pressed = await Promise.all([1, 2].map(() => tryPlace(buyer, same, key)));
  expect(new Set(pressed.map(({ body: text }) => text)).size).toBe(1);
  expect(await stockOf(product)).toBe('50 of 100');
});

test('missing goods make it a request that holds what is in stock; staff open it when the rest has arrived', async () => {
  const buyer = await shop.signedIn({ email: 'awaits@example.com' });
  const product = await stocked(30);
  const number = await quoted(buyer, product, 100, 14);
  const chosen = courier;
  const quote = await checkoutOf(buyer, number, chosen);
  expect(quote).toMatchObject({ awaitedDays: 14, products: [{ problem: null }] });
  const arrives = quote.delivery.find(({ kind }) => kind === 'courier')?.days?.from ?? '';
  expect(arrives > addDays(moscowDay(shop.deps.clock()), 13)).toBe(true);
  const placed = (await tryPlace(buyer, orderAsQuoted(quote, chosen))).json<{ number: string }>();
  expect(placed).toMatchObject({ status: 'request', pay: null, pay_until: null });
  expect(await stockOf(product)).toBe('30 of 30');
  expect((await told('order_status')).join()).toContain('Ждём детали');
  expect(await told('order_placed')).toEqual([]);

  const open = () =>
    manager.post(`/admin/orders/${placed.number}/move`, { from: 'request', to: 'created', reason: '' });
  expect(refusalOf(await open())).toMatchObject({ status: 409, code: 'not_enough_stock', available: 0 });
  await shop.pool.query('update stock set on_hand = 105 where product_id = $1', [product.id]);
  expect((await open()).statusCode).toBe(200);
  expect(await stockOf(product)).toBe('100 of 105');
  const order = await orderOf(buyer, placed.number);
  expect(order.status).toBe('created');
  expect(order.pay_until).not.toBeNull();
  expect((await told('order_placed')).join()).toContain(placed.number);
  expect(await shop.pool.query('select 1 from stock where reserved > on_hand')).toMatchObject({ rowCount: 0 });
});

test('pieces not in stock are cancelled before held ones', async () => {
  const buyer = await shop.signedIn();
  const product = await stocked(30);
  const number = await quoted(buyer, product, 100, 14);
  const { number: order } = (await accept(buyer, number)).json<{ number: string }>();
  const cancel = (qty: number) =>
    manager.post(`/admin/orders/${order}/cancel-pieces`, { lines: [{ position: 1, qty }], reason: 'Не придут' });
  expect((await cancel(60)).statusCode).toBe(200);
  expect(await stockOf(product)).toBe('30 of 30');
  expect((await cancel(20)).statusCode).toBe(200);
  expect(await stockOf(product)).toBe('20 of 30');
  await buyer.post(`/orders/${order}/cancel`, { reason: '' });
  expect(await stockOf(product)).toBe('0 of 30');
});

test('offered stock that is sold meanwhile is refused with the figures, and nothing is taken', async () => {
  const buyer = await shop.signedIn();
  const product = await stocked(50);
  const number = await quoted(buyer, product, 40, null);
  const body = orderAsQuoted(await checkoutOf(buyer, number), ownPickup);
  await shop.pool.query('update stock set on_hand = 10 where product_id = $1', [product.id]);
  expect(refusalOf(await tryPlace(buyer, body))).toMatchObject({
    status: 409,
    code: 'not_enough_stock',
    available: 10,
    field: 'products.0.qty',
    quote: {
      products: [
        {
          problem: 'not_enough_stock',
          available: 10,
        },
      ],
    },
  });
  expect(await stockOf(product)).toBe('0 of 10');
});

test('a revision that came meanwhile is shown before it is ordered', async () => {
  const buyer = await shop.signedIn();
  const product = await stocked(50);
  const number = await quoted(buyer, product, 40, null);
  const body = orderAsQuoted(await checkoutOf(buyer, number), ownPickup);
  await answerWith(manager, number, [offerOf(product, 40, 13, null)], { seen: 1 });
  expect(refusalOf(await tryPlace(buyer, body))).toMatchObject({
    status: 409,
    code: 'totals_changed',
    quote: { total_price: 520 },
  });
});

test('an expired quote cannot be accepted; a job ends it, and warns a day before', async () => {
  const buyer = await shop.signedIn({ email: 'late@example.com' });
  const product = await stocked(50);
  const number = await quoted(buyer, product, 40, null);
  const body = orderAsQuoted(await checkoutOf(buyer, number), ownPickup);
  const run = () => expireQuotes({ db: shop.db, config: shop.deps.config }, shop.deps.clock());
  const { validUntil } = (await buyer.get(`/requests/${number}`)).json<WireRequest>();
  const left = () => (Date.parse(validUntil ?? '') - shop.deps.clock().getTime()) / 1000;
  expect(await run()).toMatchObject({ expired: 0, warned: 0 });
  shop.passSeconds(left() - 3600);
  expect(await run()).toMatchObject({ expired: 0 });
  expect((await told('request')).filter((text) => text.includes('только до')).length).toBeGreaterThan(0);
  expect(await run()).toEqual({ expired: 0, warned: 0 });
  shop.passSeconds(3601);
  // The request moves to a newly signed-in person, since the first session has expired.
  const again = await shop.signedIn();
  await shop.pool.query('update request set account_id = $2 where number = $1', [number, again.accountId]);
  expect(refusalOf(await tryPlace(again, body))).toMatchObject({ status: 409, code: 'quote_expired' });
  expect((await run()).expired).toBeGreaterThan(0);
  expect((await again.get(`/requests/${number}`)).json()).toMatchObject({ state: 'expired', may: { accept: false } });
  expect((await again.post('/checkout/quote', { request: number })).json()).toEqual({ quote: null });
  manager = await managerOf(shop);
  const validOn = addDays(moscowDay(shop.deps.clock()), 3);
  await answerWith(manager, number, [offerOf(product, 40, 13, null)], { seen: 1, valid_on: validOn });
  expect((await accept(again, number)).statusCode).toBe(201);
});

test('a quoted price has no discounts; a product without prices can be quoted; strangers cannot order', async () => {
  const [buyer, stranger] = [await shop.signedIn(), await shop.signedIn()];
  await addCoupon(shop.db, { code: 'TEN', percent: 10 });
  const number = await ask(buyer, wishFor(known, 10), wishFor(tiered, 10));
  const validOn = addDays(moscowDay(shop.deps.clock()), 3);
  await answerWith(manager, number, [offerOf(known, 10, 50, 7), offerOf(tiered, 10, 0.4)], { valid_on: validOn });
  const quote = await checkoutOf(buyer, number);
  const withCoupon = { ...orderAsQuoted(quote, ownPickup), coupon: 'TEN' };
  expect(refusalOf(await tryPlace(buyer, withCoupon))).toMatchObject({ status: 409, code: 'coupon_refused' });
  expect(refusalOf(await tryPlace(stranger, orderAsQuoted(quote, ownPickup)))).toMatchObject({ status: 404 });
  expect((await stranger.post('/checkout/quote', { request: number })).json()).toEqual({ quote: null });
  expect((await shop.guest().post('/checkout/quote', { request: number })).json()).toEqual({ quote: null });
  expect((await buyer.post('/checkout/quote', { request: 'nonsense' })).json()).toEqual({ quote: null });
  expect(quote).toMatchObject({ goods_price: 504, proposals: [{ kind: 'cashback' }], changes: [] });
});

test('above a buyer’s limit an owner approves first, then the goods arrive, then an invoice is issued', async () => {
  const { rows } = await shop.pool.query<{ id: string }>(
    `insert into company (inn, kpp, name, created_at) values ('7707083893', '773601001', 'ООО «Ромашка»', now())
     returning id::text as id`,
  );
  const company = rows[0]?.id ?? '';
  const [owner, buyer] = [await shop.signedIn(), await shop.signedIn()];
  for (const [person, role, limit] of [[owner, 'owner', null] as const, [buyer, 'buyer', 10_000] as const]) {
    await shop.pool.query(
      `insert into company_member (company_id, account_id, role, order_limit_kopecks, joined_at)
       values ($1, $2, $3, $4, now())`,
      [company, person.accountId, role, limit],
    );
  }
  await buyer.post('/companies/buy-as', { companyId: company });
  const product = await stocked(5);
  const number = await ask(buyer, wishFor(product, 100));
  const validOn = addDays(moscowDay(shop.deps.clock()), 3);
  await answerWith(manager, number, [offerOf(product, 100, 20, 21)], { valid_on: validOn });
  const chosen = { ...ownPickup, payment_method: 'invoice', accountant_email: 'accounts@company.example' } as const;
  const placed = (await accept(buyer, number, chosen)).json<{ number: string }>();
  expect(placed).toMatchObject({ status: 'request', pay: null });
  expect((await owner.post(`/orders/${placed.number}/approve`, {})).json()).toMatchObject({
    status: 'request',
    approval: 'approved',
    pay_until: null,
    may: { approve: false },
  });
  await shop.pool.query('update stock set on_hand = 100 where product_id = $1', [product.id]);
  await manager.post(`/admin/orders/${placed.number}/move`, { from: 'request', to: 'created', reason: '' });
  expect(await stockOf(product)).toBe('100 of 100');
  const papers = (await buyer.get(`/orders/${placed.number}/documents`)).json<{ documents: { kind: string }[] }>();
  expect(papers.documents.map(({ kind }) => kind)).toContain('invoice');
});
