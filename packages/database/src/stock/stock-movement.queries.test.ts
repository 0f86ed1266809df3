import { expect, it } from 'vitest';

import { openShopRows } from '../testing/shop-rows.ts';
import { stockMovementQueries, type MovementSearch } from './stock-movement.queries.ts';

const shop = openShopRows([
  `insert into stock_document (key, kind, warehouse_id, number, reason, staff_id, at)
     values ('00000000-0000-4000-8000-000000000001', 'receipt', 2, 'П-1', 'Поставка', 2, '2026-11-02Z')`,
  `insert into stock_movement (product_id, warehouse_id, kind, quantity, order_id, document_id, at) values
     (1, 2, 'receipt', 9, null, 1, '2026-11-02T10:00Z'), (2, 1, 'reserve', 3, 1, null, '2026-11-03T10:00Z'),
     (1, 1, 'ship', 2, 2, null, '2026-11-01T10:00Z'), (1, 1, 'reserve', 2, 2, null, '2026-11-02T10:00Z')`,
]);
const everything: MovementSearch = {
  productId: undefined,
  warehouseId: undefined,
  kind: undefined,
  from: undefined,
  before: undefined,
  after: undefined,
  limit: 100,
};
const at = (text: string): Date => new Date(text);

it.each<[Partial<MovementSearch>, readonly number[]]>([
  [{}, [2, 4, 1, 3]],
  [{ productId: 1 }, [4, 1, 3]],
  [{ productId: 3 }, []],
  [{ warehouseId: 2 }, [1]],
  [{ warehouseId: 1, productId: 1 }, [4, 3]],
  [{ kind: 'reserve' }, [2, 4]],
  [{ from: at('2026-11-02T10:00Z') }, [2, 4, 1]],
  [{ from: at('2026-11-02T10:00:01Z') }, [2]],
  [{ before: at('2026-11-02T10:00Z') }, [3]],
  [{ before: at('2026-11-02T10:00:01Z') }, [4, 1, 3]],
  [{ after: 2 }, [4, 1, 3]],
  [{ after: 4 }, [1, 3]],
  [{ after: 3 }, []],
  [{ limit: 2 }, [2, 4]],
])('movements by %j, latest first', async (search, ids) => {
  const found = await stockMovementQueries(shop.db).find({ ...everything, ...search });
  expect(found.map(({ id }) => id)).toEqual(ids);
});

it('a movement has its order or its document', async () => {
  const [, ofOrder, ofDocument] = await stockMovementQueries(shop.db).find(everything);
  const none = { documentId: null, documentNumber: null, reason: null, by: null };
  const part = { productId: 1, mpn: 'MPN-1', brand: 'Yageo', at: at('2026-11-02T10:00Z') };
  expect(ofOrder).toEqual({
    id: 4,
    kind: 'reserve',
    warehouseId: 1,
    quantity: 2,
    order: '26-000002',
    ...part,
    ...none,
  });
  expect(ofDocument).toEqual({
    id: 1,
    kind: 'receipt',
    warehouseId: 2,
    quantity: 9,
    order: null,
    documentId: 1,
    documentNumber: 'П-1',
    reason: 'Поставка',
    by: 'Staff 2',
    ...part,
  });
});
