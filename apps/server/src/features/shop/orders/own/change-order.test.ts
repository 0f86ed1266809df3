import type { WireOrder } from '@farad/contract/shop/orders';
import { orderStatuses } from '@farad/domain/order';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { add, basketOf, refusalOf, wishesOf, statusesOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { moveByStaff, reservedOf } from '#testing/order-moves.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';

const { byTens, inTwoWarehouses, lastPiece, reduced, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  await shop.pool.query('truncate outbox, notification_choice cascade');
  await shop.pool.query('delete from reservation');
  await shop.pool.query('update stock set reserved = 0');
});
afterAll(() => shop.close());

const orderOf = async (person: SignedInBrowser, number: string): Promise<WireOrder> =>
  (await person.get(`/orders/${number}`)).json<WireOrder>();

const cancel = (person: SignedInBrowser, number: string, reason = '') =>
  person.post(`/orders/${number}/cancel`, { reason });

const messages = () =>
  shop.db.selectFrom('outbox').select(['kind', 'channel', 'recipient', 'text']).orderBy('id').execute();

const told = async () => (await messages()).filter(({ kind }) => kind === 'order_status');

test('a cancelled order releases its stock, is logged, and its buyer is notified', async () => {
  const customer = await shop.signedIn({ email: 'anna@example.com' });
  const { number } = await place(customer, await add(customer, [byTens, 30], [inTwoWarehouses, 6]));
  expect(await reservedOf(shop, inTwoWarehouses)).toBe(6);
  expect((await orderOf(customer, number)).may).toEqual({ cancel: true, askToCancel: false, approve: false });
  const answer = await cancel(customer, number, ' Передумал ');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    status: 'cancelled',
    may: { cancel: false },
    events: [
      { status: 'created', by: 'customer', reason: '' },
      { status: 'cancelled', by: 'customer', reason: 'Передумал' },
    ],
  });
  expect(await reservedOf(shop, inTwoWarehouses)).toBe(0);
  expect(await reservedOf(shop, byTens)).toBe(0);
  const movements = await shop.pool.query<{ kind: string; quantity: number }>(
    `select kind, sum(quantity)::integer as quantity from stock_movement join orders on orders.id = order_id
     where number = $1 group by kind order by kind`,
    [number],
  );
  expect(movements.rows).toEqual([
    { kind: 'release', quantity: 36 },
    { kind: 'reserve', quantity: 36 },
  ]);
  const letters = await told();
  expect(letters.map(({ channel, recipient }) => [channel, recipient])).toEqual([['email', 'anna@example.com']]);
  expect(letters[0]?.text).toContain('Передумал');
  expect(letters[0]?.text).toContain(number);
});

test('notification choices apply; the confirmation of an order comes regardless', async () => {
  const customer = await shop.signedIn({ email: 'olga@example.com' });
  const isOff = (channel: string) => ({ kind: 'order_status', channel, isOn: false });
  await customer.post('/account/notifications', { choices: [isOff('sms')] });
  const first = await place(customer, await add(customer, [tiered, 1]));
  await cancel(customer, first.number);
  expect((await told()).map(({ channel }) => channel)).toEqual(['email']);
  await customer.post('/account/notifications', { choices: [isOff('email')] });
  const second = await place(customer, await add(customer, [tiered, 1]));
  await cancel(customer, second.number);
  expect(await told()).toHaveLength(1);
  expect((await messages()).filter(({ kind }) => kind === 'order_placed')).toHaveLength(2);
});

test.each(orderStatuses)('%s: the customer cancels exactly where the table allows it', async (status) => {
  const customer = await shop.signedIn();
  const { number } = await place(customer, await add(customer, [tiered, 1]));
  await moveByStaff(shop, number, status);
  const isAllowed = ['created', 'request', 'in_work_personal', 'in_work_company'].includes(status);
  expect((await orderOf(customer, number)).may.cancel).toBe(isAllowed);
  const answer = await cancel(customer, number);
  expect(answer.statusCode).toBe(isAllowed ? 200 : 409);
  expect(await reservedOf(shop, tiered)).toBe(isAllowed ? 0 : 1);
});

test('a paid order in progress cannot be cancelled by the customer', async () => {
  const customer = await shop.signedIn();
  const { number } = await place(customer, await add(customer, [tiered, 1]));
  await moveByStaff(shop, number, 'in_work_personal');
  await shop.pool.query('update orders set paid_at = now() where number = $1', [number]);
  expect(refusalOf(await cancel(customer, number))).toMatchObject({ status: 409, code: 'transition_not_allowed' });
});

test('ten parallel cancellations: one succeeds, the stock returns once', async () => {
  const customer = await shop.signedIn();
  const { number } = await place(customer, await add(customer, [reduced, 7]));
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(customer, number)));
  expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await reservedOf(shop, reduced)).toBe(0);
  expect((await orderOf(customer, number)).events.map(({ status }) => status)).toEqual(['created', 'cancelled']);
});

