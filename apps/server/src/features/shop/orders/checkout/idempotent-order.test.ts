import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { orderOf, tryPlace } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const { reduced } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ordersOf = (accountId: number) =>
  shop.db.selectFrom('orders').select('id').where('account_id', '=', accountId).execute();

test('T25: one key and one body twenty times in parallel is one order with one answer', async () => {
  const customer = await shop.signedIn();
  const body = orderOf(await add(customer, [reduced, 2]));
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryPlace(customer, body, 'pressed-twice')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  const [order, ...others] = await ordersOf(customer.accountId);
  expect(others).toEqual([]);
  const reserved = shop.db
    .selectFrom('reservation')
    .select('quantity')
    .where('order_id', '=', order?.id ?? 0);
  expect(await reserved.execute()).toEqual([{ quantity: 2 }]);
  const messages = shop.db
    .selectFrom('outbox')
    .select('channel')
    .where('order_id', '=', order?.id ?? 0)
    .orderBy('id');
  // One message is the SMS to the buyer, the other is the email to staff.
  expect(await messages.execute()).toEqual([{ channel: 'sms' }, { channel: 'email' }]);
  const later = await tryPlace(customer, body, 'pressed-twice');
  expect([later.statusCode, later.body]).toEqual([201, answers[0]?.body]);
});

test('T25: the same key with another body is refused', async () => {
  const customer = await shop.signedIn();
  const body = orderOf(await add(customer, [reduced, 1]));
  await tryPlace(customer, body, 'one');
  const again = orderOf(await add(customer, [reduced, 1]));
  const refusal = refusalOf(await tryPlace(customer, { ...again, comment: 'other' }, 'one'));
  expect(refusal).toMatchObject({ status: 422, code: 'idempotency_key_reused', field: 'Idempotency-Key' });
  expect(await ordersOf(customer.accountId)).toHaveLength(1);
});

test('another order of the body’s fields is the same body', async () => {
  const customer = await shop.signedIn();
  const body = orderOf(await add(customer, [reduced, 1]));
  const first = await tryPlace(customer, body, 'one');
  const turned = Object.fromEntries(Object.entries(body).reverse());
  expect((await tryPlace(customer, turned, 'one')).body).toBe(first.body);
});

test('two customers may use one key', async () => {
  const [one, other] = [await shop.signedIn(), await shop.signedIn()];
  const bodies = [orderOf(await add(one, [reduced, 1])), orderOf(await add(other, [reduced, 1]))];
  const answers = [await tryPlace(one, bodies[0], 'shared'), await tryPlace(other, bodies[1], 'shared')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[0]?.body).not.toBe(answers[1]?.body);
});

test('one basket under twenty keys in parallel is one order', async () => {
  const customer = await shop.signedIn();
  const body = orderOf(await add(customer, [reduced, 2]));
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryPlace(customer, body)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(19);
  expect(await ordersOf(customer.accountId)).toHaveLength(1);
});
