import { inTransaction } from '@farad/database/connection/transaction';
import type { Dashboard } from '@farad/contract/office/operation/reports';
import { openOrderQueries } from '@farad/database/orders/open-order.queries';
import { runIn } from '@farad/database/connection/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { lapseOrders } from './lapse-orders.ts';
import { add } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { orderOf, place, tryPlace } from '#testing/calls/order-calls.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { signedInStaff } from '#testing/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const usual = { mostOrders: 0, mostRoubles: 0, mostCompanyRoubles: 0, firstRoubles: 0, cashDays: 14, warnRoubles: 0 };

const setRules = (rules: Partial<typeof usual>) =>
  shop.pool.query(
    `insert into setting (key, value) values ('open_orders', $1)
      on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ ...usual, ...rules })],
  );
beforeEach(() => setRules({}));

const order = async (buyer: SignedInBrowser, quantity = 1) =>
  tryPlace(buyer, orderOf(await add(buyer, [products.reduced, quantity])));

const refusal = { error: { code: 'too_many_open_orders' } };

it('a buyer has a limited number of unpaid orders, until one is paid or cancelled', async () => {
  await setRules({ mostOrders: 2 });
  const buyer = await shop.signedIn();
  const { number } = await place(buyer, await add(buyer, [products.reduced, 1]));
  expect((await order(buyer)).statusCode).toBe(201);
  const refused = await order(buyer);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, refusal]);
  expect(refused.body).toContain('2');
  expect(refused.body).toContain('Оплатите или отмените прежние');
  const cancelled = await buyer.post(`/orders/${number}/cancel`, {});
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  expect((await order(buyer)).statusCode).toBe(201);
});

it('a refused order reserves nothing', async () => {
  await setRules({ firstRoubles: 1 });
  const buyer = await shop.signedIn();
  const reserved = async () =>
    (await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', products.reduced.id).execute())[0];
  const before = await reserved();
  const refused = await order(buyer, 100);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: { field: 'payment_method' } }]);
  // This is the buyer's first order, so the message must not say that they have too many.
  expect(refused.json<{ error: { message: string } }>().error.message).toBe(
    'Столько без оплаты отложить не можем. Первый заказ с оплатой при получении — до 1\u00a0₽. Выберите оплату картой или СБП.',
  );
  expect(await reserved()).toEqual(before);
});

it('another account with the same phone has no separate limit', async () => {
  await setRules({ mostOrders: 1 });
  const [buyer, other] = [await shop.signedIn(), await shop.signedIn()];
  await place(buyer, await add(buyer, [products.reduced, 1]));
  await shop.pool.query(
    `update orders set contact = contact || jsonb_build_object('phone', $1::text)
    where account_id = $2`,
    [other.phone, buyer.accountId],
  );
  expect((await order(other)).json()).toMatchObject(refusal);
});

it('parallel orders of one buyer are counted one after another, by account and by phone', async () => {
  const asks = async (accountId: number, phone: string | null) =>
    inTransaction(shop.db, async (tx) => {
      await runIn(tx, "set local lock_timeout = '50ms'");
      await openOrderQueries(tx).lockBuyer(accountId, phone);
      return 'free';
    });
  await inTransaction(shop.db, async (tx) => {
    await openOrderQueries(tx).lockBuyer(1, '79260000000');
    await expect(asks(1, null)).rejects.toMatchObject({ code: '55P03' });
    await expect(asks(2, '79260000000')).rejects.toMatchObject({ code: '55P03' });
    expect(await asks(2, '79260000001')).toBe('free');
  });
  expect(await asks(1, '79260000000')).toBe('free');
});

it('an order on receipt that was not confirmed or collected expires after its days and releases its parts', async () => {
  const buyer = await shop.signedIn();
  const [fresh, unconfirmed, uncollected, confirmed] = [
    await place(buyer, await add(buyer, [products.reduced, 1])),
    await place(buyer, await add(buyer, [products.reduced, 1])),
    await place(buyer, await add(buyer, [products.reduced, 1])),
    await place(buyer, await add(buyer, [products.reduced, 1])),
  ];
  const old = [unconfirmed, uncollected, confirmed].map(({ number }) => number);
  await shop.pool.query(`update orders set created_at = now() - interval '15 days' where number = any($1)`, [old]);
  for (const [{ number }, status, days] of [
    [uncollected, 'in_warehouse', 15],
    [confirmed, 'in_warehouse', 13],
  ] as const) {
    await shop.pool.query(`update orders set status = $2 where number = $1`, [number, status]);
    await shop.pool.query(
      `insert into order_event (order_id, from_status, to_status, by, at)
        select id, 'created', $2, 'system', now() - make_interval(days => $3) from orders where number = $1`,
      [number, status, days],
    );
  }
  await setRules({ cashDays: 0 });
  expect(await lapseOrders(shop.deps, shop.deps.clock())).toBe(0);
  await setRules({ cashDays: 14 });
  expect(await lapseOrders(shop.deps, shop.deps.clock())).toBe(2);
  const { rows } = await shop.pool.query<{ number: string; status: string }>(
    'select number, status from orders where account_id = $1',
    [buyer.accountId],
  );
  expect(new Map(rows.map(({ number, status }) => [number, status]))).toEqual(
    new Map([
      [fresh.number, 'created'],
      [unconfirmed.number, 'cancelled'],
      [uncollected.number, 'cancelled'],
      [confirmed.number, 'in_warehouse'],
    ]),
  );
  const held = await shop.pool.query(
    `select from reservation join orders on orders.id = order_id where orders.number = any($1)`,
    [[unconfirmed.number, uncollected.number]],
  );
  expect(held.rows).toEqual([]);
});

it('the dashboard shows unpaid orders, and buyers who hold more than staff accept', async () => {
  const buyer = await shop.signedIn();
  await place(buyer, await add(buyer, [products.reduced, 90]));
  const { rows } = await shop.pool.query<{ sum: number }>(
    'select sum(total_kopecks)::integer / 100.0 as sum from orders where account_id = $1',
    [buyer.accountId],
  );
  const total = Number(rows[0]?.sum);
  const owner = await signedInStaff(shop, 'administrator');
  const unpaid = async () => (await owner.get('/admin/dashboard')).json<Dashboard>().unpaid;
  expect(await unpaid()).toMatchObject({ holders: [] });
  await setRules({ warnRoubles: Math.floor(total) });
  const { holders, orders, total: all } = await unpaid();
  expect(holders).toContainEqual({ accountId: String(buyer.accountId), orders: 1, total });
  expect(orders).toBeGreaterThanOrEqual(1);
  expect(all).toBeGreaterThanOrEqual(total);
  await setRules({ warnRoubles: Math.ceil(total) + 1 });
  expect((await unpaid()).holders.map(({ accountId }) => accountId)).not.toContain(String(buyer.accountId));
});
