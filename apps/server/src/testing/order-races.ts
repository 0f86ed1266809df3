import type { LightMyRequestResponse } from 'fastify';

import { add } from './calls/basket-calls.ts';
import { insertProducts, products, type TestProduct } from './catalogue.ts';
import { addCoupon, orderAsQuoted, ownPickup, quoteOf } from './calls/checkout-calls.ts';
import { orderOf, tryPlace } from './calls/order-calls.ts';
import type { TestShop } from './shop.ts';

let lastId = 10_000;

/** Adds a new product with this stock and returns it. */
async function stocked(shop: TestShop, quantity: number): Promise<TestProduct> {
  lastId += 1;
  const made = { ...products.reduced, id: lastId as TestProduct['id'], stock: [quantity] };
  await insertProducts(shop.db, [made]);
  return made;
}

/** Makes new customers order at the same time. Each list is one customer's basket, with one piece of each product. */
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

/** Makes several buyers order the same last piece at the same time. */
export async function raceForLastPiece(shop: TestShop, buyers: number): Promise<readonly LightMyRequestResponse[]> {
  const last = await stocked(shop, 1);
  return orderAtOnce(
    shop,
    Array.from({ length: buyers }, () => [last]),
  );
}

/**
 * Makes pairs of buyers order at the same time, one with A before B in the basket, the other with B before A.
 * Without a fixed order of locks, they would cause a deadlock.
 */
export async function orderCrosswise(shop: TestShop, pairs: number): Promise<readonly LightMyRequestResponse[]> {
  const [a, b] = [await stocked(shop, pairs * 2), await stocked(shop, pairs * 2)];
  return orderAtOnce(
    shop,
    Array.from({ length: pairs * 2 }, (_, index) => (index % 2 === 0 ? [a, b] : [b, a])),
  );
}

/**
 * Makes several buyers order at the same time with a coupon that may be used once. Returns the answers, and how often
 * the coupon was used.
 */
export async function raceForCoupon(
  shop: TestShop,
  buyers: number,
): Promise<{ readonly answers: readonly LightMyRequestResponse[]; readonly used: number }> {
  const product = await stocked(shop, buyers);
  const code = `LAST-${product.id}`;
  const id = await addCoupon(shop.db, { code, sum: 5, usesMax: 1 });
  const orders = await Promise.all(
    Array.from({ length: buyers }, async () => {
      const customer = await shop.signedIn();
      await add(customer, [product, 1]);
      const quote = await quoteOf(customer, { coupon: code, delivery: ownPickup.delivery });
      return () => tryPlace(customer, orderAsQuoted(quote, ownPickup));
    }),
  );
  const answers = await Promise.all(orders.map((order) => order()));
  const { used } = await shop.db.selectFrom('coupon').select('used').where('id', '=', id).executeTakeFirstOrThrow();
  return { answers, used };
}
