import type { Notifications } from '@farad/contract/shop/account';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { notifyWatchers } from '#testing/jobs.ts';
import { refusalOf } from '#testing/calls/basket-calls.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const path = '/account/notifications';

const chosen = async (person: SignedInBrowser): Promise<Notifications> =>
  (await person.get(path)).json<Notifications>();

const off = (kind: string, channel: string) => ({ kind, channel, isOn: false });

test('everything but news is notified until a choice is made', async () => {
  const anna = await shop.signedIn({ email: 'anna@example.com' });
  const { choices, ...rest } = await chosen(anna);
  expect(choices).toHaveLength(12);
  expect(choices.filter(({ isOn }) => !isOn).map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([
    'news sms',
    'news email',
    'news site',
  ]);
  expect(rest).toEqual({ hasPhone: true, hasEmail: true, hasAdvertisingConsent: false });
  await anna.post('/account/consents', { kind: 'advertising', isGiven: true });
  const saved = await anna.post(path, {
    choices: [off('price', 'sms'), { kind: 'news', channel: 'email', isOn: true }],
  });
  expect(saved.json<Notifications>().choices.filter(({ isOn }) => !isOn)).toEqual([
    off('price', 'sms'),
    off('news', 'sms'),
    off('news', 'site'),
  ]);
  expect((await chosen(anna)).hasAdvertisingConsent).toBe(true);
});

test.each([
  [{ choices: [off('codes', 'sms')] }, 'choices.0.kind'],
  [{ choices: [off('order_placed', 'sms')] }, 'choices.0.kind'],
  [{ choices: [off('price', 'pigeon')] }, 'choices.0.channel'],
  [{ choices: [off('price', 'sms'), off('price', 'sms')] }, 'choices.1'],
  [{ choices: 'all' }, 'choices'],
  [{}, 'choices'],
])('%j is refused by its field name', async (body, field) => {
  const anna = await shop.signedIn();
  expect(refusalOf(await anna.post(path, body))).toMatchObject({ status: 400, field });
});

test('guests have no notification choices', async () => {
  expect((await shop.guest().get(path)).statusCode).toBe(401);
  expect((await shop.guest().get('/account/bonuses')).statusCode).toBe(401);
});

test('a stock alert is sent as chosen, and waits if declined', async () => {
  const setStock = (pieces: number) =>
    shop.pool.query('update stock set on_hand = $1, reserved = 0 where product_id = 4', [pieces]);
  const run = () => notifyWatchers({ db: shop.db, siteUrl: 'https://farad.example', now: new Date() });
  const recipients = async () =>
    (await shop.db.selectFrom('outbox').select('recipient').orderBy('id').execute()).map(({ recipient }) => recipient);
  const [bySms, byNothing] = [
    await shop.signedIn({ email: 'sms@example.com' }),
    await shop.signedIn({ email: 'never@example.com' }),
  ];
  await setStock(0);
  for (const person of [bySms, byNothing]) {
    const wish = { product_id: '4', kind: 'in_stock', isWatched: true };
    expect((await person.post('/lists/watches', wish)).statusCode).toBe(200);
  }
  await bySms.post(path, { choices: [off('back_in_stock', 'email')] });
  const all = ['email', 'sms', 'site'].map((channel) => off('back_in_stock', channel));
  await byNothing.post(path, { choices: all });
  await run();
  await setStock(3);
  await run();
  expect(await recipients()).toEqual([bySms.phone]);
  await byNothing.post(path, { choices: [{ kind: 'back_in_stock', channel: 'email', isOn: true }] });
  await setStock(4);
  await run();
  expect(await recipients()).toEqual([bySms.phone, 'never@example.com']);
});

test('bonuses: the balance equals the sum of the lines, which cannot be changed', async () => {
  const anna = await shop.signedIn();
  expect((await anna.get('/account/bonuses')).json()).toEqual({
    balance: 0,
    rules: { cashbackPercent: 15, sharePercentMax: 10, lifeDays: 365 },
    entries: [],
    next: null,
  });
  await shop.pool.query(
    `insert into bonus_entry (account_id, kind, roubles, reason, at, expires_at)
     select $1, 'credit', 100, 'Заказ', now(), now() + interval '1 year' from generate_series(1, 55)`,
    [anna.accountId],
  );
  await shop.pool.query(
    `insert into bonus_entry (account_id, kind, roubles, at) values ($1, 'debit', -40, now()), ($1, 'expiry', -60, now())`,
    [anna.accountId],
  );
  const first = (await anna.get('/account/bonuses')).json<{ balance: number; next: string; entries: object[] }>();
  expect(first.balance).toBe(5400);
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]).toMatchObject({ kind: 'expiry', roubles: -60, orderNumber: null });
  const rest = (await anna.get(`/account/bonuses?after=${first.next}`)).json<{ next: null; entries: object[] }>();
  expect(rest).toMatchObject({ balance: 5400, next: null });
  expect(rest.entries).toHaveLength(7);
  for (const statement of ['update bonus_entry set roubles = 1', 'delete from bonus_entry']) {
    await expect(shop.pool.query(statement)).rejects.toThrow('never changed');
  }
  expect(refusalOf(await anna.get('/account/bonuses?after=x'))).toMatchObject({ status: 400, field: 'after' });
  expect(refusalOf(await anna.get('/account/bonuses?page=2'))).toMatchObject({ status: 400, field: 'page' });
  const stranger = await shop.signedIn();
  expect((await stranger.get('/account/bonuses')).json()).toMatchObject({ balance: 0, entries: [] });
});
