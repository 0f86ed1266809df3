import type { NewOrders } from '@farad/contract/office/orders/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { add } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let manager: StaffBrowser;

beforeAll(async () => {
  shop = await openShop();
  manager = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

const ask = async (since?: string): Promise<NewOrders> =>
  (await manager.get(`/admin/orders/new${since === undefined ? '' : `?since=${since}`}`)).json<NewOrders>();

async function placeOrder(): Promise<string> {
  const buyer = await shop.signedIn();
  const { number } = await place(buyer, await add(buyer, [products.reduced, 2]));
  return number;
}

/** Makes all orders ten seconds older, so that they are old enough to be announced (`settledMs` in new-orders.ts). */
const letThemSettle = () => shop.pool.query(`update orders set created_at = created_at - interval '10 seconds'`);

it('an empty shop has no new orders, and the first order is one', async () => {
  expect(await ask()).toEqual({ last: '0', count: 0, orders: [] });
  const number = await placeOrder();
  await letThemSettle();
  const { count, orders, last } = await ask('0');
  expect([count, orders.map((order) => order.number)]).toEqual([1, [number]]);
  expect(orders[0]?.name).not.toBe('');
  expect(orders[0]?.total).toBeGreaterThan(0);
  expect(await ask(last)).toEqual({ last, count: 0, orders: [] });
});

it('all new orders are counted, and the latest three are named, the latest first', async () => {
  const { last: since } = await ask();
  const numbers: string[] = [];
  for (let index = 0; index < 4; index += 1) numbers.push(await placeOrder());
  await letThemSettle();
  const { count, orders } = await ask(since);
  expect(count).toBe(4);
  expect(orders.map(({ number }) => number)).toEqual(numbers.slice(1).toReversed());
});

it('new orders wait some seconds, since an order with a lower id may commit after one with a higher id', async () => {
  const { last } = await ask();
  const number = await placeOrder();
  await shop.pool.query('update orders set created_at = $2 where number = $1', [number, shop.deps.clock()]);
  expect(await ask(last)).toEqual({ last, count: 0, orders: [] });
});

it('a mark after the last order finds nothing; a mark that is no number is refused by name', async () => {
  expect(await ask('999999999999999')).toMatchObject({ count: 0, orders: [] });
  const answer = await manager.get('/admin/orders/new?since=abc');
  expect([answer.statusCode, answer.json<{ error: { field: string } }>().error.field]).toEqual([400, 'since']);
});
