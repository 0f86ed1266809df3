import { inTransaction } from '@farad/database/connection/transaction';
import { pickingQueries } from '@farad/database/stock/picking.queries';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Drawable } from '#core/documents/open-drawing.ts';
import { readCells } from './cells.ts';
import { showToPack } from './packing.ts';
import { orderLabels, pickingList, productLabels, waveLabels, type PaperDesk } from './papers.ts';
import { showDesk, showQueue } from './queue.ts';
import { showShortages } from './shortages.ts';
import { showWave } from './show-wave.ts';

const shop = openShopRows([
  `update product set country = 'CN', is_marked = true, weight_milligrams = 250 where id = 1`,
  `update order_line set note = 'R1' where order_id = 1 and product_id = 2`,
]);
const now = new Date('2026-11-20T06:00:00Z');
const drawn: Drawable[] = [];
const desk = () =>
  ({
    deps: { db: shop.db, clock: () => now },
    drawing: { draw: async (data: Drawable) => new Uint8Array([drawn.push(data)]), stop: async () => undefined },
    locale: 'ru',
  }) as unknown as PaperDesk;

beforeEach(async () => {
  drawn.length = 0;
  await shop.run(`begin; set local session_replication_role = replica;
    delete from orders where id > 4; delete from order_line where order_id > 4; delete from product where id > 5; commit`);
  await shop.run('truncate stock, reservation, picking_wave, order_lack, parcel cascade');
  await shop.run(`insert into stock (product_id, warehouse_id, on_hand, reserved, cell) values
    (2, 1, 99, 3, 'B-1'), (1, 2, 99, 1, 'A-2'), (1, 1, 99, 7, 'A-1')`);
  await shop.run(`insert into reservation (order_id, product_id, warehouse_id, quantity) values
    (1, 2, 1, 3), (1, 1, 2, 1), (1, 1, 1, 2), (2, 1, 1, 4), (3, 1, 1, 1)`);
  await shop.run(`update orders set status = 'in_work_personal', paid_at = '2026-11-10Z', customer_type = 'personal', company = null,
    delivery = '{"kind": "own_pickup", "address": "Москва"}', contact = '{"name": "Анна", "surname": ""}'`);
});

const line = (orderId: number, productId: number, box: number, bag: number, needed: number, warehouseId = 1) => ({
  orderId,
  productId,
  box,
  bag,
  warehouseId,
  cell: `${productId === 1 ? 'A' : 'B'}-${warehouseId}`,
  needed,
});
const begin = (...lines: readonly ReturnType<typeof line>[]) =>
  inTransaction(shop.db, (tx) => pickingQueries(tx).begin(2, lines, now));
const both = () => begin(line(1, 1, 1, 1, 2), line(1, 2, 1, 2, 3), line(2, 1, 2, 3, 4), line(1, 1, 1, 4, 1, 2));
const valueOf = async <T>(result: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>): Promise<T> => {
  const got = await result;
  if (!got.ok) throw new Error(JSON.stringify(got.error));
  return got.value;
};

