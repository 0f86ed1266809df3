import type { UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { beforeEach, describe, expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { backOfficeStockQueries, type StockDocument, type StockSearch } from './back-office-stock.queries.ts';

const shop = openShopRows([
  `update product set mpn = 'АБВ/2-x' where id = 2`,
  `update product set mpn = '5' where id = 4`,
  `insert into warehouse (id, code, title) values (0, 'w0', '{"ru": "Ранний", "en": "", "tr": ""}')`,
]);
beforeEach(async () => {
  await shop.run('truncate stock, reservation, stock_movement, stock_document cascade');
  await shop.run(`insert into stock (product_id, warehouse_id, on_hand, reserved, cell) values
    (2, 2, 4, 4, 'A-10'), (1, 2, 5, 0, 'A-1'), (1, 1, 0, 0, 'B-1'), (3, 1, 7, 2, ''), (4, 2, 0, 0, 'A-2')`);
});

const queries = () => backOfficeStockQueries(shop.db);
const everything: StockSearch = {
  text: '',
  filter: undefined,
  warehouseId: undefined,
  cell: '',
  after: undefined,
  limit: 100,
};
const found = async (search: Partial<StockSearch>): Promise<readonly number[]> =>
  (await queries().find({ ...everything, ...search })).map(({ id }) => id);

describe('parts in stock are found', () => {
  it.each<[Partial<StockSearch>, readonly number[]]>([
    [{}, [1, 2, 3, 4, 5]],
    [{ text: 'mpn' }, [1, 3, 5]],
    [{ text: 'mpn-1' }, [1]],
    [{ text: 'Mp N_1' }, [1]],
    [{ text: 'pn-1' }, []],
    [{ text: 'абв2' }, [2]],
    [{ text: 'абв/2-xx' }, []],
    [{ text: '2' }, [2]],
    [{ text: '5' }, [4, 5]],
    [{ text: '05' }, []],
    [{ text: '5 ' }, [4]],
    [{ text: '-' }, []],
    [{ text: '999999999' }, []],
    [{ text: '9999999999' }, []],
    [{ filter: 'in_stock' }, [1, 2, 3]],
    [{ filter: 'reserved' }, [2, 3]],
    [{ filter: 'none' }, [2, 4, 5]],
    [{ warehouseId: 1 }, [1, 3]],
    [{ warehouseId: 2 }, [1, 2, 4]],
    [{ warehouseId: 1, filter: 'in_stock' }, [3]],
    [{ warehouseId: 2, filter: 'reserved' }, [2]],
    [{ warehouseId: 1, filter: 'none' }, [1, 2, 4, 5]],
    [{ cell: 'A-1' }, [1, 2]],
    [{ cell: 'A-10' }, [2]],
    [{ cell: 'a-1' }, []],
    [{ cell: 'B', warehouseId: 1 }, [1]],
    [{ cell: 'A', text: 'mpn' }, [1]],
    [{ after: 0 }, [1, 2, 3, 4, 5]],
    [{ after: 1 }, [2, 3, 4, 5]],
    [{ after: 5 }, []],
    [{ limit: 2 }, [1, 2]],
    [{ after: 2, limit: 1 }, [3]],
  ])('by %j', async (search, ids) => {
    expect(await found(search)).toEqual(ids);
  });

  it('with all their places', async () => {
    const [first] = await queries().find(everything);
    expect(first).toEqual({
      id: 1,
      mpn: 'MPN-1',
      brand: 'Yageo',
      title: { ru: 'Деталь 1', en: '', tr: '' },
      places: [
        { warehouseId: 1, onHand: 0, reserved: 0, cell: 'B-1' },
        { warehouseId: 2, onHand: 5, reserved: 0, cell: 'A-1' },
      ],
    });
    expect(await queries().byId(1)).toEqual(first);
    expect(await queries().byId(5)).toMatchObject({ id: 5, places: [] });
    expect(await queries().byId(6)).toBeUndefined();
  });

  it('by part numbers and ids', async () => {
    const by = async (keys: readonly string[], ids: readonly number[], limit = 9) =>
      (await queries().byNumbers(keys, ids as readonly ProductId[], limit)).map(({ id }) => id);
    expect(await by(['MPN3', 'АБВ2X'], [])).toEqual([2, 3]);
    expect(await by([], [5, 1, 7])).toEqual([1, 5]);
    expect(await by(['MPN3', 'MPN'], [5, 1], 2)).toEqual([1, 3]);
    expect(await by([], [])).toEqual([]);
  });

  it('by ids, and with their available pieces', async () => {
    const ids = [1, 2, 3, 5, 6] as readonly number[] as readonly ProductId[];
    expect(await queries().existing(ids)).toEqual(new Set([1, 2, 3, 5]));
    expect(await queries().free(ids)).toEqual(
      new Map([
        [1, 5],
        [2, 0],
        [3, 5],
      ]),
    );
  });
});

it('warehouses are sorted by id', async () => {
  const warehouses = await queries().warehouses();
  expect(warehouses.map(({ id, code }) => [id, code])).toEqual([
    [0, 'w0'],
    [1, 'w1'],
    [2, 'w2'],
    [3, 'w3'],
  ]);
  expect(warehouses[1]).toEqual({ id: 1, code: 'w1', title: { ru: 'Склад 1', en: '', tr: '' } });
});

it('returns the orders for which pieces of a part are reserved', async () => {
  await shop.run(`insert into reservation (order_id, product_id, warehouse_id, quantity) values
    (3, 1, 2, 4), (1, 1, 1, 3), (2, 2, 1, 9), (2, 1, 1, 5)`);
  expect(await queries().heldBy(1, 2)).toEqual([
    { number: '26-000001', quantity: 3, warehouseId: 1 },
    { number: '26-000002', quantity: 5, warehouseId: 1 },
  ]);
  expect(await queries().heldBy(2, 9)).toEqual([{ number: '26-000002', quantity: 9, warehouseId: 1 }]);
});

it('a count creates rows for parts without stock, and locks the others', async () => {
  const hold = (ids: readonly number[]) =>
    inTransaction(shop.db, (tx) => backOfficeStockQueries(tx).hold(1, ids as readonly ProductId[]));
  expect([...(await hold([5, 3, 2]))]).toEqual([
    [2, { onHand: 0, reserved: 0 }],
    [3, { onHand: 7, reserved: 2 }],
    [5, { onHand: 0, reserved: 0 }],
  ]);
  expect(
    await shop.read('select product_id, on_hand, reserved, counted from stock where warehouse_id = 1 order by 1'),
  ).toEqual(['1 0 0 0', '2 0 0 0', '3 7 2 7', '5 0 0 0']);
});

describe('a document', () => {
  const [key, otherKey] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const document: StockDocument = {
    key,
    kind: 'receipt',
    warehouseId: 2,
    number: 'П-1',
    reason: 'Поставка',
    staffId: 2,
    at: new Date('2026-11-05T10:00:00Z'),
  };
  const written = () =>
    shop.read('select key, kind, warehouse_id, number, reason, staff_id, at, wave_id from stock_document order by id');
  const moved = () =>
    shop.read(`select product_id, warehouse_id, kind, quantity, document_id, at, unit_price, order_id
      from stock_movement order by product_id`);
  const change = (productId: number, by: number) => ({ productId: productId as ProductId, by, before: 0 });

  it('changes the stock in its warehouse and saves its prices', async () => {
    const prices = new Map([[1 as ProductId, 12_345 as UnitPrice]]);
    const id = await queries().post(document, [change(1, 10), change(2, -3 + 4)], prices);
    expect(await written()).toEqual([`${key} receipt 2 П-1 Поставка 2 2026-11-05T10:00:00.000Z null`]);
    expect(await moved()).toEqual([
      `1 2 receipt 10 ${id} 2026-11-05T10:00:00.000Z 12345 null`,
      `2 2 receipt 1 ${id} 2026-11-05T10:00:00.000Z null null`,
    ]);
    expect(await shop.read('select product_id, warehouse_id, on_hand from stock order by 1, 2')).toEqual([
      '1 1 0',
      '1 2 15',
      '2 2 5',
      '3 1 7',
      '4 2 0',
    ]);
    expect(await queries().posted(key)).toBe(id);
    expect(await queries().posted(otherKey)).toBeUndefined();
  });

  it('is posted once per key', async () => {
    const first = await queries().post(document, [change(1, 10)], new Map());
    expect(await queries().post({ ...document, number: 'П-2' }, [change(1, 10)], new Map())).toBeUndefined();
    const other = await queries().post({ ...document, key: otherKey }, [], new Map());
    expect([await queries().posted(key), await queries().posted(otherKey)]).toEqual([first, other]);
    expect(await moved()).toHaveLength(1);
    expect(await written()).toHaveLength(2);
  });

  it('without changes saves no movements', async () => {
    const sent = await shop.sent(async () => queries().post(document, [], new Map()));
    expect(sent).toEqual(['insert']);
  });
});
