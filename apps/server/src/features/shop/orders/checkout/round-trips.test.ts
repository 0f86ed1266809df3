import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, set } from '#testing/calls/basket-calls.ts';
import { place } from '#testing/calls/order-calls.ts';
import { insertProducts, products, type TestProduct } from '#testing/catalogue.ts';
import { roundTripsOf, watchRoundTrips } from '@farad/database/connection/test-round-trips';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
const stocked = Array.from({ length: 20 }, (_, index): TestProduct => ({
  ...products.reduced,
  id: (20_000 + index) as TestProduct['id'],
  stock: [1000],
}));
const wishes = stocked.map((product) => [product, 10] as const);

beforeAll(async () => {
  watchRoundTrips();
  shop = await openShop();
  await insertProducts(shop.db, stocked);
});
afterAll(() => shop.close());

test('an order of twenty lines takes at most eight round trips to the database', async () => {
  const customer = await shop.signedIn();
  const basket = await add(customer, ...wishes);
  expect(await roundTripsOf(() => place(customer, basket))).toBeLessThanOrEqual(8);
});

test('adding twenty products to a basket takes at most three round trips, one more to know the customer', async () => {
  const guest = shop.guest();
  expect(await roundTripsOf(() => add(guest, ...wishes))).toBeLessThanOrEqual(3);
  expect(await roundTripsOf(() => add(guest, ...wishes))).toBeLessThanOrEqual(3);
  const customer = await shop.signedIn();
  expect(await roundTripsOf(() => add(customer, ...wishes))).toBeLessThanOrEqual(4);
});

test('changing twenty lines of a basket takes at most three round trips', async () => {
  const guest = shop.guest();
  const basket = await add(guest, ...wishes);
  const more = stocked.map((product) => [product, 20] as const);
  expect(await roundTripsOf(() => set(guest, basket._id, ...more))).toBeLessThanOrEqual(3);
});
