import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, basketOf, lineOf, refusalOf, tryAdd, wishesOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const { byTens, draft, known, lastPiece, reduced, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a guest’s first product creates a basket found by a cookie of 30 days', async () => {
  const guest = shop.guest();
  expect(await basketOf(guest)).toBeNull();
  const answer = await tryAdd(guest, [tiered, 100]);
  const basket = await basketOf(guest);
  const [cart] = answer.cookies.filter(({ name }) => name === 'cart');
  expect(cart).toMatchObject({ value: basket?._id, httpOnly: true, path: '/', sameSite: 'Lax', secure: true });
  expect(cart?.maxAge).toBe(30 * 24 * 3600);
  expect(basket?._id).toMatch(/^[\w-]{22}$/);
  expect(basket).toMatchObject({ customer_id: null, created_user: { id: null } });
  expect((await guest.get(`/basket/${basket?._id}`)).json()).toEqual(basket);
});

test('a customer’s basket is found by the session and sets no cookie', async () => {
  const customer = await shop.signedIn({ name: 'Пётр' });
  const answer = await tryAdd(customer, [tiered, 1]);
  expect(answer.cookies).toEqual([]);
  const basket = await basketOf(customer);
  expect(basket).toMatchObject({
    customer_id: String(customer.accountId),
    created_user: { name: 'Пётр', id: String(customer.accountId) },
  });
  expect((await customer.get(`/basket/customer/${customer.accountId}`)).json()).toEqual([basket]);
});

test('adding again increases the line, which keeps its place', async () => {
  const guest = shop.guest();
  await add(guest, [tiered, 10]);
  await add(guest, [reduced, 1]);
  const basket = await add(guest, [tiered, 5]);
  expect(wishesOf(basket)).toEqual([
    [tiered.id, 15],
    [reduced.id, 1],
  ]);
});

test('T18: duplicates in one call are summed before tiers, steps and stock', async () => {
  const guest = shop.guest();
  const basket = await add(guest, [tiered, 60], [byTens, 15], [tiered, 40], [byTens, 15]);
  expect(basket.products.map((line) => [line.qty, line.current_price, line.total_price])).toEqual([
    [100, 0.31, 31],
    [30, 2, 60],
  ]);
  const refused = refusalOf(await tryAdd(guest, [lastPiece, 1], [lastPiece, 1]));
  expect(refused).toMatchObject({ status: 409, code: 'not_enough_stock', field: 'products.0.qty', available: 1 });
});

test('a line has everything that the page shows', async () => {
  const basket = await add(shop.guest(), [reduced, 2]);
  expect(basket.products[0]).toEqual({
    product_id: '3',
    seo: 'part-3',
    title: 'Таймер',
    description: 'Описание',
    qty: 2,
    prices: { 1: 45, 10: 39.99 },
    current_price: 45,
    total_price: 90,
    isDeleted: false,
    before_price: 60,
    mpn: 'NE555P',
    brand: 'Yageo',
    package: '0603',
    unit: 'piece',
    categorySlug: 'parts',
    available: 200,
    minQuantity: 1,
    multiple: 1,
    seen: { current_price: 45, available: 200 },
    note: '',
    problem: null,
  });
  expect(basket).toMatchObject({ total_price: 90, total_discount: 30, pricesKoef: 1, coupon: null, cargo_price: 0 });
});

test('titles are in the caller’s language', async () => {
  const guest = shop.guest();
  await add(guest, [reduced, 1]);
  const answer = await guest.get('/basket', { 'accept-language': 'tr-TR,tr;q=0.9' });
  expect(answer.json()).toMatchObject({ basket: { products: [{ title: 'Таймер (tr)' }] } });
});

test.each([
  ['unknown', { id: 999 }, 404, 'unknown_product', 'products.1.product_id'],
  ['beyond the numbers of products', { id: 9_999_999_999 }, 404, 'unknown_product', 'products.1.product_id'],
  ['not yet shown', draft, 404, 'unknown_product', 'products.1.product_id'],
  ['not sold', known, 409, 'not_for_sale', 'products.1.qty'],
])(
  'a product that is %s is refused by name, and the other line is not added',
  async (_, product, status, code, field) => {
    const guest = shop.guest();
    const answer = await guest.post('/basket/add', { products: [lineOf([tiered, 1]), lineOf([product as never, 1])] });
    expect(refusalOf(answer)).toMatchObject({ status, code, field });
    expect(guest.cookies.has('cart')).toBe(false);
  },
);

test('existing and added quantities are limited together', async () => {
  const guest = shop.guest();
  await add(guest, [lastPiece, 1]);
  const refused = refusalOf(await tryAdd(guest, [tiered, 1], [lastPiece, 1]));
  expect(refused).toMatchObject({ code: 'not_enough_stock', field: 'products.1.qty', productId: '4', available: 1 });
  expect(wishesOf(await basketOf(guest))).toEqual([[lastPiece.id, 1]]);
});

test('parallel additions are all counted', async () => {
  const customer = await shop.signedIn();
  await Promise.all(Array.from({ length: 20 }, () => add(customer, [tiered, 3])));
  expect(wishesOf(await basketOf(customer))).toEqual([[tiered.id, 60]]);
  expect((await customer.get(`/basket/customer/${customer.accountId}`)).json()).toHaveLength(1);
});
