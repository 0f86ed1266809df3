import { beforeEach, describe, expect, it } from 'vitest';

import { openParcelRows } from '#testing/scenes/parcel-rows.ts';
import { addRow, callOfStaff } from '#testing/scenes/row-scenes.ts';
import { handOverParcel, moveParcel, packParcel, removeParcel } from './change-parcels.ts';

const parcels = openParcelRows();
const { shop } = parcels;
type Packed = Parameters<typeof packParcel>[3]['products'][number];
const piece = (product: number, qty: number, ...marks: Packed['marks']): Packed => ({
  product_id: String(product),
  qty,
  marks,
});
const pack = (products: readonly Packed[], grams: number | null = null, number = '26-000001') =>
  packParcel(parcels.deps, callOfStaff, number, { products, grams });
const name = (parcel = '1', number = '26-000001') => ({ number, parcel });
const outcome = (answer: { readonly ok: boolean; readonly error?: unknown }): unknown =>
  answer.ok ? 'done' : answer.error;
const changed = (work: () => Promise<{ readonly ok: boolean }>) =>
  parcels.changes(async () => parcels.carrier.heard.push(JSON.stringify(outcome(await work()))));
/** Returns the failure of a call. Expects that the call changes no rows. */
const refusal = async (work: () => Promise<{ readonly ok: boolean }>) => {
  let failure: unknown;
  const lines = await parcels.changes(async () => {
    failure = outcome(await work());
  });
  expect(lines).toBe('\n');
  return failure;
};
const refused = { code: 'transition_not_allowed' };
const ownPickup = () =>
  shop.run(`update orders set delivery = '{"kind": "own_pickup", "address": "", "hours": "", "city": "moscow"}'`);
const shipment = (state: string, more: object = {}) =>
  addRow(shop, 'shipment', {
    parcel_id: 1,
    provider: 'cdek',
    number: 'N-1',
    state,
    created_at: '2026-11-19T00:00:00Z',
    ...more,
  });
const states = () => shop.read('select id, state, shipped_at is not null from parcel order by id');
const status = () => shop.read('select id, status from orders where id <= 2 order by id');

beforeEach(() => parcels.begin());

