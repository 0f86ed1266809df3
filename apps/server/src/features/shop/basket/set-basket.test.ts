import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, basketOf, lineOf, refusalOf, set, trySet, wishesOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const { byTens, lastPiece, reduced, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const basketRows = async (id: string) => shop.db.selectFrom('basket').select('id').where('id', '=', id).execute();

test('a quantity is set, with the price of its tier; other lines stay', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [tiered, 10], [reduced, 1]);
  const basket = await set(guest, _id, [tiered, 1000]);
  expect(wishesOf(basket)).toEqual([
    [tiered.id, 1000],
    [reduced.id, 1],
  ]);
  // The total is 1000 × 0.1234 ₽ = 123.40 ₽, shown as 123.
  expect(basket?.products[0]).toMatchObject({ current_price: 0.1234, total_price: 123 });
  expect(await basketOf(guest)).toEqual(basket);
});

test('a guest’s cookie is renewed with every change', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [tiered, 10]);
  const { headers } = await trySet(guest, _id, [tiered, 20]);
  expect(headers['set-cookie']).toContain(`cart=${_id}; Max-Age=2592000; `);
});

test('setting returns the basket, as adding does', async () => {
  const guest = shop.guest();
  const added = await add(guest, [tiered, 10]);
  expect((await trySet(guest, added._id, [tiered, 10])).json()).toEqual(added);
});

test('a removed line is restored by setting it again', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [tiered, 10], [reduced, 1]);
  expect(wishesOf(await set(guest, _id, [tiered, 0]))).toEqual([[reduced.id, 1]]);
  expect(wishesOf(await set(guest, _id, [tiered, 10]))).toEqual([
    [reduced.id, 1],
    [tiered.id, 10],
  ]);
});

test('a line marked as deleted is removed whatever its quantity', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [tiered, 10], [reduced, 1]);
  const answer = await guest.post(`/basket/${_id}`, { products: [{ ...lineOf([tiered, 10]), isDeleted: true }] });
  expect(answer.json()).toMatchObject({ _id, products: [{ product_id: String(reduced.id) }] });
});

test('a guest’s emptied basket is deleted and the cookie cleared', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [tiered, 10]);
  const answer = await trySet(guest, _id, [tiered, 0]);
  expect(answer.json()).toMatchObject({ _id, products: [], total_price: 0, total_discount: 0 });
  expect(answer.cookies).toMatchObject([{ name: 'cart', value: '' }]);
  expect(guest.cookies.has('cart')).toBe(false);
  expect(await basketRows(_id)).toEqual([]);
  expect(refusalOf(await trySet(guest, _id, [tiered, 1]))).toMatchObject({ status: 404, code: 'not_found' });
});

test('a customer’s emptied basket is deleted', async () => {
  const customer = await shop.signedIn();
  const { _id } = await add(customer, [tiered, 10]);
  expect(await set(customer, _id, [tiered, 0])).toMatchObject({ _id, products: [], total_price: 0 });
  expect(await basketRows(_id)).toEqual([]);
  expect((await customer.get(`/basket/customer/${customer.accountId}`)).json()).toEqual([]);
});

test('removing a missing line changes nothing', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [tiered, 10]);
  expect(wishesOf(await set(guest, _id, [reduced, 0], [{ id: 9_999_999_999 as never }, 0]))).toEqual([[tiered.id, 10]]);
});

test('one wrong line refuses all, including the removals', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [tiered, 10], [reduced, 1]);
  const refused = refusalOf(await trySet(guest, _id, [reduced, 0], [byTens, 25]));
  expect(refused).toMatchObject({
    status: 400,
    code: 'off_multiple',
    field: 'products.1.qty',
    allowed: { below: 20, above: 30 },
  });
  expect(wishesOf(await basketOf(guest))).toEqual([
    [tiered.id, 10],
    [reduced.id, 1],
  ]);
});

test('a note alone can be set on a line that cannot be ordered, and updates no price last seen', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [lastPiece, 1]);
  await shop.pool.query('update stock set on_hand = 0 where product_id = $1', [lastPiece.id]);
  await shop.pool.query('update basket_line set seen_unit_price = 1 where basket_id = $1', [_id]);
  const noted = await guest.post(`/basket/${_id}`, {
    products: [{ product_id: String(lastPiece.id), qty: 1, note: 'DD1' }],
  });
  expect(noted.statusCode).toBe(200);
  expect((await basketOf(guest))?.products).toMatchObject([
    { note: 'DD1', problem: 'not_enough_stock', seen: { current_price: 0.0001 } },
  ]);
  expect((await trySet(guest, _id, [lastPiece, 1])).statusCode).toBe(409);
  await shop.pool.query('update stock set on_hand = 1 where product_id = $1', [lastPiece.id]);
});

test('of two notes for a line the last stays, and a removed product may carry one', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [tiered, 10]);
  const noted = (note: string) => ({ ...lineOf([tiered, 5]), note });
  const unknown = { product_id: '2147483647', qty: 0, note: 'R7' };
  const answer = await guest.post(`/basket/${_id}`, { products: [noted('R1'), noted('R2'), unknown] });
  expect(answer.json()).toMatchObject({ products: [{ qty: 10, note: 'R2' }] });
});
