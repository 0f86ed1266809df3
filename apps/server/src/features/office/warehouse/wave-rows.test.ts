import { waitsForLock } from '@farad/database/testing/second-waits';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { waveLinesMax } from '@farad/domain/warehouse';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Deps } from '#deps.ts';
import { callOfStaff, openOutside } from '#testing/scenes/row-scenes.ts';
import { addParts } from '#testing/scenes/part-rows.ts';
import { beginWave, dropWave, finishWave, takeWave } from './change-wave.ts';
import { countStop } from './count-stop.ts';

const shop = openShopRows(['alter table audit disable trigger user']);
const outside = openOutside();
const at = new Date('2026-11-20T06:00:00.000Z');
const deps = {
  get db() {
    return shop.db;
  },
  clock: () => at,
  config: { adminUrl: 'https://admin.example', mailFrom: 'shop@farad.example' },
} as unknown as Deps;
const call = { ...callOfStaff, locale: 'ru' as const, params: { waveId: '1' } };
const other = { ...call, actor: { kind: 'staff', staff: { id: 1, permissions: [] } } } as unknown as typeof call;
const changes = (work: () => Promise<unknown>) => outside.changes(shop, work);
const refusal = async (work: () => Promise<{ readonly ok: boolean; readonly error?: unknown }>) => {
  let answer: unknown;
  const changed = await changes(async () => {
    const got = await work();
    answer = got.ok ? 'ok' : got.error;
  });
  expect(changed).toBe('\n');
  return answer;
};
const begin = (...numbers: readonly number[]) =>
  beginWave(deps, call, { orders: numbers.map((number) => `26-00000${number}`) } as never);
const count = (found: number, was: number, isShort = false, more: object = {}) =>
  countStop(deps, call, { product_id: '1', warehouseId: 1, found, was, isShort, ...more });
const picked = () => shop.read('select order_id, picked, is_short from picking_line order by order_id, product_id');

beforeEach(async () => {
  await shop.run(`truncate stock, reservation, stock_movement, stock_document, picking_wave, order_lack, parcel, audit, outbox, order_event,
    product_change restart identity cascade`);
  await shop.run(
    `insert into stock (product_id, warehouse_id, on_hand, reserved, cell) values (1, 1, 30, 20, 'A-1'), (2, 1, 30, 10, 'B-1')`,
  );
  await shop.run(
    `insert into reservation (order_id, product_id, warehouse_id, quantity) values (1, 1, 1, 10), (1, 2, 1, 10), (2, 1, 1, 10)`,
  );
  await shop.run(`update orders set status = 'in_work_personal', paid_at = '2026-11-10Z'`);
  await shop.run('truncate product_change restart identity');
});

