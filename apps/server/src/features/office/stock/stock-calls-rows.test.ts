import { openShopRows } from '@farad/database/testing/shop-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { readConfig } from '#config/config.ts';
import type { Drawable, Drawing } from '#core/documents/open-drawing.ts';
import type { Deps } from '#deps.ts';
import { openBrowser, type Browser } from '#testing/browser.ts';
import { httpsEnvironment } from '#testing/environment.ts';
import { openRowCalls, serveCalls, signInStaff, type ServedCalls } from '#testing/scenes/row-calls.ts';
import { registerBackOfficeStock } from './stock.routes.ts';
import { addParts } from '#testing/scenes/part-rows.ts';

const shop = openShopRows([
  'alter table audit disable trigger user',
  `insert into staff_role (staff_id, role) values (1, 'administrator'), (2, 'support')`,
  `update warehouse set title = jsonb_build_object('ru', 'Склад ' || id, 'en', 'Store ' || id, 'tr', '')`,
  `update product set state = 'published'`,
]);
const rows = openRowCalls(shop);
const now = new Date('2026-11-20T06:00:00Z');
const drawn: Drawable[] = [];
const drawing: Drawing = {
  draw: async (data) => new Uint8Array([drawn.push(data)]),
  stop: async () => undefined,
};
const deps = {
  get db() {
    return shop.db;
  },
  clock: () => now,
  log: rows.log,
  config: readConfig(httpsEnvironment),
} as unknown as Deps;
let calls: ServedCalls;
let keeper: Browser;
let support: Browser;
beforeAll(async () => {
  calls = await serveCalls(deps, (app) => registerBackOfficeStock(app, deps, drawing));
  keeper = await signInStaff(shop, openBrowser(calls.server), { staffId: 1, at: now });
  support = await signInStaff(shop, openBrowser(calls.server), { staffId: 2, at: now });
});
afterAll(() => calls.server.close());
beforeEach(async () => {
  drawn.length = 0;
  await shop.run(`begin; set local session_replication_role = replica; delete from product where id > 5; commit`);
  await shop.run('truncate stock, reservation, stock_movement, stock_document, audit restart identity cascade');
  await shop.run(`insert into stock (product_id, warehouse_id, on_hand, reserved, cell) values
    (1, 1, 30, 10, 'A-1'), (1, 3, 5, 0, ''), (2, 2, 7, 7, 'B-2')`);
});
const get = (path: string, headers: Record<string, string> = {}) => keeper.get(path, headers);
const ids = async (path: string) => {
  const { products, next } = (await get(path)).json<{ products: { product_id: string }[]; next: string | null }>();
  return [products.map(({ product_id }) => product_id).join(' '), next];
};

it('the calls have these rules', () => {
  expect(calls.rules).toMatchInlineSnapshot(`
    [
      "GET /admin/stock: staff manage_stock read",
      "GET /admin/stock/:productId: staff manage_stock read",
      "GET /admin/stock-movements: staff manage_stock read",
      "GET /admin/stock-numbers: staff manage_stock read",
      "POST /admin/stock/documents: staff manage_stock write 131072",
      "GET /admin/stock-file: staff manage_stock read",
      "GET /admin/reorder: staff manage_stock read",
      "GET /admin/reorder-file: staff manage_stock read",
    ]
  `);
});

it('the calls are for those who keep the stock', async () => {
  const document = {
    key: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    kind: 'receipt',
    warehouseId: 1,
    number: '',
    reason: '',
    lines: [],
  };
  const refused = [
    await rows.refused(() => support.get('/admin/stock')),
    await rows.refused(() => support.get('/admin/stock/1')),
    await rows.refused(() => support.get('/admin/stock-movements')),
    await rows.refused(() => support.get('/admin/stock-numbers?text=1')),
    await rows.refused(() => support.get('/admin/stock-file?format=csv')),
    await rows.refused(() => support.get('/admin/reorder')),
    await rows.refused(() => support.get('/admin/reorder-file?format=csv')),
    await rows.refused(() => support.post('/admin/stock/documents', document)),
  ];
  expect([...new Set(refused)]).toEqual(['403 {"code":"forbidden"}']);
});

