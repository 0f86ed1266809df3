import { inTransaction } from '@farad/database/connection/transaction';
import { orderQueries } from '@farad/database/orders/order.queries';
import { beforeEach, describe, expect, it } from 'vitest';

import { openParcelRows } from '#testing/scenes/parcel-rows.ts';
import { moveByParcels } from './move-by-parcels.ts';

const parcels = openParcelRows();
const { shop } = parcels;
const moved = () =>
  inTransaction(shop.db, async (tx) => {
    const order = await orderQueries(tx).lockById(1);
    if (order === undefined) throw new Error('no such order');
    return moveByParcels(tx, parcels.deps, order, { kind: 'staff', staffId: 2 });
  });
const gone = { shipped_at: '2026-11-19T00:00:00Z' };
const moves = () => shop.read('select order_id, from_status, to_status from order_event order by id');
const news = () => shop.read(`select data->>'what' from inbox_entry order by id`);

beforeEach(() => parcels.begin());

describe('an order follows its parcels', () => {
  it.each([
    ['packed', 'in_warehouse', []],
    ['handed_over', 'shipped', ['1 in_warehouse shipped']],
    ['delivered', 'delivered', ['1 in_warehouse shipped', '1 shipped delivered']],
    ['lost', 'in_warehouse', []],
  ])('that are %s', async (state, status, expected) => {
    await parcels.pack(1, state, { 1: 10, 2: 10 }, gone);
    expect(await moved()).toBe(status);
    expect([await moves(), await news()]).toEqual([expected, []]);
    expect(await moved()).toBe(status);
  });

  it('as far as its status allows', async () => {
    await parcels.pack(1, 'delivered', { 1: 10, 2: 10 }, gone);
    await shop.run(`update orders set status = 'in_work_personal' where id = 1`);
    expect([await moved(), await moves()]).toEqual(['in_work_personal', []]);
    await shop.run(`update orders set status = 'completed' where id = 1`);
    expect([await moved(), await moves()]).toEqual(['completed', []]);
  });

  it('back to the warehouse without a notification', async () => {
    await parcels.pack(1, 'returned', { 1: 10, 2: 10 });
    await shop.run(`update orders set status = 'shipped' where id = 1`);
    expect([await moved(), await moves(), await news()]).toEqual(['in_warehouse', ['1 shipped in_warehouse'], []]);
  });

  it('to the office at once', async () => {
    await shop.run(`update orders set delivery = '{"kind": "own_pickup", "address": "", "hours": ""}' where id = 1`);
    await parcels.pack(1, 'delivered', { 1: 10, 2: 10 }, gone);
    expect([await moved(), await moves()]).toEqual(['delivered', ['1 in_warehouse delivered']]);
  });

  it('and not the parcels of others', async () => {
    await parcels.pack(1, 'delivered', { 1: 10, 2: 10 }, { ...gone, order_id: 2 });
    expect([await moved(), await moves()]).toEqual(['in_warehouse', []]);
  });
});
