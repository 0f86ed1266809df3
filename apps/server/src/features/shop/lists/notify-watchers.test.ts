import { changeQueries } from '@farad/database/connection/change.queries';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { products, type TestProduct } from '#testing/catalogue.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { notifyWatchers } from './notify-watchers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  await shop.pool.query('truncate outbox, watch cascade');
  await shop.pool.query('update stock set on_hand = 1, reserved = 0 where product_id = 4');
  await shop.pool.query('update product set tier_prices = array[1234500] where id = 4');
  await run();
});
afterAll(() => shop.close());

const siteUrl = 'https://farad.example';
const run = () => notifyWatchers({ db: shop.db, siteUrl, now: new Date() });
const messages = async () =>
  shop.db.selectFrom('outbox').select(['channel', 'recipient', 'subject', 'text']).orderBy('id').execute();
const watch = (browser: SignedInBrowser, product: TestProduct, kind: string, more: object = {}) =>
  browser.post('/lists/watches', { product_id: String(product.id), kind, isWatched: true, ...more });
const setStock = (pieces: number, product: TestProduct = products.lastPiece) =>
  shop.pool.query('update stock set on_hand = $1 where product_id = $2', [pieces, product.id]);
const setPrice = (price: number) =>
  shop.pool.query('update product set tier_prices = array[$1::bigint] where id = 4', [price]);

test('a stock alert is sent once, to the confirmed address, with a link that ends it', async () => {
  const customer = await shop.signedIn({ email: 'anna@example.com' });
  await setStock(0);
  expect((await watch(customer, products.lastPiece, 'in_stock')).statusCode).toBe(200);
  await run();
  expect(await messages()).toEqual([]);
  await setStock(3);
  await run();
  await run();
  await setStock(0);
  await run();
  await setStock(5);
  await run();
  const sent = await messages();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ channel: 'email', recipient: 'anna@example.com' });
  expect(sent[0]?.text).toContain(`${siteUrl}/product/part-4`);
  expect(sent[0]?.text).toMatch(/\/favs\/stop\?token=[0-9a-f-]{36}/);
});

test('a customer without an email gets an SMS, in their language', async () => {
  const customer = await shop.signedIn();
  await setStock(0);
  await customer.post(
    '/lists/watches',
    { product_id: '4', kind: 'in_stock', isWatched: true },
    { 'accept-language': 'en' },
  );
  await setStock(1);
  await run();
  const [message] = await messages();
  expect(message).toMatchObject({ channel: 'sms', recipient: customer.phone });
  expect(message?.text).toContain('is in stock again');
  expect(message?.text).toContain(`${siteUrl}/en/product/part-4`);
});

test('alerts for a lower price than now, and for a target price', async () => {
  const [any, own] = [await shop.signedIn(), await shop.signedIn()];
  await watch(any, products.lastPiece, 'cheaper');
  await watch(own, products.lastPiece, 'cheaper', { price: 100 });
  await setPrice(1_300_000);
  await run();
  expect(await messages()).toEqual([]);
  await setPrice(1_200_000);
  await run();
  expect((await messages()).map(({ recipient }) => recipient)).toEqual([any.phone]);
  await setPrice(1_000_000);
  await run();
  expect((await messages()).map(({ recipient }) => recipient)).toEqual([any.phone, own.phone]);
});

test('the price is the customer’s own', async () => {
  const customer = await shop.signedIn({ coefficient: 5000 });
  expect((await watch(customer, products.lastPiece, 'cheaper', { price: 61.73 })).statusCode).toBe(409);
  expect((await watch(customer, products.lastPiece, 'cheaper', { price: 60 })).statusCode).toBe(200);
  await setPrice(1_200_000);
  await run();
  expect(await messages()).toHaveLength(1);
});

test('many alerts in parallel with several workers: everybody is notified once', async () => {
  await setStock(0);
  const customers = await Promise.all(Array.from({ length: 12 }, () => shop.signedIn()));
  for (const customer of customers) await watch(customer, products.lastPiece, 'in_stock');
  await setStock(9);
  await Promise.all([run(), run(), run()]);
  const recipients = (await messages()).map(({ recipient }) => recipient).sort();
  expect(recipients).toEqual(customers.map(({ phone }) => phone).sort());
});

test('changes that were deleted meanwhile are made up for', async () => {
  const customer = await shop.signedIn();
  await setStock(0);
  await watch(customer, products.lastPiece, 'in_stock');
  await run();
  await setStock(2);
  await changeQueries(shop.db).prune(new Date(Date.now() + 60_000));
  await run();
  expect(await messages()).toHaveLength(1);
});

test('an ended watch is silent: by the button, and by the link in a message without signing in', async () => {
  const [one, other] = [await shop.signedIn(), await shop.signedIn()];
  await setStock(0);
  await watch(one, products.lastPiece, 'in_stock');
  await watch(other, products.lastPiece, 'in_stock');
  await one.post('/lists/watches', { product_id: '4', kind: 'in_stock', isWatched: false });
  const { stop_token: token } = await shop.db
    .selectFrom('watch')
    .select('stop_token')
    .where('account_id', '=', other.accountId)
    .executeTakeFirstOrThrow();
  const stopped = await shop.guest().post('/lists/watches/stop', { token });
  expect(stopped.json()).toMatchObject({ product: { seo: 'part-4' } });
  await setStock(7);
  await run();
  expect(await messages()).toEqual([]);
  for (const wrong of ['', 'x', '00000000-0000-0000-0000-000000000000', `${token}'`]) {
    expect((await shop.guest().post('/lists/watches/stop', { token: wrong })).statusCode).toBe(404);
  }
});

test('a wish that is met already is refused; a guest must sign in', async () => {
  const customer = await shop.signedIn();
  const codes = [
    await watch(customer, products.lastPiece, 'in_stock'),
    await watch(customer, products.known, 'in_stock'),
    await watch(customer, products.known, 'cheaper'),
    await watch(customer, products.lastPiece, 'cheaper', { price: 200 }),
  ].map((answer) => answer.json<{ error: { code: string } }>().error.code);
  expect(new Set(codes)).toEqual(new Set(['nothing_to_watch']));
  expect((await watch(customer, products.draft, 'in_stock')).statusCode).toBe(404);
  for (const price of [0, -1, '1', 1e12]) {
    expect((await watch(customer, products.lastPiece, 'cheaper', { price })).statusCode).toBe(400);
  }
  const body = { product_id: '4', kind: 'in_stock', isWatched: true };
  expect((await shop.guest().post('/lists/watches', body)).statusCode).toBe(401);
});

test('a repeated wish is one watch, with the later price', async () => {
  const customer = await shop.signedIn();
  await watch(customer, products.lastPiece, 'cheaper', { price: 100 });
  const { watches } = (await watch(customer, products.lastPiece, 'cheaper', { price: 90 })).json<{
    watches: object[];
  }>();
  expect(watches).toMatchObject([{ product_id: '4', kind: 'cheaper', price: 90 }]);
});

test('only watches on changed products are read', async () => {
  const customer = await shop.signedIn();
  // The product already has the wished price, and nobody changes the product.
  await shop.pool.query(
    `insert into watch (account_id, product_id, kind, target_price, locale) values ($1, 1, 'cheaper', 1000000000, 'ru')`,
    [customer.accountId],
  );
  await setPrice(1_000_000);
  await run();
  expect(await messages()).toEqual([]);
  await shop.pool.query('update product set demand = demand + 1 where id = 1');
  await run();
  expect(await messages()).toHaveLength(1);
});
