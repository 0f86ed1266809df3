import type { Dashboard } from '@farad/contract/office/operation/reports';
import type { StaffOrder, StaffOrders } from '@farad/contract/office/orders/orders';
import type { ErrorBody } from '@farad/contract/error';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { byCarrier, openParcelShop, packed, type ParcelShop, type PlacedOrder } from './test-parcels.ts';

let parcels: ParcelShop;
let accountant: StaffBrowser;
let owner: StaffBrowser;
beforeAll(async () => {
  parcels = await openParcelShop();
  accountant = await signedInStaff(parcels.shop, 'accountant');
  owner = await signedInStaff(parcels.shop, 'administrator');
});
afterAll(() => parcels.close());

const wish = [products.tiered, 10] as const;

/** Places an order whose invoice is not paid. */
async function invoiceOrder(to: 'door' | 'office', method = 'invoice'): Promise<PlacedOrder & { total: number }> {
  const order = await parcels.placed(to, wish);
  const { rows } = await parcels.shop.pool.query<{ total: number }>(
    `update orders set payment_method = $2, paid_at = null where number = $1 returning total_kopecks / 100.0 as total`,
    [order.number, method],
  );
  return { ...order, total: Number(rows[0]?.total) };
}

interface Answer {
  readonly status: number;
  readonly error: ErrorBody['error'] | undefined;
}

const answerOf = (status: number, body: unknown): Answer => ({ status, error: (body as Partial<ErrorBody>).error });

const moveTo = (to: string) => async (order: PlacedOrder) => {
  const answer = await parcels.staff.post(`/admin/orders/${order.number}/move`, { from: 'in_warehouse', to });
  return answerOf(answer.statusCode, answer.json());
};

const parcelCall = (path: string, body: object, before?: object) => async (order: PlacedOrder) => {
  await order.call('', packed(wish));
  if (before !== undefined) await order.call('/1/state', before);
  const answer = await order.call(path, body);
  return answerOf(answer.status, answer.body);
};

/** All actions by which staff hand over goods. The one through 1C is tested with the exchange. */
const roads: readonly (readonly [string, 'door' | 'office', (order: PlacedOrder) => Promise<Answer>])[] = [
  ['the order is shipped', 'door', moveTo('shipped')],
  ['the order is handed over at the counter', 'office', moveTo('delivered')],
  ['a parcel leaves by the shop', 'door', parcelCall('/1/hand-over', { by: 'shop', track: '' })],
  ['a parcel is given to the carrier', 'door', parcelCall('/1/hand-over', byCarrier)],
  ['a parcel is handed over at the counter', 'office', parcelCall('/1/hand-over', { by: 'shop', track: '' })],
  [
    'a parcel that was ready is fetched',
    'office',
    parcelCall('/1/state', { state: 'delivered' }, { state: 'ready_for_pickup' }),
  ],
];

const onHand = () => parcels.onHand(products.tiered);
const release = (by: StaffBrowser, { number }: PlacedOrder, reason = 'Гарантийное письмо № 5') =>
  by.post(`/admin/orders/${number}/release-unpaid`, { reason });
const shown = async ({ number }: PlacedOrder) => (await owner.get(`/admin/orders/${number}`)).json<StaffOrder>();

describe.each(roads)('%s', (_, to, go) => {
  it('not before an invoice is paid, with the missing sum; nothing has moved', async () => {
    const order = await invoiceOrder(to);
    const before = await onHand();
    const refused = await go(order);
    expect([refused.status, refused.error?.code, refused.error?.missing]).toEqual([409, 'goods_unpaid', order.total]);
    expect(refused.error?.message).toContain('Не оплачено');
    expect([await onHand(), (await order.order()).status]).toEqual([before, 'in_warehouse']);
  });

  it('after staff with the permission released it, which its history shows', async () => {
    const order = await invoiceOrder(to);
    expect((await release(parcels.staff, order)).statusCode).toBe(403);
    expect((await release(accountant, order)).statusCode).toBe(200);
    expect((await go(order)).status).toBe(200);
    const { releases, may, unpaid } = await shown(order);
    expect(releases).toMatchObject([{ missing: order.total, reason: 'Гарантийное письмо № 5' }]);
    expect([may.releaseUnpaid, unpaid]).toEqual([false, order.total]);
  });

  it('once it is paid', async () => {
    const order = await invoiceOrder(to);
    await parcels.shop.pool.query('update orders set paid_at = now() where number = $1', [order.number]);
    expect((await go(order)).status).toBe(200);
  });
});

it('an unpaid card order is blocked too, cash at the counter is not', async () => {
  expect((await moveTo('shipped')(await invoiceOrder('door', 'card'))).error?.code).toBe('goods_unpaid');
  expect((await moveTo('delivered')(await invoiceOrder('office', 'cash_on_receipt'))).status).toBe(200);
});

it('a partial payment is subtracted, and a release covers no more than was missing then', async () => {
  const order = await invoiceOrder('door');
  await parcels.shop.pool.query(
    `insert into bank_money (order_id, amount_kopecks, day, at)
     select id, 100, '2026-11-23', now() from orders where number = $1`,
    [order.number],
  );
  const missing = Math.round((order.total - 1) * 100) / 100;
  expect((await moveTo('shipped')(order)).error?.missing).toBe(missing);
  await release(owner, order);
  const dearer =
    'update orders set total_kopecks = total_kopecks + 1, cargo_kopecks = cargo_kopecks + 1 where number = $1';
  await parcels.shop.pool.query(dearer, [order.number]);
  expect((await moveTo('shipped')(order)).error?.missing).toBe(Math.round((missing + 0.01) * 100) / 100);
});

it.each([
  ['without a reason', (order: PlacedOrder) => release(owner, order, ' '), 400],
  ['of nothing that is missing', async () => release(owner, await parcels.placed('door', wish)), 409],
] as const)('a release %s is refused', async (_, ask, status) => {
  expect((await ask(await invoiceOrder('door'))).statusCode).toBe(status);
});

test('unpaid goods that left are shown on the first page and in their list', async () => {
  const left = async () => (await owner.get('/admin/dashboard')).json<Dashboard>().unpaid.left;
  const before = await left();
  const order = await invoiceOrder('door');
  await release(owner, order);
  await parcelCall('/1/hand-over', { by: 'shop', track: '' })(order);
  const after = await left();
  expect(after.orders).toBe(before.orders + 1);
  expect(Math.round((after.missing - before.missing) * 100)).toBe(Math.round(order.total * 100));
  const list = (await owner.get('/admin/orders?payment=left_unpaid')).json<StaffOrders>();
  expect(list.orders[0]?.number).toBe(order.number);
  await parcels.shop.pool.query('update orders set paid_at = now() where number = $1', [order.number]);
  expect(await left()).toEqual(before);
});

test('the acceptance by a carrier counts in any case: the parcel left, and it is in the list', async () => {
  const order = await parcels.placed('door', wish);
  await order.call('', packed(wish));
  await order.call('/1/hand-over', byCarrier);
  const undo = "update orders set paid_at = null, payment_method = 'invoice' where number = $1";
  await parcels.shop.pool.query(undo, [order.number]);
  await parcels.runJobs();
  expect((await order.order()).status).toBe('shipped');
  const list = (await owner.get('/admin/orders?payment=left_unpaid')).json<StaffOrders>();
  expect(list.orders.map(({ number }) => number)).toContain(order.number);
});
