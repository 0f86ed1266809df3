import { openShopRows } from '@farad/database/testing/shop-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { addParts } from '#testing/scenes/part-rows.ts';
import { fillShelves, openWarehouseCalls, warehouseScene } from './test-warehouse-rows.ts';

const shop = openShopRows(warehouseScene);
let rows: Awaited<ReturnType<typeof openWarehouseCalls>>;
let keeper: Browser;
let support: Browser;
beforeAll(async () => {
  rows = await openWarehouseCalls(shop);
  ({ keeper, support } = rows);
});
afterAll(() => rows.server.close());
beforeEach(async () => {
  await shop.run(`begin; set local session_replication_role = replica; delete from product where id > 5; commit`);
  await fillShelves(shop, 2);
});

const path = '/admin/warehouse';
const get = (to: string, headers: Record<string, string> = {}) => keeper.get(to, headers);
const begin = (...numbers: readonly number[]) =>
  keeper.post(`${path}/waves`, { orders: numbers.map((number) => `26-00000${number}`) }, { 'accept-language': 'en' });
/** Returns status and body of a call's answer, without the rows that the call changed. */
const answer = async (called: () => ReturnType<Browser['get']>) => (await rows.shown(called)).split('\n')[1] ?? '';

it('the calls have these rules', () => {
  expect(rows.rules).toMatchInlineSnapshot(`
    [
      "GET /admin/warehouse/queue: staff pack_orders read",
      "GET /admin/warehouse/waves/:waveId: staff pack_orders read",
      "POST /admin/warehouse/waves: staff pack_orders write 8192",
      "POST /admin/warehouse/waves/:waveId/take: staff pack_orders write 8192",
      "POST /admin/warehouse/waves/:waveId/count: staff pack_orders write 8192",
      "POST /admin/warehouse/waves/:waveId/finish: staff pack_orders write 8192",
      "POST /admin/warehouse/waves/:waveId/drop: staff pack_orders write 8192",
      "GET /admin/warehouse/shortages: staff pack_orders read",
      "POST /admin/warehouse/shortages/:number/settle: staff pack_orders write 8192",
      "GET /admin/warehouse/packing: staff pack_orders read",
      "GET /admin/warehouse/packing/:number: staff pack_orders read",
      "GET /admin/warehouse/waves/:waveId/list: staff pack_orders read",
      "GET /admin/warehouse/waves/:waveId/labels: staff pack_orders read",
      "GET /admin/orders/:number/bag-labels: staff pack_orders read",
      "GET /admin/orders/:number/parcels/:parcel/own-label: staff pack_orders read",
      "GET /admin/stock/:productId/labels: staff manage_stock read",
      "GET /admin/stock-cells: staff manage_stock read",
      "POST /admin/stock-cells: staff manage_stock write 131072",
    ]
  `);
});

it('the calls are for those who pack orders or keep the stock', async () => {
  const asked = [
    `${path}/queue`,
    `${path}/waves/1`,
    `${path}/waves/1/list`,
    `${path}/waves/1/labels`,
    `${path}/shortages`,
    `${path}/packing`,
    `${path}/packing/26-000001`,
    '/admin/orders/26-000001/bag-labels',
    '/admin/orders/26-000001/parcels/1/own-label',
    '/admin/stock/1/labels',
    '/admin/stock-cells?text=1',
  ];
  const answers = new Set<string>();
  for (const to of asked) answers.add(await rows.refused(() => support.get(to)));
  answers.add(await rows.refused(() => support.post(`${path}/waves`, { orders: ['26-000001'] })));
  answers.add(await rows.refused(() => support.post('/admin/stock-cells', { warehouseId: 1, cells: [] })));
  expect([...answers]).toEqual(['403 {"code":"forbidden"}']);
});