describe('a parcel is packed', () => {
  it('with its pieces, weight and codes', async () => {
    await shop.run('update product set is_marked = true where id = 1');
    await parcels.pack(1, 'packed', { 1: 3 });
    expect(await changed(() => pack([piece(2, 10), piece(1, 5, 'a', { code: 'b', pieces: 4 })])))
      .toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"grams":null,"parcel":2,"products":[{"qty":10,"marks":[],"product_id":"2"},{"qty":5,"marks":["a",{"code":"b","pieces":4}],"product_id":"1"}]}, action "order.parcel_packed", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + parcel 2: id 2, grams 110, state "packed", number 2, order_id 1, created_at "2026-11-20T06:00:00+00:00", told_stage 0
      + parcel_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, city "", code "", state "packed", of_return false, parcel_id 2
      + parcel_line 2/1: quantity 5, parcel_id 2, product_id 1
      + parcel_line 2/2: quantity 10, parcel_id 2, product_id 2
      + parcel_mark 2/a: code "a", pieces 1, parcel_id 2, product_id 1
      + parcel_mark 2/b: code "b", pieces 4, parcel_id 2, product_id 1
      "done"
      "
    `);
    await pack([piece(1, 2, 'c', 'd')], 777);
    expect(await shop.read('select id, number, grams from parcel order by id')).toEqual([
      '1 1 100',
      '2 2 110',
      '3 3 777',
    ]);
  });

  it.each([
    [[piece(1, 10), piece(2, 11)], { field: 'products.1.qty', productId: '2', available: 10 }],
    [[piece(2, 1), piece(1, 1), piece(2, 1)], { field: 'products.2.qty', productId: '2', available: 0 }],
    [[piece(3, 1)], { field: 'products.0.qty', productId: '3', available: 0 }],
  ])('with no more than is left: %#', async (products, expected) => {
    expect(await refusal(() => pack(products))).toEqual({ code: 'invalid_input', ...expected });
  });

  it('without what other parcels hold', async () => {
    await parcels.pack(1, 'packed', { 1: 7 });
    await parcels.pack(2, 'returned', { 2: 10 });
    await parcels.pack(1, 'packed', { 2: 10 }, { order_id: 2 });
    expect(await refusal(() => pack([piece(1, 4)]))).toMatchObject({ code: 'invalid_input', available: 3 });
    expect(outcome(await pack([piece(1, 3), piece(2, 10)]))).toBe('done');
  });

  it('with the codes that its goods need', async () => {
    await shop.run('update product set is_marked = true where id = 1');
    await parcels.pack(1, 'packed', { 1: 1 }, { order_id: 2 });
    await shop.run(`insert into parcel_mark (parcel_id, product_id, code, pieces) values (1, 1, 'taken', 1)`);
    const wrong = (field: string) => ({ code: 'invalid_input', field });
    expect(await refusal(() => pack([piece(2, 1), piece(1, 2, 'a')]))).toEqual(wrong('products.1.marks'));
    expect(await refusal(() => pack([piece(2, 1, 'a')]))).toEqual(wrong('products.0.marks'));
    expect(await refusal(() => pack([piece(2, 1), piece(1, 2, 'a', 'a')]))).toEqual(wrong('products.1.marks'));
    expect(await refusal(() => pack([piece(2, 1), piece(1, 1, 'taken')]))).toEqual(wrong('products.1.marks'));
    expect(outcome(await pack([piece(2, 1), piece(1, 1, 'free')]))).toBe('done');
  });

  it('with what the stock holds for the parcels that wait', async () => {
    await shop.run('update stock set on_hand = 20 where product_id = 1');
    await shop.run('delete from reservation where order_id = 1 and product_id = 1');
    await shop.run('update stock set reserved = 10 where product_id = 1');
    await parcels.pack(1, 'packed', { 1: 4 });
    await parcels.pack(2, 'handed_over', { 1: 2 }, { shipped_at: '2026-11-19T00:00:00Z' });
    await shop.run('update stock set on_hand = 17 where product_id = 1');
    expect(await refusal(() => pack([piece(1, 4)]))).toEqual({
      code: 'not_enough_stock',
      productId: '1',
      available: 7,
    });
    expect(outcome(await pack([piece(1, 3)]))).toBe('done');
    expect(await shop.read('select order_id, quantity from reservation where product_id = 1 order by 1')).toEqual([
      '1 7',
      '2 10',
    ]);
  });

  it('while its order is in work', async () => {
    await shop.run(`update orders set status = 'created' where id = 1`);
    expect(await refusal(() => pack([piece(1, 1)]))).toEqual(refused);
    expect(await refusal(() => pack([piece(1, 1)], null, '26-000009'))).toEqual({ code: 'not_found' });
    expect(await refusal(() => pack([piece(1, 1)], null, 'x'))).toEqual({ code: 'not_found' });
  });
});

describe('a parcel is handed over', () => {
  const handOver = (by: 'carrier' | 'shop' = 'shop', track = '', parcel = '1') =>
    handOverParcel(parcels.deps, callOfStaff, name(parcel), { by, track });
  beforeEach(async () => {
    await parcels.pack(1, 'packed', { 1: 4 });
    await parcels.pack(1, 'packed', { 1: 4 }, { order_id: 2 });
  });

  it('by the shop, which takes its goods from the stock', async () => {
    expect(await changed(() => handOver('shop', '100'))).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"by":"shop","track":"100","parcel":1}, action "order.parcel_handed_over", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + inbox_entry 1: at now, id 1, data {"what":"handed_over","track":"100","number":"26-000001","parcel":1}, kind "parcel", account_id 1
      + outbox 1: id 1, kind "parcel", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      parcel 1: state "handed_over", track "100", shipped_at "2026-11-20T06:00:00+00:00", told_stage 1
      + parcel_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, city "", code "", state "handed_over", of_return false, parcel_id 1
      + product_change 8: at now, id 8, is_whole false, product_id 1
      reservation 1/1/1: quantity 6
      stock 1/1: on_hand 96, reserved 16
      + stock_movement 1: at now, id 1, kind "ship", order_id 1, quantity 4, product_id 1, warehouse_id 1
      "done"
      "
    `);
    expect(await refusal(() => handOver())).toEqual(refused);
  });

  it('by the shop; the last one moves the order', async () => {
    await parcels.pack(2, 'handed_over', { 1: 6, 2: 10 }, { shipped_at: '2026-11-19T00:00:00Z' });
    expect(await changed(() => handOver())).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"by":"shop","track":"","parcel":1}, action "order.parcel_handed_over", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + inbox_entry 1: at now, id 1, data {"what":"handed_over","track":"","number":"26-000001","parcel":null}, kind "parcel", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, reason "", order_id 1, staff_id 2, to_status "shipped", from_status "in_warehouse"
      orders 1: status "shipped"
      + outbox 1: id 1, kind "parcel", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      parcel 1: state "handed_over", shipped_at "2026-11-20T06:00:00+00:00", told_stage 1
      + parcel_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, city "", code "", state "handed_over", of_return false, parcel_id 1
      + product_change 8: at now, id 8, is_whole false, product_id 1
      + product_change 9: at now, id 9, is_whole false, product_id 1
      + product_change 10: at now, id 10, is_whole false, product_id 2
      - reservation 1/1/1
      - reservation 1/2/1
      stock 1/1: on_hand 90, reserved 10
      stock 2/1: on_hand 90, reserved 10
      + stock_movement 1: at now, id 1, kind "ship", order_id 1, quantity 4, product_id 1, warehouse_id 1
      + stock_movement 2: at now, id 2, kind "ship", order_id 1, quantity 6, product_id 1, warehouse_id 1
      + stock_movement 3: at now, id 3, kind "ship", order_id 1, quantity 10, product_id 2, warehouse_id 1
      "done"
      "
    `);
  });

  it('to the carrier, which is asked later', async () => {
    expect(await changed(() => handOver('carrier', 'ignored'))).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"by":"carrier","track":"ignored","parcel":1}, action "order.parcel_handed_over", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + shipment 1: id 1, state "pending", number "26-000001-1", problems [], provider "cdek", parcel_id 1, created_at "2026-11-20T06:00:00+00:00"
      "done"
      "
    `);
    expect(await refusal(() => handOver('carrier'))).toEqual(refused);
    expect(await refusal(() => handOver('shop'))).toEqual(refused);
  });

  it('to the carrier again after it refused', async () => {
    await shipment('invalid', { over_at: '2026-11-19T00:00:00Z' });
    expect(outcome(await handOver('carrier'))).toBe('done');
    expect(await shop.read('select id, number, state from shipment order by id')).toEqual([
      '1 N-1 invalid',
      '2 26-000001-1-2 pending',
    ]);
  });

  it('to a carrier that can carry it', async () => {
    parcels.isConnected = false;
    expect(await refusal(() => handOver('carrier'))).toEqual({ code: 'delivery_unavailable' });
    parcels.isConnected = true;
    await shop.run(`update orders set delivery = delivery || '{"code": "other"}' where id = 1`);
    expect(await refusal(() => handOver('carrier'))).toMatchObject({ code: 'delivery_unavailable' });
  });

  it('when it is paid', async () => {
    await shop.run(`update orders set paid_at = null, payment_method = 'invoice' where id = 1`);
    const unpaid = { code: 'goods_unpaid', missing: 100 };
    expect([await refusal(() => handOver()), await refusal(() => handOver('carrier'))]).toEqual([unpaid, unpaid]);
    await shop.run(`update orders set payment_method = 'card' where id = 1`);
  });

  it('when its goods are in the stock', async () => {
    await shop.run('delete from reservation where order_id = 1');
    await shop.run('update stock set on_hand = 13, reserved = 10 where product_id = 1');
    expect(await refusal(() => handOver())).toMatchObject({ code: 'not_enough_stock', productId: '1' });
  });

  it('without taking its goods from the stock again', async () => {
    await shop.run(`update parcel set shipped_at = '2026-11-19' where id = 1`);
    expect(outcome(await handOver())).toBe('done');
    expect(await shop.read('select product_id, on_hand from stock order by 1')).toEqual(['1 100', '2 100']);
  });

  it('at the office it is delivered', async () => {
    await ownPickup();
    await shop.run(`update parcel set state = 'ready_for_pickup' where id = 1`);
    expect(outcome(await handOver())).toBe('done');
    expect([await states(), await status()]).toEqual([
      ['1 delivered true', '2 packed false'],
      ['1 in_warehouse', '2 in_warehouse'],
    ]);
  });

  it('not if it is ready at a point, or is another one', async () => {
    await shop.run(`update parcel set state = 'ready_for_pickup' where id = 1`);
    expect(await refusal(() => handOver())).toEqual(refused);
    for (const parcel of ['2', '0', 'x', '01'])
      expect(await refusal(() => handOver('shop', '', parcel))).toEqual({ code: 'not_found' });
    await shop.run(`update parcel set number = 999999 where id = 1`);
    expect(await refusal(() => handOver('shop', '', '999999'))).toEqual(refused);
  });

  it('the last one only when the order is in the warehouse', async () => {
    await parcels.pack(2, 'handed_over', { 1: 6, 2: 10 }, { shipped_at: '2026-11-19T00:00:00Z' });
    await shop.run(`update orders set status = 'in_work_personal' where id = 1`);
    const waits = { code: 'last_parcel_waits' };
    expect([await refusal(() => handOver()), await refusal(() => handOver('carrier'))]).toEqual([waits, waits]);
  });
});

