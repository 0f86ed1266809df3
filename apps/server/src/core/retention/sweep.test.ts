import { retentions } from '#start/job-tasks.ts';
import { createHash } from 'node:crypto';

import { basketQueries } from '@farad/database/basket/basket.queries';
import { idempotencyQueries } from '@farad/database/connection/idempotency.queries';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, basketOf, set } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { sweep } from './sweep.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const ago = (ms: number): Date => new Date(Date.now() - ms);

const age = (basketId: string, ms: number) =>
  shop.db
    .updateTable('basket')
    .set({ updated_at: ago(ms) })
    .where('id', '=', basketId)
    .execute();

test('guest baskets are deleted after thirty days without a change, those of customers stay', async () => {
  const [old, fresh, customer] = [shop.guest(), shop.guest(), await shop.signedIn()];
  const baskets = [];
  for (const browser of [old, fresh, customer]) baskets.push(await add(browser, [products.tiered, 5]));
  await age(baskets[0]?._id ?? '', 30 * dayMs + hourMs);
  await age(baskets[1]?._id ?? '', 30 * dayMs - hourMs);
  await age(baskets[2]?._id ?? '', 300 * dayMs);
  await sweep(shop.db, new Date(), retentions);
  expect(await basketOf(old)).toBeNull();
  expect(await basketQueries(shop.db).lines(baskets[0]?._id ?? '')).toEqual([]);
  expect((await basketOf(fresh))?.products).toHaveLength(1);
  expect((await basketOf(customer))?.products).toHaveLength(1);
});

test('every change of a basket counts, including removing a line', async () => {
  const guest = shop.guest();
  const { _id } = await add(guest, [products.tiered, 5], [products.reduced, 1]);
  await age(_id, 31 * dayMs);
  await set(guest, _id, [products.reduced, 0]);
  await sweep(shop.db, new Date(), retentions);
  expect((await basketOf(guest))?.products).toHaveLength(1);
});

test('an idempotency key is deleted after a day, not before', async () => {
  const keys = idempotencyQueries(shop.db);
  const key = { actor: 'account 1', route: '/orders', bodySha256: createHash('sha256').update('body').digest() };
  await keys.claim({ ...key, key: 'old' });
  await keys.claim({ ...key, key: 'new' });
  await shop.db
    .updateTable('idempotency')
    .set({ created_at: ago(dayMs + 1000) })
    .where('key', '=', 'old')
    .execute();
  await sweep(shop.db, new Date(), retentions);
  expect((await keys.claim({ ...key, key: 'old' })).kind).toBe('first');
  expect((await keys.claim({ ...key, key: 'new' })).kind).toBe('repeated');
});

test('expired sessions are deleted', async () => {
  const [over, idle, live] = [await shop.signedIn(), await shop.signedIn(), await shop.signedIn()];
  const change = (accountId: number, figures: { readonly expires_at?: Date; readonly last_seen_at?: Date }) =>
    shop.db.updateTable('session').set(figures).where('account_id', '=', accountId).execute();
  await change(over.accountId, { expires_at: ago(1000) });
  await change(idle.accountId, { last_seen_at: ago(30 * dayMs + 1000) });
  await change(live.accountId, { last_seen_at: ago(29 * dayMs) });
  await sweep(shop.db, new Date(), retentions);
  const accountIds = [over, idle, live].map((browser) => browser.accountId);
  const left = await shop.db.selectFrom('session').select('account_id').where('account_id', 'in', accountIds).execute();
  expect(left).toEqual([{ account_id: live.accountId }]);
});

test('messages are deleted half a year after they were written; waiting ones stay', async () => {
  const message = { kind: 'test', channel: 'email', recipient: 'sweep@example.com', text: '' } as const;
  await shop.db
    .insertInto('outbox')
    .values([
      { ...message, subject: 'sent', created_at: ago(181 * dayMs), sent_at: ago(181 * dayMs) },
      { ...message, subject: 'given up', created_at: ago(181 * dayMs), dead_at: ago(181 * dayMs) },
      { ...message, subject: 'lately', created_at: ago(179 * dayMs), sent_at: ago(179 * dayMs) },
      { ...message, subject: 'waits', created_at: ago(200 * dayMs) },
    ])
    .execute();
  await sweep(shop.db, new Date(), retentions);
  const left = await shop.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', message.recipient)
    .execute();
  expect(left.map(({ subject }) => subject).toSorted()).toEqual(['lately', 'waits']);
});

test('a browser without a sign-in for over a year is unknown again', async () => {
  const pair = (name: string) => ({ destination_hash: Buffer.from('sweep'), browser_hash: Buffer.from(name) });
  await shop.db
    .insertInto('known_browser')
    .values([
      { ...pair('old'), at: ago(401 * dayMs) },
      { ...pair('used'), at: ago(399 * dayMs) },
    ])
    .execute();
  await sweep(shop.db, new Date(), retentions);
  const left = await shop.db.selectFrom('known_browser').select('browser_hash').execute();
  expect(left.map((row) => row.browser_hash.toString())).toEqual(['used']);
});

test('a failing rule does not block the others, and the job names it', async () => {
  const broken = { name: 'of a broken table', drop: async () => Promise.reject(new Error('no such table')) };
  const basketId = (await add(shop.guest(), [products.tiered, 5]))._id;
  await age(basketId, 31 * dayMs);
  const swept = sweep(shop.db, new Date(), [broken, ...retentions]);
  await expect(swept).rejects.toThrow('retention sweep: failed rules: of a broken table');
  const left = await shop.db.selectFrom('basket').select('id').where('id', '=', basketId).execute();
  expect(left).toEqual([]);
});

test('every rule has its own name', () => {
  expect(new Set(retentions.map(({ name }) => name)).size).toBe(retentions.length);
});
