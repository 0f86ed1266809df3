import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { dropWave, finishWave } from './change-wave.ts';
import { settleShortage, showShortages } from './shortages.ts';
import { call, fillShelves, openWaveRows } from './test-warehouse-rows.ts';

const shop = openShopRows(['alter table audit disable trigger user']);
const { deps, shown, begin, count, stock } = openWaveRows(shop);
const other = { ...call, actor: { kind: 'staff', staff: { id: 1, permissions: [] } } } as unknown as typeof call;
const finish = () => finishWave(deps, call);
const settle = (decided: object, number = '26-000001') =>
  settleShortage(deps, { ...call, params: { waveId: '', number } } as never, decided as never);
const foundAgain = (...lines: readonly (readonly [pieces: number, warehouseId?: number, product?: number])[]) => ({
  decision: 'found',
  lines: lines.map(([pieces, warehouseId = 1, product = 1]) => ({ product_id: String(product), warehouseId, pieces })),
});
const lacks = async () =>
  (await showShortages(shop.db)).shortages.map(({ order, lacks: pieces, found }) => `${order} ${pieces} ${found}`);

beforeEach(async () => {
  await fillShelves(shop, 3);
  await shop.run('insert into stock (product_id, warehouse_id, on_hand) values (1, 2, 4)');
});

