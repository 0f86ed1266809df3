import { createHash, randomUUID } from 'node:crypto';

import { consentVersions } from '@farad/domain/account';
import { resources } from '@farad/wording/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, basketOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { contentText } from '#testing/scenes/content-scenes.ts';
import { orderOf, place, tryPlace } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff } from '#testing/staff.ts';

const { byTens, inTwoWarehouses, reduced, tiered } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const orderId = async (number: string): Promise<number> =>
  (await shop.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow()).id;

const stockOf = (id: number) =>
  shop.db
    .selectFrom('stock')
    .select(['warehouse_id', 'on_hand', 'reserved'])
    .where('product_id', '=', id as never)
    .orderBy('warehouse_id')
    .execute();

test('an order stores the figures, empties the basket and has its own page', async () => {
  const customer = await shop.signedIn({ email: 'anna@example.com' });
  const basket = await add(customer, [tiered, 100], [reduced, 10]);
  const answer = await tryPlace(customer, { ...orderOf(basket), comment: 'Позвоните\nвечером' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    number: expect.stringMatching(/^\S{5,20}$/) as string,
    status: 'created',
    total_price: 431,
    public_id: expect.stringMatching(/^[\w-]{32}$/) as string,
    pay: null,
    pay_until: null,
  });
  const { number } = answer.json<{ number: string }>();
  expect(await basketOf(customer)).toBeNull();
  expect((await customer.get(`/orders/${number}`)).json()).toMatchObject({
    number,
    status: 'created',
    total_price: 431,
    total_discount: 200,
    lineCount: 2,
    products: [
      { product_id: '1', qty: 100, current_price: 0.31, total_price: 31, title: 'Резистор 10 кОм', brand: 'Yageo' },
      { product_id: '3', qty: 10, current_price: 39.99, total_price: 400 },
    ],
    contact: { name: 'Анна', surname: 'Иванова', phone: customer.phone, email: 'anna@example.com' },
    delivery: { kind: 'own_pickup', address: shop.deps.config.pickup.address },
    payment_method: 'cash_on_receipt',
    comment: 'Позвоните\nвечером',
    events: [{ status: 'created', by: 'customer' }],
  });
  expect((await customer.get('/orders')).json()).toMatchObject({
    orders: [{ number, total_price: 431, lineCount: 2, isOwn: true, isWaiting: false, companyName: null }],
    next: null,
    waitingCount: 0,
  });
});

test('an order records the accepted edition of the offer, and the origin of the consent', async () => {
  const accepted = async () => {
    const customer = await shop.signedIn();
    const body = orderOf(await add(customer, [tiered, 1]));
    const answer = await customer.post('/orders', body, { 'idempotency-key': randomUUID(), 'accept-language': 'en' });
    const { number } = answer.json<{ number: string }>();
    const { consents } = await shop.db
      .selectFrom('orders')
      .select('consents')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const consent = await shop.db
      .selectFrom('consent')
      .select(['version', 'locale', 'text_sha256', 'caller_hash'])
      .where('account_id', '=', customer.accountId)
      .executeTakeFirstOrThrow();
    return { edition: consents['offerEdition'], consent };
  };
  const first = await accepted();
  expect(first.edition).toMatch(/^program \d+\.\d+\.\d+ en [0-9a-f]{16}$/);
  const text = resources.en.checkout.personalDataText;
  expect(first.consent).toMatchObject({ locale: 'en', version: consentVersions.personal_data });
  expect(first.consent.text_sha256).toEqual(createHash('sha256').update(text).digest());
  expect(first.consent.caller_hash).toHaveLength(32);

  const editor = await signedInStaff(shop, 'content_editor');
  const texts = { ru: { ...contentText, title: 'Оферта' }, en: null, tr: null };
  await editor.post('/admin/content/page/offer/save', { version: 0, texts, link: null, note: '' });
  await editor.post('/admin/content/page/offer/publish', { version: 1, at: null, endsAt: null });
  expect((await accepted()).edition).toMatch(/^version 1 ru [0-9a-f]{16}$/);
});

test.each([
  ['{"first":{"utm_source":"ya"},"last":{"yclid":"1"}}', { first: { utm_source: 'ya' }, last: { yclid: '1' } }],
  ['utm_source=ya', {}],
  ['{"first":{"utm_source":{"$ne":1}},"__proto__":{}}', {}],
])('the campaigns of the cookie %s are stored with the order', async (cookie, utm) => {
  const customer = await shop.signedIn();
  customer.cookies.set('utmtags', cookie);
  const { number } = await place(customer, await add(customer, [tiered, 1]));
  const id = await orderId(number);
  expect(await shop.db.selectFrom('orders').select('utm').where('id', '=', id).executeTakeFirst()).toEqual({ utm });
});

test('its stock is reserved, with a movement for each reservation', async () => {
  const customer = await shop.signedIn();
  const basket = await add(customer, [byTens, 30], [inTwoWarehouses, 6]);
  const { number } = await place(customer, basket);
  const id = await orderId(number);
  const columns = ['product_id', 'warehouse_id', 'quantity'] as const;
  const expected = [
    { product_id: byTens.id, warehouse_id: 1, quantity: 30 },
    { product_id: inTwoWarehouses.id, warehouse_id: 1, quantity: 3 },
    { product_id: inTwoWarehouses.id, warehouse_id: 2, quantity: 3 },
  ];
  const reservations = shop.db.selectFrom('reservation').select(columns).where('order_id', '=', id);
  expect(await reservations.orderBy('product_id').orderBy('warehouse_id').execute()).toEqual(expected);
  const movements = shop.db
    .selectFrom('stock_movement')
    .select([...columns, 'kind'])
    .where('order_id', '=', id);
  expect(await movements.orderBy('id').execute()).toEqual(expected.map((row) => ({ ...row, kind: 'reserve' })));
  expect(await stockOf(byTens.id)).toEqual([{ warehouse_id: 1, on_hand: 1000, reserved: 30 }]);
  expect(await stockOf(inTwoWarehouses.id)).toEqual([
    { warehouse_id: 1, on_hand: 3, reserved: 3 },
    { warehouse_id: 2, on_hand: 4, reserved: 3 },
  ]);
  await shop.index.caughtUp();
  const seen = await shop.guest().get(`/catalog/products/part-${inTwoWarehouses.id}`);
  expect(seen.json()).toMatchObject({ product: { qty: 1 } });
});

