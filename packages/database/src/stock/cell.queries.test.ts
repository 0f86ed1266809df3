import { expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { cellQueries } from './cell.queries.ts';

const shop = openShopRows([
  `insert into stock (product_id, warehouse_id, on_hand, cell) values (3, 1, 1, 'C'), (1, 1, 5, 'A'), (1, 2, 6, 'Z')`,
]);
const of = (warehouse: number, ...ids: readonly number[]) =>
  inTransaction(shop.db, (tx) => cellQueries(tx).of(warehouse, ids));

it('cells are read and written in one warehouse', async () => {
  expect(await of(1, 3, 2, 1)).toEqual([
    { productId: 1, cell: 'A' },
    { productId: 3, cell: 'C' },
  ]);
  expect(await of(2, 1)).toEqual([{ productId: 1, cell: 'Z' }]);
  await cellQueries(shop.db).set(1, [
    { productId: 2, cell: 'B' },
    { productId: 1, cell: 'AA' },
  ]);
  expect(await shop.read('select product_id, warehouse_id, on_hand, cell from stock order by 1, 2')).toEqual([
    '1 1 5 AA',
    '1 2 6 Z',
    '2 1 0 B',
    '3 1 1 C',
  ]);
});