describe('a wave ends', () => {
  it('with all pieces: its orders go to packing', async () => {
    await begin(1, 2);
    expect(await shown(finish)).toBe('{"code":"wave_unfinished"}');
    await count(20, 0, false);
    expect(await shown(finish)).toBe('{"code":"wave_unfinished"}');
    await count(10, 0, false, { product_id: '2' });
    expect(await shown(() => finishWave(deps, other))).toBe('{"code":"wave_taken"}');
    expect(await shown(finish)).toMatchInlineSnapshot(`
      "{"moved":["26-000001","26-000002"],"short":[]}

      + audit 4: at "2026-11-20T06:00:00+00:00", id 4, ip "10.0.0.9", after {"status":"in_warehouse"}, action "order.moved", before {"status":"in_work_personal"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + audit 5: at "2026-11-20T06:00:00+00:00", id 5, ip "10.0.0.9", after {"status":"in_warehouse"}, action "order.moved", before {"status":"in_work_personal"}, reason "", staff_id 2, object_id 2, request_id "request-1", user_agent "test", object_kind "order"
      + audit 6: at "2026-11-20T06:00:00+00:00", id 6, ip "10.0.0.9", after {"moved":["26-000001","26-000002"],"short":[]}, action "wave.finished", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      + inbox_entry 1: at now, id 1, data {"what":"in_warehouse","number":"26-000001","reason":""}, kind "order", account_id 1
      + inbox_entry 2: at now, id 2, data {"what":"in_warehouse","number":"26-000002","reason":""}, kind "order", account_id 2
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, reason "", order_id 1, staff_id 2, to_status "in_warehouse", from_status "in_work_personal"
      + order_event 2: at "2026-11-20T06:00:00+00:00", by "staff", id 2, reason "", order_id 2, staff_id 2, to_status "in_warehouse", from_status "in_work_personal"
      orders 1: status "in_warehouse"
      orders 2: status "in_warehouse"
      picking_order 1/1: is_open false
      picking_order 1/2: is_open false
      picking_wave 1: state "done", ended_at "2026-11-20T06:00:00+00:00""
    `);
    expect(await shown(finish)).toBe('{"code":"wave_changed"}');
  });

  it('leaves an order where it is if it may not go to packing', async () => {
    await begin(1, 2);
    await count(20, 0, false);
    await count(10, 0, false, { product_id: '2' });
    await shop.run(`update orders set status = 'in_warehouse' where id = 2`);
    expect(await shown(finish)).toMatchInlineSnapshot(`
      "{"moved":["26-000001"],"short":[]}

      + audit 4: at "2026-11-20T06:00:00+00:00", id 4, ip "10.0.0.9", after {"status":"in_warehouse"}, action "order.moved", before {"status":"in_work_personal"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + audit 5: at "2026-11-20T06:00:00+00:00", id 5, ip "10.0.0.9", after {"moved":["26-000001"],"short":[]}, action "wave.finished", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      + inbox_entry 1: at now, id 1, data {"what":"in_warehouse","number":"26-000001","reason":""}, kind "order", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, reason "", order_id 1, staff_id 2, to_status "in_warehouse", from_status "in_work_personal"
      orders 1: status "in_warehouse"
      picking_order 1/1: is_open false
      picking_order 1/2: is_open false
      picking_wave 1: state "done", ended_at "2026-11-20T06:00:00+00:00""
    `);
  });

  it('with missing pieces: staff are told once of each order, the wave’s own and others', async () => {
    await begin(1, 2);
    await count(10, 0, false, { product_id: '2' });
    // The order 3 holds pieces at the same place.
    expect(await shown(() => count(13, 0, true))).toMatchInlineSnapshot(`
      "{"id":"1","createdAt":"2026-11-20T06:00:00.000Z","seenAt":"2026-11-20T06:00:00.000Z","orders":2,"needed":30,"picked":23,"picker":{"id":"2","name":"Staff 2"},"state":"open","isMine":true,"boxes":[{"box":1,"order":"26-000001","needed":20,"picked":20},{"box":2,"order":"26-000002","needed":10,"picked":3}],"stops":[{"product_id":"1","mpn":"MPN-1","brand":"Yageo","title":"Деталь 1","package":"0603","warehouseId":1,"warehouse":"Склад 1","cell":"A-1","needed":20,"picked":13,"isShort":true,"bags":[{"bag":1,"box":1,"order":"26-000001","needed":10,"picked":10,"note":""},{"bag":2,"box":2,"order":"26-000002","needed":10,"picked":3,"note":""}]},{"product_id":"2","mpn":"MPN-2","brand":"Yageo","title":"Деталь 2","package":"0603","warehouseId":1,"warehouse":"Склад 1","cell":"B-1","needed":10,"picked":10,"isShort":false,"bags":[{"bag":3,"box":1,"order":"26-000001","needed":10,"picked":10,"note":""}]}]}

      + audit 3: at "2026-11-20T06:00:00+00:00", id 3, ip "10.0.0.9", after {"taken":0,"№ 1":13,"released":2,"warehouse":1}, action "stock.shortage", before {"№ 1":30}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "stock"
      + audit 4: at "2026-11-20T06:00:00+00:00", id 4, ip "10.0.0.9", after {"found":13,"isShort":true,"product":"1"}, action "wave.counted", before {"found":0,"product":"1"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      + order_lack 1: id 1, found 0, order_id 2, quantity 7, product_id 1, document_id 1, warehouse_id 1
      + order_lack 2: id 2, found 0, order_id 3, quantity 10, product_id 1, document_id 1, warehouse_id 1
      picking_line 1/1/1/1: picked 10
      picking_line 1/2/1/1: picked 3, is_short true
      reservation 2/1/1: quantity 3
      - reservation 3/1/1
      stock 1/1: on_hand 13, reserved 13, touched_at "2026-11-20T06:00:00+00:00"
      + stock_document 1: at "2026-11-20T06:00:00+00:00", id 1, key "random", kind "shortage", number "", reason "", wave_id 1, staff_id 2, warehouse_id 1
      + stock_movement 1: at now, id 1, kind "release", order_id 2, quantity 7, product_id 1, document_id 1, warehouse_id 1
      + stock_movement 2: at now, id 2, kind "release", order_id 3, quantity 10, product_id 1, document_id 1, warehouse_id 1
      + stock_movement 3: at "2026-11-20T06:00:00+00:00", id 3, kind "shortage", quantity -17, product_id 1, document_id 1, warehouse_id 1"
    `);
    expect(await shown(finish)).toMatchInlineSnapshot(`
      "{"moved":["26-000001"],"short":["26-000002"]}

      + audit 5: at "2026-11-20T06:00:00+00:00", id 5, ip "10.0.0.9", after {"status":"in_warehouse"}, action "order.moved", before {"status":"in_work_personal"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + audit 6: at "2026-11-20T06:00:00+00:00", id 6, ip "10.0.0.9", after {"noteId":1}, action "order.noted", reason "", staff_id 2, object_id 2, request_id "request-1", user_agent "test", object_kind "order"
      + audit 7: at "2026-11-20T06:00:00+00:00", id 7, ip "10.0.0.9", after {"noteId":2}, action "order.noted", reason "", staff_id 2, object_id 3, request_id "request-1", user_agent "test", object_kind "order"
      + audit 8: at "2026-11-20T06:00:00+00:00", id 8, ip "10.0.0.9", after {"moved":["26-000001"],"short":["26-000002"]}, action "wave.finished", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      + inbox_entry 1: at now, id 1, data {"what":"in_warehouse","number":"26-000001","reason":""}, kind "order", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, reason "", order_id 1, staff_id 2, to_status "in_warehouse", from_status "in_work_personal"
      order_lack 1: told_at "2026-11-20T06:00:00+00:00"
      order_lack 2: told_at "2026-11-20T06:00:00+00:00"
      + order_note 1: at "2026-11-20T06:00:00+00:00", id 1, text "При сборке не хватило деталей:\\nMPN-1: нашли 3 из 10, ячейка A-1", order_id 2, staff_id 2
      + order_note 2: at "2026-11-20T06:00:00+00:00", id 2, text "При сборке не хватило деталей:\\nMPN-1: нашли 0 из 10, ячейка A-1", order_id 3, staff_id 2
      orders 1: status "in_warehouse"
      + outbox 1: id 1, kind "shortage_to_shop", channel "email", subject "Для заказа 26-000002 не нашли детали на складе", attempts 0, order_id 2, recipient "shop@farad.example", created_at now
      + outbox 2: id 2, kind "shortage_to_shop", channel "email", subject "Для заказа 26-000003 не нашли детали на складе", attempts 0, order_id 3, recipient "shop@farad.example", created_at now
      picking_order 1/1: is_open false
      picking_order 1/2: is_open false
      picking_wave 1: state "done", ended_at "2026-11-20T06:00:00+00:00""
    `);
    expect(await shop.read('select recipient, subject, text from outbox order by id')).toMatchInlineSnapshot(`
      [
        "shop@farad.example Для заказа 26-000002 не нашли детали на складе При сборке не хватило деталей:
      MPN-1: нашли 3 из 10, ячейка A-1

      Открыть заказ: https://farad.example/admin/orders/26-000002
      ",
        "shop@farad.example Для заказа 26-000003 не нашли детали на складе При сборке не хватило деталей:
      MPN-1: нашли 0 из 10, ячейка A-1

      Открыть заказ: https://farad.example/admin/orders/26-000003
      ",
      ]
    `);
    expect(await lacks()).toMatchInlineSnapshot(`
      [
        "26-000002 7 3",
        "26-000003 10 0",
      ]
    `);
  });

  it('dropped with missing pieces: staff are told of all that lost some', async () => {
    await begin(1, 2);
    await count(13, 0, true);
    expect(await shown(() => dropWave(deps, call))).toMatchInlineSnapshot(`
      "null

      + audit 4: at "2026-11-20T06:00:00+00:00", id 4, ip "10.0.0.9", after {"noteId":1}, action "order.noted", reason "", staff_id 2, object_id 2, request_id "request-1", user_agent "test", object_kind "order"
      + audit 5: at "2026-11-20T06:00:00+00:00", id 5, ip "10.0.0.9", after {"noteId":2}, action "order.noted", reason "", staff_id 2, object_id 3, request_id "request-1", user_agent "test", object_kind "order"
      + audit 6: at "2026-11-20T06:00:00+00:00", id 6, ip "10.0.0.9", action "wave.dropped", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      order_lack 1: told_at "2026-11-20T06:00:00+00:00"
      order_lack 2: told_at "2026-11-20T06:00:00+00:00"
      + order_note 1: at "2026-11-20T06:00:00+00:00", id 1, text "При сборке не хватило деталей:\\nMPN-1: нашли 0 из 7, ячейка A-1", order_id 2, staff_id 2
      + order_note 2: at "2026-11-20T06:00:00+00:00", id 2, text "При сборке не хватило деталей:\\nMPN-1: нашли 0 из 10, ячейка A-1", order_id 3, staff_id 2
      + outbox 1: id 1, kind "shortage_to_shop", channel "email", subject "Для заказа 26-000002 не нашли детали на складе", attempts 0, order_id 2, recipient "shop@farad.example", created_at now
      + outbox 2: id 2, kind "shortage_to_shop", channel "email", subject "Для заказа 26-000003 не нашли детали на складе", attempts 0, order_id 3, recipient "shop@farad.example", created_at now
      picking_order 1/1: is_open false
      picking_order 1/2: is_open false
      picking_wave 1: state "dropped", ended_at "2026-11-20T06:00:00+00:00""
    `);
  });
});