describe('the list of the stock', () => {
  it('shows what lies where, in the language of its reader', async () => {
    const { warehouses, products } = (await get('/admin/stock', { 'accept-language': 'en' })).json<{
      warehouses: unknown;
      products: unknown[];
    }>();
    expect(JSON.stringify([warehouses, products[0]])).toMatchInlineSnapshot(
      `"[[{"id":1,"code":"w1","title":"Store 1"},{"id":2,"code":"w2","title":"Store 2"},{"id":3,"code":"w3","title":"Store 3"}],{"product_id":"1","mpn":"MPN-1","brand":"Yageo","title":"Деталь 1","onHand":35,"reserved":10,"available":25,"places":[{"warehouseId":1,"onHand":30,"reserved":10,"cell":"A-1"},{"warehouseId":3,"onHand":5,"reserved":0,"cell":""}]}]"`,
    );
  });

  it('is filtered by each of its fields', async () => {
    const found = [
      await ids('/admin/stock?text=MPN-2'),
      await ids('/admin/stock?filter=in_stock'),
      await ids('/admin/stock?filter=reserved'),
      await ids('/admin/stock?filter=none'),
      await ids('/admin/stock?warehouse=3'),
      await ids('/admin/stock?warehouse=2&filter=in_stock'),
      await ids('/admin/stock?cell=a'),
      await ids('/admin/stock?after=3'),
    ];
    expect(found.map(([own, next]) => `${own} ${next}`)).toMatchInlineSnapshot(`
      [
        "2 null",
        "1 2 null",
        "1 2 null",
        "2 3 4 5 null",
        "1 null",
        "2 null",
        "1 null",
        "4 5 null",
      ]
    `);
  });

  it.each([
    [29, null],
    [30, null],
    [31, '130'],
  ])('has pages of thirty: %i', async (count, next) => {
    await addParts(shop, 101, 100 + count, `'N' || n`);
    const page = await ids('/admin/stock?after=5');
    expect([String(page[0]).split(' ').length, page[1]]).toEqual([Math.min(count, 30), next]);
    expect(await ids('/admin/stock?after=130')).toEqual([count > 30 ? '131' : '', null]);
  });
});

describe('a product', () => {
  it('shows which orders hold it', async () => {
    await shop.run(
      `insert into reservation (order_id, product_id, warehouse_id, quantity) values (1, 1, 1, 7), (2, 1, 1, 3), (2, 2, 2, 7)`,
    );
    expect((await get('/admin/stock/1', { 'accept-language': 'en' })).body).toMatchInlineSnapshot(
      `"{"product_id":"1","mpn":"MPN-1","brand":"Yageo","title":"Деталь 1","onHand":35,"reserved":10,"available":25,"places":[{"warehouseId":1,"onHand":30,"reserved":10,"cell":"A-1"},{"warehouseId":3,"onHand":5,"reserved":0,"cell":""}],"warehouses":[{"id":1,"code":"w1","title":"Store 1"},{"id":2,"code":"w2","title":"Store 2"},{"id":3,"code":"w3","title":"Store 3"}],"held":[{"order":"26-000001","quantity":7,"warehouseId":1},{"order":"26-000002","quantity":3,"warehouseId":1}]}"`,
    );
  });

  it.each(['9', 'x', '0', '9007199254740993', '2147483648'])('must be there: %s', async (id) => {
    expect(await rows.refused(() => get(`/admin/stock/${id}`))).toMatch(
      /^(?:404 \{"code":"not_found"\}|400 .*productId)/,
    );
  });

  it('shows a hundred orders', async () => {
    const hold = (to: number) =>
      shop.run(
        `begin; set local session_replication_role = replica; delete from reservation;
        insert into reservation (order_id, product_id, warehouse_id, quantity)
          select 1, 1, 1000 + n, 1 from generate_series(1, ${to}) n; commit`,
      );
    const held = async () => (await get('/admin/stock/1')).json<{ held: unknown[] }>().held.length;
    await hold(100);
    expect(await held()).toBe(100);
    await hold(101);
    expect(await held()).toBe(100);
    await shop.run('truncate reservation');
  });
});

