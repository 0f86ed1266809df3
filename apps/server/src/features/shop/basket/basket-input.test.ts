import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, basketOf, lineOf, refusalOf, tryAdd, trySet, wishesOf } from '#testing/calls/basket-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { insertProducts, products, type TestProduct } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const { byTens, reduced, tiered } = products;

const many: readonly TestProduct[] = Array.from({ length: 501 }, (_, index) => ({
  ...tiered,
  id: (1000 + index) as TestProduct['id'],
}));

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await insertProducts(shop.db, many);
});
afterAll(() => shop.close());

/**
 * Returns a guest with 40 pieces of `byTens` in the basket. 40 is then the quantity that refused requests must not
 * change.
 */
async function withBasket(): Promise<{ guest: Browser; id: string }> {
  const guest = shop.guest();
  const { _id } = await add(guest, [byTens, 40]);
  return { guest, id: _id };
}

const raw = (qty: string): string => `{"products":[{"product_id":"${byTens.id}","qty":${qty}}]}`;

test.each([
  '-1',
  '0.5',
  '1e9',
  '"1e3"',
  '"100"',
  'null',
  'NaN',
  '9007199254740992',
  '[1]',
  '{"$gt":0}',
  'true',
  '1e400',
])('T18: the quantity %s is refused by both calls, and nothing changes', async (qty) => {
  const { guest, id } = await withBasket();
  for (const path of ['/basket/add', `/basket/${id}`]) {
    const answer = await guest.post(path, raw(qty), { 'accept-language': 'en' });
    const field = qty === 'NaN' ? {} : { field: 'products.0.qty' }; // NaN is no JSON
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'invalid_input', ...field });
  }
  expect(wishesOf(await basketOf(guest))).toEqual([[byTens.id, 40]]);
});

test('T18: an empty list cannot be added', async () => {
  const { guest } = await withBasket();
  expect(refusalOf(await tryAdd(guest, [byTens, 0]))).toMatchObject({ status: 400, field: 'products.0.qty' });
  expect(refusalOf(await guest.post('/basket/add', { products: [] }))).toMatchObject({
    status: 400,
    field: 'products',
  });
});

test('ten million pieces are answered with the available stock, also for an existing line', async () => {
  const { guest, id } = await withBasket();
  const expected = { status: 409, code: 'not_enough_stock', available: 1000, allowed: { below: 1000, above: null } };
  expect(refusalOf(await tryAdd(guest, [byTens, 10_000_000]))).toMatchObject(expected);
  expect(refusalOf(await trySet(guest, id, [byTens, 10_000_000]))).toMatchObject(expected);
  expect(refusalOf(await tryAdd(guest, [byTens, 10_000_000], [byTens, 10_000_000]))).toMatchObject(expected);
});

test.each([
  [10, 400, { code: 'below_minimum_quantity', allowed: { below: null, above: 20 } }],
  [25, 400, { code: 'off_multiple', allowed: { below: 20, above: 30 } }],
  [1010, 409, { code: 'not_enough_stock', available: 1000, allowed: { below: 1000, above: null } }],
])(
  'T18: %i of a product sold from 20 by tens is refused with the allowed quantities',
  async (qty, status, expected) => {
    const { guest, id } = await withBasket();
    const set = refusalOf(await trySet(guest, id, [byTens, qty]));
    expect(set).toMatchObject({ status, ...expected, field: 'products.0.qty', productId: String(byTens.id) });
    expect(refusalOf(await tryAdd(shop.guest(), [byTens, qty]))).toMatchObject({ status, ...expected });
    expect(wishesOf(await basketOf(guest))).toEqual([[byTens.id, 40]]);
  },
);

test.each([
  ['ru', 'Продаём упаковками: можно 20 или 30.'],
  ['en', /20.*30/],
  ['tr', /20.*30/],
])('a refusal is in the caller’s language: %s', async (locale, words) => {
  const answer = await shop
    .guest()
    .post('/basket/add', { products: [lineOf([byTens, 25])] }, { 'accept-language': locale });
  expect(refusalOf(answer).message).toMatch(words);
});

test('T18: the messages of one refusal differ by language', async () => {
  const answers = await Promise.all(
    ['ru', 'en', 'tr'].map((locale) => shop.guest().post('/basket/add', raw('-1'), { 'accept-language': locale })),
  );
  expect(new Set(answers.map((answer) => refusalOf(answer).message)).size).toBe(3);
});

