import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, basketOf, lineOf, refusalOf } from '#testing/calls/basket-calls.ts';
import { insertProducts, products, type TestProduct } from '#testing/catalogue.ts';
import { orderOf, tryPlace } from '#testing/calls/order-calls.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';

const { byTens, reduced, tiered } = products;

const copy = (id: number, stock: number): TestProduct => ({ ...reduced, id: id as TestProduct['id'], stock: [stock] });
const repriced = copy(31, 100);
const soldOut = copy(32, 5);
const withdrawn = copy(33, 5);

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await insertProducts(shop.db, [repriced, soldOut, withdrawn]);
});
afterAll(() => shop.close());

/** Returns the row counts of all tables that an order writes to, to show that a refused order has written nothing. */
async function traces() {
  const counted = await shop.pool.query<Record<string, string>>(
    `select (select count(*) from orders) as orders, (select count(*) from order_event) as events,
       (select count(*) from reservation) as reservations, (select count(*) from stock_movement) as movements,
       (select count(*) from outbox) as messages, (select count(*) from graphile_worker._private_jobs) as jobs,
       (select count(*) from idempotency) as keys, (select sum(reserved) from stock) as reserved`,
  );
  return counted.rows[0];
}

async function withBasket(product: TestProduct = reduced, quantity = 2) {
  const customer = await shop.signedIn();
  const basket = await add(customer, [product, quantity]);
  return { customer, basket, body: orderOf(basket) };
}

async function refusedWithoutTrace(customer: SignedInBrowser, body: unknown, key?: string) {
  const before = await traces();
  const refusal = refusalOf(await tryPlace(customer, body, key));
  expect(await traces()).toEqual(before);
  return refusal;
}

test('T20: a price that changed since it was seen is answered with the new figures', async () => {
  const { customer, body } = await withBasket(repriced);
  await shop.db
    .updateTable('product')
    .set({ tier_prices: [500_000, 450_000] })
    .where('id', '=', repriced.id)
    .execute();
  const refusal = await refusedWithoutTrace(customer, body, 'same-key');
  expect(refusal).toMatchObject({ status: 409, code: 'totals_changed', basket: { total_price: 100 } });
  expect(refusal.basket).toEqual(await basketOf(customer));
  // The idempotency key of a refused order is free again, so the buyer can accept the new sums with the same key.
  const agreed = await tryPlace(customer, orderOf(refusal.basket ?? (await add(customer, [repriced, 1]))), 'same-key');
  expect(agreed.statusCode).toBe(201);
});

test.each([
  ['total', { total_price: 0.01 }],
  ['total by a kopeck', { total_price: 90.01 }],
  ['no lines', { products: [] }],
  ['a line’s price', { products: [{ ...lineOf([reduced, 2]), total_price: 1 }] }],
  ['a line’s quantity', { products: [{ ...lineOf([reduced, 200]), total_price: 90 }] }],
  ['another product', { products: [{ ...lineOf([tiered, 2]), total_price: 90 }] }],
  ['a product beyond numbers', { products: [{ ...lineOf([{ id: 9_999_999_999 as never }, 2]), total_price: 90 }] }],
])('T17: other figures than the shop’s are refused: %s', async (_, expected) => {
  const { customer, body } = await withBasket();
  const refusal = await refusedWithoutTrace(customer, { ...body, expected: { ...body.expected, ...expected } });
  expect(refusal).toMatchObject({ status: 409, code: 'totals_changed', basket: { total_price: 90 } });
});

test('goods bought by others meanwhile are refused with the remaining stock', async () => {
  const { customer, basket, body } = await withBasket(soldOut, 5);
  await shop.db.updateTable('stock').set({ reserved: 2 }).where('product_id', '=', soldOut.id).execute();
  const refusal = await refusedWithoutTrace(customer, body);
  expect(refusal).toMatchObject({
    status: 409,
    code: 'not_enough_stock',
    field: 'products.0.qty',
    productId: '32',
    available: 3,
    basket: {
      _id: basket._id,
      products: [
        {
          problem: 'not_enough_stock',
          available: 3,
        },
      ],
    },
  });
});

test('a product that is no longer sold is refused', async () => {
  const { customer, body } = await withBasket(withdrawn, 1);
  await shop.db.updateTable('product').set({ state: 'archived' }).where('id', '=', withdrawn.id).execute();
  expect(await refusedWithoutTrace(customer, body)).toMatchObject({ status: 409, code: 'not_for_sale' });
});

test('a step added to the product meanwhile is reported', async () => {
  const { customer, body } = await withBasket(byTens, 30);
  await shop.db.updateTable('product').set({ multiple: 50 }).where('id', '=', byTens.id).execute();
  const refusal = await refusedWithoutTrace(customer, body);
  expect(refusal).toMatchObject({ status: 400, code: 'below_minimum_quantity', allowed: { below: null, above: 50 } });
});

test('a foreign basket, a guest’s and a deleted one are all not found', async () => {
  const { customer, body } = await withBasket();
  const { basket: foreign } = await withBasket();
  const guests = await add(shop.guest(), [reduced, 1]);
  for (const id of [foreign._id, guests._id, 'AAAAAAAAAAAAAAAAAAAAAA', '', 'x', '1; drop table orders']) {
    const refusal = await refusedWithoutTrace(customer, { ...body, basket_id: id });
    expect(refusal).toMatchObject({ status: 404, code: 'not_found', field: 'basket_id' });
  }
});

test('an empty basket is refused', async () => {
  const { customer, body } = await withBasket();
  await shop.db.deleteFrom('basket_line').where('basket_id', '=', body.basket_id).execute();
  expect(await refusedWithoutTrace(customer, body)).toMatchObject({ status: 409, code: 'basket_empty' });
});

test('a guest must sign in first', async () => {
  const guest = shop.guest();
  const before = await traces();
  const answer = await tryPlace(guest, orderOf(await add(guest, [reduced, 1])));
  expect(refusalOf(answer)).toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(await traces()).toEqual(before);
});

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('T36: an order from %s is refused', async (_, headers: Record<string, string>, status) => {
  const { customer, body } = await withBasket();
  const before = await traces();
  const answer = await customer.post('/orders', body, { 'idempotency-key': 'k', ...headers });
  expect(answer.statusCode).toBe(status);
  expect(await traces()).toEqual(before);
});
