import type { StaffOrder } from '@farad/contract/office/orders/orders';
import type { StockRow } from '@farad/contract/office/stock/stock';
import type {
  CellsRead,
  FinishedWave,
  OrderToPack,
  PackingDesk,
  QueueOrder,
  Shortages,
  Wave,
} from '@farad/contract/office/stock/warehouse';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { refusalOf, statusesOf } from '#testing/calls/basket-calls.ts';
import { products, type TestProduct } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { orderToPick } from '#testing/scenes/warehouse-scenes.ts';

let shop: TestShop;
let keeper: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  keeper = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

const queue = async (): Promise<readonly QueueOrder[]> =>
  (await keeper.get('/admin/warehouse/queue')).json<{ orders: QueueOrder[] }>().orders;
const queued = async (number: string): Promise<QueueOrder | undefined> =>
  (await queue()).find((order) => order.number === number);
const begin = async (...orders: readonly string[]): Promise<Wave> =>
  (await keeper.post('/admin/warehouse/waves', { orders })).json<Wave>();
const path = ({ id }: Wave): string => `/admin/warehouse/waves/${id}`;
const count = (wave: Wave, part: TestProduct, figures: object, by: StaffBrowser = keeper) =>
  by.post(`${path(wave)}/count`, { product_id: String(part.id), warehouseId: 1, was: 0, isShort: false, ...figures });
const setCells = (cells: readonly (readonly [TestProduct, string])[]) =>
  keeper.post('/admin/stock-cells', {
    warehouseId: 1,
    cells: cells.map(([{ id }, cell]) => ({ product_id: String(id), cell })),
  });
const orderOf = async (number: string): Promise<StaffOrder> =>
  (await keeper.get(`/admin/orders/${number}`)).json<StaffOrder>();
const codeOf = (answer: LightMyRequestResponse): string => refusalOf(answer).code;

describe('storage places', () => {
  it('are stored as entered, found, and shown with the stock', async () => {
    expect(
      (
        await setCells([
          [products.byTens, 'в-10'],
          [products.tiered, 'B-2'],
        ])
      ).json(),
    ).toEqual({ changed: 2 });
    expect((await setCells([[products.byTens, 'B-10']])).json()).toEqual({ changed: 0 });
    const found = (await keeper.get('/admin/stock?cell=b-1')).json<{ products: StockRow[] }>().products;
    expect(found.map(({ product_id, places }) => [product_id, places[0]?.cell])).toEqual([
      [String(products.byTens.id), 'B-10'],
    ]);
    expect((await keeper.get('/admin/stock?cell=%25')).json()).toMatchObject({ products: [] });
    expect((await keeper.get('/admin/stock-file?format=csv&cell=B-10')).body).toContain('B-10');
  });

  it('are read from a list', async () => {
    const text = encodeURIComponent(`${products.byTens.mpn}\tB-10\nnothing;A1\n${products.tiered.id} ?`);
    const { lines } = (await keeper.get(`/admin/stock-cells?text=${text}`)).json<CellsRead>();
    expect(lines.map(({ cell, parts }) => [cell, parts.map(({ product_id }) => product_id)])).toEqual([
      ['B-10', [String(products.byTens.id)]],
      ['A1', []],
      [null, [String(products.tiered.id)]],
    ]);
  });

  it.each([
    [{ warehouseId: 77, cells: [{ product_id: '1', cell: 'A' }] }, 'warehouseId', 400],
    [{ warehouseId: 1, cells: [{ product_id: '1', cell: 'A;B' }] }, 'cells.0.cell', 400],
    [{ warehouseId: 1, cells: [{ product_id: '999999', cell: 'A' }] }, 'cells.0.product_id', 404],
    [{ warehouseId: 1, cells: [] }, 'cells', 400],
  ])('%j is refused by name', async (body, field, status) => {
    const answer = await keeper.post('/admin/stock-cells', body);
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { error: expect.objectContaining({ field }) as object },
    ]);
  });
});