test('staff who move the order first win: it cannot be cancelled afterwards', async () => {
  const customer = await shop.signedIn();
  const { number } = await place(customer, await add(customer, [tiered, 5]));
  const staff = await shop.pool.connect();
  try {
    await staff.query('begin');
    await staff.query(`update orders set status = 'in_warehouse' where number = $1`, [number]);
    const late = cancel(customer, number);
    await staff.query('commit');
    expect((await late).statusCode).toBe(409);
  } finally {
    staff.release();
  }
  expect(await reservedOf(shop, tiered)).toBe(5);
});

test('T12: an order of another customer is not found by any call', async () => {
  const [customer, stranger] = [await shop.signedIn(), await shop.signedIn()];
  const { number } = await place(customer, await add(customer, [tiered, 1]));
  const product = { product_id: '1', qty: 1 };
  for (const [path, body] of [
    ['cancel', { reason: '' }],
    ['approve', {}],
    ['refuse', { reason: '' }],
    ['repeat', {}],
    ['returns', { products: [product], reason: 'defective' }],
  ] as const) {
    expect((await stranger.post(`/orders/${number}/${path}`, body)).statusCode).toBe(404);
    expect((await shop.guest().post(`/orders/${number}/${path}`, body)).statusCode).toBe(401);
    expect((await customer.post(`/orders/26-999999/${path}`, body)).statusCode).toBe(404);
  }
});

test('invalid input names its field', async () => {
  const customer = await shop.signedIn();
  const { number } = await place(customer, await add(customer, [tiered, 1]));
  const field = async (path: string, body: unknown) =>
    refusalOf(await customer.post(`/orders/${number}/${path}`, body)).field;
  expect(await field('cancel', { reason: 'x'.repeat(501) })).toBe('reason');
  expect(await field('cancel', { reason: 5 })).toBe('reason');
  expect(await field('returns', { products: [], reason: 'defective' })).toBe('products');
  expect(await field('returns', { products: [{ product_id: '1', qty: 1 }], reason: 'bored' })).toBe('reason');
  expect(await field('returns', { products: [{ product_id: '1', qty: 1.5 }], reason: 'defective' })).toBe(
    'products.0.qty',
  );
});

test('a return is requested after the delivery, once for each piece', async () => {
  const customer = await shop.signedIn();
  const { number } = await place(customer, await add(customer, [tiered, 10], [reduced, 2]));
  const ask = (id: number, qty: number) =>
    customer.post(`/orders/${number}/returns`, {
      products: [{ product_id: String(id), qty }],
      reason: 'wrong_item',
      comment: 'Другой корпус',
    });
  expect(refusalOf(await ask(1, 1))).toMatchObject({ status: 409, code: 'transition_not_allowed' });
  await moveByStaff(shop, number, 'delivered');
  expect((await orderOf(customer, number)).returnable).toEqual([
    { product_id: '1', qty: 10 },
    { product_id: '3', qty: 2 },
  ]);
  expect(refusalOf(await ask(1, 11))).toMatchObject({ status: 400, field: 'products.0.qty' });
  expect(refusalOf(await ask(2, 1))).toMatchObject({ status: 400, field: 'products.0.qty' });
  const asked = await ask(1, 4);
  expect(asked.json()).toMatchObject({
    status: 'delivered',
    returns: [
      { state: 'requested', reason: 'wrong_item', comment: 'Другой корпус', products: [{ product_id: '1', qty: 4 }] },
    ],
    returnable: [
      { product_id: '1', qty: 6 },
      { product_id: '3', qty: 2 },
    ],
  });
  const answers = await Promise.all([ask(1, 6), ask(1, 6), ask(1, 6)]);
  expect(statusesOf(answers)).toEqual([200, 400, 400]);
});

test('a repeated order is in the basket at today’s prices, with the differences listed', async () => {
  const customer = await shop.signedIn();
  const { number } = await place(
    customer,
    await add(customer, [tiered, 100], [reduced, 10], [lastPiece, 1], [byTens, 20]),
  );
  await shop.pool.query('update product set tier_prices = array[6000, 5000, 4000]::bigint[] where id = 1');
  await shop.pool.query('update stock set on_hand = reserved + 3 where product_id = 3');
  await shop.pool.query(`update product set state = 'archived' where id = 2`);
  try {
    await add(customer, [tiered, 5]);
    const answer = await customer.post(`/orders/${number}/repeat`, {});
    expect(answer.json()).toEqual({
      added: [
        { product_id: '1', qty: 100 },
        { product_id: '3', qty: 3 },
      ],
      changes: [
        { kind: 'price', product_id: '1', before: 0.31, now: 0.5 },
        { kind: 'stock', product_id: '3', wanted: 10, added: 3 },
        { kind: 'stock', product_id: '4', wanted: 1, added: 0 },
        { kind: 'gone', product_id: '2' },
      ],
    });
    expect(wishesOf(await basketOf(customer))).toEqual([
      [1, 105],
      [3, 3],
    ]);
  } finally {
    await shop.pool.query('update product set tier_prices = array[5000, 3100, 1234]::bigint[] where id = 1');
    await shop.pool.query(`update product set state = 'published' where id = 2`);
    await shop.pool.query('update stock set on_hand = 200 where product_id = 3');
  }
});
