import { retentions } from '#start/job-tasks.ts';
import type { InboxAnswer } from '@farad/contract/shop/account';
import { inboxQueries } from '@farad/database/messages/inbox.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sweep } from '#core/retention/sweep.ts';
import { moveLockedOrder } from '#core/orders/move-order.ts';
import { notifyOnSite } from '#core/messages/notify-on-site.ts';
import { add, refusalOf } from '#testing/calls/basket-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { products } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { orderQueries } from '@farad/database/orders/order.queries';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const path = '/account/inbox';

async function inboxOf(browser: Browser, query = ''): Promise<InboxAnswer> {
  const response = await browser.get(path + query);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<InboxAnswer>();
}

const unreadOnPages = async (browser: Browser) => (await browser.get('/site/frame')).json<{ unread: number }>().unread;

const ordered = async (buyer: SignedInBrowser) => (await place(buyer, await add(buyer, [products.tiered, 10]))).number;

const cancel = (number: string, isDone: boolean) =>
  inTransaction(shop.db, async (tx) => {
    const order = await orderQueries(tx).lock(number);
    if (order === undefined) throw new Error('no such order');
    await moveLockedOrder(tx, shop.deps, order, { to: 'cancelled', by: { kind: 'staff' }, reason: 'нет на складе' });
    if (!isDone) throw new Error('broken off');
  });

test('events of an order are listed on the site, newest first, in the reader’s language', async () => {
  const anna = await shop.signedIn();
  expect(await inboxOf(anna)).toEqual({ entries: [], next: null, unread: 0 });
  const number = await ordered(anna);
  await cancel(number, true);
  const { entries, unread } = await inboxOf(anna);
  expect(unread).toBe(2);
  expect(entries).toMatchObject([
    { title: `Заказ ${number} отменён`, text: 'нет на складе', address: `/cabinet/orders/${number}`, isRead: false },
    { title: `Заказ ${number} принят`, text: '' },
  ]);
  const english = await anna.get(path, { 'accept-language': 'en' });
  expect(english.json<InboxAnswer>().entries[0]?.title).toBe(`Order ${number} is cancelled`);
});

test('a rolled back change sends no notification', async () => {
  const anna = await shop.signedIn();
  const number = await ordered(anna);
  await expect(cancel(number, false)).rejects.toThrow('broken off');
  expect((await inboxOf(anna)).entries).toHaveLength(1);
});

test('a customer who declined order news on the site gets only the confirmation', async () => {
  const anna = await shop.signedIn();
  const off = { kind: 'order_status', channel: 'site', isOn: false };
  expect((await anna.post('/account/notifications', { choices: [off] })).statusCode).toBe(200);
  const number = await ordered(anna);
  await cancel(number, true);
  expect((await inboxOf(anna)).entries.map(({ title }) => title)).toEqual([`Заказ ${number} принят`]);
});

test('one is marked as read, or it and all earlier ones; the page counts the others', async () => {
  const anna = await shop.signedIn();
  const tell = (number: string) =>
    inTransaction(shop.db, (tx) =>
      notifyOnSite(tx, { accountId: anna.accountId, chosen: null }, { kind: 'placed', number }),
    );
  for (const number of ['A', 'B', 'C', 'D']) await tell(number);
  expect(await unreadOnPages(anna)).toBe(4);
  const [d, c, b, a] = (await inboxOf(anna)).entries;
  expect((await anna.post(`${path}/read`, { id: d?.id })).json()).toEqual({ unread: 3 });
  expect((await anna.post(`${path}/read`, { id: b?.id, isUpTo: true })).json()).toEqual({ unread: 1 });
  expect((await inboxOf(anna)).entries.map(({ isRead }) => isRead)).toEqual([true, false, true, true]);
  expect((await anna.post(`${path}/read`, { id: c?.id })).json()).toEqual({ unread: 0 });
  expect(a?.address).toBe('/cabinet/orders/A');

  const stranger = await shop.signedIn();
  expect(refusalOf(await stranger.post(`${path}/read`, { id: d?.id }))).toMatchObject({ status: 404 });
  expect((await inboxOf(stranger)).entries).toEqual([]);
  expect(await unreadOnPages(shop.guest())).toBe(0);
  expect((await shop.guest().get(path)).statusCode).toBe(401);
  for (const id of ['', '0', 'x', '99999999999999999']) {
    expect((await anna.post(`${path}/read`, { id })).statusCode).toBe(404);
  }
  expect(refusalOf(await anna.post(`${path}/read`, {}))).toMatchObject({ status: 400, field: 'id' });
});

test('pages follow one another; more than a hundred are not counted', async () => {
  const anna = await shop.signedIn();
  await shop.pool.query(
    `insert into inbox_entry (account_id, kind, data) select $1, 'placed', jsonb_build_object('number', n::text)
     from generate_series(1, 130) n`,
    [anna.accountId],
  );
  const titles: string[] = [];
  let query = '';
  for (;;) {
    const { entries, next, unread } = await inboxOf(anna, query);
    expect(unread).toBe(100);
    titles.push(...entries.map(({ title }) => title));
    if (next === null) break;
    query = `?after=${next}`;
  }
  expect(titles).toHaveLength(130);
  expect(new Set(titles).size).toBe(130);
  expect([titles[0], titles.at(-1)]).toEqual(['Заказ 130 принят', 'Заказ 1 принят']);
  for (const after of ['x', '-1', '']) {
    expect(refusalOf(await anna.get(`${path}?after=${after}`))).toMatchObject({ status: 400, field: 'after' });
  }
  expect(refusalOf(await anna.get(`${path}?page=2`))).toMatchObject({ status: 400, field: 'page' });
});

test('a notification is deleted after ninety days', async () => {
  const anna = await shop.signedIn();
  await inTransaction(shop.db, (tx) =>
    notifyOnSite(tx, { accountId: anna.accountId, chosen: null }, { kind: 'placed', number: 'OLD' }),
  );
  const after = (days: number) => new Date(Date.now() + days * 86_400_000);
  await sweep(shop.db, after(89), retentions);
  expect(await inboxQueries(shop.db).unread(anna.accountId)).toBe(1);
  await sweep(shop.db, after(91), retentions);
  expect(await inboxQueries(shop.db).unread(anna.accountId)).toBe(0);
});