describe('a wave', () => {
  it('follows the places, sums equal parts, and moves complete orders to packing', async () => {
    const first = await orderToPick(shop, [products.tiered, 100], [products.byTens, 20]);
    const second = await orderToPick(shop, [products.tiered, 100]);
    expect(await queued(first)).toMatchObject({ lines: 2, pieces: 120, refusal: null });
    const wave = await begin(first, second);
    expect(wave.stops.map(({ cell, needed, bags }) => [cell, needed, bags.map(({ bag, box }) => [bag, box])])).toEqual([
      [
        'B-2',
        200,
        [
          [1, 1],
          [2, 2],
        ],
      ],
      ['B-10', 20, [[3, 1]]],
    ]);
    expect(await queued(first)).toBeUndefined();
    expect((await orderOf(first)).may).toMatchObject({ edit: 'none', cancelPieces: false });
    expect(codeOf(await keeper.post('/admin/warehouse/waves', { orders: [first] }))).toBe('not_to_pick');
    const list = await keeper.get(`${path(wave)}/list?by=order&language=tr`);
    expect([list.statusCode, list.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
    await count(wave, products.tiered, { found: 150 });
    expect(codeOf(await count(wave, products.tiered, { found: 160 }))).toBe('wave_changed');
    expect(codeOf(await keeper.post(`${path(wave)}/finish`, {}))).toBe('wave_unfinished');
    const after = (await count(wave, products.tiered, { was: 150, found: 200 })).json<Wave>();
    expect(after.boxes.map(({ picked }) => picked)).toEqual([100, 100]);
    await count(wave, products.byTens, { found: 20 });
    const finished = (await keeper.post(`${path(wave)}/finish`, {})).json<FinishedWave>();
    expect(finished).toEqual({ moved: [first, second].toSorted(), short: [] });
    expect(await orderOf(first)).toMatchObject({ status: 'in_warehouse', may: { edit: 'all', cancelPieces: true } });
    expect(codeOf(await count(wave, products.byTens, { was: 20, found: 10 }))).toBe('wave_changed');
    for (const label of ['labels?size=30x20', 'labels?size=a4_65']) {
      expect((await keeper.get(`${path(wave)}/${label}`)).statusCode).toBe(200);
    }
  });

  it('reports shortages to the order; staff decide, and later finds are fetched separately', async () => {
    const number = await orderToPick(shop, [products.byTens, 30]);
    const wave = await begin(number);
    await count(wave, products.byTens, { found: 20, isShort: true });
    expect((await keeper.post(`${path(wave)}/finish`, {})).json()).toEqual({ moved: [], short: [number] });
    const order = await orderOf(number);
    expect([order.status, order.notes[0]?.text]).toEqual([
      'in_work_personal',
      expect.stringContaining(`${products.byTens.mpn}: нашли 20 из 30, ячейка B-10`),
    ]);
    expect(await queued(number)).toMatchObject({ refusal: 'short', pieces: 0 });
    expect(codeOf(await keeper.post('/admin/warehouse/waves', { orders: [number] }))).toBe('not_to_pick');
    const { shortages } = (await keeper.get('/admin/warehouse/shortages')).json<Shortages>();
    expect(shortages).toMatchObject([{ order: number, needed: 30, found: 20, cell: 'B-10' }]);
    const settled = await keeper.post(`/admin/warehouse/shortages/${number}/settle`, { decision: 'go_on' });
    expect(settled.json()).toEqual({ shortages: [] });
    expect((await orderOf(number)).status).toBe('in_warehouse');
    expect(await queued(number)).toBeUndefined();
    const found = {
      decision: 'found',
      lines: [{ product_id: String(products.byTens.id), warehouseId: 1, pieces: 10 }],
    };
    expect((await keeper.post(`/admin/warehouse/shortages/${number}/settle`, found)).statusCode).toBe(200);
    expect((await begin(number)).stops).toMatchObject([{ needed: 10 }]);
  });

  it('has one picker; another can take it over and the first is told', async () => {
    const other = await signedInStaff(shop, 'order_manager');
    const wave = await begin(await orderToPick(shop, [products.tiered, 100]));
    expect(codeOf(await count(wave, products.tiered, { found: 1 }, other))).toBe('wave_taken');
    expect(codeOf(await other.post(`${path(wave)}/take`, { from: '999999' }))).toBe('wave_taken');
    const taken = await other.post(`${path(wave)}/take`, { from: String(keeper.staffId) });
    expect(taken.json()).toMatchObject({ isMine: true, picker: { id: String(other.staffId) } });
    expect(codeOf(await count(wave, products.tiered, { found: 1 }))).toBe('wave_taken');
    expect((await other.post(`${path(wave)}/drop`, {})).statusCode).toBe(200);
  });

  it('started several times in parallel for one order exists once', async () => {
    const number = await orderToPick(shop, [products.tiered, 100]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => keeper.post('/admin/warehouse/waves', { orders: [number] })),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409]);
  });

  it('starts only for paid orders', async () => {
    const number = await orderToPick(shop, [products.tiered, 100]);
    await shop.pool.query("update orders set payment_method = 'card' where number = $1", [number]);
    expect(await queued(number)).toMatchObject({ refusal: 'unpaid' });
    expect(codeOf(await keeper.post('/admin/warehouse/waves', { orders: [number] }))).toBe('not_to_pick');
    await shop.pool.query('update orders set paid_at = now() where number = $1', [number]);
    expect(await queued(number)).toMatchObject({ refusal: null });
  });
});

