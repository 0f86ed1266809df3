import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import { secondWaits } from '@farad/database/testing/second-waits';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Deps } from '#deps.ts';
import { callOfStaff, openOutside } from '#testing/scenes/row-scenes.ts';
import { presentMovement } from '#core/catalogue/present-stock.ts';
import { postStock } from './post-stock.ts';

const shop = openShopRows(['alter table audit disable trigger user']);
const outside = openOutside();
const at = new Date('2026-11-20T06:00:00.000Z');
const deps = {
  get db() {
    return shop.db;
  },
  clock: () => at,
} as unknown as Deps;
const key = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
type Asked = Parameters<typeof postStock>[2];
const asked = (more: object = {}): Asked => ({
  key,
  kind: 'receipt',
  warehouseId: 1,
  number: 'N-7',
  reason: '',
  lines: [line(1, 5)],
  ...more,
});
const line = (product: number, quantity: number, more: object = {}) => ({
  product_id: String(product),
  quantity,
  book: null,
  ...more,
});
const buyer = {
  ...callOfStaff,
  actor: { kind: 'staff', staff: { id: 2, permissions: ['manage_stock', 'view_purchase_prices'] } },
} as unknown as typeof callOfStaff;
/** The answer, and the changed rows. */
const posted = async (more: object = {}, caller = callOfStaff) => {
  let answer: unknown;
  const changes = await outside.changes(shop, async () => {
    answer = await postStock(deps, caller, asked(more));
  });
  return [JSON.stringify(answer), changes] as const;
};
const refused = async (more: object, caller = callOfStaff) => {
  const [answer, changes] = await posted(more, caller);
  expect(changes).toBe('\n');
  return answer;
};

beforeEach(async () => {
  await shop.run(
    'truncate stock, stock_movement, stock_document, audit, purchase_price, product_cost, product_change restart identity cascade',
  );
  await shop.run(
    `insert into stock (product_id, warehouse_id, on_hand, reserved) values (1, 1, 30, 10), (1, 2, 7, 0), (2, 1, 4, 4)`,
  );
  await shop.run('truncate product_change restart identity');
});

