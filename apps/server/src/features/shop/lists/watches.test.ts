import type { WatchedProducts } from '@farad/contract/shop/lists';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const { id } = products.lastPiece;
const watchesOf = async (customer: SignedInBrowser) =>
  (await customer.get('/lists/watches')).json<WatchedProducts>().watches;

it('shows what the customer waits for, with the current product and their own price', async () => {
  await shop.pool.query('update product set tier_prices = array[1234500] where id = $1', [id]);
  const customer = await shop.signedIn({ coefficient: 5000 });
  const wish = { product_id: String(id), kind: 'cheaper', isWatched: true, price: 60 };
  expect((await customer.post('/lists/watches', wish)).statusCode).toBe(200);
  expect(await watchesOf(customer)).toEqual([
    expect.objectContaining({ kind: 'cheaper', price: 60, priceNow: 61.725 }),
  ]);
  expect((await watchesOf(customer))[0]?.product).toMatchObject({ _id: String(id), qty: 1 });
  expect(await watchesOf(await shop.signedIn())).toEqual([]);
});

it('keeps a product that is no longer shown, without showing it', async () => {
  const customer = await shop.signedIn();
  await customer.post('/lists/watches', { product_id: String(id), kind: 'cheaper', isWatched: true });
  await shop.pool.query(`update product set state = 'archived' where id = $1`, [id]);
  expect(await watchesOf(customer)).toEqual([expect.objectContaining({ product: null, priceNow: null })]);
  expect((await customer.get('/lists/marks')).json()).toMatchObject({ watches: [] });
  const stop = { product_id: String(id), kind: 'cheaper', isWatched: false };
  expect((await customer.post('/lists/watches', stop)).statusCode).toBe(200);
  expect(await watchesOf(customer)).toEqual([]);
});
