import { productAroundQueries } from '@farad/database/catalogue/product-around.queries';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { add } from '#testing/calls/basket-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { products, type TestProduct } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { jobTasks } from '#start/job-tasks.ts';

let shop: TestShop;
let buyer: Browser;

beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.signedIn();
});
afterAll(() => shop.close());

async function order(...parts: TestProduct[]): Promise<string> {
  const basket = await add(buyer, ...parts.map((part) => [part, 1] as const));
  return (await place(buyer, basket)).number;
}

const recount = () =>
  jobTasks({ ...shop.deps, db: shop.db, sms: shop.sms, mail: shop.mail, siteUrl: shop.deps.config.siteUrl })[
    'count_bought_together'
  ]?.({}, {} as never);

const shownBeside = async (part: TestProduct) => {
  const response = await shop.guest().get(`/catalog/products/part-${part.id}/bought-together`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ products: { mpn: string }[] }>().products.map(({ mpn }) => mpn);
};

test('products of the same two orders are shown together, the more frequent first', async () => {
  const { tiered, reduced, inTwoWarehouses, sameTitleA } = products;
  await order(tiered, reduced, sameTitleA);
  await recount();
  expect(await shownBeside(tiered)).toEqual([]);

  const second = await order(tiered, reduced);
  await order(reduced, inTwoWarehouses);
  await order(tiered, sameTitleA, reduced);
  await recount();
  expect(await shownBeside(tiered)).toEqual([reduced.mpn, sameTitleA.mpn]);
  expect(await shownBeside(inTwoWarehouses)).toEqual([]);

  await shop.pool.query("update orders set status = 'cancelled' where number = $1", [second]);
  await shop.pool.query("update product set state = 'archived' where id = $1", [sameTitleA.id]);
  await recount();
  expect((await productAroundQueries(shop.db).of(tiered.id)).companions).toEqual([reduced.id, sameTitleA.id]);
  // The list is as old as the search index, which follows the database a moment later.
  await expect.poll(() => shownBeside(tiered)).toEqual([reduced.mpn]);
});

test('hidden products are left out', async () => {
  const response = await shop.guest().get(`/catalog/products/part-${products.draft.id}/bought-together`);
  expect(response.statusCode).toBe(404);
});