describe('the queue of orders to pick', () => {
  const numbers = async (after?: string) => {
    const { orders, next } = await valueOf(showQueue(shop.db, after));
    return [orders.map(({ number }) => Number(number.slice(3))), next];
  };
  /** Adds the orders with the numbers 101 to `to`. Each reserves one piece. */
  const orders = (to: number) =>
    shop.run(
      `with added as (insert into orders (number, public_token_sha256, public_token_expires_at, account_id,
          customer_type, status, contact, delivery, payment_method, consents, locale, prices_koef, goods_kopecks,
          total_kopecks, discount_kopecks)
        select '26-' || lpad(n::text, 6, '0'), sha256(('n' || n)::bytea), now(), account_id, customer_type, status,
          contact, delivery, 'invoice', consents, locale, prices_koef, goods_kopecks, total_kopecks, 0
        from orders, generate_series(101, $1::integer) n where id = 1 order by n returning id)
      insert into reservation (order_id, product_id, warehouse_id, quantity) select id, 5, 1, 1 from added`,
      to,
    );

  it('shows what every order needs, and why it cannot be picked', async () => {
    await shop.run(`update orders set paid_at = null where id = 2`);
    await shop.run(`update orders set customer_type = 'company', company = '{"name": "ООО «Ток»"}' where id = 3`);
    await shop.run(`update orders set contact = '{"name": "Анна", "surname": "Ива"}' where id = 2`);
    await shop.run(`update orders set delivery = '{"kind": "courier", "days": {"from": "2026-12-01"}}' where id = 3`);
    const { orders: shown, waves, next } = await valueOf(showQueue(shop.db, undefined));
    const common = { status: 'in_work_personal', payment: 'card' };
    expect(shown).toEqual([
      {
        ...common,
        number: '26-000001',
        createdAt: '2026-11-01T00:00:00.000Z',
        name: 'Анна',
        delivery: 'own_pickup',
        isPaid: true,
        day: null,
        lines: 3,
        pieces: 6,
        refusal: null,
      },
      {
        ...common,
        number: '26-000002',
        createdAt: '2026-11-02T00:00:00.000Z',
        name: 'Анна Ива',
        delivery: 'own_pickup',
        isPaid: false,
        day: null,
        lines: 1,
        pieces: 4,
        refusal: 'unpaid',
      },
      {
        ...common,
        number: '26-000003',
        createdAt: '2026-11-03T00:00:00.000Z',
        name: 'ООО «Ток»',
        delivery: 'courier',
        isPaid: true,
        day: '2026-12-01',
        lines: 1,
        pieces: 1,
        refusal: null,
      },
    ]);
    expect([waves, next]).toEqual([[], null]);
  });

  it('leaves out orders in a wave, and shows the wave', async () => {
    const wave = await both();
    expect(await numbers()).toEqual([[3], null]);
    const { waves } = await valueOf(showQueue(shop.db, undefined));
    expect(waves).toEqual([
      {
        id: String(wave),
        createdAt: now.toISOString(),
        seenAt: now.toISOString(),
        orders: 2,
        needed: 10,
        picked: 0,
        picker: { id: '2', name: 'Staff 2' },
      },
    ]);
  });

  it('leaves out orders whose pieces were picked, and shows those that lack some', async () => {
    const wave = await both();
    await shop.run('update picking_line set picked = needed');
    await shop.run('update picking_line set picked = 3, is_short = true where order_id = 2');
    await pickingQueries(shop.db).end(wave, 'done', now);
    const { orders: shown } = await valueOf(showQueue(shop.db, undefined));
    expect(shown.map(({ number, pieces, lines, refusal }) => [number, pieces, lines, refusal])).toEqual([
      ['26-000002', 1, 1, 'short'],
      ['26-000003', 1, 1, null],
    ]);
  });

  it.each([
    [146, null, 49],
    [147, '147', 50],
    [148, '147', 50],
  ])('has pages of 50: up to the order %i', async (to, last, length) => {
    await orders(to);
    const [shown, next] = (await numbers()) as [readonly number[], string | null];
    expect(shown).toHaveLength(length);
    const [id = null] =
      last === null ? [] : await shop.read(`select id from orders where number = '26-000' || $1`, last);
    expect(next).toBe(id === null ? null : `_${id}`);
    if (next === null) return;
    expect(await numbers(next)).toEqual([to === 147 ? [] : [148], null]);
  });

  it.each([
    [1100, [[], true]],
    [1097, [[], true]],
    [1096, [[1096], false]],
  ])('looks at 1,000 orders for a page, most of which are picked: %i', async (to) => {
    await orders(to);
    const last = (await shop.read('select max(id) from orders'))[0] ?? '';
    await shop.run(`insert into picking_wave (created_by, created_at, picker_id, seen_at) values (1, now(), 1, now())`);
    await shop.run(
      `insert into picking_order (wave_id, order_id, box)
      select picking_wave.id, orders.id, 1 from picking_wave, orders where orders.id <> $1`,
      last,
    );
    const [shown, next] = (await numbers()) as [readonly number[], string | null];
    // The orders are the first ones and those from number 101 on, so the thousandth has the number 1097.
    expect(shown).toEqual(to <= 1097 ? [to] : []);
    const [thousandth] = await shop.read(`select id from orders where number = '26-001097'`);
    expect(next).toBe(to < 1097 ? null : `_${thousandth}`);
  });

  it.each([
    ['_1', true],
    ['2026-12-01_1', true],
    ['_999999999999999', true],
    ['_9999999999999999', false],
    ['_0', false],
    ['_01', false],
    ['_', false],
    ['1', false],
    ['x_1', false],
    ['_1x', false],
    ['2026-12-01_', false],
    ['2026-12-1_1', false],
    ['2026-1-01_1', false],
    ['226-12-01_1', false],
    ['20266-12-01_1', false],
    ['2026-12-011_1', false],
    ['2026-122-01_1', false],
  ])('begins after a key: %j', async (after, isRead) => {
    const refusal = { ok: false, error: { code: 'invalid_input', field: 'after' } };
    for (const show of [showQueue, showDesk]) {
      const answer = await show(shop.db, after);
      expect(answer.ok ? { ok: true } : answer).toEqual(isRead ? { ok: true } : refusal);
    }
  });
});