test('T18: 501 lines of one call, the 501st line of a basket and 10,001 lines are refused', async () => {
  const guest = shop.guest();
  const wishes = many.map((product) => [product, 1] as const);
  expect(refusalOf(await tryAdd(guest, ...wishes))).toMatchObject({ status: 400, field: 'products' });
  const basket = await add(guest, ...wishes.slice(0, 500));
  expect(basket.products).toHaveLength(500);
  const refused = { status: 409, code: 'basket_too_long', field: 'products' };
  expect(refusalOf(await tryAdd(guest, [reduced, 1]))).toMatchObject(refused);
  expect(refusalOf(await trySet(guest, basket._id, [reduced, 1]))).toMatchObject(refused);
  expect(await add(guest, [many[0] ?? reduced, 1])).toMatchObject({ total_price: 500 });
  // A body that is larger than the body limit.
  const flood = Array.from({ length: 10_001 }, () => lineOf([tiered, 1]));
  expect(refusalOf(await guest.post('/basket/add', { products: flood }))).toMatchObject({
    status: 413,
    code: 'body_too_large',
  });
  expect((await basketOf(guest))?.products).toHaveLength(500);
});

test.each(['"0"', '"-1"', '"1.5"', '"abc"', '"1 or 1=1"', '""', '1', 'null', '{}', '"01"', '"1\\u0000"'])(
  'the product number %s is refused by its name',
  async (id) => {
    const answer = await shop.guest().post('/basket/add', `{"products":[{"product_id":${id},"qty":1}]}`);
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'invalid_input', field: 'products.0.product_id' });
  },
);

test.each([
  ['no JSON', '{"products":', 400],
  ['an array', '[]', 400],
  ['nothing', '', 400],
  ['a text', '"products"', 400],
  ['products as an object', '{"products":{"0":{"product_id":"1","qty":1}}}', 400],
])('a body that is %s is refused', async (_, body, status) => {
  const answer = await shop.guest().post('/basket/add', body);
  expect(refusalOf(answer)).toMatchObject({ status, code: 'invalid_input' });
});

const extras = '"status":"paid","paid":true,"customerId":1,"customer_id":"1","_id":"x"';

test.each([
  ['beside the lines', `{"products":[{"product_id":"7","qty":1}],${extras}}`],
  ['in a line', `{"products":[{"product_id":"7","qty":1,${extras},"polluted":1}]}`],
])('T16: unknown keys %s are ignored', async (_, body) => {
  const guest = shop.guest();
  expect((await guest.post('/basket/add', body)).statusCode).toBe(200);
  expect(await basketOf(guest)).toMatchObject({ customer_id: null, products: [{ product_id: '7', qty: 1 }] });
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test.each([
  ['beside the lines', '{"products":[{"product_id":"7","qty":1}],"__proto__":{"polluted":1}}'],
  ['in a line', '{"products":[{"product_id":"7","qty":1,"__proto__":{"qty":5}}]}'],
  ['in a constructor', '{"products":[{"product_id":"7","qty":1}],"constructor":{"prototype":{"polluted":1}}}'],
])('T16: a prototype %s is refused', async (_, body) => {
  const guest = shop.guest();
  expect(refusalOf(await guest.post('/basket/add', body))).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(await basketOf(guest)).toBeNull();
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('T17: prices, totals, coefficients and currencies of the client are ignored', async () => {
  const guest = shop.guest();
  const figures = { price: 0.01, prices: { 1: 0.01 }, current_price: 0.01, total_price: 1, before_price: 1e6 };
  const answer = await guest.post('/basket/add', {
    products: [
      {
        ...lineOf([reduced, 10]),
        ...figures,
      },
    ],
    total_price: 1,
    total_discount: 100,
    pricesKoef: 0,
    coupon: 'FREE',
    bonuses_discount: 1e6,
    currency: 'USD',
  });
  expect(answer.json()).toMatchObject({
    products: [
      {
        current_price: 39.99,
        total_price: 400,
        before_price: 60,
      },
    ],
    total_price: 400,
    total_discount: 200,
    pricesKoef: 1,
    coupon: null,
    bonuses_discount: 0,
  });
});

test('T10: a forged coefficient cookie changes no price', async () => {
  const guest = shop.guest();
  guest.cookies.set('userPricesKoef', '0.1');
  guest.cookies.set('isuser', 'true');
  expect(await add(guest, [reduced, 1])).toMatchObject({ total_price: 45, pricesKoef: 1 });
});
