import { Basket, SharedBasket, type WireBasket } from '@farad/contract/shop/basket';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, basketOf, refusalOf, wishesOf } from '#testing/calls/basket-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { products } from '#testing/catalogue.ts';
import { address, addCoupon, giveBonuses, quoteOf } from '#testing/calls/checkout-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const { reduced, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const share = async (browser: Browser): Promise<string> =>
  SharedBasket.parse((await browser.post('/basket/share', {})).json()).token;

const shown = async (browser: Browser, token: string): Promise<WireBasket> => {
  const answer = await browser.get(`/basket/${token}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return Basket.parse(answer.json());
};

const writeNote = (browser: Browser, basketId: string, note: unknown) =>
  browser.post(`/basket/${basketId}`, { products: [{ product_id: String(reduced.id), qty: 2, note }] });

test('a link shows a copy of the lines, priced for its reader, and nothing of the owner (B7, O6)', async () => {
  const owner = await shop.signedIn({ name: 'Ольга', coefficient: 9000 });
  const basket = await add(owner, [reduced, 2], [tiered, 100]);
  await writeNote(owner, basket._id, 'R1, R2');
  const token = await share(owner);
  expect(token).not.toBe(basket._id);
  const guest = shop.guest();
  const copy = await shown(guest, token);
  expect(copy).toMatchObject({ _id: token, customer_id: null, created_user: { name: '', id: null }, pricesKoef: 1 });
  expect(wishesOf(copy)).toEqual(wishesOf(basket));
  expect(copy.products[0]?.note).toBe('R1, R2');
  expect(copy.total_price).toBeGreaterThan(basket.total_price);

  // The link shows a copy. It does not change with the owner's basket, and its reader cannot change the owner's basket.
  await add(owner, [reduced, 1]);
  expect(wishesOf(await shown(guest, token))).toEqual(wishesOf(basket));
  expect((await guest.post(`/basket/${token}`, { products: [] })).statusCode).toBe(400);
  const change = { products: [{ product_id: String(reduced.id), qty: 9 }] };
  expect(refusalOf(await guest.post(`/basket/${token}`, change))).toMatchObject({ status: 404 });
  expect(await basketOf(guest)).toBeNull();
});

test('a link ends after ninety days, and any other text is no link', async () => {
  const owner = await shop.signedIn();
  const basket = await add(owner, [reduced, 1]);
  const token = await share(owner);
  const stranger = await shop.signedIn();
  for (const id of [basket._id, `${token}x`, token.slice(1), 'AAAAAAAAAAAAAAAAAAAAAA', "'; drop table basket"]) {
    const answer = await stranger.get(`/basket/${encodeURIComponent(id)}`);
    expect(refusalOf(answer)).toMatchObject({ status: 404, code: 'not_found' });
  }
  await shop.pool.query("update basket_share set expires_at = now() - interval '1 second'");
  expect(refusalOf(await stranger.get(`/basket/${token}`)).status).toBe(404);
});

test('a hidden product is not shown in a link either', async () => {
  const owner = await shop.signedIn();
  await add(owner, [reduced, 1], [tiered, 1]);
  const token = await share(owner);
  await shop.pool.query("update product set state = 'draft' where id = $1", [tiered.id]);
  expect(wishesOf(await shown(shop.guest(), token))).toEqual([[reduced.id, 1]]);
  await shop.pool.query("update product set state = 'published' where id = $1", [tiered.id]);
});

test('an empty basket cannot be shared', async () => {
  expect(refusalOf(await shop.guest().post('/basket/share', {}))).toMatchObject({ status: 409, code: 'basket_empty' });
});

test('a note stays with its line, also after a change of quantity and at sign-in', async () => {
  const person = await shop.signedIn();
  const basket = await add(person, [reduced, 2]);
  expect(basket.products[0]?.note).toBe('');
  await writeNote(person, basket._id, '  Плата А, R17  ');
  await add(person, [reduced, 3]);
  expect((await basketOf(person))?.products[0]).toMatchObject({ qty: 5, note: 'Плата А, R17' });
  for (const note of ['x'.repeat(201), 'two\nlines', 7]) {
    const refusal = refusalOf(await writeNote(person, basket._id, note));
    expect(refusal).toMatchObject({ status: 400, field: 'products.0.note' });
  }
  expect((await writeNote(person, basket._id, '')).statusCode).toBe(200);
  expect((await basketOf(person))?.products[0]?.note).toBe('');
});

test('the choices of the checkout stay with the basket', async () => {
  await addCoupon(shop.db, { code: 'STAYS', percent: 5 });
  const person = await shop.signedIn();
  await add(person, [reduced, 20]);
  await giveBonuses(shop.db, person.accountId, 10);
  await quoteOf(person, { coupon: 'stays', bonuses: 10, delivery: { kind: 'courier', address } });
  expect(await basketOf(person)).toMatchObject({
    coupon: 'STAYS',
    bonuses_discount: 10,
    isDeliveryToDoor: true,
    isDeliveryToPickUp: false,
    cargo_price: 290,
  });
  await quoteOf(person, { coupon: 'nothing', delivery: { kind: 'own_pickup' } });
  expect(await basketOf(person)).toMatchObject({
    coupon: null,
    bonuses_discount: 0,
    isDeliveryToDoor: false,
    isDeliveryToPickUp: false,
    cargo_price: 0,
  });
});
