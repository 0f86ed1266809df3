import type { LightMyRequestResponse } from 'fastify';

import { add } from './basket-calls.ts';
import { insertProducts, products, type TestProduct } from './catalogue.ts';
import { orderOf, tryPlace } from './order-calls.ts';
import type { TestShop } from './shop.ts';

let lastId = 10_000;

/** A new product of which there are so many. */
async function stocked(shop: TestShop, quantity: number): Promise<TestProduct> {
  lastId += 1;
  const made = { ...products.reduced, id: lastId as TestProduct['id'], stock: [quantity] };
  await insertProducts(shop.db, [made]);
  return made;
}

/** As many new customers order at once as there are lists of products, one piece of each product of his list. */
async function orderAtOnce(shop: TestShop, lists: readonly (readonly TestProduct[])[]) {
  const orders = await Promise.all(
    lists.map(async (list) => {
      const customer = await shop.signedIn();
      const basket = await add(customer, ...list.map((product) => [product, 1] as const));
      return () => tryPlace(customer, orderOf(basket));
    }),
  );
  return Promise.all(orders.map((order) => order()));
}

/** So many buyers, each with the same last piece in his basket, order at once. */
export async function raceForLastPiece(shop: TestShop, buyers: number): Promise<readonly LightMyRequestResponse[]> {
  const last = await stocked(shop, 1);
  return orderAtOnce(
    shop,
    Array.from({ length: buyers }, () => [last]),
  );
}

/** So many pairs of buyers, one with A and then B in the basket, the other with B and then A, order at once. */
export async function orderCrosswise(shop: TestShop, pairs: number): Promise<readonly LightMyRequestResponse[]> {
  const [a, b] = [await stocked(shop, pairs * 2), await stocked(shop, pairs * 2)];
  return orderAtOnce(
    shop,
    Array.from({ length: pairs * 2 }, (_, index) => (index % 2 === 0 ? [a, b] : [b, a])),
  );
}
