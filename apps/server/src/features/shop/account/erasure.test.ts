import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { eraseAccounts } from './erase-accounts.ts';
import { add, lineOf } from '#testing/calls/basket-calls.ts';
import { bomOf, settled, upload } from '#testing/calls/bom-calls.ts';
import { products } from '#testing/catalogue.ts';
import { orderOf, place, tryPlace } from '#testing/calls/order-calls.ts';
import { moveByStaff } from '#testing/order-moves.ts';
import { openOwnedThings } from '#testing/owned/owned-things.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { signedInStaff } from '#testing/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A word that occurs in every text written by the person or about the person. */
const canary = 'Жарптицын';
const former = { phone: '79261112233', email: 'former.zharptitsyn@example.com' };
const email = 'zharptitsyn@example.com';

/** Returns the names of all tables that contain the text, including those of the job queue. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await shop.pool.query<{ name: string }>(
    `select quote_ident(nspname) || '.' || quote_ident(relname) as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and not relispartition and nspname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await shop.pool.query(`select from ${name} row where row::text ilike $1 limit 1`, [`%${text}%`]);
    if (hit.rowCount !== 0) found.push(name);
  }
  return found;
}

async function done(answer: Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const given = await answer;
  if (given.statusCode >= 300) throw new Error(`${given.statusCode} ${given.body}`);
  return given;
}

/** Writes the word into every text that the person can write. */
async function writeEverywhere(person: SignedInBrowser): Promise<void> {
  const words = `Я ${canary}, пишите на ${email} или ${person.phone}`;
  await done(person.post('/account/profile', { name: canary, surname: canary, locale: 'ru' }));
  await done(person.post('/chat/messages', { text: words, key: 'erasure-first-sending' }));
  const letter = { subject: 'part', text: words, name: canary, orderNumber: '' };
  await done(person.post('/feedback', { ...letter, contact: email }));
  await done(shop.guest().post('/feedback', { ...letter, contact: person.phone }));
  await done(person.post('/part-requests', { part: `LM358 ${canary}`, quantity: 1, contact: email }));
  await done(shop.guest().post('/part-requests', { part: `LM393 ${canary}`, quantity: 1, contact: email }));
  const lines = [{ part: `NE555 ${canary}`, maker: '', qty: 3, note: words }];
  await done(person.post('/requests', { lines, comment: words }, { 'idempotency-key': 'erasure-request' }));
  const page = `/catalog/products/part-${products.tiered.id}`;
  await done(person.post(`${page}/reviews`, { authorName: canary, rating: 5, text: words, pros: words, cons: words }));
  await done(person.post(`${page}/questions`, { authorName: canary, text: words }));
  await done(person.post('/lists/favourites', { name: canary }));
  await done(person.post('/account/api-keys', { name: canary, scopes: ['search'] }));
  const address = { label: canary, city: 'Москва', street: canary, house: '1', flat: '2', postcode: '105005' };
  await done(person.post('/account/addresses', { ...address, recipient: canary, phone: '', comment: words }));
  const order = orderOf(await add(person, [products.reduced, 1]));
  await done(tryPlace(person, { ...order, contact: { name: canary, surname: canary, email }, comment: words }));
  await writeInLists(person, words);
}

/** Writes the word into baskets, parts lists, a review of the shop, a webhook receiver and the return of an order. */
async function writeInLists(person: SignedInBrowser, words: string): Promise<void> {
  const { _id: basket } = await add(person, [products.tiered, 10]);
  const noted = [{ ...lineOf([products.tiered, 10]), note: words }];
  await done(person.post(`/basket/${basket}`, { products: noted }));
  await done(person.post(`/baskets/${basket}/name`, { name: canary }));
  await done(person.post('/basket/share', {}));
  const list = `Ref,Qty,MPN,Note\nR1,1,${products.tiered.mpn},${canary}`;
  const { _id: bom } = await settled(person, bomOf(await upload(person, list, `${canary}.csv`)));
  await done(person.post(`/boms/${bom}`, { name: canary }));
  const url = `http://127.0.0.1:9/told?to=${email}`;
  await done(person.post('/account/hooks', { url, events: ['order.placed'] }));
  const returned = await place(person, await add(person, [products.reduced, 2]));
  await moveByStaff(shop, returned.number, 'delivered');
  await done(person.post('/shop/reviews', { authorName: canary, rating: 5, text: words }));
  const wish = { products: [lineOf([products.reduced, 1])], reason: 'defective', comment: words };
  await done(person.post(`/orders/${returned.number}/returns`, wish));
}

