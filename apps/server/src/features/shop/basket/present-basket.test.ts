import type { UnitPrice } from '@farad/domain/money';
import { inTransaction } from '@farad/database/connection/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, basketOf, wishesOf } from '#testing/calls/basket-calls.ts';
import { insertProducts, products, type TestProduct } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { mergeGuestBasket } from './merge-guest-basket.ts';

const { cheapest, inTwoWarehouses, lastPiece, reduced, tiered } = products;

const copy = (product: TestProduct, id: number): TestProduct => ({ ...product, id: id as TestProduct['id'] });
const moving = copy(reduced, 21);
const movingStock = copy(inTwoWarehouses, 22);
const leaving = copy(tiered, 23);

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await insertProducts(shop.db, [moving, movingStock, leaving]);
});
afterAll(() => shop.close());

const reprice = (id: number, ...prices: number[]) =>
  shop.db
    .updateTable('product')
    .set({ tier_prices: prices })
    .where('id', '=', id as never)
    .execute();

test('T19: lines are whole roubles, at least one, and the total is their sum', async () => {
  const basket = await add(shop.guest(), [cheapest, 1], [tiered, 1], [tiered, 98], [lastPiece, 1]);
  expect(basket.products.map((line) => [line.qty, line.current_price, line.total_price])).toEqual([
    [1, 0.08, 1],
    [99, 0.5, 50], // 49.50 ₽: half a rouble is rounded up
    [1, 123.45, 123],
  ]);
  expect(basket.total_price).toBe(174);
});

test('a customer’s coefficient scales every shown price, once', async () => {
  const customer = await shop.signedIn({ coefficient: 9_500 });
  const basket = await add(customer, [reduced, 10], [tiered, 1000]);
  expect(basket.pricesKoef).toBe(0.95);
  expect(basket.products[0]).toMatchObject({
    prices: { 1: 42.75, 10: 37.9905 },
    current_price: 37.9905,
    total_price: 380,
    before_price: 57,
    seen: { current_price: 37.9905 },
  });
  // The price is 0.1234 ₽ × 0.95 = 0.11723 ₽, shown as 0.1172. A thousand pieces cost 117.20 ₽, shown as 117.
  expect(basket.products[1]).toMatchObject({ current_price: 0.1172, total_price: 117 });
  expect(basket).toMatchObject({ total_price: 497, total_discount: 190 });
});

test('a guest’s basket is priced for the customer after sign-in', async () => {
  const { _id, total_price } = await add(shop.guest(), [reduced, 10]);
  const customer = await shop.signedIn({ coefficient: 5_000 });
  await inTransaction(shop.db, (tx) => mergeGuestBasket(tx, { accountId: customer.accountId, guestBasketId: _id }));
  expect(total_price).toBe(400);
  expect(await basketOf(customer)).toMatchObject({ total_price: 200, products: [{ current_price: 19.995 }] });
});

test('changed price and stock are shown beside the values last seen', async () => {
  const guest = shop.guest();
  await add(guest, [moving, 10], [movingStock, 7]);
  await reprice(moving.id, 500_000, 450_000);
  await shop.db
    .updateTable('stock')
    .set({ on_hand: 1 })
    .where('product_id', '=', movingStock.id)
    .where('warehouse_id', '=', 2)
    .execute();
  const basket = await basketOf(guest);
  expect(basket?.products).toMatchObject([
    { current_price: 45, total_price: 450, seen: { current_price: 39.99, available: 200 }, problem: null },
    { available: 4, seen: { available: 7 }, problem: 'not_enough_stock' },
  ]);
  const again = await add(guest, [moving, 1]);
  expect(again.products[0]?.seen).toEqual({ current_price: 45, available: 200 });
});

test('a product without prices stays in the basket as not for sale', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [leaving, 100], [reduced, 1]);
  await shop.db
    .updateTable('product')
    .set({ state: 'known', tier_quantities: [], tier_prices: [] as UnitPrice[] })
    .where('id', '=', leaving.id)
    .execute();
  const shown = { problem: 'not_for_sale', current_price: 0, total_price: 0, prices: {} };
  expect(await basketOf(guest)).toMatchObject({ total_price: 45, products: [shown, { problem: null }] });
  const customer = await shop.signedIn();
  await inTransaction(shop.db, (tx) => mergeGuestBasket(tx, { accountId: customer.accountId, guestBasketId: _id }));
  expect(wishesOf(await basketOf(customer))).toEqual([
    [leaving.id, 100],
    [reduced.id, 1],
  ]);
});
