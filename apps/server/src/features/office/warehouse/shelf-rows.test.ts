import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { fillShelves, openWaveRows } from './test-warehouse-rows.ts';

const shop = openShopRows(['alter table audit disable trigger user']);
const { shown, begin, count, stock } = openWaveRows(shop);
beforeEach(() => fillShelves(shop, 3));

describe('a place seen again', () => {
  it('with more pieces gives them back to the orders that lost them, first the lower number', async () => {
    await begin(1, 2);
    await count(5, 0, true);
    expect(await stock()).toMatchInlineSnapshot(`
      [
        "1 1 5 5",
        "2 1 30 10",
      ]
    `);
    expect(await shown(() => count(12, 5, true))).toMatchInlineSnapshot(`
      "{"id":"1","createdAt":"2026-11-20T06:00:00.000Z","seenAt":"2026-11-20T06:00:00.000Z","orders":2,"needed":30,"picked":12,"picker":{"id":"2","name":"Staff 2"},"state":"open","isMine":true,"boxes":[{"box":1,"order":"26-000001","needed":20,"picked":10},{"box":2,"order":"26-000002","needed":10,"picked":2}],"stops":[{"product_id":"1","mpn":"MPN-1","brand":"Yageo","title":"Деталь 1","package":"0603","warehouseId":1,"warehouse":"Склад 1","cell":"A-1","needed":20,"picked":12,"isShort":true,"bags":[{"bag":1,"box":1,"order":"26-000001","needed":10,"picked":10,"note":""},{"bag":2,"box":2,"order":"26-000002","needed":10,"picked":2,"note":""}]},{"product_id":"2","mpn":"MPN-2","brand":"Yageo","title":"Деталь 2","package":"0603","warehouseId":1,"warehouse":"Склад 1","cell":"B-1","needed":10,"picked":0,"isShort":false,"bags":[{"bag":3,"box":1,"order":"26-000001","needed":10,"picked":0,"note":""}]}]}

      + audit 4: at "2026-11-20T06:00:00+00:00", id 4, ip "10.0.0.9", after {"taken":2,"№ 1":12,"released":0,"warehouse":1}, action "stock.shortage", before {"№ 1":5}, reason "", staff_id 2, object_id 2, request_id "request-1", user_agent "test", object_kind "stock"
      + audit 5: at "2026-11-20T06:00:00+00:00", id 5, ip "10.0.0.9", after {"found":12,"isShort":true,"product":"1"}, action "wave.counted", before {"found":5,"product":"1"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      order_lack 1: found 5
      order_lack 2: found 2
      picking_line 1/1/1/1: picked 10, is_short false
      picking_line 1/2/1/1: picked 2
      reservation 1/1/1: quantity 10
      + reservation 2/1/1: order_id 2, quantity 2, product_id 1, warehouse_id 1
      stock 1/1: on_hand 12, reserved 12, touched_at now
      + stock_document 2: at "2026-11-20T06:00:00+00:00", id 2, key "random", kind "shortage", number "", reason "", wave_id 1, staff_id 2, warehouse_id 1
      + stock_movement 5: at "2026-11-20T06:00:00+00:00", id 5, kind "shortage", quantity 7, product_id 1, document_id 2, warehouse_id 1
      + stock_movement 6: at now, id 6, kind "reserve", order_id 1, quantity 5, product_id 1, document_id 2, warehouse_id 1
      + stock_movement 7: at now, id 7, kind "reserve", order_id 2, quantity 2, product_id 1, document_id 2, warehouse_id 1"
    `);
    expect(await shown(() => count(20, 12, false))).toMatchInlineSnapshot(`
      "{"id":"1","createdAt":"2026-11-20T06:00:00.000Z","seenAt":"2026-11-20T06:00:00.000Z","orders":2,"needed":30,"picked":20,"picker":{"id":"2","name":"Staff 2"},"state":"open","isMine":true,"boxes":[{"box":1,"order":"26-000001","needed":20,"picked":10},{"box":2,"order":"26-000002","needed":10,"picked":10}],"stops":[{"product_id":"1","mpn":"MPN-1","brand":"Yageo","title":"Деталь 1","package":"0603","warehouseId":1,"warehouse":"Склад 1","cell":"A-1","needed":20,"picked":20,"isShort":false,"bags":[{"bag":1,"box":1,"order":"26-000001","needed":10,"picked":10,"note":""},{"bag":2,"box":2,"order":"26-000002","needed":10,"picked":10,"note":""}]},{"product_id":"2","mpn":"MPN-2","brand":"Yageo","title":"Деталь 2","package":"0603","warehouseId":1,"warehouse":"Склад 1","cell":"B-1","needed":10,"picked":0,"isShort":false,"bags":[{"bag":3,"box":1,"order":"26-000001","needed":10,"picked":0,"note":""}]}]}

      + audit 6: at "2026-11-20T06:00:00+00:00", id 6, ip "10.0.0.9", after {"taken":1,"№ 1":30,"released":0,"warehouse":1}, action "stock.shortage", before {"№ 1":12}, reason "", staff_id 2, object_id 3, request_id "request-1", user_agent "test", object_kind "stock"
      + audit 7: at "2026-11-20T06:00:00+00:00", id 7, ip "10.0.0.9", after {"taken":1,"№ 1":30,"released":0,"warehouse":1}, action "stock.shortage", before {"№ 1":30}, reason "", staff_id 2, object_id 4, request_id "request-1", user_agent "test", object_kind "stock"
      + audit 8: at "2026-11-20T06:00:00+00:00", id 8, ip "10.0.0.9", after {"found":20,"isShort":false,"product":"1"}, action "wave.counted", before {"found":12,"product":"1"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      order_lack 2: found 10
      order_lack 3: found 10
      picking_line 1/2/1/1: picked 10, is_short false
      reservation 2/1/1: quantity 10
      + reservation 3/1/1: order_id 3, quantity 10, product_id 1, warehouse_id 1
      stock 1/1: on_hand 30, reserved 30, touched_at now
      + stock_document 3: at "2026-11-20T06:00:00+00:00", id 3, key "random", kind "shortage", number "", reason "", wave_id 1, staff_id 2, warehouse_id 1
      + stock_document 4: at "2026-11-20T06:00:00+00:00", id 4, key "random", kind "shortage", number "", reason "", wave_id 1, staff_id 2, warehouse_id 1
      + stock_movement 8: at "2026-11-20T06:00:00+00:00", id 8, kind "shortage", quantity 18, product_id 1, document_id 3, warehouse_id 1
      + stock_movement 9: at now, id 9, kind "reserve", order_id 2, quantity 8, product_id 1, document_id 3, warehouse_id 1
      + stock_movement 10: at now, id 10, kind "reserve", order_id 3, quantity 10, product_id 1, document_id 4, warehouse_id 1"
    `);
    expect(await stock()).toEqual(['1 1 30 30', '2 1 30 10']);
  });

  it('with fewer pieces is empty all the same', async () => {
    await begin(1, 2);
    await count(12, 0, true);
    expect(await shown(() => count(0, 12, true))).toMatchInlineSnapshot(`
      "{"id":"1","createdAt":"2026-11-20T06:00:00.000Z","seenAt":"2026-11-20T06:00:00.000Z","orders":2,"needed":30,"picked":0,"picker":{"id":"2","name":"Staff 2"},"state":"open","isMine":true,"boxes":[{"box":1,"order":"26-000001","needed":20,"picked":0},{"box":2,"order":"26-000002","needed":10,"picked":0}],"stops":[{"product_id":"1","mpn":"MPN-1","brand":"Yageo","title":"Деталь 1","package":"0603","warehouseId":1,"warehouse":"Склад 1","cell":"A-1","needed":20,"picked":0,"isShort":true,"bags":[{"bag":1,"box":1,"order":"26-000001","needed":10,"picked":0,"note":""},{"bag":2,"box":2,"order":"26-000002","needed":10,"picked":0,"note":""}]},{"product_id":"2","mpn":"MPN-2","brand":"Yageo","title":"Деталь 2","package":"0603","warehouseId":1,"warehouse":"Склад 1","cell":"B-1","needed":10,"picked":0,"isShort":false,"bags":[{"bag":3,"box":1,"order":"26-000001","needed":10,"picked":0,"note":""}]}]}

      + audit 4: at "2026-11-20T06:00:00+00:00", id 4, ip "10.0.0.9", after {"taken":0,"№ 1":0,"released":2,"warehouse":1}, action "stock.shortage", before {"№ 1":12}, reason "", staff_id 2, object_id 2, request_id "request-1", user_agent "test", object_kind "stock"
      + audit 5: at "2026-11-20T06:00:00+00:00", id 5, ip "10.0.0.9", after {"found":0,"isShort":true,"product":"1"}, action "wave.counted", before {"found":12,"product":"1"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      + order_lack 3: id 3, found 0, order_id 1, quantity 10, product_id 1, document_id 2, warehouse_id 1
      + order_lack 4: id 4, found 0, order_id 2, quantity 2, product_id 1, document_id 2, warehouse_id 1
      picking_line 1/1/1/1: picked 0, is_short true
      picking_line 1/2/1/1: picked 0
      - reservation 1/1/1
      - reservation 2/1/1
      stock 1/1: on_hand 0, reserved 0
      + stock_document 2: at "2026-11-20T06:00:00+00:00", id 2, key "random", kind "shortage", number "", reason "", wave_id 1, staff_id 2, warehouse_id 1
      + stock_movement 4: at now, id 4, kind "release", order_id 1, quantity 10, product_id 1, document_id 2, warehouse_id 1
      + stock_movement 5: at now, id 5, kind "release", order_id 2, quantity 2, product_id 1, document_id 2, warehouse_id 1
      + stock_movement 6: at "2026-11-20T06:00:00+00:00", id 6, kind "shortage", quantity -12, product_id 1, document_id 2, warehouse_id 1"
    `);
  });

  it('takes back no more than the wave took away, after a count of the stock', async () => {
    await begin(1, 2);
    await count(5, 0, true);
    await shop.run(
      `insert into stock_document (key, kind, warehouse_id, number, reason, staff_id, at) values (gen_random_uuid(), 'count', 1, '', '', 1, now())`,
    );
    await shop.run(
      `insert into stock_movement (kind, quantity, product_id, warehouse_id, document_id)
        select 'count', 1, 1, 1, max(id) from stock_document`,
    );
    expect(await shown(() => count(9, 5, false))).toMatchInlineSnapshot(`
      "{"id":"1","createdAt":"2026-11-20T06:00:00.000Z","seenAt":"2026-11-20T06:00:00.000Z","orders":2,"needed":30,"picked":9,"picker":{"id":"2","name":"Staff 2"},"state":"open","isMine":true,"boxes":[{"box":1,"order":"26-000001","needed":20,"picked":9},{"box":2,"order":"26-000002","needed":10,"picked":0}],"stops":[{"product_id":"1","mpn":"MPN-1","brand":"Yageo","title":"Деталь 1","package":"0603","warehouseId":1,"warehouse":"Склад 1","cell":"A-1","needed":20,"picked":9,"isShort":false,"bags":[{"bag":1,"box":1,"order":"26-000001","needed":10,"picked":9,"note":""},{"bag":2,"box":2,"order":"26-000002","needed":10,"picked":0,"note":""}]},{"product_id":"2","mpn":"MPN-2","brand":"Yageo","title":"Деталь 2","package":"0603","warehouseId":1,"warehouse":"Склад 1","cell":"B-1","needed":10,"picked":0,"isShort":false,"bags":[{"bag":3,"box":1,"order":"26-000001","needed":10,"picked":0,"note":""}]}]}

      + audit 4: at "2026-11-20T06:00:00+00:00", id 4, ip "10.0.0.9", after {"taken":1,"№ 1":9,"released":0,"warehouse":1}, action "stock.shortage", before {"№ 1":5}, reason "", staff_id 2, object_id 3, request_id "request-1", user_agent "test", object_kind "stock"
      + audit 5: at "2026-11-20T06:00:00+00:00", id 5, ip "10.0.0.9", after {"found":9,"isShort":false,"product":"1"}, action "wave.counted", before {"found":5,"product":"1"}, reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "wave"
      order_lack 1: found 4
      picking_line 1/1/1/1: picked 9, is_short false
      picking_line 1/2/1/1: is_short false
      reservation 1/1/1: quantity 9
      stock 1/1: on_hand 9, reserved 9, touched_at now
      + stock_document 3: at "2026-11-20T06:00:00+00:00", id 3, key "random", kind "shortage", number "", reason "", wave_id 1, staff_id 2, warehouse_id 1
      + stock_movement 6: at "2026-11-20T06:00:00+00:00", id 6, kind "shortage", quantity 4, product_id 1, document_id 3, warehouse_id 1
      + stock_movement 7: at now, id 7, kind "reserve", order_id 1, quantity 4, product_id 1, document_id 3, warehouse_id 1"
    `);
  });
});
