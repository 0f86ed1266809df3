import { orderStatuses } from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';
import { beforeEach, describe, expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { secondWaits } from '../testing/second-waits.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { pickingQueries } from './picking.queries.ts';

const shop = openShopRows([
  `update product set country = 'CN' where id = 2`,
  `update order_line set note = 'R1, R2' where order_id = 1 and product_id = 2`,
]);
const queries = () => pickingQueries(shop.db);
const at = (text: string): Date => new Date(text);
const [morning, noon, evening] = [at('2026-11-20T06:00Z'), at('2026-11-20T09:00Z'), at('2026-11-20T15:00Z')];

beforeEach(async () => {
  await shop.run('truncate stock, reservation, picking_wave, order_lack, payment, parcel cascade');
  await shop.run(`insert into stock (product_id, warehouse_id, on_hand, reserved, cell) values
    (2, 1, 9, 9, 'B-1'), (1, 2, 9, 9, 'A-2'), (1, 1, 9, 9, 'A-1')`);
  await shop.run(`insert into reservation (order_id, product_id, warehouse_id, quantity) values
    (1, 2, 1, 3), (1, 1, 2, 1), (1, 1, 1, 2), (2, 1, 1, 4), (3, 1, 1, 1)`);
  await shop.run(`update orders set status = 'in_work_personal', approval = null, paid_at = null,
    delivery = '{"kind": "own_pickup"}'`);
});

const line = (orderId: number, productId: number, box: number, bag: number, more: object = {}) => ({
  orderId,
  productId,
  box,
  bag,
  warehouseId: 1,
  cell: `C-${bag}`,
  needed: 10 + bag,
  ...more,
});
/** A wave of staff 2 with the orders 1 and 2, and one of staff 1 with the order 3. */
async function twoWaves(): Promise<{ readonly wave: number; readonly other: number }> {
  const lines = [line(1, 2, 1, 3), line(1, 1, 1, 1), line(2, 1, 2, 2, { warehouseId: 2 })];
  return {
    wave: await inTransaction(shop.db, (tx) => pickingQueries(tx).begin(2, lines, morning)),
    other: await inTransaction(shop.db, (tx) => pickingQueries(tx).begin(1, [line(3, 1, 1, 1)], noon)),
  };
}
const waves = () =>
  shop.read(`select created_by, created_at, picker_id, seen_at, state, ended_at from picking_wave order by id`);
const boxes = () => shop.read('select order_id, box, is_open from picking_order order by wave_id, order_id');
const bags = () =>
  shop.read(`select order_id, product_id, warehouse_id, cell, bag, needed, picked, is_short, settled_at
    from picking_line order by wave_id, bag`);

describe('orders to pick', () => {
  const numbers = async (after: { day: string; id: number } | null = null, limit = 9): Promise<readonly number[]> =>
    (await queries().orders(after, limit)).map(({ id }) => id);

  it('are sorted by the day when they must arrive, page by page', async () => {
    await shop.run(`update orders set delivery = '{"kind": "courier", "days": {"from": "2026-12-03"}}' where id = 1`);
    await shop.run(`update orders set delivery = '{"kind": "courier", "days": {"from": "2026-12-01"}}' where id = 3`);
    expect(await numbers()).toEqual([2, 3, 1]);
    expect(await numbers(null, 2)).toEqual([2, 3]);
    expect(await numbers({ day: '', id: 2 })).toEqual([3, 1]);
    expect(await numbers({ day: '', id: 1 })).toEqual([2, 3, 1]);
    expect(await numbers({ day: '2026-12-01', id: 3 })).toEqual([1]);
    expect(await numbers({ day: '2026-12-03', id: 0 })).toEqual([1]);
    expect(await numbers({ day: '2026-12-03', id: 1 })).toEqual([]);
  });

  it('are those in work that have reserved pieces', async () => {
    expect(await numbers()).toEqual([1, 2, 3]);
    await shop.run('delete from reservation where order_id > 1');
    expect(await numbers()).toEqual([1]);
    const packed: string[] = [];
    for (const status of orderStatuses) {
      await shop.run('update orders set status = $1 where id = 1', status);
      if ((await numbers()).length > 0) packed.push(status);
    }
    expect(packed).toEqual(['in_work_personal', 'in_work_company', 'ordered', 'in_warehouse']);
  });

  it('tell whether they are paid, held, picked or short', async () => {
    const { wave } = await twoWaves();
    const flags = async (id: number) => {
      const found = await queries().byNumber(`26-00000${id}`);
      return [found?.isHeld, found?.isInWave, found?.isShort];
    };
    expect([await flags(1), await flags(4)]).toEqual([
      [false, true, false],
      [false, false, false],
    ]);
    await shop.run(`update picking_line set is_short = true where order_id = 1 and bag = 1`);
    expect(await flags(1)).toEqual([false, true, false]);
    await queries().end(wave, 'done', noon);
    expect([await flags(1), await flags(2), await flags(3)]).toEqual([
      [false, false, true],
      [false, false, false],
      [false, true, false],
    ]);
    expect(await queries().settle(1, noon)).toBe(1);
    expect(await flags(1)).toEqual([false, false, false]);
  });

  it('are found by their number, with all fields that are shown', async () => {
    await shop.run(`update orders set comment = 'Позвонить', paid_at = '2026-11-10Z' where id = 2`);
    expect(await queries().byNumber('26-000002')).toEqual({
      id: 2,
      number: '26-000002',
      status: 'in_work_personal',
      createdAt: at('2026-11-02T00:00Z'),
      contact: { name: 'Анна', surname: '', phone: '79260000001', email: '' },
      company: null,
      delivery: { kind: 'own_pickup' },
      payment: 'card',
      paidAt: at('2026-11-10Z'),
      isHeld: false,
      isInWave: false,
      isShort: false,
      day: '',
      comment: 'Позвонить',
    });
    expect(await queries().byNumber('26-000009')).toBeUndefined();
  });

  it('are locked in the order of their ids, and no others are', async () => {
    const locked = await inTransaction(shop.db, async (tx) => {
      const rows = await pickingQueries(tx).lockOrders(['26-000003', '26-000001', '26-000009']);
      expect(await shop.read('select id from orders order by id for update skip locked')).toEqual(['2', '4']);
      return rows.map(({ id }) => id);
    });
    expect(locked).toEqual([1, 3]);
    await inTransaction(shop.db, async (tx) => {
      await pickingQueries(tx).lockById([4, 2]);
      expect(await shop.read('select id from orders order by id for update skip locked')).toEqual(['1', '3']);
    });
  });
});

it('pieces of orders have the numbers that were fetched, packed and sent', async () => {
  const { wave } = await twoWaves();
  await shop.run('update picking_line set picked = bag + 1');
  const ids = [1, 3];
  const pieces = async () =>
    (await queries().pieces(ids)).map((row) =>
      [row.orderId, row.productId, row.warehouseId, row.cell, row.held, row.fetched, row.sent, row.packed].join(' '),
    );
  expect(await pieces()).toEqual(['1 1 1 A-1 2 0 0 0', '1 1 2 A-2 1 0 0 0', '1 2 1 B-1 3 0 0 0', '3 1 1 A-1 1 0 0 0']);
  await queries().end(wave, 'done', noon);
  await shop.run(`insert into parcel (order_id, number, state, grams, created_at, shipped_at) values
    (1, 1, 'packed', 1, now(), null), (1, 2, 'handed_over', 1, now(), now()), (1, 3, 'returned', 1, now(), now()),
    (2, 1, 'packed', 1, now(), null)`);
  await shop.run(`insert into parcel_line (parcel_id, product_id, quantity)
    select id, 1, number + order_id * 10 from parcel`);
  expect(await pieces()).toEqual([
    '1 1 1 A-1 2 2 12 11',
    '1 1 2 A-2 1 2 12 11',
    '1 2 1 B-1 3 4 0 0',
    '3 1 1 A-1 1 0 0 0',
  ]);
});

describe('a wave', () => {
  it('is saved with its boxes and bags', async () => {
    await twoWaves();
    expect(await waves()).toEqual([
      `2 ${morning.toISOString()} 2 ${morning.toISOString()} open null`,
      `1 ${noon.toISOString()} 1 ${noon.toISOString()} open null`,
    ]);
    expect(await boxes()).toEqual(['1 1 true', '2 2 true', '3 1 true']);
    expect(await bags()).toEqual([
      '1 1 1 C-1 1 11 0 false null',
      '2 1 2 C-2 2 12 0 false null',
      '1 2 1 C-3 3 13 0 false null',
      '3 1 1 C-1 1 11 0 false null',
    ]);
  });

  it('is returned with its sums and its lines', async () => {
    const { wave, other } = await twoWaves();
    expect(await queries().wave(wave)).toEqual({
      id: wave,
      createdAt: morning,
      pickerId: 2,
      picker: 'Staff 2',
      seenAt: morning,
      state: 'open',
      orders: 2,
      needed: 36,
      picked: 0,
    });
    expect(await queries().wave(0)).toBeUndefined();
    const lines = await queries().lines(wave);
    expect(lines.map(({ order, bag, box, note }) => [order, bag, box, note])).toEqual([
      ['26-000001', 1, 1, ''],
      ['26-000002', 2, 2, ''],
      ['26-000001', 3, 1, 'R1, R2'],
    ]);
    expect(lines[2]).toEqual({
      order: '26-000001',
      orderId: 1,
      productId: 2,
      warehouseId: 1,
      cell: 'C-3',
      box: 1,
      bag: 3,
      needed: 13,
      picked: 0,
      isShort: false,
      mpn: 'MPN-2',
      brand: 'Yageo',
      title: { ru: 'Деталь 2', en: '', tr: '' },
      package: '0603',
      country: 'CN',
      note: 'R1, R2',
    });
    expect((await queries().openWaves(9)).map(({ id }) => id)).toEqual([wave, other]);
    expect((await queries().openWaves(1)).map(({ id }) => id)).toEqual([wave]);
  });

  it('is taken over by another picker, and other waves are not', async () => {
    const { wave } = await twoWaves();
    await queries().take(wave, 1, evening);
    expect(await waves()).toEqual([
      `2 ${morning.toISOString()} 1 ${evening.toISOString()} open null`,
      `1 ${noon.toISOString()} 1 ${noon.toISOString()} open null`,
    ]);
  });

  it.each(['done', 'dropped'] as const)('ends (%s), and other waves stay open', async (state) => {
    const { wave, other } = await twoWaves();
    await queries().end(wave, state, noon);
    expect(await waves()).toEqual([
      `2 ${morning.toISOString()} 2 ${morning.toISOString()} ${state} ${noon.toISOString()}`,
      `1 ${noon.toISOString()} 1 ${noon.toISOString()} open null`,
    ]);
    expect(await boxes()).toEqual(['1 1 false', '2 2 false', '3 1 true']);
    expect((await queries().openWaves(9)).map(({ id }) => id)).toEqual([other]);
  });

  it('is locked while it is changed', async () => {
    const { wave, other } = await twoWaves();
    const { second } = await secondWaits(shop, {
      first: async (tx) => {
        expect(await pickingQueries(tx).lock(wave)).toEqual({ id: wave, state: 'open', pickerId: 2 });
        expect(await shop.read('select id from picking_wave for update skip locked')).toEqual([String(other)]);
        await pickingQueries(tx).end(wave, 'done', noon);
      },
      second: (tx) => pickingQueries(tx).lock(wave),
    });
    expect(second).toEqual({ id: wave, state: 'done', pickerId: 2 });
  });

  it('saves the pieces picked at a cell by bag, and only for that cell', async () => {
    const { wave, other } = await twoWaves();
    const shares = [
      { orderId: 1, picked: 5, isShort: true },
      { orderId: 2, picked: 6, isShort: true },
      { orderId: 3, picked: 7, isShort: true },
    ];
    await queries().setPicked({ waveId: wave, productId: 1, warehouseId: 1 }, shares);
    expect(await bags()).toEqual([
      '1 1 1 C-1 1 11 5 true null',
      '2 1 2 C-2 2 12 0 false null',
      '1 2 1 C-3 3 13 0 false null',
      '3 1 1 C-1 1 11 0 false null',
    ]);
    expect((await queries().wave(wave))?.picked).toBe(5);
    expect((await queries().wave(other))?.picked).toBe(0);
  });
});

describe('pieces that were not found', () => {
  it('are returned until staff settle them, while the order can still lack them', async () => {
    const { wave } = await twoWaves();
    await shop.run('update picking_line set is_short = true, picked = 2 where bag <> 2');
    expect(await queries().shortages(9)).toEqual([]);
    await queries().end(wave, 'done', noon);
    const shown = await queries().shortages(9);
    expect(shown.map(({ order, productId }) => [order, productId])).toEqual([
      ['26-000001', 1],
      ['26-000001', 2],
    ]);
    expect(shown[1]).toEqual({
      waveId: wave,
      orderId: 1,
      order: '26-000001',
      status: 'in_work_personal',
      productId: 2 as ProductId,
      warehouseId: 1,
      cell: 'C-3',
      needed: 13,
      picked: 2,
      mpn: 'MPN-2',
      brand: 'Yageo',
      picker: 'Staff 2',
      at: noon,
    });
    expect(await queries().shortages(1)).toHaveLength(1);
    const lacking: string[] = [];
    for (const status of orderStatuses) {
      await shop.run('update orders set status = $1 where id = 1', status);
      if ((await queries().shortages(9)).length > 0) lacking.push(status);
    }
    expect(lacking).toEqual(['created', 'in_work_personal', 'in_work_company', 'ordered', 'in_warehouse']);
    await shop.run(`update orders set status = 'in_work_personal'`);
    expect(await queries().settle(3, noon)).toBe(0);
    expect(await queries().settle(1, noon)).toBe(2);
    expect(await queries().settle(1, noon)).toBe(0);
    expect(await queries().shortages(9)).toEqual([]);
    expect((await bags())[0]).toBe(`1 1 1 C-1 1 11 2 true ${noon.toISOString()}`);
    expect((await bags())[3]).toBe('3 1 1 C-1 1 11 2 true null');
  });

  it('are not returned with the bags of their order', async () => {
    const { wave } = await twoWaves();
    await shop.run('update picking_line set picked = 4 where bag = 1');
    expect(await queries().bags(1)).toEqual([]);
    await queries().end(wave, 'done', noon);
    expect(await queries().bags(1)).toEqual([{ waveId: wave, bag: 1, productId: 1, picked: 4 }]);
    expect(await queries().bags(3)).toEqual([]);
  });
});
