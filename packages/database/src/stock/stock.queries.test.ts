import type { ProductId } from '@farad/domain/product';
import type { Quantity } from '@farad/domain/money';
import { beforeEach, describe, expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { secondWaits } from '../testing/second-waits.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { stockQueries, type ReservationLine } from './stock.queries.ts';

const shop = openShopRows();
// The rows are inserted in an unusual order, so that a query without `order by` returns the wrong order.
beforeEach(async () => {
  await shop.run('truncate stock, reservation, stock_movement');
  await shop.run(
    `insert into stock (product_id, warehouse_id, on_hand) values (2, 3, 1), (2, 2, 3), (2, 1, 3), (1, 2, 10), (1, 1, 5)`,
  );
});

type Queries = ReturnType<typeof stockQueries>;
const within = <T>(work: (queries: Queries) => Promise<T>): Promise<T> =>
  inTransaction(shop.db, (tx) => work(stockQueries(tx)));
const lines = (...wanted: readonly (readonly [id: number, quantity: number])[]): readonly ReservationLine[] =>
  wanted.map(([id, quantity]) => ({ productId: id as ProductId, quantity: quantity as Quantity }));

const stock = () => shop.read('select product_id, warehouse_id, on_hand, reserved from stock order by 1, 2');
const held = () =>
  shop.read('select order_id, product_id, warehouse_id, quantity, expires_at from reservation order by 1, 2, 3');
const moved = () =>
  shop.read('select order_id, product_id, warehouse_id, quantity, kind from stock_movement order by id');
const unlocked = () => shop.read('select product_id, warehouse_id from stock order by 1, 2 for update skip locked');
const moment = new Date('2026-11-30T12:00:00Z');

describe('a reservation', () => {
  it.each([
    [5, ['1 1 1 5 null']],
    [6, ['1 1 2 6 null']],
    [10, ['1 1 2 10 null']],
    [11, ['1 1 1 5 null', '1 1 2 6 null']],
    [15, ['1 1 1 5 null', '1 1 2 10 null']],
  ])('of %i pieces takes the first warehouse that has them all, else several', async (quantity, expected) => {
    expect(await within((queries) => queries.reserve(1, lines([1, quantity])))).toBeNull();
    expect(await held()).toEqual(expected);
    expect(await moved()).toEqual(expected.map((row) => row.replace('null', 'reserve')));
  });

  it('does not touch a warehouse that is not needed', async () => {
    expect(await within((queries) => queries.reserve(1, lines([2, 6])))).toBeNull();
    expect(await held()).toEqual(['1 2 1 3 null', '1 2 2 3 null']);
    expect(await stock()).toEqual(['1 1 5 0', '1 2 10 0', '2 1 3 3', '2 2 3 3', '2 3 1 0']);
    expect(await within((queries) => queries.reserve(2, lines([1, 15])))).toBeNull();
    expect(await within((queries) => queries.reserve(3, lines([2, 1])))).toBeNull();
    expect(await within((queries) => queries.reserve(3, lines([2, 1])))).toBe(2);
  });

  it('takes a single piece of the last warehouse too', async () => {
    expect(await within((queries) => queries.reserve(1, lines([2, 7])))).toBeNull();
    expect(await held()).toEqual(['1 2 1 3 null', '1 2 2 3 null', '1 2 3 1 null']);
  });

  it.each([
    ['one piece more than there is', lines([1, 16])],
    ['two lines that are too many together', lines([1, 15], [1, 1])],
    ['a second line after one that fits', lines([2, 1], [1, 16])],
    ['a first line before one that fits', lines([1, 16], [2, 1])],
  ])('is refused with the product that lacks stock, and changes nothing: %s', async (_title, wanted) => {
    expect(await within((queries) => queries.reserve(1, wanted))).toBe(1);
    expect(await held()).toEqual([]);
    expect(await moved()).toEqual([]);
    expect(await stock()).toEqual(['1 1 5 0', '1 2 10 0', '2 1 3 0', '2 2 3 0', '2 3 1 0']);
  });

  it('of a product that no warehouse has is refused', async () => {
    expect(await within((queries) => queries.reserve(1, lines([3, 1])))).toBe(3);
  });

  it('adds its lines to earlier pieces of the order, and sets their end', async () => {
    await within((queries) => queries.reserve(1, lines([1, 2], [2, 1], [1, 3], [2, 0]), moment));
    await within((queries) => queries.reserve(1, lines([2, 2])));
    await within((queries) => queries.reserve(3, lines([2, 3])));
    expect(await held()).toEqual([
      '1 1 1 5 2026-11-30T12:00:00.000Z',
      '1 2 1 3 2026-11-30T12:00:00.000Z',
      '3 2 2 3 null',
    ]);
    expect(await stock()).toEqual(['1 1 5 5', '1 2 10 0', '2 1 3 3', '2 2 3 3', '2 3 1 0']);
    expect(await moved()).toEqual(['1 1 1 5 reserve', '1 2 1 1 reserve', '1 2 1 2 reserve', '3 2 2 3 reserve']);
  });

  it.each([[[]], [lines([1, 0])], [lines([1, -1])]])('of no pieces (%j) sends no statement', async (none) => {
    const work = () => within((queries) => queries.reserve(1, none));
    expect(await shop.sent(async () => expect(await work()).toBeNull())).toEqual([]);
  });

  it('locks in the order of parts and warehouses, so that crosswise orders do not deadlock', async () => {
    await secondWaits(shop, {
      first: (tx) => tx.selectFrom('stock').select('on_hand').where('on_hand', '=', 10).forUpdate().execute(),
      second: (tx) => stockQueries(tx).reserve(2, lines([2, 1], [1, 1])),
      meanwhile: async () => expect(await unlocked()).toEqual(['2 1', '2 2', '2 3']),
    });
    expect(await held()).toEqual(['2 1 1 1 null', '2 2 1 1 null']);
  });

  it('waits for another one of the same stock, and then takes what is left', async () => {
    const outcome = await secondWaits(shop, {
      first: (tx) => stockQueries(tx).reserve(1, lines([2, 3], [1, 15])),
      second: (tx) => stockQueries(tx).reserve(2, lines([1, 1])),
    });
    expect(outcome).toEqual({ first: null, second: 1 });
    expect(await held()).toEqual(['1 1 1 5 null', '1 1 2 10 null', '1 2 1 3 null']);
  });
});

it('locks only the stock of the parts in the order', async () => {
  await inTransaction(shop.db, async (tx) => {
    await stockQueries(tx).reserve(1, lines([2, 1]));
    expect(await unlocked()).toEqual(['1 1', '1 2']);
  });
});

describe('the pieces reserved for an order', () => {
  beforeEach(async () => {
    await within((queries) => queries.reserve(1, lines([2, 2], [1, 12]), moment));
    await within((queries) => queries.reserve(2, lines([1, 3], [2, 3]), moment));
    await shop.run('truncate stock_movement');
  });

  it('are available after a release, and other orders keep theirs', async () => {
    await within((queries) => queries.release(1));
    expect(await held()).toEqual(['2 1 2 3 2026-11-30T12:00:00.000Z', '2 2 2 3 2026-11-30T12:00:00.000Z']);
    expect(await stock()).toEqual(['1 1 5 0', '1 2 10 3', '2 1 3 0', '2 2 3 3', '2 3 1 0']);
    expect((await moved()).toSorted()).toEqual(['1 1 1 5 release', '1 1 2 7 release', '1 2 1 2 release']);
    await within((queries) => queries.release(1));
    expect(await moved()).toHaveLength(3);
    expect(await shop.sent(() => within((queries) => queries.release(1)))).toEqual(['delete']);
  });

  it('are available after a release of one row', async () => {
    await within((queries) => queries.reserve(3, lines([2, 1])));
    await within((queries) => queries.release(3));
    expect(await moved()).toEqual(['3 2 1 1 reserve', '3 2 1 1 release']);
    expect(await stock()).toContain('2 1 3 2');
  });

  it('are locked in the order of parts before the release', async () => {
    await secondWaits(shop, {
      first: (tx) => tx.selectFrom('stock').select('on_hand').where('on_hand', '=', 5).forUpdate().execute(),
      second: (tx) => stockQueries(tx).release(1),
      meanwhile: async () => expect(await unlocked()).toEqual(['1 2', '2 1', '2 2', '2 3']),
    });
  });

  it('leave the stock when they are shipped, and other orders keep theirs', async () => {
    await within((queries) => queries.ship(1));
    expect(await held()).toEqual(['2 1 2 3 2026-11-30T12:00:00.000Z', '2 2 2 3 2026-11-30T12:00:00.000Z']);
    expect(await stock()).toEqual(['1 1 0 0', '1 2 3 3', '2 1 1 0', '2 2 3 3', '2 3 1 0']);
    expect((await moved()).toSorted()).toEqual(['1 1 1 5 ship', '1 1 2 7 ship', '1 2 1 2 ship']);
  });

  it('have one end, which other orders do not get', async () => {
    await within((queries) => queries.holdUntil(1, null));
    const moments = () => shop.read('select order_id, expires_at from reservation group by 1, 2 order by 1');
    expect(await moments()).toEqual(['1 null', '2 2026-11-30T12:00:00.000Z']);
    await within((queries) => queries.holdUntil(1, new Date('2026-12-01T00:00:00Z')));
    expect(await moments()).toEqual(['1 2026-12-01T00:00:00.000Z', '2 2026-11-30T12:00:00.000Z']);
  });

  it('are compared with the order lines, which gives what is lacking', async () => {
    const lacking = (id: number) => within((queries) => queries.lacking(id));
    expect(await lacking(1)).toEqual(lines([2, 8]));
    expect((await lacking(2)).toSorted((a, b) => a.productId - b.productId)).toEqual(lines([1, 7], [2, 7]));
    expect((await lacking(3)).toSorted((a, b) => a.productId - b.productId)).toEqual(lines([1, 10], [2, 10]));
    await within((queries) => queries.reserve(1, lines([2, 1])));
    await shop.run('update order_line set quantity = 4 where order_id = 1 and product_id = 2');
    expect(await lacking(1)).toEqual(lines([2, 1]));
    await shop.run('update order_line set quantity = 3 where order_id = 1 and product_id = 2');
    expect(await lacking(1)).toEqual([]);
    await shop.run('update order_line set quantity = 10');
  });

  it('are not available', async () => {
    const available = (id: number) => within((queries) => queries.available(id as ProductId));
    expect([await available(1), await available(2), await available(3)]).toEqual([0, 2, 0]);
  });
});