describe('the ledger', () => {
  const move = (count: number, more: object = {}) =>
    shop.run(
      `insert into stock_movement (at, kind, quantity, product_id, warehouse_id, order_id)
        select coalesce(at, now()), kind, quantity, product_id, warehouse_id, order_id
        from jsonb_populate_record(null::stock_movement, $1::jsonb), generate_series(1, $2::int)`,
      JSON.stringify({ at: now, kind: 'receipt', quantity: 5, product_id: 1, warehouse_id: 1, ...more }),
      count,
    );
  const found = async (query: string) => {
    const { movements, next } = (await get(`/admin/stock-movements${query}`)).json<{
      movements: { id: string }[];
      next: string | null;
    }>();
    return `${movements.map(({ id }) => id).join(' ')} ${next ?? ''}`.trim();
  };

  it('shows movements in the language of their reader', async () => {
    await move(1);
    await move(1, { kind: 'reserve', order_id: 1, quantity: 3 });
    expect((await get('/admin/stock-movements', { 'accept-language': 'en' })).body).toMatchInlineSnapshot(
      `"{"movements":[{"id":"2","at":"2026-11-20T06:00:00.000Z","kind":"reserve","product_id":"1","mpn":"MPN-1","brand":"Yageo","warehouse":"Store 1","onHand":0,"reserved":3,"order":"26-000001","document":null},{"id":"1","at":"2026-11-20T06:00:00.000Z","kind":"receipt","product_id":"1","mpn":"MPN-1","brand":"Yageo","warehouse":"Store 1","onHand":5,"reserved":0,"order":null,"document":null}],"next":null}"`,
    );
  });

  it('is searched by each of its fields, and by days of Moscow', async () => {
    await move(1);
    await move(1, { product_id: 2 });
    await move(1, { warehouse_id: 2 });
    await move(1, { kind: 'count' });
    await move(1, { at: '2026-11-17T20:59:59Z' });
    await move(1, { at: '2026-11-17T21:00:00Z' });
    await move(1, { at: '2026-11-18T20:59:59Z' });
    await move(1, { at: '2026-11-18T21:00:00Z' });
    expect([
      await found('?product=2'),
      await found('?warehouse=2'),
      await found('?kind=count'),
      await found('?from=2026-11-18&to=2026-11-18'),
      await found('?to=2026-11-17'),
      await found('?from=2026-11-20'),
      await found('?after=3'),
    ]).toEqual(['2', '3', '4', '7 6', '5', '4 3 2 1', '2 1 8 7 6 5']);
  });

  it('has pages of thirty', async () => {
    await move(31);
    expect(await found('')).toMatch(/^31 30 .* 2 2$/);
    expect(await found('?after=2')).toBe('1');
    await shop.run('delete from stock_movement where id = 1');
    expect(await found('')).toMatch(/^31 30 .* 3 2$/);
  });
});

it('a pasted list, a document and what to order come over their calls', async () => {
  expect((await get('/admin/stock-numbers?text=MPN-1%205')).json()).toMatchObject({
    lines: [{ row: 1, quantity: 5 }],
    rest: 0,
  });
  const key = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const lines = [{ product_id: '3', quantity: 4, book: null }];
  const document = { key, kind: 'receipt', warehouseId: 1, number: 'N', reason: '', lines };
  expect(
    await rows.refused(() =>
      keeper.post('/admin/stock/documents', { ...document, lines: [{ ...lines[0], product_id: '9' }] }),
    ),
  ).toBe('404 {"code":"unknown_product","field":"lines.0.product_id"}');
  expect((await keeper.post('/admin/stock/documents', document)).json()).toEqual({
    documentId: '1',
    changed: 1,
    refused: [],
  });
  const reorder = '?days=40&lead=10&cover=20';
  const { products } = (await get(`/admin/reorder${reorder}`, { 'accept-language': 'en' })).json<{
    products: unknown[];
  }>();
  expect(JSON.stringify(products)).toMatchInlineSnapshot(
    `"[{"product_id":"2","mpn":"MPN-2","brand":"Yageo","title":"Деталь 2","available":0,"ordered":40,"leadDays":10,"threshold":10,"suggested":30,"multiple":1}]"`,
  );
  const file = await get(`/admin/reorder-file${reorder}&format=csv&language=en`);
  expect([
    file.statusCode,
    file.headers['content-disposition'],
    drawn[0]?.kind === 'table' ? drawn[0].table.rows : null,
  ]).toMatchInlineSnapshot(`
    [
      200,
      "attachment; filename="To-reorder-2026-11-20.csv"; filename*=UTF-8''To%20reorder%202026-11-20.csv",
      [
        [
          "2",
          "MPN-2",
          "Yageo",
          "Деталь 2",
          30,
          0,
          40,
          10,
          10,
          1,
        ],
      ],
    ]
  `);
  const own = await get(`/admin/reorder-file${reorder}&format=xlsx`);
  expect(own.headers['content-disposition']).toContain(encodeURIComponent('Что заказать'));
});

it('the file of the stock has what was searched', async () => {
  const tables = () =>
    drawn.map((data) => (data.kind === 'table' ? [data.table.sheetName, data.table.rows.map(([id]) => id)] : null));
  await get('/admin/stock-file?format=csv&language=en');
  await get('/admin/stock-file?format=csv&text=MPN-2');
  await get('/admin/stock-file?format=csv&filter=none', { 'accept-language': 'tr' });
  await get('/admin/stock-file?format=csv&warehouse=3');
  await get('/admin/stock-file?format=csv&cell=b');
  expect(JSON.stringify(tables())).toMatchInlineSnapshot(
    `"[["Stock",["1","2","3","4","5"]],["Склад",["2"]],["Stok",["2","3","4","5"]],["Склад",["1"]],["Склад",["2"]]]"`,
  );
});