describe('a wave, over its calls', () => {
  it('begins, is counted and ends', async () => {
    expect(await answer(() => begin(1))).toMatchInlineSnapshot(
      `"200 {"id":"1","createdAt":"2026-11-20T06:00:00.000Z","picker":{"id":"1","name":"Staff 1"},"seenAt":"2026-11-20T06:00:00.000Z","orders":1,"needed":20,"picked":0,"state":"open","isMine":true,"boxes":[{"box":1,"order":"26-000001","needed":20,"picked":0}],"stops":[{"product_id":"1","mpn":"MPN-1","brand":"Yageo","title":"Деталь 1","package":"0603","warehouseId":1,"warehouse":"Store 1","cell":"A-1","needed":10,"picked":0,"isShort":false,"bags":[{"bag":1,"box":1,"order":"26-000001","needed":10,"picked":0,"note":""}]},{"product_id":"2","mpn":"MPN-2","brand":"Yageo","title":"Деталь 2","package":"0603","warehouseId":1,"warehouse":"Store 1","cell":"B-1","needed":10,"picked":0,"isShort":false,"bags":[{"bag":2,"box":1,"order":"26-000001","needed":10,"picked":0,"note":""}]}]}"`,
    );
    expect((await get(`${path}/waves/1`, { 'accept-language': 'en' })).json()).toMatchObject({
      id: '1',
      isMine: true,
      stops: [{ warehouse: 'Store 1' }, {}],
    });
    const count = (product: string, found: number) =>
      keeper.post(`${path}/waves/1/count`, { product_id: product, warehouseId: 1, was: 0, found, isShort: false });
    expect(await answer(() => count('1', 10))).toContain('"picked":10');
    expect(await answer(() => count('2', 10))).toContain('"picked":20');
    expect(await answer(() => keeper.post(`${path}/waves/1/finish`, {}))).toBe(
      '200 {"moved":["26-000001"],"short":[]}',
    );
    expect((await get(`${path}/packing`)).json()).toMatchObject({
      orders: [{ number: '26-000001', pieces: 20 }],
      next: null,
    });
    expect((await get(`${path}/packing/26-000001`, { 'accept-language': 'en' })).json()).toMatchObject({
      number: '26-000001',
      mayPack: true,
    });
  });

  it('is taken over and dropped', async () => {
    await begin(1);
    await shop.run('update picking_wave set picker_id = 2');
    expect(await rows.refused(() => keeper.post(`${path}/waves/1/drop`, {}))).toBe('409 {"code":"wave_taken"}');
    expect(await rows.refused(() => keeper.post(`${path}/waves/1/take`, { from: '3' }))).toBe(
      '409 {"code":"wave_taken"}',
    );
    expect(await answer(() => keeper.post(`${path}/waves/1/take`, { from: '2' }))).toContain('"isMine":true');
    const dropped = (await keeper.post(`${path}/waves/1/drop`, {})).json<{
      orders: { number: string }[];
      waves: unknown[];
    }>();
    expect([dropped.orders.map(({ number }) => number), dropped.waves]).toEqual([['26-000001', '26-000002'], []]);
  });

  it('with a shortage is settled', async () => {
    await begin(2);
    await keeper.post(`${path}/waves/1/count`, { product_id: '1', warehouseId: 1, was: 0, found: 4, isShort: true });
    await keeper.post(`${path}/waves/1/finish`, {});
    expect((await get(`${path}/shortages`)).json()).toMatchObject({
      shortages: [
        { order: '26-000002', found: 4 },
        { order: '26-000001', found: 0 },
      ],
    });
    const settle = () => keeper.post(`${path}/shortages/26-000002/settle`, { decision: 'go_on' });
    expect(await answer(settle)).toContain('"order":"26-000001"');
    expect(await answer(settle)).toBe('409 {"code":"wave_changed"}');
  });

  it('is not found by an unknown id; an invalid page key is refused', async () => {
    const missing = '404 {"code":"not_found"}';
    for (const id of ['9', 'x']) {
      expect(await rows.refused(() => get(`${path}/waves/${id}`))).toBe(missing);
      expect(await rows.refused(() => keeper.post(`${path}/waves/${id}/finish`, {}))).toBe(missing);
    }
    for (const list of ['queue', 'packing'])
      expect(await rows.refused(() => get(`${path}/${list}?after=x`))).toBe(
        '400 {"code":"invalid_input","field":"after"}',
      );
    expect((await get(`${path}/queue?after=_1`)).json()).toMatchObject({ orders: [{ number: '26-000002' }] });
    expect(await rows.refused(() => get(`${path}/packing/26-000009`))).toBe(missing);
  });
});

