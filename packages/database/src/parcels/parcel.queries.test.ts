import type { CarrierStatus, PackedLine, ParcelState } from '@farad/domain/delivery';
import type { Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { VendorId } from '@farad/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { parcelQueries, type ParcelMark } from './parcel.queries.ts';

const shop = openShopRows([
  `update product set weight_milligrams = 250 where id = 1`,
  `update product set is_marked = true where id in (2, 3)`,
]);
const queries = () => parcelQueries(shop.db);
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 20, 10, n));
const lines = (...wanted: readonly (readonly [id: number, quantity: number])[]): readonly PackedLine[] =>
  wanted.map(([id, quantity]) => ({ productId: id as ProductId, quantity: quantity as Quantity }));
const add = (orderId: number, grams: number, packed = lines([2, 3], [1, 5]), at = minute(1)): Promise<number> =>
  inTransaction(shop.db, (tx) => parcelQueries(tx).add({ orderId, grams, lines: packed, at }));

/** Parcels 1 and 2 belong to order 1, parcel 3 to order 2. */
beforeEach(async () => {
  await shop.run('truncate parcel restart identity cascade');
  await add(1, 100);
  await add(1, 200, lines([1, 1]), minute(2));
  await add(2, 300);
});
const column = (name: string) => shop.read(`select id, ${name} from parcel order by id`);