describe('goods that were picked', () => {
  const picked = async () => {
    const wave = await both();
    await shop.run('update picking_line set picked = needed');
    await pickingQueries(shop.db).end(wave, 'done', now);
    return wave;
  };

  it('are at the packing desk until they are in a parcel', async () => {
    expect((await valueOf(showDesk(shop.db, undefined))).orders).toEqual([]);
    await picked();
    const shown = async () =>
      (await valueOf(showDesk(shop.db, undefined))).orders.map(({ number, pieces, parcels }) => [
        number,
        pieces,
        parcels,
      ]);
    expect(await shown()).toEqual([
      ['26-000001', 6, 0],
      ['26-000002', 4, 0],
    ]);
    await shop.run(`insert into parcel (order_id, number, state, grams, created_at) values (2, 1, 'packed', 1, now())`);
    await shop.run('insert into parcel_line (parcel_id, product_id, quantity) select id, 1, 3 from parcel');
    expect((await shown())[1]).toEqual(['26-000002', 1, 1]);
    await shop.run('update parcel_line set quantity = 4');
    expect(await shown()).toEqual([['26-000001', 6, 0]]);
  });

  it('are shown with the lines that are not packed yet', async () => {
    const wave = await picked();
    await shop.run(`update orders set comment = 'Позвонить' where id = 1`);
    await shop.run(`insert into parcel (order_id, number, state, grams, provider, created_at) values
      (1, 1, 'packed', 77, 'cdek', now())`);
    await shop.run('insert into parcel_line (parcel_id, product_id, quantity) select id, 2, 10 from parcel');
    const shown = await valueOf(showToPack(shop.db, '26-000001', 'ru'));
    expect(shown).toMatchObject({
      comment: 'Позвонить',
      address: 'Москва',
      mayPack: true,
      parcels: [{ number: 1, state: 'packed', grams: 77, isCarried: true }],
    });
    expect(shown.lines).toEqual([
      {
        product_id: '1',
        mpn: 'MPN-1',
        brand: 'Yageo',
        title: 'Деталь 1',
        left: 10,
        fetched: 3,
        isMarked: true,
        milligrams: 250,
        bags: [
          { id: `${wave}-1`, pieces: 2 },
          { id: `${wave}-4`, pieces: 1 },
        ],
      },
    ]);
    await shop.run(`update orders set status = 'created' where id = 1`);
    expect((await valueOf(showToPack(shop.db, '26-000001', 'ru'))).mayPack).toBe(false);
    await shop.run(`update orders set status = 'in_warehouse' where id = 1`);
    await shop.run('insert into parcel_line (parcel_id, product_id, quantity) select id, 1, 10 from parcel');
    expect(await valueOf(showToPack(shop.db, '26-000001', 'ru'))).toMatchObject({ lines: [], mayPack: false });
    for (const number of ['x', '26-000009'])
      expect(await showToPack(shop.db, number, 'ru')).toEqual({ ok: false, error: { code: 'not_found' } });
  });

  it('are labelled by their bags', async () => {
    const wave = await picked();
    await valueOf(orderLabels(desk(), '26-000001', '30x20'));
    await valueOf(orderLabels(desk(), '26-000003', '58x40'));
    expect(JSON.stringify(drawn).replaceAll(`"${wave}-`, '"WAVE-')).toMatchInlineSnapshot(
      `"[{"kind":"bag_labels","labels":{"title":"Этикетки 26-000001","locale":"ru","size":"30x20","madeAt":"2026-11-20T06:00:00.000Z","labels":[{"customerNumber":"","mpn":"MPN-1","shopNumber":"1","quantity":2,"lot":"","dateCode":"","country":"","order":"26-000001","bag":"WAVE-1","maker":"Yageo","title":"Деталь 1","cell":"","package":""},{"customerNumber":"","mpn":"MPN-1","shopNumber":"1","quantity":1,"lot":"","dateCode":"","country":"","order":"26-000001","bag":"WAVE-4","maker":"Yageo","title":"Деталь 1","cell":"","package":""},{"customerNumber":"R1","mpn":"MPN-2","shopNumber":"2","quantity":3,"lot":"","dateCode":"","country":"","order":"26-000001","bag":"WAVE-2","maker":"Yageo","title":"Деталь 2","cell":"","package":""}]}},{"kind":"bag_labels","labels":{"title":"Этикетки 26-000003","locale":"ru","size":"58x40","madeAt":"2026-11-20T06:00:00.000Z","labels":[{"customerNumber":"","mpn":"MPN-1","shopNumber":"1","quantity":10,"lot":"","dateCode":"","country":"","order":"26-000003","bag":"","maker":"Yageo","title":"Деталь 1","cell":"","package":""},{"customerNumber":"","mpn":"MPN-2","shopNumber":"2","quantity":10,"lot":"","dateCode":"","country":"","order":"26-000003","bag":"","maker":"Yageo","title":"Деталь 2","cell":"","package":""}]}}]"`,
    );
    for (const number of ['x', '26-000009'])
      expect(await orderLabels(desk(), number, '30x20')).toEqual({ ok: false, error: { code: 'not_found' } });
  });
});