describe('a wave', () => {
  it('begins with the orders in their sequence', async () => {
    expect(await changes(() => begin(2, 1))).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"lines":3,"orders":["26-000002","26-000001"]}, action "wave.begun", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      + picking_line 1/1/1/1: bag 2, cell "A-1", needed 10, picked 0, wave_id 1, is_short false, order_id 1, product_id 1, warehouse_id 1
      + picking_line 1/1/2/1: bag 3, cell "B-1", needed 10, picked 0, wave_id 1, is_short false, order_id 1, product_id 2, warehouse_id 1
      + picking_line 1/2/1/1: bag 1, cell "A-1", needed 10, picked 0, wave_id 1, is_short false, order_id 2, product_id 1, warehouse_id 1
      + picking_order 1/1: box 2, is_open true, wave_id 1, order_id 1
      + picking_order 1/2: box 1, is_open true, wave_id 1, order_id 2
      + picking_wave 1: id 1, state "open", seen_at "2026-11-20T06:00:00+00:00", picker_id 2, created_at "2026-11-20T06:00:00+00:00", created_by 2
      "
    `);
    expect(await refusal(() => begin(1))).toEqual({ code: 'not_to_pick', field: 'orders.0' });
  });

  it.each([
    [[1, 2, 9], 'orders.2'],
    [[1, 9, 2], 'orders.1'],
    [[3, 1], 'orders.0'],
  ])('names the order that cannot be picked: %j', async (numbers, field) => {
    expect(await refusal(() => begin(...numbers))).toEqual({ code: 'not_to_pick', field });
  });

  it('has an order that another wave took at the same moment: none begins', async () => {
    const raise = (code: string) => `create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${code}'; end $$`;
    await shop.run(raise('23505'));
    await shop.run('create trigger refuse before insert on picking_order for each row execute function refuse()');
    const taken = await refusal(() => begin(1));
    await shop.run(raise('XX000'));
    const fault = await begin(1).catch((error: unknown) => String(error));
    await shop.run('drop function refuse cascade');
    expect([taken, fault]).toEqual([{ code: 'not_to_pick', field: 'orders' }, 'error: refused']);
  });

  it('has at most as many lines as a person can walk', async () => {
    const asked = async (lines: number) => {
      await addParts(shop, 101, 100 + lines - 1, `'N' || n`);
      await shop.run(`insert into stock (product_id, warehouse_id, on_hand, reserved)
        select id, 1, 1, 1 from product where id > 100`);
      await shop.run(`insert into reservation (order_id, product_id, warehouse_id, quantity)
        select 2, id, 1, 1 from product where id > 100`);
      const begun = await begin(2);
      await shop.run('truncate picking_wave cascade');
      await shop.run('delete from reservation where product_id > 100');
      await shop.run('delete from stock where product_id > 100');
      await shop.run(`begin; set local session_replication_role = replica; delete from product where id > 5; commit`);
      return begun.ok ? begun.value.stops.length : begun.error;
    };
    expect(await asked(waveLinesMax)).toBe(waveLinesMax);
    expect(await asked(waveLinesMax + 1)).toEqual({ code: 'invalid_input', field: 'orders' });
  });

  it('is dropped by its picker only, and its goods stay reserved', async () => {
    await begin(1, 2);
    expect(await refusal(() => dropWave(deps, other))).toEqual({ code: 'wave_taken' });
    expect(await refusal(() => dropWave(deps, { ...call, params: { waveId: '2' } }))).toEqual({ code: 'not_found' });
    expect(await refusal(() => dropWave(deps, { ...call, params: { waveId: 'x' } }))).toEqual({ code: 'not_found' });
    expect(await changes(() => dropWave(deps, call))).toMatchInlineSnapshot(`
      "
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.9", action "wave.dropped", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      picking_order 1/1: is_open false
      picking_order 1/2: is_open false
      picking_wave 1: state "dropped", ended_at "2026-11-20T06:00:00+00:00"
      "
    `);
    expect(await refusal(() => dropWave(deps, call))).toEqual({ code: 'wave_changed' });
  });

  it('ends after those who change its orders, and the orders that lost pieces to it', async () => {
    /** Returns whether the work waits while somebody else changes an order. */
    const waits = async (orderId: number, work: () => Promise<{ readonly ok: boolean }>) => {
      const holder = await shop.pool.connect();
      await holder.query('begin');
      await holder.query('select from orders where id = $1 for no key update', [orderId]);
      const done = work();
      const isHeld = await waitsForLock(shop, done);
      await holder.query('rollback');
      holder.release();
      return [isHeld, (await done).ok];
    };
    await begin(1);
    expect(await waits(2, () => dropWave(deps, call))).toEqual([false, true]);
    await begin(1);
    const second = { ...call, params: { waveId: '2' } };
    expect(await waits(1, () => dropWave(deps, second))).toEqual([true, true]);
    await begin(2);
    const third = { ...call, params: { waveId: '3' } };
    await countStop(deps, third, { product_id: '1', warehouseId: 1, found: 3, was: 0, isShort: true });
    expect(await waits(1, () => finishWave(deps, third))).toEqual([true, true]);
  });

  it('is taken over from whom it was seen with', async () => {
    await begin(1);
    expect(await refusal(() => takeWave(deps, other, '1'))).toEqual({ code: 'wave_taken' });
    expect(await changes(() => takeWave(deps, other, '2'))).toMatchInlineSnapshot(`
      "
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.9", after {"picker":1}, action "wave.taken", before {"picker":2}, reason "", staff_id 1, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      picking_wave 1: picker_id 1
      "
    `);
    expect(await refusal(() => takeWave(deps, call, '2'))).toEqual({ code: 'wave_taken' });
  });
});