test('its messages wait in the outbox, each with a job of the same transaction', async () => {
  const customer = await shop.signedIn({ email: 'olga@example.com' });
  const basket = await add(customer, [tiered, 100]);
  const body = orderOf(basket);
  const answer = await tryPlace(customer, { ...body, contact: { ...body.contact, email: ' Other@Example.COM ' } });
  const { number, public_id } = answer.json<{ number: string; public_id: string }>();
  const id = await orderId(number);
  const messages = await shop.db.selectFrom('outbox').selectAll().where('order_id', '=', id).orderBy('id').execute();
  const waiting = { kind: 'order_placed', attempts: 0, sent_at: null, dead_at: null };
  expect(messages).toMatchObject([
    {
      ...waiting,
      channel: 'email',
      recipient: 'other@example.com',
      subject: expect.stringContaining(number) as string,
    },
    { ...waiting, kind: 'order_to_shop', channel: 'email', subject: expect.stringContaining(number) as string },
  ]);
  expect(messages[0]?.text).toContain(`https://farad.example/cabinet/orders/${number}`);
  for (const { text } of messages) expect(text).not.toContain(public_id);
  const jobs = await shop.pool.query<{ xmin: string; outbox: number }>(
    `select job.xmin, (job.payload->>'outboxId')::int as outbox, task.identifier, job.max_attempts
     from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
     where (job.payload->>'outboxId')::int = any($1) order by outbox`,
    [messages.map((message) => message.id)],
  );
  const order = await shop.pool.query<{ xmin: string }>('select xmin from orders where id = $1', [id]);
  const job = { xmin: order.rows[0]?.xmin, identifier: 'deliver_message', max_attempts: 12 };
  expect(jobs.rows).toEqual(messages.map((message) => ({ ...job, outbox: message.id })));
});

test('a customer’s coefficient is applied to their price exactly', async () => {
  const customer = await shop.signedIn({ coefficient: 9_500 });
  const basket = await add(customer, [tiered, 1000]);
  expect(basket.total_price).toBe(117);
  const { number, total_price } = await place(customer, basket);
  expect(total_price).toBe(117);
  expect((await customer.get(`/orders/${number}`)).json()).toMatchObject({
    total_price: 117,
    products: [{ current_price: 0.1172, total_price: 117 }],
  });
});

test('the order is in the language it was placed in', async () => {
  const customer = await shop.signedIn({ email: 'john@example.com' });
  const basket = await add(customer, [reduced, 1]);
  const headers = { 'idempotency-key': 'k', 'accept-language': 'en' };
  const { number } = (await customer.post('/orders', orderOf(basket), headers)).json<{ number: string }>();
  const id = await orderId(number);
  const messages = await shop.db.selectFrom('outbox').selectAll().where('order_id', '=', id).orderBy('id').execute();
  expect(messages[0]?.text).toContain(`thank you for order ${number}`);
  expect(messages[0]?.text).toContain(`https://farad.example/en/cabinet/orders/${number}`);
});

test('T12: another customer and a guest do not find the order', async () => {
  const customer = await shop.signedIn();
  const { number } = await place(customer, await add(customer, [reduced, 1]));
  const stranger = await shop.signedIn();
  const absent = await stranger.get('/orders/2026-000000');
  const answer = await stranger.get(`/orders/${number}`);
  expect([answer.statusCode, answer.body]).toEqual([404, absent.body]);
  expect((await stranger.get('/orders')).json()).toMatchObject({ orders: [] });
  expect((await shop.guest().get(`/orders/${number}`)).statusCode).toBe(401);
  expect((await shop.guest().get('/orders')).statusCode).toBe(401);
});

test('T13: the public link shows only products and status; anything else gets the same 404', async () => {
  const customer = await shop.signedIn();
  const { number, public_id } = await place(customer, await add(customer, [reduced, 1]));
  const id = await orderId(number);
  const guest = shop.guest();
  const answer = await guest.get(`/orders/public/${public_id}`);
  expect(Object.keys(answer.json<object>()).sort()).toEqual(['number', 'products', 'status']);
  expect(answer.body).not.toContain(customer.phone);
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(answer.headers['x-robots-tag']).toContain('noindex');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  const wrong = [number, String(id), '1', public_id.slice(0, -1), `${public_id}A`, 'x'.repeat(200), "' or 1=1 --"];
  const refusals = await Promise.all(wrong.map((each) => guest.get(`/orders/public/${encodeURIComponent(each)}`)));
  const bodies = refusals.map((refusal) => [refusal.statusCode, refusal.body]);
  expect(bodies).toEqual(wrong.map(() => [404, refusals[0]?.body]));
  shop.passSeconds(90 * 24 * 3600 + 1);
  expect((await guest.get(`/orders/public/${public_id}`)).body).toBe(refusals[0]?.body);
  shop.passSeconds(-90 * 24 * 3600 - 1);
});
