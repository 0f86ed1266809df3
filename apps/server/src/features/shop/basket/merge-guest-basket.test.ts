import { inTransaction } from '@farad/database/connection/transaction';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, basketOf, refusalOf, trySet, wishesOf } from '#testing/calls/basket-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { mergeGuestBasket } from './merge-guest-basket.ts';

const { lastPiece, reduced, sameTitleA, sameTitleB, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Signs a new person in with the code from the SMS. Returns the response to the sign-in. */
async function signInByCode(browser: Browser): Promise<LightMyRequestResponse> {
  const phone = '79031234567';
  const { code: sessionId } = (await browser.post('/smsc', { phone })).json<{ code: string }>();
  const code = /\b\d{4}\b/.exec(shop.sentSms.at(-1)?.text ?? '')?.[0];
  await browser.post('/users/phone', { phone, sessionId, code });
  await browser.post('/users/register', { username: phone, password: phone });
  return browser.post('/users/phone', { phone, sessionId });
}

const merge = (accountId: number, guestBasketId: string | null) =>
  inTransaction(shop.db, (tx) => mergeGuestBasket(tx, { accountId, guestBasketId }));

test('the guest’s lines become a new customer’s basket, the guest’s is deleted', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [tiered, 10], [reduced, 2]);
  const customer = await shop.signedIn();
  expect(await merge(customer.accountId, _id)).toEqual({ clearCart: true });
  expect(wishesOf(await basketOf(customer))).toEqual([
    [tiered.id, 10],
    [reduced.id, 2],
  ]);
  expect((await basketOf(customer))?._id).not.toBe(_id);
  expect(await basketOf(guest)).toBeNull();
  expect(refusalOf(await trySet(guest, _id, [tiered, 1]))).toMatchObject({ status: 404 });
});

test('T14: signing in merges the basket of the cookie, a second one clears the cookie, and a customer’s basket stays alone', async () => {
  const victim = await shop.signedIn();
  const { _id: victims } = await add(victim, [reduced, 5]);
  const browser = shop.guest();
  const { _id } = await add(browser, [tiered, 10]);
  const answer = await signInByCode(browser);
  expect(answer.json()).toMatchObject({ isAuthenticated: true });
  expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'cart', maxAge: 1 }));
  expect(wishesOf(await basketOf(browser))).toEqual([[tiered.id, 10]]);
  for (const stale of [_id, victims]) {
    browser.cookies.set('cart', stale);
    await browser.get('/users/authenticateduser');
    expect(wishesOf(await basketOf(browser))).toEqual([[tiered.id, 10]]);
  }
  expect(wishesOf(await basketOf(victim))).toEqual([[reduced.id, 5]]);
});

test('lines of one product add up, and a second merge adds nothing', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [tiered, 90], [reduced, 2]);
  const customer = await shop.signedIn();
  await add(customer, [tiered, 10]);
  await merge(customer.accountId, _id);
  const merged = await basketOf(customer);
  expect(wishesOf(merged)).toEqual([
    [tiered.id, 100],
    [reduced.id, 2],
  ]);
  expect(merged?.products[0]).toMatchObject({ current_price: 0.31, seen: { current_price: 0.31 } });
  expect(await merge(customer.accountId, _id)).toEqual({ clearCart: true });
  expect(await basketOf(customer)).toEqual(merged);
});

test('a merge clears the choices of the checkout, and keeps the guest’s notes', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [reduced, 2]);
  await guest.post(`/basket/${_id}`, { products: [{ product_id: String(reduced.id), qty: 2, note: 'R5' }] });
  const customer = await shop.signedIn();
  await add(customer, [tiered, 10]);
  await shop.pool.query(
    `update basket set coupon_code = 'X', bonus_roubles = 5, delivery_kind = 'courier', cargo_kopecks = 29000
     where account_id = $1`,
    [customer.accountId],
  );
  await merge(customer.accountId, _id);
  const merged = await basketOf(customer);
  expect(merged).toMatchObject({ coupon: null, bonuses_discount: 0, isDeliveryToDoor: false, cargo_price: 0 });
  expect(merged?.products.map(({ note }) => note)).toEqual(['', 'R5']);
});

test('T14: products with equal titles stay two lines', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [sameTitleB, 3]);
  const customer = await shop.signedIn();
  await add(customer, [sameTitleA, 2]);
  await merge(customer.accountId, _id);
  expect(wishesOf(await basketOf(customer))).toEqual([
    [sameTitleA.id, 2],
    [sameTitleB.id, 3],
  ]);
});

test('T14: a cookie with a customer’s basket id is not merged', async () => {
  const [victim, attacker] = [await shop.signedIn(), await shop.signedIn()];
  const { _id } = await add(victim, [tiered, 10]);
  expect(await merge(attacker.accountId, _id)).toEqual({ clearCart: true });
  expect(await basketOf(attacker)).toBeNull();
  expect(wishesOf(await basketOf(victim))).toEqual([[tiered.id, 10]]);
});

test('two parallel sign-ins merge one guest’s basket once', async () => {
  const { _id } = await add(shop.guest(), [tiered, 10]);
  const customer = await shop.signedIn();
  await Promise.all(Array.from({ length: 10 }, () => merge(customer.accountId, _id)));
  expect(wishesOf(await basketOf(customer))).toEqual([[tiered.id, 10]]);
});

test('without a cookie nothing happens; a cookie of an unknown basket is cleared', async () => {
  const customer = await shop.signedIn();
  expect(await merge(customer.accountId, null)).toEqual({ clearCart: false });
  expect(await merge(customer.accountId, 'AAAAAAAAAAAAAAAAAAAAAA')).toEqual({ clearCart: true });
  expect(await basketOf(customer)).toBeNull();
});

test('a quantity above the stock is kept and shown as a problem', async () => {
  const { _id } = await add(shop.guest(), [lastPiece, 1]);
  const customer = await shop.signedIn();
  await add(customer, [lastPiece, 1]);
  await merge(customer.accountId, _id);
  expect((await basketOf(customer))?.products).toMatchObject([{ qty: 2, available: 1, problem: 'not_enough_stock' }]);
});