const reason = `${canary} передумал`;

/** Writes the word into every text that staff can write about the person. */
async function writeAbout({ accountId }: SignedInBrowser): Promise<void> {
  const clerk = await signedInStaff(shop, 'administrator');
  await done(clerk.post(`/admin/customers/${accountId}/notes`, { text: `Звонил ${canary}` }));
  const { rows } = await shop.pool.query<{ number: string; chat: number; letter: string }>(
    `select (select max(number) from orders where account_id = $1 and status = 'created') as number,
      (select max(id) from chat where account_id = $1) as chat,
      (select max(number) from feedback where account_id = $1) as letter`,
    [accountId],
  );
  const [own] = rows;
  await done(clerk.post(`/admin/orders/${own?.number}/notes`, { text: `Ждёт ${canary}` }));
  await done(clerk.post(`/admin/chats/${own?.chat}/take`, { from: null }));
  const cancelled = { from: 'created', to: 'cancelled', reason };
  await done(clerk.post(`/admin/orders/${own?.number}/move`, cancelled));
  await shop.pool.query(
    `insert into order_change (order_id, staff_id, kind, before, after, reason, at)
     select id, (select min(id) from staff), 'edited', '{}', '{}', $2, now() from orders where number = $1`,
    [own?.number, `Просит ${canary}`],
  );
  const answer = { text: `${canary}, добрый день!`, key: 'erasure-answer-key' };
  await done(clerk.post(`/admin/chats/${own?.chat}/answers`, answer));
  await done(clerk.post(`/admin/feedback/${own?.letter}/notes`, { text: `Это ${canary}` }));
  await done(clerk.post(`/admin/feedback/${own?.letter}/answers`, { text: `${canary}, есть на складе.` }));
}

it('an erased person is in no table any more, by any word or former address', async () => {
  const { owner: person } = await openOwnedThings(shop);
  const set = (contact: typeof former) =>
    shop.pool.query('update account set phone = $2, email = $3 where id = $1', [
      person.accountId,
      contact.phone,
      contact.email,
    ]);
  // Causes messages to the person's former addresses, which belong to the account too.
  await set(former);
  await done(person.post('/account/deletion', { isWanted: true }));
  await done(person.post('/account/deletion', { isWanted: false }));
  await set({ phone: person.phone, email });
  await writeEverywhere(person);
  await writeAbout(person);
  const photos = 'select from order_return_photo';
  expect((await shop.pool.query(photos)).rowCount).toBe(1);
  expect((await tablesWith(canary)).length).toBeGreaterThan(20);
  expect(await tablesWith(former.email)).toEqual(['public.outbox']);

  await done(person.post('/account/deletion', { isWanted: true }));
  await shop.pool.query(`update orders set status = 'completed' where account_id = $1`, [person.accountId]);
  await shop.pool.query('delete from idempotency');
  shop.passSeconds(14 * 86_400 + 1);
  await eraseAccounts(shop.db, shop.deps.clock());

  expect((await shop.pool.query(photos)).rowCount).toBe(0);
  const left = new Map<string, readonly string[]>();
  for (const word of [canary, email, person.phone, former.email, former.phone]) {
    const tables = await tablesWith(word);
    if (tables.length > 0) left.set(word, tables);
  }
  // The log of staff keeps for three years what they did and why (docs/personal-data.md).
  expect(left).toEqual(new Map([[canary, ['public.audit']]]));
  const { rows } = await shop.pool.query<object>('select action, reason from audit where audit::text ilike $1', [
    `%${canary}%`,
  ]);
  expect(rows).toEqual([{ action: 'order.moved', reason }]);
});