describe('a place is counted', () => {
  beforeEach(() => begin(2, 1));

  it('for the first bag first, and the stock stays', async () => {
    expect(await changes(() => count(13, 0))).toMatchInlineSnapshot(`
      "
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.9", after {"found":13,"isShort":false,"product":"1"}, action "wave.counted", before {"found":0,"product":"1"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      picking_line 1/1/1/1: picked 3
      picking_line 1/2/1/1: picked 10
      "
    `);
    expect(await refusal(() => count(20, 0))).toEqual({ code: 'wave_changed', field: 'was' });
    expect(await refusal(() => count(21, 13))).toEqual({ code: 'invalid_input', field: 'found' });
    expect(await refusal(() => count(1, 0, false, { product_id: '3' }))).toEqual({
      code: 'invalid_input',
      field: 'product_id',
    });
    expect(await refusal(() => count(1, 0, false, { warehouseId: 2 }))).toEqual({
      code: 'invalid_input',
      field: 'product_id',
    });
    await count(20, 13);
    expect(await picked()).toEqual(['1 10 false', '1 0 false', '2 10 false']);
  });

  it('as empty: what is missing leaves the stock, and comes back when it was found', async () => {
    expect(await changes(() => count(13, 0, true))).toMatchInlineSnapshot(`
      "
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.9", after {"taken":0,"№ 1":13,"released":1,"warehouse":1}, action "stock.shortage", before {"№ 1":30}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "stock"
      + audit 3: at "2026-11-20T06:00:00+00:00", id 3, ip "10.0.0.9", after {"found":13,"isShort":true,"product":"1"}, action "wave.counted", before {"found":0,"product":"1"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      + order_lack 1: id 1, found 0, order_id 1, quantity 7, product_id 1, document_id 1, warehouse_id 1
      picking_line 1/1/1/1: picked 3, is_short true
      picking_line 1/2/1/1: picked 10
      + product_change 1: at now, id 1, is_whole false, product_id 1
      + product_change 2: at now, id 2, is_whole false, product_id 1
      + product_change 3: at now, id 3, is_whole false, product_id 1
      + product_change 4: at now, id 4, is_whole false, product_id 1
      reservation 1/1/1: quantity 3
      stock 1/1: on_hand 13, reserved 13, touched_at "2026-11-20T06:00:00+00:00"
      + stock_document 1: at "2026-11-20T06:00:00+00:00", id 1, key "random", kind "shortage", number "", reason "", wave_id 1, staff_id 2, warehouse_id 1
      + stock_movement 1: at now, id 1, kind "release", order_id 1, quantity 7, product_id 1, document_id 1, warehouse_id 1
      + stock_movement 2: at "2026-11-20T06:00:00+00:00", id 2, kind "shortage", quantity -17, product_id 1, document_id 1, warehouse_id 1
      "
    `);
    expect(await changes(() => count(15, 13))).toMatchInlineSnapshot(`
      "
      + audit 4: at "2026-11-20T06:00:00+00:00", id 4, ip "10.0.0.9", after {"taken":1,"№ 1":30,"released":0,"warehouse":1}, action "stock.shortage", before {"№ 1":13}, reason "", staff_id 2, object_id 2, request_id "request-1", user_agent "test", object_kind "stock"
      + audit 5: at "2026-11-20T06:00:00+00:00", id 5, ip "10.0.0.9", after {"taken":1,"№ 1":30,"released":0,"warehouse":1}, action "stock.shortage", before {"№ 1":30}, reason "", staff_id 2, object_id 3, request_id "request-1", user_agent "test", object_kind "stock"
      + audit 6: at "2026-11-20T06:00:00+00:00", id 6, ip "10.0.0.9", after {"found":15,"isShort":false,"product":"1"}, action "wave.counted", before {"found":13,"product":"1"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      order_lack 1: found 7
      picking_line 1/1/1/1: picked 5, is_short false
      + product_change 5: at now, id 5, is_whole false, product_id 1
      + product_change 6: at now, id 6, is_whole false, product_id 1
      + product_change 7: at now, id 7, is_whole false, product_id 1
      + product_change 8: at now, id 8, is_whole false, product_id 1
      + product_change 9: at now, id 9, is_whole false, product_id 1
      + product_change 10: at now, id 10, is_whole false, product_id 1
      reservation 1/1/1: quantity 10
      stock 1/1: on_hand 30, reserved 20, touched_at now
      + stock_document 2: at "2026-11-20T06:00:00+00:00", id 2, key "random", kind "shortage", number "", reason "", wave_id 1, staff_id 2, warehouse_id 1
      + stock_document 3: at "2026-11-20T06:00:00+00:00", id 3, key "random", kind "shortage", number "", reason "", wave_id 1, staff_id 2, warehouse_id 1
      + stock_movement 3: at "2026-11-20T06:00:00+00:00", id 3, kind "shortage", quantity 17, product_id 1, document_id 2, warehouse_id 1
      + stock_movement 4: at now, id 4, kind "reserve", order_id 1, quantity 2, product_id 1, document_id 2, warehouse_id 1
      + stock_movement 5: at now, id 5, kind "reserve", order_id 1, quantity 5, product_id 1, document_id 3, warehouse_id 1
      "
    `);
  });

  it('as empty with all pieces found, nothing is missing', async () => {
    await count(20, 0, true);
    expect(await picked()).toEqual(['1 10 false', '1 0 false', '2 10 false']);
    expect(await shop.read('select on_hand, reserved from stock order by product_id')).toEqual(['30 20', '30 10']);
  });
});
