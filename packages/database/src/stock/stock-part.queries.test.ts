import type { Kopecks, Quantity } from '@farad/domain/money';
import type { CancelledPieces } from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';
import { beforeEach, describe, expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { secondWaits } from '../testing/second-waits.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { stockPartQueries } from './stock-part.queries.ts';
import type { ReservationLine } from './stock.queries.ts';

const shop = openShopRows();
beforeEach(async () => {
  await shop.run('truncate stock, reservation, stock_movement cascade');
  await shop.run(`insert into stock (product_id, warehouse_id, on_hand, reserved) values
    (2, 1, 8, 4), (1, 2, 20, 7), (1, 1, 9, 6)`);
  await shop.run(`insert into reservation (order_id, product_id, warehouse_id, quantity, expires_at) values
    (1, 2, 1, 3, '2026-12-01Z'), (1, 1, 2, 7, '2026-12-01Z'), (1, 1, 1, 5, '2026-12-01Z'),
    (2, 2, 1, 1, null), (2, 1, 1, 1, null)`);
});

type Queries = ReturnType<typeof stockPartQueries<Parameters<Parameters<typeof inTransaction>[1]>[0]>>;
const within = <T>(work: (queries: Queries) => Promise<T>): Promise<T> =>
  inTransaction(shop.db, (tx) => work(stockPartQueries(tx)));
const lines = (...wanted: readonly (readonly [id: number, quantity: number])[]): readonly ReservationLine[] =>
  wanted.map(([id, quantity]) => ({ productId: id as ProductId, quantity: quantity as Quantity }));

const stock = () => shop.read('select product_id, warehouse_id, on_hand, reserved from stock order by 1, 2');
const held = () =>
  shop.read(`select order_id, product_id, warehouse_id, quantity, coalesce(expires_at::date::text, '-')
    from reservation order by 1, 2, 3`);
const moved = () =>
  shop.read('select order_id, product_id, warehouse_id, quantity, kind from stock_movement order by id');
const neighbour = ['2 1 1 1 -', '2 2 1 1 -'];

describe('some reserved pieces of an order', () => {
  it.each([
    [4, ['1 1 1 1 2026-12-01', '1 1 2 7 2026-12-01'], ['1 1 1 4 release']],
    [5, ['1 1 2 7 2026-12-01'], ['1 1 1 5 release']],
    [6, ['1 1 2 6 2026-12-01'], ['1 1 1 5 release', '1 1 2 1 release']],
    [12, [], ['1 1 1 5 release', '1 1 2 7 release']],
    [13, [], ['1 1 1 5 release', '1 1 2 7 release']],
  ])('are released by warehouse: %i of 12', async (quantity, rest, movements) => {
    const ended = await within((queries) => queries.letGo(1, lines([1, quantity]), 'release'));
    expect([...ended]).toEqual([[1, Math.min(quantity, 12)]]);
    expect(await held()).toEqual([...rest, '1 2 1 3 2026-12-01', ...neighbour]);
    expect(await moved()).toEqual(movements);
  });

  it('are available after a release', async () => {
    await within((queries) => queries.letGo(1, lines([2, 2], [1, 6]), 'release'));
    expect(await stock()).toEqual(['1 1 9 1', '1 2 20 6', '2 1 8 2']);
  });

  it('leave the stock when they are shipped', async () => {
    const ended = await within((queries) => queries.letGo(1, lines([2, 2], [1, 6], [3, 1]), 'ship'));
    expect([...ended]).toEqual([
      [1, 6],
      [2, 2],
    ]);
    expect(await stock()).toEqual(['1 1 4 1', '1 2 19 6', '2 1 6 2']);
    expect(await held()).toEqual(['1 1 2 6 2026-12-01', '1 2 1 1 2026-12-01', ...neighbour]);
    expect(await moved()).toEqual(['1 1 1 5 ship', '1 1 2 1 ship', '1 2 1 2 ship']);
  });

  it('are not changed if the order has none of these parts', async () => {
    const before = [await stock(), await held()];
    expect([...(await within((queries) => queries.letGo(1, lines([3, 1]), 'ship')))]).toEqual([]);
    expect([...(await within((queries) => queries.letGo(3, lines([1, 1]), 'ship')))]).toEqual([]);
    expect([...(await within((queries) => queries.letGo(1, [], 'ship')))]).toEqual([]);
    expect([await stock(), await held()]).toEqual(before);
    expect(await moved()).toEqual([]);
  });
});

describe('pieces moved to another order', () => {
  it('keep their end and their warehouses', async () => {
    const before = await stock();
    await within((queries) => queries.handOn(1, 3, lines([1, 6], [2, 3], [4, 1])));
    expect(await held()).toEqual([
      '1 1 2 6 2026-12-01',
      ...neighbour,
      '3 1 1 5 2026-12-01',
      '3 1 2 1 2026-12-01',
      '3 2 1 3 2026-12-01',
    ]);
    expect(await stock()).toEqual(before);
    expect(await moved()).toEqual([
      '1 1 1 5 release',
      '3 1 1 5 reserve',
      '1 1 2 1 release',
      '3 1 2 1 reserve',
      '1 2 1 3 release',
      '3 2 1 3 reserve',
    ]);
  });
});

describe('returned pieces', () => {
  const shipped = () =>
    shop.run(`insert into stock_movement (order_id, product_id, warehouse_id, quantity, kind) values
      (2, 1, 1, 1, 'ship'), (1, 1, 1, 1, 'reserve'), (1, 2, 2, 1, 'ship'), (1, 1, 2, 2, 'ship'), (1, 1, 3, 1, 'ship')`);
  const newly = async () => (await moved()).slice(5);

  it('are available in the warehouse that shipped them first', async () => {
    await shipped();
    await within((queries) => queries.takeBack(1, lines([1, 2])));
    expect(await stock()).toEqual(['1 1 9 6', '1 2 22 7', '2 1 8 4']);
    expect(await newly()).toEqual(['1 1 2 2 receipt']);
    expect(await held()).toContain('1 1 2 7 2026-12-01');
  });

  it('can be reserved for their order again, in the order of parts', async () => {
    await shipped();
    await within((queries) => queries.takeBack(1, lines([2, 3], [1, 2]), true));
    expect(await stock()).toEqual(['1 1 9 6', '1 2 22 9', '2 1 8 4', '2 2 3 3']);
    expect(await newly()).toEqual(['1 1 2 2 receipt', '1 1 2 2 reserve', '1 2 2 3 receipt', '1 2 2 3 reserve']);
    expect(await held()).toEqual([
      '1 1 1 5 2026-12-01',
      '1 1 2 9 2026-12-01',
      '1 2 1 3 2026-12-01',
      '1 2 2 3 -',
      ...neighbour,
    ]);
  });

  it('go to the first warehouse of their part if their warehouse is not known', async () => {
    await within((queries) => queries.takeBack(1, lines([1, 1], [4, 2]), false));
    expect(await stock()).toEqual(['1 1 10 6', '1 2 20 7', '2 1 8 4', '4 1 2 0']);
    expect(await moved()).toEqual(['1 1 1 1 receipt', '1 4 1 2 receipt']);
  });
});

it('locks pieces in the order of parts and warehouses', async () => {
  await secondWaits(shop, {
    first: (tx) => tx.selectFrom('reservation').select('quantity').where('quantity', '=', 5).forUpdate().execute(),
    second: (tx) => stockPartQueries(tx).letGo(1, lines([2, 1], [1, 1]), 'release'),
    meanwhile: async () =>
      expect(
        await shop.read('select order_id, quantity from reservation order by 1, 2 for update skip locked'),
      ).toEqual(['1 3', '1 7', '2 1', '2 1']),
  });
});

it('an unpaid order keeps the lines and sums that are left, and other orders do not change', async () => {
  const line = (position: number, quantity: number) => ({
    position,
    quantity: quantity as Quantity,
    total: 1230 as Kopecks,
    coupon: 40 as Kopecks,
    bonus: 500 as Kopecks,
  });
  const left = {
    lines: [line(2, 7)],
    goods: 1230 as Kopecks,
    coupon: 40 as Kopecks,
    bonus: 500 as Kopecks,
    total: 690 as Kopecks,
  } as unknown as CancelledPieces;
  await shop.run(`update orders set coupon_code = 'TEST' where id = 1`);
  await within((queries) => queries.setLines(1, left));
  expect(
    await shop.read(`select order_id, position, quantity, total_kopecks, coupon_kopecks, bonus_kopecks from order_line
      where order_id <= 2 order by 1, 2`),
  ).toEqual(['1 2 7 1230 40 500', '2 1 10 1000 0 0', '2 2 10 1000 0 0']);
  expect(
    await shop.read(`select id, goods_kopecks, coupon_kopecks, bonus_kopecks, total_kopecks, version from orders
      where id <= 2 order by 1`),
  ).toEqual(['1 1230 40 500 690 2', '2 10000 0 0 10000 1']);
});
