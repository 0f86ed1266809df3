import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, basketOf, refusalOf, trySet, wishesOf } from '#testing/calls/basket-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const { reduced, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const open = { guest: async () => shop.guest(), customer: async () => shop.signedIn() };

const kinds = ['guest', 'customer'] as const;

test.each(kinds.flatMap((attacker) => kinds.map((victim) => [attacker, victim] as const)))(
  'a %s finds nothing at the address of a %s’s basket',
  async (attackerKind, victimKind) => {
    const [attacker, victim] = [await open[attackerKind](), await open[victimKind]()];
    const { _id } = await add(victim, [tiered, 10]);
    await add(attacker, [reduced, 1]);
    const absent = await attacker.get('/basket/AAAAAAAAAAAAAAAAAAAAAA');
    const read = await attacker.get(`/basket/${_id}`);
    const written = await trySet(attacker, _id, [tiered, 0]);
    expect([read.statusCode, written.statusCode, absent.statusCode]).toEqual([404, 404, 404]);
    expect([read.body, written.body]).toEqual([absent.body, absent.body]);
    expect(wishesOf(await basketOf(victim))).toEqual([[tiered.id, 10]]);
    expect(wishesOf(await basketOf(attacker))).toEqual([[reduced.id, 1]]);
  },
);

test.each(kinds)('a cookie with a customer’s basket id gives no access to a %s', async (kind) => {
  const victim = await shop.signedIn();
  const { _id } = await add(victim, [tiered, 10]);
  const attacker = await open[kind]();
  attacker.cookies.set('cart', _id);
  expect(await basketOf(attacker)).toBeNull();
  expect((await attacker.get(`/basket/${_id}`)).statusCode).toBe(404);
  expect((await trySet(attacker, _id, [tiered, 1])).statusCode).toBe(404);
  const own = await add(attacker, [reduced, 1]);
  expect(own._id).not.toBe(_id);
  expect(wishesOf(own)).toEqual([[reduced.id, 1]]);
  expect(wishesOf(await basketOf(victim))).toEqual([[tiered.id, 10]]);
});

test.each(['x', '1', '../../etc/passwd', '%27 or 1=1 --', 'A'.repeat(300), '%00', '%ff', '__proto__'])(
  'the basket id %j is invalid',
  async (id) => {
    const guest = shop.guest();
    await add(guest, [tiered, 1]);
    const answer = await trySet(guest, id, [tiered, 5]);
    expect([400, 404, 414]).toContain(answer.statusCode);
    guest.cookies.set('cart', id);
    expect(await basketOf(guest)).toBeNull();
  },
);

test('baskets of another customer are not found, those of a guest need a session', async () => {
  const [victim, attacker] = [await shop.signedIn(), await shop.signedIn()];
  await add(victim, [tiered, 10]);
  const attempts: readonly [Browser, string, number][] = [
    [attacker, String(victim.accountId), 404],
    [attacker, '0', 404],
    [attacker, 'null', 404],
    [shop.guest(), String(victim.accountId), 401],
    [shop.guest(), 'null', 401],
  ];
  for (const [browser, id, status] of attempts) {
    expect((await browser.get(`/basket/customer/${id}`)).statusCode).toBe(status);
    expect((await browser.post('/basket/deletebycustomerid', { id })).statusCode).toBe(status);
  }
  expect(wishesOf(await basketOf(victim))).toEqual([[tiered.id, 10]]);
});

test('a customer deletes their own basket, once', async () => {
  const customer = await shop.signedIn();
  await add(customer, [tiered, 10]);
  const remove = () => customer.post('/basket/deletebycustomerid', { id: String(customer.accountId) });
  expect((await remove()).json()).toEqual({ deleted: 1 });
  expect(await basketOf(customer)).toBeNull();
  expect((await remove()).json()).toEqual({ deleted: 0 });
});

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, undefined, 403],
  ['a sandboxed page', { origin: 'null', 'sec-fetch-site': 'cross-site' }, undefined, 403],
  ['another site without Origin', { 'sec-fetch-site': 'cross-site' }, undefined, 403],
  ['a neighbour host', { 'sec-fetch-site': 'same-site' }, undefined, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'id=1', 415],
  ['plain text', { 'content-type': 'text/plain' }, '{"id":"1"}', 415],
])('T36: a deletion from %s has no effect', async (_, headers: Record<string, string>, body, status) => {
  const victim = await shop.signedIn();
  await add(victim, [tiered, 10]);
  const sent = body ?? { id: String(victim.accountId) };
  const answer = await victim.post('/basket/deletebycustomerid', sent, headers);
  expect(refusalOf(answer).status).toBe(status);
  expect(wishesOf(await basketOf(victim))).toEqual([[tiered.id, 10]]);
});

test('T36: a deletion from the shop’s own page works', async () => {
  const customer = await shop.signedIn();
  await add(customer, [tiered, 10]);
  const headers = { origin: 'https://farad.example', 'sec-fetch-site': 'same-origin' };
  const answer = await customer.post('/basket/deletebycustomerid', { id: String(customer.accountId) }, headers);
  expect(answer.json()).toEqual({ deleted: 1 });
});