describe('long lists, over their calls', () => {
  it('show a hundred waves under way', async () => {
    const shown = async (count: number) => {
      await shop.run('truncate picking_wave cascade');
      await shop.run(
        `insert into picking_wave (created_by, created_at, picker_id, seen_at)
          select 1, now(), 1, now() from generate_series(1, $1::int)`,
        count,
      );
      return (await get(`${path}/queue`)).json<{ waves: unknown[] }>().waves.length;
    };
    expect([await shown(99), await shown(100), await shown(101)]).toEqual([99, 100, 100]);
  });

  it('show five hundred shortages, those of waves first', async () => {
    await begin(2);
    await keeper.post(`${path}/waves/1/count`, { product_id: '1', warehouseId: 1, was: 0, found: 4, isShort: true });
    await keeper.post(`${path}/waves/1/finish`, {});
    await shop.run('delete from order_lack');
    const shown = async (count: number) => {
      await shop.run('delete from order_lack');
      await shop.run(
        `insert into order_lack (document_id, order_id, product_id, warehouse_id, quantity)
          select 1, 3, 2, 1, 1 from generate_series(1, $1::int)`,
        count,
      );
      const { shortages } = (await get(`${path}/shortages`)).json<{ shortages: { order: string }[] }>();
      return `${shortages.length} ${shortages[0]?.order}`;
    };
    expect([await shown(498), await shown(499), await shown(500)]).toEqual([
      '499 26-000002',
      '500 26-000002',
      '500 26-000002',
    ]);
  });
});

describe('places of products', () => {
  const set = (cells: readonly (readonly [product: number, cell: string])[], warehouseId = 1) =>
    keeper.post('/admin/stock-cells', {
      warehouseId,
      cells: cells.map(([product, cell]) => ({ product_id: String(product), cell })),
    });

  it('are set, the last line of a product counts, and others stay', async () => {
    expect(
      await rows.shown(() =>
        set([
          [1, 'c1'],
          [2, 'B-1'],
          [3, 'd-3'],
          [1, 'c-2'],
        ]),
      ),
    ).toMatchInlineSnapshot(`
      "
      200 {"changed":2}
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", after {"№ 1":"C-2","№ 3":"D-3","warehouse":1}, action "stock.cells_changed", before {"№ 1":"A-1","№ 3":""}, reason "", staff_id 1, request_id "request", user_agent "lightMyRequest"
      + product_change 1: at now, id 1, is_whole false, product_id 1
      + product_change 2: at now, id 2, is_whole false, product_id 3
      + stock 3/1: cell "D-3", counted 0, on_hand 0, reserved 0, product_id 3, warehouse_id 1
      stock 1/1: cell "C-2"
      "
    `);
    expect(await rows.shown(() => set([[1, 'C-2']]))).toMatchInlineSnapshot(`
      "
      200 {"changed":0}
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.1", after {"warehouse":1}, action "stock.cells_changed", before {}, reason "", staff_id 1, request_id "request", user_agent "lightMyRequest"
      "
    `);
  });

  it('are of a warehouse and of products that there are', async () => {
    expect(await rows.refused(() => set([[1, 'C-1']], 9))).toBe('400 {"code":"invalid_input","field":"warehouseId"}');
    expect(
      await rows.refused(() =>
        set([
          [1, 'C-1'],
          [8, 'C-1'],
          [9, 'C-1'],
        ]),
      ),
    ).toBe('404 {"code":"unknown_product","field":"cells.1.product_id"}');
    expect(await rows.refused(() => set([[9, 'C-1']]))).toBe(
      '404 {"code":"unknown_product","field":"cells.0.product_id"}',
    );
  });

  it('are read from a pasted list, with at most ten products for a line', async () => {
    const read = async () =>
      (await get('/admin/stock-cells?text=X%20C-1')).json<{
        lines: { cell: string; parts: unknown[] }[];
        rest: number;
      }>();
    await addParts(shop, 101, 110, `'X' || translate(n::text, '0123456789', '-_./:;,+#!')`);
    const { lines, rest } = await read();
    expect([lines.length, lines[0]?.cell, lines[0]?.parts.length, rest]).toEqual([1, 'C-1', 10, 0]);
    await addParts(shop, 111, 111, `'X' || translate(n::text, '0123456789', '-_./:;,+#!')`);
    expect((await read()).lines[0]?.parts).toHaveLength(10);
  });

  it('are looked up among 5,000 parts', async () => {
    const last = async () => {
      const answered = await get('/admin/stock-cells?text=X%20A-1%0ALAST%20B-1');
      return answered.json<{ lines: { parts: unknown[] }[] }>().lines[1]?.parts.length;
    };
    await addParts(shop, 101, 5099, `'X' || translate(n::text, '0123456789', '-_./:;,+#!')`);
    await addParts(shop, 9000, 9000, `'LAST'`);
    expect(await last()).toBe(1);
    await addParts(shop, 5100, 5100, `'X' || translate(n::text, '0123456789', '-_./:;,+#!')`);
    expect(await last()).toBe(0);
  });
});