describe('a stock document', () => {
  it('receives pieces, also where the part never was', async () => {
    const [answer, changes] = await posted({ lines: [line(1, 5), line(3, 8)] });
    expect(answer).toBe('{"ok":true,"value":{"documentId":"1","changed":2,"refused":[]}}');
    expect(changes).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"lines":2,"№ 1":35,"№ 3":8,"number":"N-7","warehouse":1}, action "stock.receipt", before {"№ 1":30,"№ 3":0}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "stock"
      + product_change 1: at now, id 1, is_whole false, product_id 3
      + product_change 2: at now, id 2, is_whole false, product_id 1
      + product_change 3: at now, id 3, is_whole false, product_id 3
      + product_change 4: at now, id 4, is_whole false, product_id 1
      + product_change 5: at now, id 5, is_whole false, product_id 3
      stock 1/1: on_hand 35, touched_at "2026-11-20T06:00:00+00:00"
      + stock 3/1: cell "", counted 0, on_hand 8, reserved 0, product_id 3, touched_at "2026-11-20T06:00:00+00:00", warehouse_id 1
      + stock_document 1: at "2026-11-20T06:00:00+00:00", id 1, key "random", kind "receipt", number "N-7", reason "", staff_id 2, warehouse_id 1
      + stock_movement 1: at "2026-11-20T06:00:00+00:00", id 1, kind "receipt", quantity 5, product_id 1, document_id 1, warehouse_id 1
      + stock_movement 2: at "2026-11-20T06:00:00+00:00", id 2, kind "receipt", quantity 8, product_id 3, document_id 1, warehouse_id 1
      "
    `);
  });

  it('receives pieces at a price, by those who may see it', async () => {
    const priced = { lines: [line(1, 10, { price: 12.5 }), line(2, 4)] };
    expect(await refused(priced)).toBe('{"ok":false,"error":{"code":"forbidden","field":"lines.0.price"}}');
    const [answer, changes] = await posted(priced, buyer);
    expect(answer).toBe('{"ok":true,"value":{"documentId":"1","changed":2,"refused":[]}}');
    expect(changes).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"lines":2,"№ 1":40,"№ 2":8,"number":"N-7","warehouse":1}, action "stock.receipt", before {"№ 1":30,"№ 2":4}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "stock"
      + product_change 1: at now, id 1, is_whole false, product_id 1
      + product_change 2: at now, id 2, is_whole false, product_id 2
      + product_change 3: at now, id 3, is_whole false, product_id 1
      + product_change 4: at now, id 4, is_whole false, product_id 2
      + product_cost 1: at "2026-11-20T06:00:00+00:00", margin -115000, average 125000, supplier "", product_id 1, unit_price 125000, tier_prices [125000], average_pieces 10, tier_quantities [1]
      stock 1/1: on_hand 40, touched_at "2026-11-20T06:00:00+00:00"
      stock 2/1: on_hand 8, touched_at "2026-11-20T06:00:00+00:00"
      + stock_document 1: at "2026-11-20T06:00:00+00:00", id 1, key "random", kind "receipt", number "N-7", reason "", staff_id 2, warehouse_id 1
      + stock_movement 1: at "2026-11-20T06:00:00+00:00", id 1, kind "receipt", quantity 10, product_id 1, unit_price 125000, document_id 1, warehouse_id 1
      + stock_movement 2: at "2026-11-20T06:00:00+00:00", id 2, kind "receipt", quantity 4, product_id 2, document_id 1, warehouse_id 1
      "
    `);
  });

  it.each(['write_off', 'correction', 'count'])('has a price only in a receipt: %s', async (kind) => {
    const lines = [line(1, 1), line(2, 1, { price: 1 })];
    expect(await refused({ kind, reason: 'R', lines }, buyer)).toBe(
      '{"ok":false,"error":{"code":"invalid_input","field":"lines.1.price"}}',
    );
  });

  it('refuses an invalid price', async () => {
    expect(await refused({ lines: [line(1, 1, { price: -1 })] }, buyer)).toBe(
      '{"ok":false,"error":{"code":"invalid_input","field":"lines.0.price"}}',
    );
  });

  it('writes off what no order holds, to the last piece', async () => {
    const write = (quantity: number) => ({ kind: 'write_off', reason: 'broken', lines: [line(1, quantity)] });
    expect(await refused(write(21))).toMatchInlineSnapshot(
      `"{"ok":true,"value":{"documentId":null,"changed":0,"refused":[{"row":0,"refusal":"held_by_orders","onHand":30,"reserved":10}]}}"`,
    );
    const [answer, changes] = await posted(write(20));
    expect(answer).toBe('{"ok":true,"value":{"documentId":"1","changed":1,"refused":[]}}');
    expect(changes).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"lines":1,"№ 1":10,"number":"N-7","warehouse":1}, action "stock.write_off", before {"№ 1":30}, reason "broken", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "stock"
      + product_change 1: at now, id 1, is_whole false, product_id 1
      + product_change 2: at now, id 2, is_whole false, product_id 1
      stock 1/1: on_hand 10, touched_at "2026-11-20T06:00:00+00:00"
      + stock_document 1: at "2026-11-20T06:00:00+00:00", id 1, key "random", kind "write_off", number "N-7", reason "broken", staff_id 2, warehouse_id 1
      + stock_movement 1: at "2026-11-20T06:00:00+00:00", id 1, kind "write_off", quantity -20, product_id 1, document_id 1, warehouse_id 1
      "
    `);
  });

  it('corrects and counts', async () => {
    await posted({ kind: 'correction', reason: 'found', lines: [line(1, -20), line(2, 1)] });
    expect(
      await shop.read('select product_id, on_hand, reserved from stock where warehouse_id = 1 order by 1'),
    ).toEqual(['1 10 10', '2 5 4']);
    const counted = [line(1, 12, { book: 10 }), line(2, 5, { book: 5 })];
    const [answer] = await posted({ key: key.replace('7c', '8c'), kind: 'count', lines: counted });
    expect(answer).toBe('{"ok":true,"value":{"documentId":"2","changed":1,"refused":[]}}');
    expect(
      await shop.read('select kind, product_id, warehouse_id, quantity, document_id from stock_movement order by id'),
    ).toEqual(['correction 1 1 -20 1', 'correction 2 1 1 1', 'count 1 1 2 2']);
    expect(await shop.read('select action, before::text, after::text, reason from audit order by id'))
      .toMatchInlineSnapshot(`
        [
          "stock.correction {"№ 1": 30, "№ 2": 4} {"lines": 2, "№ 1": 10, "№ 2": 5, "number": "N-7", "warehouse": 1} found",
          "stock.count {"№ 1": 10} {"lines": 2, "№ 1": 12, "number": "N-7", "warehouse": 1} ",
        ]
      `);
  });

  it('is posted once, whatever a second request with its key contains', async () => {
    await posted();
    expect(await refused({ lines: [line(1, 99)] })).toBe(
      '{"ok":true,"value":{"documentId":"1","changed":0,"refused":[]}}',
    );
  });

  it('is refused while another request posts it', async () => {
    const { second } = await secondWaits(shop, {
      first: (tx) =>
        backOfficeStockQueries(tx).addDocument({
          key,
          kind: 'receipt',
          warehouseId: 1,
          number: '',
          reason: '',
          staffId: 1,
          at,
        }),
      second: () => postStock(deps, callOfStaff, asked()),
    });
    expect(second).toEqual({ ok: false, error: { code: 'duplicate', field: 'key' } });
    expect(await shop.read('select on_hand from stock where product_id = 1 and warehouse_id = 1')).toEqual(['30']);
  });

  it('names the warehouse, the part or the lines that it refuses, and changes nothing', async () => {
    expect(await refused({ warehouseId: 4 })).toBe(
      '{"ok":false,"error":{"code":"invalid_input","field":"warehouseId"}}',
    );
    expect(await refused({ lines: [line(1, 1), line(6, 1)] })).toBe(
      '{"ok":false,"error":{"code":"unknown_product","field":"lines.1.product_id"}}',
    );
    expect(await refused({ lines: [line(9, 1), line(6, 1)] })).toBe(
      '{"ok":false,"error":{"code":"unknown_product","field":"lines.0.product_id"}}',
    );
    expect(await refused({ lines: [line(1, 1), line(2, 0), line(1, 2)] })).toMatchInlineSnapshot(
      `"{"ok":true,"value":{"documentId":null,"changed":0,"refused":[{"row":1,"refusal":"no_quantity","onHand":4,"reserved":4},{"row":2,"refusal":"twice","onHand":30,"reserved":10}]}}"`,
    );
  });
});

it.each([
  [
    { documentNumber: null, reason: null, by: null },
    { id: '3', number: '', reason: '', by: '' },
  ],
  [
    { documentNumber: 'N', reason: 'R', by: 'S' },
    { id: '3', number: 'N', reason: 'R', by: 'S' },
  ],
])('a movement shows its document: %j', (more, document) => {
  const row = {
    id: 7,
    at,
    kind: 'receipt',
    productId: 1,
    mpn: 'M',
    brand: 'B',
    warehouseId: 2,
    quantity: 5,
    order: 'O',
  };
  const shown = presentMovement({ ...row, documentId: 3, ...more } as never, new Map([[1, 'W']]));
  expect([shown.document, shown.warehouse, shown.order]).toEqual([document, '', 'O']);
});