describe('a parcel', () => {
  it('is saved with its lines and its first event', async () => {
    expect(
      await shop.read(`select id, order_id, number, state, grams, provider, track, carrier_at, shipped_at, created_at
        from parcel order by id`),
    ).toEqual([
      `1 1 1 packed 100 null null null null ${minute(1).toISOString()}`,
      `2 1 2 packed 200 null null null null ${minute(2).toISOString()}`,
      `3 2 1 packed 300 null null null null ${minute(1).toISOString()}`,
    ]);
    expect(await shop.read('select parcel_id, product_id, quantity from parcel_line order by 1, 2')).toEqual([
      '1 1 5',
      '1 2 3',
      '2 1 1',
      '3 1 5',
      '3 2 3',
    ]);
    expect(await shop.read('select parcel_id, state, by, at, of_return, code from parcel_event order by 1')).toEqual([
      `1 packed staff ${minute(1).toISOString()} false `,
      `2 packed staff ${minute(2).toISOString()} false `,
      `3 packed staff ${minute(1).toISOString()} false `,
    ]);
    expect([await add(1, 1), await add(2, 1), await add(3, 1)]).toEqual([3, 2, 1]);
  });

  it('is found by its order and its number', async () => {
    const [first, second, ...none] = await queries().ofOrder(1);
    expect(first).toEqual({
      id: 1,
      number: 1,
      state: 'packed',
      grams: 100,
      carrier: null,
      track: null,
      carrierAt: null,
      shippedAt: null,
      createdAt: minute(1),
      closedAt: null,
      lines: lines([1, 5], [2, 3]),
    });
    expect([second?.id, none]).toEqual([2, []]);
    await shop.run('update parcel set number = 5 where id = 1');
    await shop.run('update parcel set grams = grams where id = 2');
    expect((await queries().ofOrder(1)).map(({ id }) => id)).toEqual([2, 1]);
    expect(await queries().byNumber(1, 5)).toEqual({ ...first, number: 5 });
    expect((await queries().byNumber(2, 1))?.id).toBe(3);
    expect(await queries().byNumber(2, 5)).toBeUndefined();
    expect(await queries().ofOrder(3)).toEqual([]);
  });

  it('is changed without changes to other parcels: state, carrier, times', async () => {
    await inTransaction(shop.db, (tx) => parcelQueries(tx).move(1, { state: 'handed_over', at: minute(9) }));
    expect(await column('state')).toEqual(['1 handed_over', '2 packed', '3 packed']);
    expect(await shop.read('select parcel_id, state, by, at from parcel_event where id > 3')).toEqual([
      `1 handed_over staff ${minute(9).toISOString()}`,
    ]);
    await inTransaction(shop.db, (tx) => parcelQueries(tx).move(1, { state: 'packed', at: minute(9), by: 'carrier' }));
    await inTransaction(shop.db, (tx) =>
      parcelQueries(tx).move(1, { state: 'handed_over', at: minute(9), by: 'carrier' }),
    );
    expect(await shop.read('select parcel_id, state, by, at from parcel_event where id > 4')).toEqual([
      `1 packed carrier ${minute(9).toISOString()}`,
      `1 handed_over carrier ${minute(9).toISOString()}`,
    ]);
    await queries().followCarrier(2, { state: 'in_transit', at: minute(8) });
    expect(await column('state')).toEqual(['1 handed_over', '2 in_transit', '3 packed']);
    expect(await column('carrier_at')).toEqual(['1 null', `2 ${minute(8).toISOString()}`, '3 null']);
    await queries().setCarrier(1, 'cdek' as VendorId, '100');
    expect(await column('provider, track')).toEqual(['1 cdek 100', '2 null null', '3 null null']);
    await queries().setShipped(1, minute(7));
    expect(await column('shipped_at')).toEqual([`1 ${minute(7).toISOString()}`, '2 null', '3 null']);
    await queries().setClosed([1, 3], minute(6));
    expect(await column('closed_at')).toEqual([
      `1 ${minute(6).toISOString()}`,
      '2 null',
      `3 ${minute(6).toISOString()}`,
    ]);
    await queries().setCarrier(1, null, null);
    await queries().setShipped(1, null);
    expect((await column('provider, track, shipped_at'))[0]).toBe('1 null null null');
    expect(await shop.sent(() => queries().setClosed([], minute(9)))).toEqual([]);
    await queries().remove(1);
    expect(await column('number')).toEqual(['2 2', '3 1']);
  });

  it('notifies its buyer of each stage once', async () => {
    const told = async (stage: number) => queries().markTold(1, stage);
    expect([await told(1), await told(1), await told(3), await told(2), await told(4)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(await column('told_stage')).toEqual(['1 4', '2 0', '3 0']);
    await queries().markTold(2, 2);
    await queries().forgetTold(1);
    expect(await column('told_stage')).toEqual(['1 0', '2 2', '3 0']);
  });
});

it('the pieces to send are those of the order that were not refunded', async () => {
  await shop.run('update order_line set position = 3 - position + 10 where order_id = 1');
  await shop.run('update order_line set quantity = 7 where order_id = 2 and product_id = 1');
  expect(await queries().toSend(1)).toEqual(lines([2, 10], [1, 10]));
  expect(await queries().toSend(2)).toEqual(lines([1, 7], [2, 10]));
  await shop.run(`insert into refund (order_id, sequence, key, amount_kopecks, cause, state, way, payee, created_at)
    values (1, 1, 'r', 500, 'staff', 'pending', 'bank', '{}', now())`);
  await shop.run(`insert into refund_line (refund_id, position, move, from_piece, quantity, amount_kopecks)
    select id, 11, 'cancel', 0, 9, 100 from refund`);
  expect(await queries().toSend(1)).toEqual(lines([2, 1], [1, 10]));
  await shop.run('update refund_line set quantity = 10');
  expect(await queries().toSend(1)).toEqual(lines([1, 10]));
});

it('returns the weights of parts, and which parts are marked', async () => {
  expect(await queries().weights([1, 2, 9])).toEqual(
    new Map([
      [1, 250],
      [2, null],
    ]),
  );
  expect(await queries().markedOf([1, 2, 9])).toEqual(new Set([2]));
});

describe('events of parcels', () => {
  const status = (code: string, at: Date, state: ParcelState | null, city = '') =>
    ({ code, at, state, city }) as unknown as CarrierStatus & { readonly state: ParcelState | null };

  it('are saved once for the delivery and once for the return', async () => {
    const both = [status('A', minute(4), 'handed_over', 'Москва'), status('B', minute(3), null)];
    expect(await queries().addStatuses(1, both)).toEqual(['A', 'B']);
    expect(await queries().addStatuses(1, [...both, status('A', minute(5), null)])).toEqual(['A']);
    expect(await queries().addStatuses(1, both, true)).toEqual(['A', 'B']);
    expect(await queries().addStatuses(3, [status('A', minute(4), null)])).toEqual(['A']);
    expect(await shop.sent(() => queries().addStatuses(1, []))).toEqual([]);
    expect(await queries().addStatuses(1, [])).toEqual([]);
    const events = await queries().events(1);
    expect(events.map(({ parcelId, at, code, ofReturn }) => [parcelId, at.getUTCMinutes(), code, ofReturn])).toEqual([
      [1, 1, '', false],
      [2, 2, '', false],
      [1, 3, 'B', false],
      [1, 3, 'B', true],
      [1, 4, 'A', false],
      [1, 4, 'A', true],
      [1, 5, 'A', false],
    ]);
    expect(events[4]).toEqual({
      parcelId: 1,
      at: minute(4),
      state: 'handed_over',
      code: 'A',
      city: 'Москва',
      ofReturn: false,
    });
    expect(await shop.read(`select distinct by from parcel_event where code <> ''`)).toEqual(['carrier']);
  });
});

it('returns the latest shipment of each parcel', async () => {
  await shop.run(`insert into shipment (parcel_id, provider, number, state, created_at, problems, return_track) values
    (2, 'cdek', 'N-1', 'invalid', now(), '["a"]', null), (2, 'cdek', 'N-2', 'sent', now(), '[]', '77'),
    (1, 'cdek', 'N-3', 'cancelled', now(), '["b"]', null), (3, 'cdek', 'N-4', 'sent', now(), '[]', null)`);
  expect(await queries().shipments(1)).toEqual([
    { parcelId: 1, number: 'N-3', state: 'cancelled', problems: ['b'], returnTrack: null, carrier: 'cdek' },
    { parcelId: 2, number: 'N-2', state: 'sent', problems: [], returnTrack: '77', carrier: 'cdek' },
  ]);
});

describe('codes of marked pieces', () => {
  const mark = (productId: number, code: string, pieces = 1): Omit<ParcelMark, 'parcelId'> => ({
    productId: productId as ProductId,
    code,
    pieces,
  });
  beforeEach(async () => {
    await queries().addMarks(1, 2, [mark(2, 'b', 50), mark(2, 'a')]);
    await queries().addMarks(1, 1, [mark(3, 'c')]);
    await queries().addMarks(2, 1, [mark(2, 'd')]);
  });

  it('are returned by order, sorted by parcel and code', async () => {
    expect(await queries().marks(1)).toEqual([
      { parcelId: 1, ...mark(3, 'c') },
      { parcelId: 2, ...mark(2, 'a') },
      { parcelId: 2, ...mark(2, 'b', 50) },
    ]);
    expect(await shop.sent(() => queries().addMarks(1, 1, []))).toEqual([]);
  });

  it.each(['returned', 'lost'])('are not returned for a parcel that is %s', async (state) => {
    await shop.run('update parcel set state = $1 where id = 2', state);
    expect((await queries().marks(1)).map(({ code }) => code)).toEqual(['c']);
  });

  it('are in use until their parcel is returned', async () => {
    expect([
      await queries().takenMark(['x', 'd']),
      await queries().takenMark(['x']),
      await queries().takenMark([]),
    ]).toEqual(['d', undefined, undefined]);
    await shop.run(`update parcel set state = 'lost' where id = 3`);
    expect(await queries().takenMark(['d'])).toBe('d');
    await shop.run(`update parcel set state = 'returned' where id = 3`);
    expect(await queries().takenMark(['d'])).toBeUndefined();
  });
});