describe('packing', () => {
  it('shows the fetched goods with their bags until they are in a parcel of its weight', async () => {
    const number = await orderToPick(shop, [products.tiered, 100]);
    const wave = await begin(number);
    await count(wave, products.tiered, { found: 100 });
    await keeper.post(`${path(wave)}/finish`, {});
    const desk = async () => (await keeper.get('/admin/warehouse/packing')).json<PackingDesk>().orders;
    expect((await desk()).find((order) => order.number === number)).toMatchObject({ pieces: 100, parcels: 0 });
    const toPack = async () => (await keeper.get(`/admin/warehouse/packing/${number}`)).json<OrderToPack>();
    expect(await toPack()).toMatchObject({
      mayPack: true,
      lines: [{ left: 100, fetched: 100, bags: [{ id: `${wave.id}-1`, pieces: 100 }] }],
    });
    expect((await keeper.get(`/admin/orders/${number}/bag-labels?size=a4_24`)).statusCode).toBe(200);
    const goods = [{ product_id: String(products.tiered.id), qty: 100 }];
    await keeper.post(`/admin/orders/${number}/parcels`, { products: goods, grams: 777 });
    expect(await toPack()).toMatchObject({ mayPack: false, lines: [], parcels: [{ number: 1, grams: 777 }] });
    expect((await desk()).some((order) => order.number === number)).toBe(false);
    const label = await keeper.get(`/admin/orders/${number}/parcels/1/own-label`);
    expect([label.statusCode, label.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await keeper.get(`/admin/orders/${number}/parcels/2/own-label`)).statusCode).toBe(404);
    expect(await queued(number)).toBeUndefined();
  });
});

it.each([
  [`/admin/stock/${products.tiered.id}/labels?quantity=100&lot=L1&dateCode=2431&copies=3`, 200],
  [`/admin/stock/${products.tiered.id}/labels?copies=1001`, 400],
  [`/admin/stock/${products.tiered.id}/labels?size=big`, 400],
  ['/admin/stock/999999/labels', 404],
  ['/admin/warehouse/waves/999999', 404],
  ['/admin/warehouse/waves/x/list', 404],
  ['/admin/warehouse/queue?after=x', 400],
  ['/admin/warehouse/packing/x', 404],
])('%s: %i', async (address, status) => {
  expect((await keeper.get(address)).statusCode).toBe(status);
});
