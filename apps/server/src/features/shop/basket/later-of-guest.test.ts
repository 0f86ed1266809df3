import { ChangedBaskets, KeptBaskets, MergedBaskets } from '@farad/contract/shop/basket';
import { inTransaction } from '@farad/database/connection/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { add, basketOf, refusalOf, wishesOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { mergeGuestLater } from './later-of-guest.ts';

const { reduced, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const putAside = (browser: Browser, { id }: { readonly id: number }) =>
  browser.post('/baskets/later', { product_id: String(id) });

const aside = async (browser: Browser) => KeptBaskets.parse((await browser.get('/baskets')).json()).baskets;

/** Returns a guest with one part in the basket and another part saved for later. */
async function withOneAside() {
  const guest = shop.guest();
  await add(guest, [tiered, 10], [reduced, 2]);
  const { id } = ChangedBaskets.parse((await putAside(guest, tiered)).json());
  return { guest, id };
}

async function signInByCode(browser: Browser, phone: string): Promise<void> {
  const { code: sessionId } = (await browser.post('/smsc', { phone })).json<{ code: string }>();
  const code = /\b\d{4}\b/.exec(shop.sentSms.at(-1)?.text ?? '')?.[0];
  await browser.post('/users/phone', { phone, sessionId, code });
  await browser.post('/users/register', { username: phone, password: phone });
  await browser.post('/users/phone', { phone, sessionId });
}

describe('lines that a guest saves for later', () => {
  it('leave the basket, keep today’s price, and return with their quantity', async () => {
    const { guest, id } = await withOneAside();
    expect(wishesOf(await basketOf(guest))).toEqual([[reduced.id, 2]]);
    await shop.pool.query('update basket_line set seen_unit_price = 1 where basket_id = $1', [id]);
    expect(await aside(guest)).toMatchObject([{ id, name: 'На потом', lineCount: 1, movedCount: 1, problemCount: 0 }]);
    await add(guest, [tiered, 20]);
    const back = MergedBaskets.parse((await guest.post(`/baskets/${id}/merge`, {})).json());
    expect(back).toMatchObject({ leftOut: 0, baskets: [] });
    expect(wishesOf(await basketOf(guest))).toEqual([
      [reduced.id, 2],
      [tiered.id, 30],
    ]);
    expect(await aside(guest)).toEqual([]);
  });

  it('take the basket along with its last line, which returns into a new one', async () => {
    const { guest, id } = await withOneAside();
    expect((await putAside(guest, reduced)).statusCode).toBe(200);
    expect(await basketOf(guest)).toBeNull();
    expect(await aside(guest)).toMatchObject([{ id, lineCount: 2 }]);
    await guest.post(`/baskets/${id}/merge`, {});
    expect(wishesOf(await basketOf(guest))).toEqual([
      [tiered.id, 10],
      [reduced.id, 2],
    ]);
  });

  it('belong to nobody else, and a missing line is refused by name', async () => {
    const { guest, id } = await withOneAside();
    const other = shop.guest();
    expect(refusalOf(await putAside(other, tiered))).toMatchObject({ code: 'basket_empty' });
    await add(other, [reduced, 1]);
    expect(refusalOf(await putAside(other, tiered))).toMatchObject({ status: 404, field: 'product_id' });
    expect(refusalOf(await other.post(`/baskets/${id}/merge`, {}))).toMatchObject({ status: 404 });
    expect(refusalOf(await guest.post('/baskets/none/merge', {}))).toMatchObject({ status: 404 });
    expect(await aside(other)).toEqual([]);
    const customer = await shop.signedIn();
    const { _id } = await add(customer, [tiered, 10]);
    other.cookies.set('later', _id);
    expect(await aside(other)).toEqual([]);
    expect(refusalOf(await other.post(`/baskets/${_id}/merge`, {}))).toMatchObject({ status: 404 });
    expect(wishesOf(await basketOf(customer))).toEqual([[tiered.id, 10]]);
  });

  it('are stored in a separate basket, whatever the cookie says', async () => {
    const guest = shop.guest();
    const { _id } = await add(guest, [tiered, 10], [reduced, 2]);
    guest.cookies.set('later', _id);
    expect((await putAside(guest, tiered)).statusCode).toBe(200);
    expect(wishesOf(await basketOf(guest))).toEqual([[reduced.id, 2]]);
    expect(await aside(guest)).toMatchObject([{ lineCount: 1 }]);
  });
});

describe('lines saved for later before a sign-in', () => {
  it('become the customer’s', async () => {
    const { guest } = await withOneAside();
    await signInByCode(guest, '79031234501');
    expect(guest.cookies.get('later') ?? '').toBe('');
    const first = await aside(guest);
    expect(first.map(({ name, isCurrent, lineCount }) => [name, isCurrent, lineCount])).toEqual([
      ['', true, 1],
      ['На потом', false, 1],
    ]);
  });

  it('are added to the customer’s own saved lines', async () => {
    const customer = await shop.signedIn();
    await add(customer, [tiered, 20]);
    const own = ChangedBaskets.parse((await putAside(customer, tiered)).json());
    const { guest, id } = await withOneAside();
    const { accountId } = customer;
    await inTransaction(shop.db, (tx) => mergeGuestLater(tx, { accountId, locale: 'en' }, guest.cookies));
    expect(await aside(customer)).toMatchObject([{ id: own.id, name: 'На потом', lineCount: 1 }]);
    const { rows } = await shop.pool.query('select basket_id, quantity from basket_line where basket_id = any($1)', [
      [own.id, id],
    ]);
    expect(rows).toEqual([{ basket_id: own.id, quantity: 30 }]);
    expect(await aside(guest)).toEqual([]);
  });
});