/** Ends a wave of the orders 1 and 2 in which seven of twenty pieces were missing, all of the order 1. */
const shortWave = async () => {
  await begin(2, 1);
  await shop.run('delete from reservation where order_id = 3');
  await shop.run('update stock set reserved = 20 where product_id = 1 and warehouse_id = 1');
  await count(13, 0, true);
  await count(10, 0, false, { product_id: '2' });
  await finish();
};

describe('a shortage is settled', () => {
  beforeEach(shortWave);

  it('is shown with what is free', async () => {
    expect(await showShortages(shop.db)).toMatchInlineSnapshot(`
      {
        "shortages": [
          {
            "at": "2026-11-20T06:00:00.000Z",
            "available": 4,
            "brand": "Yageo",
            "cell": "A-1",
            "found": 3,
            "lacks": 7,
            "mpn": "MPN-1",
            "needed": 10,
            "order": "26-000001",
            "picker": "Staff 2",
            "product_id": "1",
            "status": "in_work_personal",
            "warehouseId": 1,
            "waveId": "1",
          },
        ],
      }
    `);
  });

  it('by going on without the pieces', async () => {
    expect(await shown(() => settle({ decision: 'go_on' }))).toMatchInlineSnapshot(`
      "{"shortages":[]}

      + audit 8: at "2026-11-20T06:00:00+00:00", id 8, ip "10.0.0.9", after {"status":"in_warehouse"}, action "order.moved", before {"status":"in_work_personal"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + audit 9: at "2026-11-20T06:00:00+00:00", id 9, ip "10.0.0.9", after {"decision":"go_on"}, action "order.shortage_settled", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + inbox_entry 2: at now, id 2, data {"what":"in_warehouse","number":"26-000001","reason":""}, kind "order", account_id 1
      + order_event 2: at "2026-11-20T06:00:00+00:00", by "staff", id 2, reason "", order_id 1, staff_id 2, to_status "in_warehouse", from_status "in_work_personal"
      order_lack 1: settled_at "2026-11-20T06:00:00+00:00"
      orders 1: status "in_warehouse"
      picking_line 1/1/1/1: settled_at "2026-11-20T06:00:00+00:00""
    `);
    expect(await shown(() => settle({ decision: 'go_on' }))).toBe('{"code":"wave_changed"}');
  });

  it('by other free pieces, as far as there are any', async () => {
    expect(await shown(() => settle({ decision: 'again' }))).toMatchInlineSnapshot(`
      "{"shortages":[{"order":"26-000001","status":"in_work_personal","warehouseId":1,"cell":"A-1","needed":10,"mpn":"MPN-1","brand":"Yageo","picker":"Staff 2","found":3,"product_id":"1","waveId":"1","at":"2026-11-20T06:00:00.000Z","lacks":3,"available":0}]}

      + audit 8: at "2026-11-20T06:00:00+00:00", id 8, ip "10.0.0.9", after {"decision":"again"}, action "order.shortage_settled", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      + reservation 1/1/2: order_id 1, quantity 4, product_id 1, warehouse_id 2
      stock 1/2: reserved 4
      + stock_movement 3: at now, id 3, kind "reserve", order_id 1, quantity 4, product_id 1, warehouse_id 2"
    `);
    expect(await shown(() => settle({ decision: 'again' }))).toBe(
      '{"code":"not_enough_stock","productId":"1","available":0}',
    );
    await shop.run('update stock set on_hand = 99 where product_id = 1 and warehouse_id = 2');
    expect(await shown(() => settle({ decision: 'again' }))).toMatchInlineSnapshot(`
      "{"shortages":[]}

      + audit 9: at "2026-11-20T06:00:00+00:00", id 9, ip "10.0.0.9", after {"decision":"again"}, action "order.shortage_settled", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      order_lack 1: settled_at "2026-11-20T06:00:00+00:00"
      picking_line 1/1/1/1: settled_at "2026-11-20T06:00:00+00:00"
      reservation 1/1/2: quantity 7
      stock 1/2: reserved 7
      + stock_movement 4: at now, id 4, kind "reserve", order_id 1, quantity 3, product_id 1, warehouse_id 2"
    `);
    expect(await shown(() => settle({ decision: 'again' }))).toBe('{"code":"wave_changed"}');
    expect(await lacks()).toEqual([]);
  });

  it('by pieces that were found again, at most as many as are missing', async () => {
    expect(await shown(() => settle(foundAgain([8])))).toMatchInlineSnapshot(
      `"{"code":"invalid_input","field":"lines.0.pieces","productId":"1","available":7}"`,
    );
    expect(await shown(() => settle(foundAgain([4], [4, 2])))).toMatchInlineSnapshot(
      `"{"code":"invalid_input","field":"lines.1.pieces","productId":"1","available":3}"`,
    );
    expect(await shown(() => settle(foundAgain([1, 4])))).toMatchInlineSnapshot(
      `"{"code":"invalid_input","field":"lines.0.warehouseId"}"`,
    );
    expect(await shown(() => settle(foundAgain([1], [1, 1, 3])))).toMatchInlineSnapshot(
      `"{"code":"invalid_input","field":"lines.1.pieces","productId":"3","available":0}"`,
    );
    expect(await shown(() => settle(foundAgain([2, 2], [3])))).toMatchInlineSnapshot(`
      "{"shortages":[{"order":"26-000001","status":"in_work_personal","warehouseId":1,"cell":"A-1","needed":10,"mpn":"MPN-1","brand":"Yageo","picker":"Staff 2","found":3,"product_id":"1","waveId":"1","at":"2026-11-20T06:00:00.000Z","lacks":2,"available":4}]}

      + audit 10: at "2026-11-20T06:00:00+00:00", id 10, ip "10.0.0.9", after {"taken":1,"№ 1":16,"released":0,"warehouse":1}, action "stock.shortage", before {"№ 1":13}, reason "", staff_id 2, object_id 4, request_id "request-1", user_agent "test", object_kind "stock"
      + audit 11: at "2026-11-20T06:00:00+00:00", id 11, ip "10.0.0.9", after {"taken":1,"№ 1":6,"released":0,"warehouse":2}, action "stock.shortage", before {"№ 1":4}, reason "", staff_id 2, object_id 5, request_id "request-1", user_agent "test", object_kind "stock"
      + audit 12: at "2026-11-20T06:00:00+00:00", id 12, ip "10.0.0.9", after {"decision":"found"}, action "order.shortage_settled", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      order_lack 1: found 5
      reservation 1/1/1: quantity 6
      + reservation 1/1/2: order_id 1, quantity 2, product_id 1, warehouse_id 2
      stock 1/1: on_hand 16, reserved 16, touched_at now
      stock 1/2: on_hand 6, reserved 2, touched_at now
      + stock_document 4: at "2026-11-20T06:00:00+00:00", id 4, key "random", kind "shortage", number "", reason "", staff_id 2, warehouse_id 1
      + stock_document 5: at "2026-11-20T06:00:00+00:00", id 5, key "random", kind "shortage", number "", reason "", staff_id 2, warehouse_id 2
      + stock_movement 7: at "2026-11-20T06:00:00+00:00", id 7, kind "shortage", quantity 3, product_id 1, document_id 4, warehouse_id 1
      + stock_movement 8: at now, id 8, kind "reserve", order_id 1, quantity 3, product_id 1, document_id 4, warehouse_id 1
      + stock_movement 9: at "2026-11-20T06:00:00+00:00", id 9, kind "shortage", quantity 2, product_id 1, document_id 5, warehouse_id 2
      + stock_movement 10: at now, id 10, kind "reserve", order_id 1, quantity 2, product_id 1, document_id 5, warehouse_id 2"
    `);
    expect(await stock()).toMatchInlineSnapshot(`
      [
        "1 1 16 16",
        "1 2 6 2",
        "2 1 30 10",
      ]
    `);
    expect(await shown(() => settle(foundAgain([2])))).toMatchInlineSnapshot(`
      "{"shortages":[]}

      + audit 13: at "2026-11-20T06:00:00+00:00", id 13, ip "10.0.0.9", after {"taken":1,"№ 1":18,"released":0,"warehouse":1}, action "stock.shortage", before {"№ 1":16}, reason "", staff_id 2, object_id 6, request_id "request-1", user_agent "test", object_kind "stock"
      + audit 14: at "2026-11-20T06:00:00+00:00", id 14, ip "10.0.0.9", after {"decision":"found"}, action "order.shortage_settled", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "order"
      order_lack 1: found 7, settled_at "2026-11-20T06:00:00+00:00"
      picking_line 1/1/1/1: settled_at "2026-11-20T06:00:00+00:00"
      reservation 1/1/1: quantity 8
      stock 1/1: on_hand 18, reserved 18, touched_at now
      + stock_document 6: at "2026-11-20T06:00:00+00:00", id 6, key "random", kind "shortage", number "", reason "", staff_id 2, warehouse_id 1
      + stock_movement 11: at "2026-11-20T06:00:00+00:00", id 11, kind "shortage", quantity 2, product_id 1, document_id 6, warehouse_id 1
      + stock_movement 12: at now, id 12, kind "reserve", order_id 1, quantity 2, product_id 1, document_id 6, warehouse_id 1"
    `);
    expect(await lacks()).toEqual([]);
    expect(await shown(() => settle(foundAgain([1])))).toMatchInlineSnapshot(
      `"{"code":"invalid_input","field":"lines.0.pieces","productId":"1","available":0}"`,
    );
  });

  it('by pieces that were found where the part never was', async () => {
    expect(await shown(() => settle(foundAgain([7, 3])))).toContain('+ stock 1/3: ');
    expect(await stock()).toEqual(['1 1 13 13', '1 2 4 0', '1 3 7 7', '2 1 30 10']);
  });

  it.each(['26-000009', 'x'])('of an order that is there: %s', async (number) => {
    expect(await shown(() => settle({ decision: 'go_on' }, number))).toBe('{"code":"not_found"}');
  });

  it('not for an order that has none', async () => {
    for (const decision of ['go_on', 'again'])
      expect(await shown(() => settle({ decision }, '26-000002'))).toBe('{"code":"wave_changed"}');
  });
});