describe('a wave', () => {
  it('is shown by places on the way, with its boxes', async () => {
    const wave = await begin(line(2, 1, 2, 1, 4, 2), line(1, 1, 1, 2, 2), line(2, 1, 2, 3, 1), line(1, 2, 1, 4, 3));
    await shop.run('update picking_line set is_short = true, picked = 1 where bag = 3');
    const shown = await valueOf(showWave(shop.db, wave, { staffId: 2, locale: 'ru' }));
    expect((await valueOf(showWave(shop.db, wave, { staffId: 1, locale: 'ru' }))).isMine).toBe(false);
    expect(JSON.stringify({ ...shown, id: shown.id === String(wave) })).toMatchInlineSnapshot(
      `"{"id":true,"createdAt":"2026-11-20T06:00:00.000Z","seenAt":"2026-11-20T06:00:00.000Z","orders":2,"needed":10,"picked":1,"picker":{"id":"2","name":"Staff 2"},"state":"open","isMine":true,"boxes":[{"box":1,"order":"26-000001","needed":5,"picked":0},{"box":2,"order":"26-000002","needed":5,"picked":1}],"stops":[{"product_id":"1","mpn":"MPN-1","brand":"Yageo","title":"Деталь 1","package":"0603","warehouseId":1,"warehouse":"Склад 1","cell":"A-1","needed":3,"picked":1,"isShort":true,"bags":[{"bag":2,"box":1,"order":"26-000001","needed":2,"picked":0,"note":""},{"bag":3,"box":2,"order":"26-000002","needed":1,"picked":1,"note":""}]},{"product_id":"2","mpn":"MPN-2","brand":"Yageo","title":"Деталь 2","package":"0603","warehouseId":1,"warehouse":"Склад 1","cell":"B-1","needed":3,"picked":0,"isShort":false,"bags":[{"bag":4,"box":1,"order":"26-000001","needed":3,"picked":0,"note":"R1"}]},{"product_id":"1","mpn":"MPN-1","brand":"Yageo","title":"Деталь 1","package":"0603","warehouseId":2,"warehouse":"Склад 2","cell":"A-2","needed":4,"picked":0,"isShort":false,"bags":[{"bag":1,"box":2,"order":"26-000002","needed":4,"picked":0,"note":""}]}]}"`,
    );
    for (const id of [undefined, 0])
      expect(await showWave(shop.db, id, { staffId: 1, locale: 'ru' })).toEqual({
        ok: false,
        error: { code: 'not_found' },
      });
  });

  it('is printed as a list, and as labels of what is in its bags', async () => {
    const wave = await both();
    await valueOf(pickingList(desk(), String(wave), 'cell'));
    expect(JSON.stringify(drawn).replaceAll(`"${wave}"`, '"WAVE"')).toMatchInlineSnapshot(
      `"[{"kind":"picking_list","list":{"wave":"WAVE","locale":"ru","madeAt":"2026-11-20T06:00:00.000Z","picker":"Staff 2","by":"cell","stops":[{"cell":"A-1","warehouse":"Склад 1","mpn":"MPN-1","maker":"Yageo","name":"Деталь 1","bags":[{"bag":1,"box":1,"order":"26-000001","needed":2},{"bag":3,"box":2,"order":"26-000002","needed":4}]},{"cell":"B-1","warehouse":"Склад 1","mpn":"MPN-2","maker":"Yageo","name":"Деталь 2","bags":[{"bag":2,"box":1,"order":"26-000001","needed":3}]},{"cell":"A-2","warehouse":"Склад 2","mpn":"MPN-1","maker":"Yageo","name":"Деталь 1","bags":[{"bag":4,"box":1,"order":"26-000001","needed":1}]}]}}]"`,
    );
    const bags = async () => {
      drawn.length = 0;
      const answer = await waveLabels(desk(), String(wave), '30x20');
      const [data] = drawn;
      return answer.ok && data?.kind === 'bag_labels'
        ? data.labels.labels.map(({ bag, quantity }) => [bag.split('-')[1], quantity])
        : answer;
    };
    expect(await bags()).toEqual([
      ['1', 2],
      ['2', 3],
      ['3', 4],
      ['4', 1],
    ]);
    await shop.run('update picking_line set is_short = true, picked = 0 where bag = 1');
    await shop.run('update picking_line set is_short = true, picked = 1 where bag = 2');
    expect(await bags()).toEqual([
      ['2', 1],
      ['3', 4],
      ['4', 1],
    ]);
    await shop.run('update picking_line set is_short = true, picked = 0');
    expect(await bags()).toEqual({ ok: false, error: { code: 'not_found' } });
    for (const id of ['x', '0', '999999']) {
      expect(await waveLabels(desk(), id, '30x20')).toEqual({ ok: false, error: { code: 'not_found' } });
      expect(await pickingList(desk(), id, 'cell')).toEqual({ ok: false, error: { code: 'not_found' } });
    }
  });
});

