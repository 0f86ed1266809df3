import type { PackedLine } from '@farad/domain/delivery';
import type { Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { beforeEach, describe, expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { secondWaits } from '../testing/second-waits.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { parcelStockQueries } from './parcel-stock.queries.ts';

const shop = openShopRows();
beforeEach(async () => {
  await shop.run('truncate stock, reservation, stock_movement');
  await shop.run(`insert into stock (product_id, warehouse_id, on_hand, reserved) values
    (2, 1, 8, 4), (1, 3, 6, 0), (1, 2, 20, 17), (1, 1, 9, 6)`);
  await shop.run(`insert into reservation (order_id, product_id, warehouse_id, quantity, expires_at) values
    (1, 2, 1, 3, '2026-12-01Z'), (1, 1, 2, 7, '2026-12-01Z'), (1, 1, 1, 5, '2026-12-01Z'),
    (2, 2, 1, 1, '2026-12-01Z'), (2, 1, 1, 1, '2026-12-01Z'), (2, 1, 2, 10, '2026-12-01Z')`);
});

type Queries = ReturnType<typeof parcelStockQueries>;
const within = <T>(work: (queries: Queries) => Promise<T>): Promise<T> =>
  inTransaction(shop.db, (tx) => work(parcelStockQueries(tx)));
const lines = (...wanted: readonly (readonly [id: number, quantity: number])[]): readonly PackedLine[] =>
  wanted.map(([id, quantity]) => ({ productId: id as ProductId, quantity: quantity as Quantity }));

const stock = () => shop.read('select product_id, warehouse_id, on_hand, reserved from stock order by 1, 2');
const heldBy = (order: number) =>
  shop.read(
    `select product_id, warehouse_id, quantity, coalesce(expires_at::date::text, '-') from reservation
      where order_id = $1 order by 1, 2`,
    order,
  );
const moved = () =>
  shop.read('select order_id, product_id, warehouse_id, quantity, kind from stock_movement order by id');
const neighbour = ['1 1 1 2026-12-01', '1 2 10 2026-12-01', '2 1 1 2026-12-01'];

describe('reserving the goods of a parcel', () => {
  it.each([
    [11, [], ['1 1 5 -', '1 2 7 -', '2 1 3 -']],
    [12, [], ['1 1 5 -', '1 2 7 -', '2 1 3 -']],
    [13, ['1 1 1 1 reserve'], ['1 1 6 -', '1 2 7 -', '2 1 3 -']],
    [15, ['1 1 1 3 reserve'], ['1 1 8 -', '1 2 7 -', '2 1 3 -']],
    [16, ['1 1 1 3 reserve', '1 1 2 1 reserve'], ['1 1 8 -', '1 2 8 -', '2 1 3 -']],
    [19, ['1 1 1 3 reserve', '1 1 2 3 reserve', '1 1 3 1 reserve'], ['1 1 8 -', '1 2 10 -', '1 3 1 -', '2 1 3 -']],
    [24, ['1 1 1 3 reserve', '1 1 2 3 reserve', '1 1 3 6 reserve'], ['1 1 8 -', '1 2 10 -', '1 3 6 -', '2 1 3 -']],
  ])('reserves what the order lacks, and sets no end: %i pieces', async (quantity, movements, held) => {
    expect(await within((queries) => queries.hold(1, lines([1, quantity])))).toBeNull();
    expect(await moved()).toEqual(movements);
    expect(await heldBy(1)).toEqual(held);
    expect(await heldBy(2)).toEqual(neighbour);
    const taken = movements.reduce((sum, row) => sum + Number(row.split(' ')[3]), 0);
    const [reserved] = await shop.read('select sum(reserved) from stock where product_id = 1');
    expect(Number(reserved)).toBe(23 + taken);
    expect(await stock()).toContain('2 1 8 4');
  });

  it('reserves in the order of parts, or returns how many pieces the order could get', async () => {
    expect(await within((queries) => queries.hold(1, lines([2, 4], [1, 13])))).toBeNull();
    expect(await moved()).toEqual(['1 1 1 1 reserve', '1 2 1 1 reserve']);
    expect(await within((queries) => queries.hold(1, lines([1, 25])))).toEqual({ productId: 1, available: 24 });
    expect(await within((queries) => queries.hold(3, lines([1, 12])))).toEqual({ productId: 1, available: 11 });
    expect(await within((queries) => queries.hold(3, lines([4, 1])))).toEqual({ productId: 4, available: 0 });
    expect(await within((queries) => queries.hold(3, lines([2, 99], [1, 99])))).toMatchObject({ productId: 1 });
    expect(await moved()).toHaveLength(2);
  });

  it('waits for another transaction that takes the same pieces', async () => {
    const outcome = await secondWaits(shop, {
      first: (tx) => parcelStockQueries(tx).hold(1, lines([1, 24])),
      second: (tx) => parcelStockQueries(tx).hold(3, lines([1, 1])),
    });
    expect(outcome).toEqual({ first: null, second: { productId: 1, available: 0 } });
  });

  it('locks in the order of warehouses, so that crosswise parcels do not deadlock', async () => {
    await secondWaits(shop, {
      first: (tx) => tx.selectFrom('reservation').select('quantity').where('quantity', '=', 7).forUpdate().execute(),
      second: (tx) => parcelStockQueries(tx).hold(1, lines([1, 1])),
      meanwhile: async () =>
        expect(
          await shop.read('select product_id, warehouse_id from reservation where order_id = 1 for update skip locked'),
        ).toEqual(['2 1']),
    });
  });

  it('shipping waits until the order has released the goods, and is then refused', async () => {
    const outcome = await secondWaits(shop, {
      first: (tx) => tx.deleteFrom('reservation').where('order_id', '=', 1).execute(),
      second: (tx) => parcelStockQueries(tx).ship(1, lines([1, 1])),
    });
    expect(outcome.second).toEqual({ productId: 1, available: 0 });
  });
});

describe('shipping the goods of a parcel', () => {
  it.each([11, 12])('takes the pieces that are reserved for the order: %i of 12', async (quantity) => {
    expect(await within((queries) => queries.ship(1, lines([1, quantity])))).toBeNull();
    expect(await stock()).toEqual(['1 1 4 1', `1 2 ${25 - quantity} ${22 - quantity}`, '1 3 6 0', '2 1 8 4']);
    expect(await moved()).toEqual(['1 1 1 5 ship', `1 1 2 ${quantity - 5} ship`]);
    expect(await heldBy(2)).toEqual(neighbour);
  });

  it('changes nothing if one of the goods is not reserved for the order', async () => {
    const before = await stock();
    expect(await within((queries) => queries.ship(1, lines([2, 3], [1, 13])))).toEqual({ productId: 1, available: 12 });
    expect(await within((queries) => queries.ship(1, lines([2, 4], [1, 12])))).toEqual({ productId: 2, available: 3 });
    expect(await within((queries) => queries.ship(1, lines([2, 9], [1, 99])))).toMatchObject({ productId: 1 });
    expect(await stock()).toEqual(before);
    expect(await moved()).toEqual([]);
  });

  it.each([
    [true, '1 1 11 8', ['1 1 1 2 receipt', '1 1 1 2 reserve'], '1 1 7 2026-12-01'],
    [false, '1 1 11 6', ['1 1 1 2 receipt'], '1 1 5 2026-12-01'],
  ])('is undone by a return, which reserves the goods for the order: %s', async (isHeld, row, movements, held) => {
    await within((queries) => queries.takeBack(1, lines([1, 2]), isHeld));
    expect(await stock()).toContain(row);
    expect(await moved()).toEqual(movements);
    expect((await heldBy(1))[0]).toBe(held);
  });
});