describe('a parcel is moved by hand', () => {
  const move = (state: Parameters<typeof moveParcel>[3]) => moveParcel(parcels.deps, callOfStaff, name(), state);
  beforeEach(async () => {
    await parcels.pack(1, 'handed_over', { 1: 10, 2: 10 }, { shipped_at: '2026-11-19T00:00:00Z' });
    await shop.run('delete from reservation where order_id = 1');
    await shop.run('update stock set reserved = 10');
    await shop.run(`update orders set status = 'shipped' where id = 1`);
  });

  it('to its end, which ends its shipment', async () => {
    await shipment('confirmed');
    expect(await changed(() => move('delivered'))).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"state":"delivered","parcel":1}, action "order.parcel_moved", before {"state":"handed_over","parcel":1}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + inbox_entry 1: at now, id 1, data {"what":"delivered","track":"","number":"26-000001","parcel":null}, kind "parcel", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, reason "", order_id 1, staff_id 2, to_status "delivered", from_status "shipped"
      orders 1: status "delivered"
      parcel 1: state "delivered", told_stage 4
      + parcel_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, city "", code "", state "delivered", of_return false, parcel_id 1
      shipment 1: over_at "2026-11-20T06:00:00+00:00"
      "done"
      "
    `);
    expect(await refusal(() => move('delivered'))).toEqual(refused);
  });

  it('on its way, and its shipment goes on', async () => {
    await shipment('confirmed');
    expect(await changed(() => move('in_transit'))).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"state":"in_transit","parcel":1}, action "order.parcel_moved", before {"state":"handed_over","parcel":1}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + inbox_entry 1: at now, id 1, data {"what":"handed_over","track":"","number":"26-000001","parcel":1}, kind "parcel", account_id 1
      + outbox 1: id 1, kind "parcel", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      parcel 1: state "in_transit", told_stage 1
      + parcel_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, city "", code "", state "in_transit", of_return false, parcel_id 1
      "done"
      "
    `);
    expect(await refusal(() => move('handed_over'))).toEqual(refused);
  });

  it('back to the stock', async () => {
    expect(await changed(() => move('returned'))).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"state":"returned","parcel":1}, action "order.parcel_moved", before {"state":"handed_over","parcel":1}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, reason "", order_id 1, staff_id 2, to_status "in_warehouse", from_status "shipped"
      orders 1: status "in_warehouse"
      parcel 1: state "returned", shipped_at null
      + parcel_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, city "", code "", state "returned", of_return false, parcel_id 1
      + product_change 10: at now, id 10, is_whole false, product_id 1
      + product_change 11: at now, id 11, is_whole false, product_id 2
      + reservation 1/1/1: order_id 1, quantity 10, product_id 1, warehouse_id 1
      + reservation 1/2/1: order_id 1, quantity 10, product_id 2, warehouse_id 1
      stock 1/1: on_hand 110, reserved 20
      stock 2/1: on_hand 110, reserved 20
      + stock_movement 1: at now, id 1, kind "receipt", order_id 1, quantity 10, product_id 1, warehouse_id 1
      + stock_movement 2: at now, id 2, kind "reserve", order_id 1, quantity 10, product_id 1, warehouse_id 1
      + stock_movement 3: at now, id 3, kind "receipt", order_id 1, quantity 10, product_id 2, warehouse_id 1
      + stock_movement 4: at now, id 4, kind "reserve", order_id 1, quantity 10, product_id 2, warehouse_id 1
      "done"
      "
    `);
  });

  it('at the office, where it needs the payment', async () => {
    await ownPickup();
    await shop.run(
      `update orders set status = 'in_warehouse', payment_method = 'invoice', paid_at = null where id = 1`,
    );
    await shop.run(`update parcel set state = 'packed', shipped_at = null where id = 1`);
    expect(await refusal(() => move('delivered'))).toEqual(refused);
    expect(outcome(await move('ready_for_pickup'))).toBe('done');
    expect(await refusal(() => move('delivered'))).toMatchObject({ code: 'goods_unpaid' });
    await shop.run(`update orders set paid_at = now(), payment_method = 'card' where id = 1`);
    await shop.run(
      `insert into reservation (order_id, product_id, warehouse_id, quantity) select 1, n, 1, 10 from generate_series(1, 2) n`,
    );
    await shop.run('update stock set reserved = 20');
    expect(outcome(await move('delivered'))).toBe('done');
    expect([await states(), await status()]).toEqual([['1 delivered true'], ['1 delivered', '2 in_warehouse']]);
    expect(await shop.read('select product_id, on_hand, reserved from stock order by 1')).toEqual([
      '1 90 10',
      '2 90 10',
    ]);
  });
});

describe('a parcel is unpacked', () => {
  const remove = (parcel = '1') => removeParcel(parcels.deps, callOfStaff, name(parcel));
  beforeEach(async () => {
    await parcels.pack(1, 'packed', { 1: 4 });
    await parcels.pack(1, 'packed', { 1: 4 }, { order_id: 2 });
  });

  it('and its goods stay reserved', async () => {
    expect(await changed(() => remove())).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", action "order.parcel_removed", before {"parcel":1}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      - parcel 1
      - parcel_line 1/1
      "done"
      "
    `);
    expect(await refusal(() => remove())).toEqual({ code: 'not_found' });
  });

  it.each([
    ['ready_for_pickup', null, 'done'],
    ['handed_over', null, refused],
    ['packed', '2026-11-19', refused],
  ])('before it is sent: %s %s', async (state, shipped, expected) => {
    await shop.run('update parcel set state = $1, shipped_at = $2 where id = 1', state, shipped);
    expect(outcome(await remove())).toEqual(expected);
  });

  it('not while its carrier is asked', async () => {
    await shipment('pending');
    expect(await refusal(() => remove())).toEqual(refused);
    await shop.run(`update shipment set state = 'cancelled', over_at = now()`);
    expect(outcome(await remove())).toBe('done');
  });
});