it('labels of a product say where it lies', async () => {
  const wanted = { size: '30x20', quantity: undefined, lot: 'L', dateCode: 'D', copies: 2 } as const;
  await shop.run(`update stock set cell = '' where product_id = 1 and warehouse_id = 1`);
  await valueOf(productLabels(desk(), '1', wanted));
  await valueOf(productLabels(desk(), '5', { ...wanted, quantity: 7, copies: 1 }));
  expect(JSON.stringify(drawn)).toMatchInlineSnapshot(
    `"[{"kind":"bag_labels","labels":{"title":"Этикетки MPN-1","locale":"ru","size":"30x20","madeAt":"2026-11-20T06:00:00.000Z","labels":[{"customerNumber":"","mpn":"MPN-1","shopNumber":"1","quantity":null,"lot":"L","dateCode":"D","country":"CN","order":"","bag":"","maker":"Yageo","title":"Деталь 1","package":"0603","cell":"A-2"},{"customerNumber":"","mpn":"MPN-1","shopNumber":"1","quantity":null,"lot":"L","dateCode":"D","country":"CN","order":"","bag":"","maker":"Yageo","title":"Деталь 1","package":"0603","cell":"A-2"}]}},{"kind":"bag_labels","labels":{"title":"Этикетки MPN-5","locale":"ru","size":"30x20","madeAt":"2026-11-20T06:00:00.000Z","labels":[{"customerNumber":"","mpn":"MPN-5","shopNumber":"5","quantity":7,"lot":"L","dateCode":"D","country":"","order":"","bag":"","maker":"Yageo","title":"Деталь 5","package":"0603","cell":""}]}}]"`,
  );
  for (const id of ['x', '99'])
    expect(await productLabels(desk(), id, wanted)).toEqual({ ok: false, error: { code: 'not_found' } });
});

it('a pasted list of places', async () => {
  const { lines, rest } = await readCells(shop.db, 'MPN-1\tB-7\nMPN-9 A1\n2 ?', 'ru');
  expect(
    lines.map(({ row, text, cell, parts }) => [row, text, cell, parts.map(({ product_id }) => product_id)]),
  ).toEqual([
    [1, 'MPN-1\tB-7', 'B-7', ['1']],
    [2, 'MPN-9 A1', 'A1', []],
    [3, '2 ?', null, ['2']],
  ]);
  expect(rest).toBe(0);
});

it('shortages are listed with what each order lacks and what is free', async () => {
  const wave = await begin(line(2, 1, 1, 1, 4));
  await shop.run('update picking_line set is_short = true, picked = 1');
  await pickingQueries(shop.db).end(wave, 'done', now);
  expect(await showShortages(shop.db)).toEqual({
    shortages: [
      {
        waveId: String(wave),
        order: '26-000002',
        status: 'in_work_personal',
        product_id: '1',
        warehouseId: 1,
        cell: 'A-1',
        mpn: 'MPN-1',
        brand: 'Yageo',
        needed: 4,
        found: 1,
        picker: 'Staff 2',
        at: now.toISOString(),
        lacks: 0,
        available: 190,
      },
    ],
  });
});
