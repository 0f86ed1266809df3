import { openShopRows } from '@farad/database/testing/shop-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { setTestSeller } from '#testing/seller.ts';
import { addParts } from '#testing/scenes/part-rows.ts';
import { fillShelves, openWarehouseCalls, warehouseScene } from './test-warehouse-rows.ts';

const shop = openShopRows([
  ...warehouseScene,
  `update product set country = 'CN', package = null where id = 2`,
  `update order_line set package = '0805', note = 'R' || product_id where order_id = 1 and product_id = 1`,
]);
let rows: Awaited<ReturnType<typeof openWarehouseCalls>>;
let keeper: Browser;
beforeAll(async () => {
  rows = await openWarehouseCalls(shop);
  keeper = rows.keeper;
});
afterAll(() => rows.server.close());
beforeEach(() => fillShelves(shop, 2));

const path = '/admin/warehouse';
const get = (to: string, headers: Record<string, string> = {}) => keeper.get(to, headers);
const begin = (...numbers: readonly number[]) =>
  keeper.post(`${path}/waves`, { orders: numbers.map((number) => `26-00000${number}`) });

describe('papers, over their calls', () => {
  const english = { 'accept-language': 'en' };
  /** The file's name, and the input of the drawing. */
  const printed = async (to: string, headers = {}) => {
    rows.drawn.length = 0;
    const { statusCode, headers: got } = await get(to, headers);
    const name = decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(String(got['content-disposition']))?.[1] ?? '');
    return [statusCode, name, got['content-type'], JSON.stringify(rows.drawn[0])];
  };

  it('are a list and labels of a wave', async () => {
    await begin(1);
    expect(await printed(`${path}/waves/1/list?by=order&language=en`)).toMatchInlineSnapshot(`
      [
        200,
        "Picking list 1.pdf",
        "application/pdf",
        "{"kind":"picking_list","list":{"wave":"1","locale":"en","madeAt":"2026-11-20T06:00:00.000Z","picker":"Staff 1","by":"order","stops":[{"cell":"A-1","warehouse":"Store 1","mpn":"MPN-1","maker":"Yageo","name":"Деталь 1","bags":[{"bag":1,"box":1,"order":"26-000001","needed":10}]},{"cell":"B-1","warehouse":"Store 1","mpn":"MPN-2","maker":"Yageo","name":"Деталь 2","bags":[{"bag":2,"box":1,"order":"26-000001","needed":10}]}]}}",
      ]
    `);
    expect(await printed(`${path}/waves/1/labels?size=30x20`, english)).toMatchInlineSnapshot(`
      [
        200,
        "Labels 1.pdf",
        "application/pdf",
        "{"kind":"bag_labels","labels":{"title":"Labels 1","locale":"en","size":"30x20","madeAt":"2026-11-20T06:00:00.000Z","labels":[{"customerNumber":"R1","mpn":"MPN-1","shopNumber":"1","quantity":10,"lot":"","dateCode":"","country":"","order":"26-000001","bag":"1-1","maker":"Yageo","title":"Деталь 1","package":"0603","cell":"A-1"},{"customerNumber":"","mpn":"MPN-2","shopNumber":"2","quantity":10,"lot":"","dateCode":"","country":"CN","order":"26-000001","bag":"1-2","maker":"Yageo","title":"Деталь 2","package":"","cell":"B-1"}]}}",
      ]
    `);
    const languages = [
      await printed(`${path}/waves/1/list`, english),
      await printed(`${path}/waves/1/labels?language=tr`, english),
    ];
    expect(languages.map(([, name]) => name)).toMatchInlineSnapshot(`
      [
        "Picking list 1.pdf",
        "Etiketler 1.pdf",
      ]
    `);
  });

  it('are labels of an order and of a product', async () => {
    expect(await printed('/admin/orders/26-000001/bag-labels?size=30x20&language=en')).toMatchInlineSnapshot(`
      [
        200,
        "Labels 26-000001.pdf",
        "application/pdf",
        "{"kind":"bag_labels","labels":{"title":"Labels 26-000001","locale":"en","size":"30x20","madeAt":"2026-11-20T06:00:00.000Z","labels":[{"customerNumber":"R1","mpn":"MPN-1","shopNumber":"1","quantity":10,"lot":"","dateCode":"","country":"","order":"26-000001","bag":"","maker":"Yageo","title":"Деталь 1","cell":"","package":"0805"},{"customerNumber":"","mpn":"MPN-2","shopNumber":"2","quantity":10,"lot":"","dateCode":"","country":"","order":"26-000001","bag":"","maker":"Yageo","title":"Деталь 2","cell":"","package":""}]}}",
      ]
    `);
    expect(await printed('/admin/stock/1/labels?copies=1&quantity=7&lot=L&dateCode=2640', english))
      .toMatchInlineSnapshot(`
      [
        200,
        "Labels MPN-1.pdf",
        "application/pdf",
        "{"kind":"bag_labels","labels":{"title":"Labels MPN-1","locale":"en","size":"58x40","madeAt":"2026-11-20T06:00:00.000Z","labels":[{"customerNumber":"","mpn":"MPN-1","shopNumber":"1","quantity":7,"lot":"L","dateCode":"2640","country":"","order":"","bag":"","maker":"Yageo","title":"Деталь 1","package":"0603","cell":"A-1"}]}}",
      ]
    `);
    await shop.run(`insert into stock (product_id, warehouse_id, on_hand, cell) values (2, 3, 1, 'Z-9')`);
    expect(await printed('/admin/stock/2/labels?language=tr')).toMatchInlineSnapshot(`
      [
        200,
        "Etiketler MPN-2.pdf",
        "application/pdf",
        "{"kind":"bag_labels","labels":{"title":"Etiketler MPN-2","locale":"tr","size":"58x40","madeAt":"2026-11-20T06:00:00.000Z","labels":[{"customerNumber":"","mpn":"MPN-2","shopNumber":"2","quantity":null,"lot":"","dateCode":"","country":"CN","order":"","bag":"","maker":"Yageo","title":"Деталь 2","package":"","cell":"B-1"}]}}",
      ]
    `);
    expect((await printed('/admin/orders/26-000002/bag-labels', english))[1]).toMatchInlineSnapshot(
      `"Labels 26-000002.pdf"`,
    );
  });

  it('are none for an order that is packed', async () => {
    await shop.run(`insert into parcel (order_id, number, state, grams, created_at) values (1, 1, 'packed', 1, now())`);
    await shop.run(
      'insert into parcel_line (parcel_id, product_id, quantity) select parcel.id, n, 10 from parcel, generate_series(1, 2) n',
    );
    expect(await rows.refused(() => get('/admin/orders/26-000001/bag-labels'))).toBe('404 {"code":"not_found"}');
  });

  it('are at most a thousand labels of an order', async () => {
    const asked = async (to: number) => {
      await addParts(shop, 101, to, `'N' || n`);
      await shop.run(
        `insert into order_line (order_id, position, product_id, seo, title, mpn, brand, unit, category_slug, vat_class,
            quantity, unit_price, total_kopecks)
          select 4, id, id, seo, title, mpn, 'Yageo', 'piece', 'parts', 'standard', 1, 1, 1 from product where id > 100`,
      );
      const { statusCode } = await get('/admin/orders/26-000004/bag-labels');
      await shop.run('delete from order_line where product_id > 100');
      await shop.run(`begin; set local session_replication_role = replica; delete from product where id > 5; commit`);
      return statusCode;
    };
    // With its two earlier lines, order 4 has 1000 labels at 1098 and 1001 at 1099.
    expect([await asked(1098), await asked(1099)]).toEqual([200, 404]);
  });

  describe('are a label of a parcel', () => {
    const label = (parcel = '1', number = '26-000001') => `/admin/orders/${number}/parcels/${parcel}/own-label`;
    beforeEach(() =>
      shop.run(
        `insert into parcel (order_id, number, state, grams, created_at) values (1, 1, 'packed', 70, now()), (1, 2, 'packed', 80, now()), (2, 1, 'packed', 90, now())`,
      ),
    );

    it('to a person', async () => {
      expect(await printed(label('2'), english)).toMatchInlineSnapshot(`
        [
          200,
          "Labels 26-000001-2.pdf",
          "application/pdf",
          "{"kind":"parcel_label","label":{"locale":"en","madeAt":"2026-11-20T06:00:00.000Z","order":"26-000001","parcel":2,"parcels":2,"grams":80,"from":{"name":"farad.example","address":"","phone":"8 800 550-00-22"},"to":{"name":"Анна Ива","address":"Москва","phone":"+79260000001"}}}",
        ]
      `);
    });

    it('to the recipient at a door, or to a company', async () => {
      const to = async () => {
        const [, , , data] = await printed(label());
        return (JSON.parse(String(data)) as { label: { to: unknown } }).label.to;
      };
      const deliver = (delivery: object) =>
        shop.run('update orders set delivery = $1 where id = 1', JSON.stringify({ address: 'Тверь', ...delivery }));
      await deliver({ kind: 'courier', door: { recipient: 'Пётр', phone: '79260000007' } });
      const atDoor = await to();
      await deliver({ kind: 'courier', door: { recipient: '', phone: '' } });
      const atOwnDoor = await to();
      await shop.run(
        `update orders set customer_type = 'company', company = '{"name": "ООО «Ток»"}', contact = '{"name": "", "surname": "Ива", "phone": ""}' where id = 1`,
      );
      expect([atDoor, atOwnDoor, await to()]).toMatchInlineSnapshot(`
        [
          {
            "address": "Тверь",
            "name": "Пётр",
            "phone": "+79260000007",
          },
          {
            "address": "Тверь",
            "name": "Анна Ива",
            "phone": "+79260000001",
          },
          {
            "address": "Тверь",
            "name": "ООО «Ток», Ива",
            "phone": "",
          },
        ]
      `);
    });

    it('from the seller', async () => {
      await setTestSeller(shop);
      expect(await printed(`${label('1', '26-000002')}?language=tr`)).toMatchInlineSnapshot(`
        [
          200,
          "Etiketler 26-000002-1.pdf",
          "application/pdf",
          "{"kind":"parcel_label","label":{"locale":"tr","madeAt":"2026-11-20T06:00:00.000Z","order":"26-000002","parcel":1,"parcels":1,"grams":90,"from":{"name":"ООО «Фарад»","address":"105005, г. Москва, ул. Радио, д. 10","phone":"+7 495 000-00-00"},"to":{"name":"Анна Ива","address":"Москва","phone":"+79260000001"}}}",
        ]
      `);
      await shop.run(`delete from setting where key = 'seller'`);
    });

    it.each([
      ['3', '26-000001'],
      ['x', '26-000001'],
      ['1', '26-000003'],
      ['1', '26-000009'],
      ['1', 'x'],
    ])('must be there: %s of %s', async (parcel, number) => {
      expect(await rows.refused(() => get(label(parcel, number)))).toBe('404 {"code":"not_found"}');
    });
  });
});
