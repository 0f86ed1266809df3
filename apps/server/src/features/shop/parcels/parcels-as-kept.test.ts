import { inTransaction } from '@farad/database/connection/transaction';
import { shipmentQueries } from '@farad/database/parcels/shipment.queries';
import type { ShipmentId } from '@farad/domain/delivery';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { ledgerOf, masked } from '#testing/order-ledger.ts';
import { applyReport, type CarrierReport } from './apply-report.ts';
import { openParcelShop, packed, two, type ParcelShop, type PlacedOrder } from './test-parcels.ts';

let world: ParcelShop;
beforeAll(async () => {
  world = await openParcelShop();
});
beforeEach(() => world.twins.faults.clear());
afterAll(() => world.close());

const shown = (answer: { readonly body: string }, number: string): string => masked(answer.body, number);
const office = async ({ number }: PlacedOrder) =>
  shown(await world.staff.get(`/admin/orders/${number}/parcels`), number);
const kept = ({ number }: PlacedOrder) =>
  ledgerOf(
    world.shop,
    number,
    ...([
      'parcel',
      'parcel_line',
      'parcel_event',
      'shipment',
      'order_event',
      'reservation',
      'stock_movement',
      'outbox',
    ] as const),
  );
const buyerSees = async (order: PlacedOrder) => {
  const { parcels, status } = await order.order();
  return masked(JSON.stringify({ status, parcels }), order.number);
};
const call = async (order: PlacedOrder, path: string, body: object): Promise<void> => {
  expect(await order.call(path, body)).toMatchObject({ status: 200 });
};

it('a parcel that the shop brings itself, packed twice and given to its buyer', async () => {
  const order = await world.placed('office', ...two);
  expect(await office(order)).toMatchInlineSnapshot(
    `"{parcels:[],left:[{product_id:1,qty:100,isMarked:false},{product_id:2,qty:20,isMarked:false}],mayPack:true,mayCarry:false}"`,
  );
  await call(order, '', { ...packed(...two), grams: 350 });
  expect(await office(order)).toMatchInlineSnapshot(
    `"{parcels:[{number:1,state:packed,track:null,trackUrl:null,createdAt:MOMENT,lines:[{product_id:1,qty:100},{product_id:2,qty:20}],events:[{at:MOMENT,state:packed,city:}],grams:350,shipment:null,unclear:[],may:{handOver:true,remove:true,recall:false,label:false,states:[ready_for_pickup]}}],left:[],mayPack:false,mayCarry:false}"`,
  );
  await call(order, '/1/remove', {});
  for (const wish of two) await call(order, '', packed(wish));
  await call(order, '/1/state', { state: 'ready_for_pickup' });
  await call(order, '/2/state', { state: 'ready_for_pickup' });
  expect(await buyerSees(order)).toMatchInlineSnapshot(
    `"{status:in_warehouse,parcels:[{number:1,state:ready_for_pickup,track:null,trackUrl:null,createdAt:MOMENT,lines:[{product_id:1,qty:100}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:ready_for_pickup,city:}]},{number:2,state:ready_for_pickup,track:null,trackUrl:null,createdAt:MOMENT,lines:[{product_id:2,qty:20}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:ready_for_pickup,city:}]}]}"`,
  );
  await call(order, '/1/state', { state: 'delivered' });
  await call(order, '/2/state', { state: 'delivered' });
  expect(await office(order)).toMatchInlineSnapshot(
    `"{parcels:[{number:1,state:delivered,track:null,trackUrl:null,createdAt:MOMENT,lines:[{product_id:1,qty:100}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:ready_for_pickup,city:},{at:MOMENT,state:delivered,city:}],grams:180,shipment:null,unclear:[],may:{handOver:false,remove:false,recall:false,label:false,states:[]}},{number:2,state:delivered,track:null,trackUrl:null,createdAt:MOMENT,lines:[{product_id:2,qty:20}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:ready_for_pickup,city:},{at:MOMENT,state:delivered,city:}],grams:100,shipment:null,unclear:[],may:{handOver:false,remove:false,recall:false,label:false,states:[]}}],left:[],mayPack:false,mayCarry:false}"`,
  );
  expect(await buyerSees(order)).toMatchInlineSnapshot(
    `"{status:delivered,parcels:[{number:1,state:delivered,track:null,trackUrl:null,createdAt:MOMENT,lines:[{product_id:1,qty:100}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:ready_for_pickup,city:},{at:MOMENT,state:delivered,city:}]},{number:2,state:delivered,track:null,trackUrl:null,createdAt:MOMENT,lines:[{product_id:2,qty:20}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:ready_for_pickup,city:},{at:MOMENT,state:delivered,city:}]}]}"`,
  );
  expect(await kept(order)).toMatchInlineSnapshot(`
    [
      "parcel {grams: 180, state: delivered, created_at: MOMENT, shipped_at: MOMENT, told_stage: 4}",
      "parcel {grams: 100, state: delivered, created_at: MOMENT, shipped_at: MOMENT, told_stage: 4}",
      "parcel_line {quantity: 100, parcel_id: #, product_id: 1}",
      "parcel_line {quantity: 20, parcel_id: #, product_id: 2}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: packed, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: packed, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: ready_for_pickup, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: ready_for_pickup, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: delivered, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: delivered, of_return: false, parcel_id: #}",
      "order_event {at: MOMENT, by: customer, reason: , to_status: created}",
      "order_event {at: MOMENT, by: staff, reason: , to_status: delivered, from_status: in_warehouse}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: ship, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: ship, quantity: 20, product_id: 2, warehouse_id: 1}",
      "outbox {kind: order_placed, text: farad.example: Заказ NUMBER принят, 71 ₽. Самовывоз: Москва, ул. Радио, 10. URL, channel: sms, subject: }",
      "outbox {kind: order_to_shop, text: Открыть заказ: URL, channel: email, subject: Новый заказ NUMBER: 71 ₽}",
      "outbox {kind: parcel, text: farad.example: Посылка 1 заказа NUMBER ждёт вас в пункте выдачи. URL, channel: sms, subject: }",
      "outbox {kind: parcel, text: farad.example: Посылка 2 заказа NUMBER ждёт вас в пункте выдачи. URL, channel: sms, subject: }",
    ]
  `);
});

it('a parcel that goes by post, with its track', async () => {
  const order = await world.placed('door', ...two);
  await call(order, '', packed(...two));
  await call(order, '/1/hand-over', { by: 'shop', track: 'RA123456785RU' });
  expect(await office(order)).toMatchInlineSnapshot(
    `"{parcels:[{number:1,state:handed_over,track:RA123456785RU,trackUrl:null,createdAt:MOMENT,lines:[{product_id:1,qty:100},{product_id:2,qty:20}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:handed_over,city:}],grams:200,shipment:null,unclear:[],may:{handOver:false,remove:false,recall:false,label:false,states:[in_transit,ready_for_pickup,with_courier,delivered,not_delivered,returning,returned,lost]}}],left:[],mayPack:false,mayCarry:true}"`,
  );
  await call(order, '/1/state', { state: 'returned' });
  expect(await buyerSees(order)).toMatchInlineSnapshot(
    `"{status:in_warehouse,parcels:[{number:1,state:returned,track:RA123456785RU,trackUrl:null,createdAt:MOMENT,lines:[{product_id:1,qty:100},{product_id:2,qty:20}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:handed_over,city:},{at:MOMENT,state:returned,city:}]}]}"`,
  );
  expect(await kept(order)).toMatchInlineSnapshot(`
    [
      "parcel {grams: 200, state: returned, track: RA123456785RU, created_at: MOMENT, told_stage: 1}",
      "parcel_line {quantity: 100, parcel_id: #, product_id: 1}",
      "parcel_line {quantity: 20, parcel_id: #, product_id: 2}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: packed, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: handed_over, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: returned, of_return: false, parcel_id: #}",
      "order_event {at: MOMENT, by: customer, reason: , to_status: created}",
      "order_event {at: MOMENT, by: staff, reason: , to_status: shipped, from_status: in_warehouse}",
      "order_event {at: MOMENT, by: staff, reason: , to_status: in_warehouse, from_status: shipped}",
      "reservation {quantity: 100, product_id: 1, warehouse_id: 1}",
      "reservation {quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: ship, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: ship, quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: receipt, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: receipt, quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 20, product_id: 2, warehouse_id: 1}",
      "outbox {kind: order_placed, text: farad.example: Заказ NUMBER принят, 71 ₽. Самовывоз: Москва, ул. Радио, 10. URL, channel: sms, subject: }",
      "outbox {kind: order_to_shop, text: Открыть заказ: URL, channel: email, subject: Новый заказ NUMBER: 71 ₽}",
      "outbox {kind: parcel, text: farad.example: Заказ NUMBER передан в доставку. Трек-номер: RA123456785RU. URL, channel: sms, subject: }",
    ]
  `);
});

it('a parcel that the carrier takes, brings, and gives to its buyer', async () => {
  const order = await world.carried('point');
  expect(await office(order)).toMatchInlineSnapshot(
    `"{parcels:[{number:1,state:handed_over,track:TRACK,trackUrl:URL,createdAt:MOMENT,lines:[{product_id:1,qty:100},{product_id:2,qty:20}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:handed_over,city:}],grams:200,shipment:{number:NUMBER-1,carrier:{id:cdek,isInstalled:true},state:confirmed,problems:[],returnTrack:null},unclear:[],may:{handOver:false,remove:false,recall:true,label:true,states:[in_transit,ready_for_pickup,with_courier,delivered,not_delivered,returning,returned,lost]}}],left:[],mayPack:false,mayCarry:true}"`,
  );
  for (const code of ['RECEIVED_AT_SHIPMENT_WAREHOUSE', 'ACCEPTED_AT_PICK_UP_POINT', 'DELIVERED']) {
    await world.act(order.number, 'say', code);
    await world.runJobs();
    await world.runJobs();
  }
  expect(await office(order)).toMatchInlineSnapshot(
    `"{parcels:[{number:1,state:delivered,track:TRACK,trackUrl:URL,createdAt:MOMENT,lines:[{product_id:1,qty:100},{product_id:2,qty:20}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:handed_over,city:},{at:MOMENT,state:in_transit,city:Москва},{at:MOMENT,state:ready_for_pickup,city:Москва},{at:MOMENT,state:delivered,city:Москва}],grams:200,shipment:{number:NUMBER-1,carrier:{id:cdek,isInstalled:true},state:confirmed,problems:[],returnTrack:null},unclear:[],may:{handOver:false,remove:false,recall:false,label:true,states:[]}}],left:[],mayPack:false,mayCarry:true}"`,
  );
  expect(await buyerSees(order)).toMatchInlineSnapshot(
    `"{status:delivered,parcels:[{number:1,state:delivered,track:TRACK,trackUrl:URL,createdAt:MOMENT,lines:[{product_id:1,qty:100},{product_id:2,qty:20}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:handed_over,city:},{at:MOMENT,state:in_transit,city:Москва},{at:MOMENT,state:ready_for_pickup,city:Москва},{at:MOMENT,state:delivered,city:Москва}]}]}"`,
  );
  expect(await kept(order)).toMatchInlineSnapshot(`
    [
      "parcel {grams: 200, state: delivered, track: TRACK, provider: cdek, carrier_at: MOMENT, created_at: MOMENT, shipped_at: MOMENT, told_stage: 4}",
      "parcel_line {quantity: 100, parcel_id: #, product_id: 1}",
      "parcel_line {quantity: 20, parcel_id: #, product_id: 2}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: packed, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: , code: , state: handed_over, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: Москва, code: ACCEPTED, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: Москва, code: CREATED, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: Москва, code: RECEIVED_AT_SHIPMENT_WAREHOUSE, state: in_transit, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: Москва, code: ACCEPTED_AT_PICK_UP_POINT, state: ready_for_pickup, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: Москва, code: DELIVERED, state: delivered, of_return: false, parcel_id: #}",
      "shipment {state: confirmed, tariff: 136, over_at: MOMENT, asked_at: MOMENT, problems: [], provider: cdek, parcel_id: #, carrier_id: UUID, created_at: MOMENT}",
      "order_event {at: MOMENT, by: customer, reason: , to_status: created}",
      "order_event {at: MOMENT, by: system, reason: , to_status: shipped, from_status: in_warehouse}",
      "order_event {at: MOMENT, by: system, reason: , to_status: delivered, from_status: shipped}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: ship, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: ship, quantity: 20, product_id: 2, warehouse_id: 1}",
      "outbox {kind: order_placed, text: farad.example: Заказ NUMBER принят, 71 ₽. Самовывоз: Москва, ул. Радио, 10. URL, channel: sms, subject: }",
      "outbox {kind: order_to_shop, text: Открыть заказ: URL, channel: email, subject: Новый заказ NUMBER: 71 ₽}",
      "outbox {kind: parcel, text: farad.example: Заказ NUMBER передан в доставку. Трек-номер: TRACK. URL, channel: sms, subject: }",
      "outbox {kind: parcel, text: farad.example: Заказ NUMBER ждёт вас в пункте выдачи. Трек-номер: TRACK. URL, channel: sms, subject: }",
    ]
  `);
});

it('a parcel that nobody collects, which staff take back', async () => {
  const order = await world.carried('door');
  for (const code of ['TAKEN_BY_COURIER', 'NOT_DELIVERED']) {
    await world.act(order.number, 'say', code);
    await world.runJobs();
    await world.runJobs();
  }
  expect(await office(order)).toMatchInlineSnapshot(
    `"{parcels:[{number:1,state:not_delivered,track:TRACK,trackUrl:URL,createdAt:MOMENT,lines:[{product_id:1,qty:100},{product_id:2,qty:20}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:handed_over,city:},{at:MOMENT,state:with_courier,city:Москва},{at:MOMENT,state:not_delivered,city:Москва}],grams:200,shipment:{number:NUMBER-1,carrier:{id:cdek,isInstalled:true},state:confirmed,problems:[],returnTrack:null},unclear:[],may:{handOver:false,remove:false,recall:false,label:true,states:[in_transit,delivered,returning,returned,lost]}}],left:[],mayPack:false,mayCarry:true}"`,
  );
  await call(order, '/1/state', { state: 'returned' });
  expect(await office(order)).toMatchInlineSnapshot(
    `"{parcels:[{number:1,state:returned,track:TRACK,trackUrl:URL,createdAt:MOMENT,lines:[{product_id:1,qty:100},{product_id:2,qty:20}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:handed_over,city:},{at:MOMENT,state:returned,city:},{at:MOMENT,state:with_courier,city:Москва},{at:MOMENT,state:not_delivered,city:Москва}],grams:200,shipment:{number:NUMBER-1,carrier:{id:cdek,isInstalled:true},state:confirmed,problems:[],returnTrack:null},unclear:[],may:{handOver:false,remove:false,recall:false,label:true,states:[]}}],left:[{product_id:1,qty:100,isMarked:false},{product_id:2,qty:20,isMarked:false}],mayPack:true,mayCarry:true}"`,
  );
  expect(await buyerSees(order)).toMatchInlineSnapshot(
    `"{status:in_warehouse,parcels:[{number:1,state:returned,track:TRACK,trackUrl:URL,createdAt:MOMENT,lines:[{product_id:1,qty:100},{product_id:2,qty:20}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:handed_over,city:},{at:MOMENT,state:returned,city:},{at:MOMENT,state:with_courier,city:Москва},{at:MOMENT,state:not_delivered,city:Москва}]}]}"`,
  );
  expect(await kept(order)).toMatchInlineSnapshot(`
    [
      "parcel {grams: 200, state: returned, track: TRACK, provider: cdek, carrier_at: MOMENT, created_at: MOMENT, told_stage: 3}",
      "parcel_line {quantity: 100, parcel_id: #, product_id: 1}",
      "parcel_line {quantity: 20, parcel_id: #, product_id: 2}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: packed, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: , code: , state: handed_over, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: Москва, code: ACCEPTED, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: Москва, code: CREATED, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: Москва, code: TAKEN_BY_COURIER, state: with_courier, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: Москва, code: NOT_DELIVERED, state: not_delivered, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: returned, of_return: false, parcel_id: #}",
      "shipment {state: confirmed, tariff: 137, over_at: MOMENT, asked_at: MOMENT, problems: [], provider: cdek, parcel_id: #, carrier_id: UUID, created_at: MOMENT}",
      "order_event {at: MOMENT, by: customer, reason: , to_status: created}",
      "order_event {at: MOMENT, by: system, reason: , to_status: shipped, from_status: in_warehouse}",
      "order_event {at: MOMENT, by: staff, reason: , to_status: in_warehouse, from_status: shipped}",
      "reservation {quantity: 100, product_id: 1, warehouse_id: 1}",
      "reservation {quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: ship, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: ship, quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: receipt, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: receipt, quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 20, product_id: 2, warehouse_id: 1}",
      "outbox {kind: order_placed, text: farad.example: Заказ NUMBER принят, 71 ₽. Самовывоз: Москва, ул. Радио, 10. URL, channel: sms, subject: }",
      "outbox {kind: order_to_shop, text: Открыть заказ: URL, channel: email, subject: Новый заказ NUMBER: 71 ₽}",
      "outbox {kind: parcel, text: farad.example: Заказ NUMBER передан в доставку. Трек-номер: TRACK. URL, channel: sms, subject: }",
      "outbox {kind: parcel_to_shop, text: Заказ NUMBER: посылку 1 не вручили.\\n\\nУзнайте у перевозчика, где посылка, и отметьте это в заказе.\\n\\nОткрыть заказ: URL, channel: email, subject: Заказ NUMBER: посылку 1 не вручили}",
      "outbox {kind: parcel, text: farad.example: Заказ NUMBER не вручили. Напишите нам: отправим ещё раз или вернём деньги. URL, channel: sms, subject: }",
    ]
  `);
});

it('a parcel that is called back before the carrier has it', async () => {
  const order = await world.carried('point');
  await call(order, '/1/recall', {});
  await world.runJobs();
  expect(await office(order)).toMatchInlineSnapshot(
    `"{parcels:[{number:1,state:packed,track:null,trackUrl:null,createdAt:MOMENT,lines:[{product_id:1,qty:100},{product_id:2,qty:20}],events:[{at:MOMENT,state:packed,city:},{at:MOMENT,state:handed_over,city:},{at:MOMENT,state:packed,city:}],grams:200,shipment:{number:NUMBER-1,carrier:{id:cdek,isInstalled:true},state:cancelled,problems:[],returnTrack:null},unclear:[],may:{handOver:true,remove:true,recall:false,label:false,states:[]}}],left:[],mayPack:false,mayCarry:true}"`,
  );
  expect(await kept(order)).toMatchInlineSnapshot(`
    [
      "parcel {grams: 200, state: packed, created_at: MOMENT, told_stage: 0}",
      "parcel_line {quantity: 100, parcel_id: #, product_id: 1}",
      "parcel_line {quantity: 20, parcel_id: #, product_id: 2}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: packed, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: , code: , state: handed_over, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: Москва, code: ACCEPTED, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: carrier, city: Москва, code: CREATED, of_return: false, parcel_id: #}",
      "parcel_event {at: MOMENT, by: staff, city: , code: , state: packed, of_return: false, parcel_id: #}",
      "shipment {state: cancelled, tariff: 136, over_at: MOMENT, asked_at: MOMENT, problems: [], provider: cdek, parcel_id: #, carrier_id: UUID, created_at: MOMENT}",
      "order_event {at: MOMENT, by: customer, reason: , to_status: created}",
      "order_event {at: MOMENT, by: system, reason: , to_status: shipped, from_status: in_warehouse}",
      "order_event {at: MOMENT, by: staff, reason: , to_status: in_warehouse, from_status: shipped}",
      "reservation {quantity: 100, product_id: 1, warehouse_id: 1}",
      "reservation {quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: ship, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: ship, quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: receipt, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 100, product_id: 1, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: receipt, quantity: 20, product_id: 2, warehouse_id: 1}",
      "stock_movement {at: MOMENT, kind: reserve, quantity: 20, product_id: 2, warehouse_id: 1}",
      "outbox {kind: order_placed, text: farad.example: Заказ NUMBER принят, 71 ₽. Самовывоз: Москва, ул. Радио, 10. URL, channel: sms, subject: }",
      "outbox {kind: order_to_shop, text: Открыть заказ: URL, channel: email, subject: Новый заказ NUMBER: 71 ₽}",
      "outbox {kind: parcel, text: farad.example: Заказ NUMBER передан в доставку. Трек-номер: TRACK. URL, channel: sms, subject: }",
    ]
  `);
});

it('what staff recorded is final, whatever an earlier question to the carrier answers', async () => {
  const order = await world.carried('door');
  const { rows } = await world.shop.pool.query<{ id: number }>('select id from shipment where number = $1', [
    `${order.number}-1`,
  ]);
  const shipment = await shipmentQueries(world.shop.db).byId(rows[0]?.id ?? 0);
  const carrier = shipment === undefined ? null : world.context.vendors.carriers.find(shipment.carrier);
  if (shipment === undefined || carrier === null || carrier.port === null) throw new Error('the shipment is not there');
  await call(order, '/1/state', { state: 'lost' });
  const before = [await kept(order), await world.movements(order.number)];
  const connected = { ...carrier, port: carrier.port };
  const at = new Date(world.context.clock().getTime() + 60_000);
  const statuses = [{ code: 'DELIVERED', at, city: 'Казань' }];
  const id = shipment.carrierId ?? ('' as ShipmentId);
  const way: CarrierReport['way'] = {
    id,
    number: shipment.number,
    track: '1',
    state: 'confirmed',
    problems: [],
    statuses,
    returnId: null,
  };
  await inTransaction(world.shop.db, (tx) =>
    applyReport(tx, { ...world.context, carrier: connected }, shipment, { way, back: null }),
  );
  expect((await order.parcels()).parcels).toMatchObject([{ state: 'lost' }]);
  expect(await world.movements(order.number)).toEqual(before[1]);
  expect((await kept(order)).filter((line) => line.startsWith('parcel_event'))).toEqual(
    (before[0] as readonly string[]).filter((line) => line.startsWith('parcel_event')),
  );
});

it('a number that is no parcel’s is not found, however it is written', async () => {
  const order = await world.placed('office', ...two);
  await call(order, '', packed(...two));
  for (const text of ['0', 'x1', '1x', '01', '1.0', '1000001', '2']) {
    const answer = await world.staff.post(`/admin/orders/${order.number}/parcels/${text}/remove`, {});
    const label = await world.staff.get(`/admin/orders/${order.number}/parcels/${text}/label`);
    expect([text, answer.statusCode, label.statusCode]).toEqual([text, 404, 404]);
  }
});

it('a shipment goes to who the door says, and where', async () => {
  const order = await world.carried('door');
  const page = await (await fetch(`${world.twins.origin}/__twins/cdek/`)).text();
  const own = page.slice(page.indexOf(`<h2>${order.number}`));
  expect(own).toContain(`<h2>${order.number}-1</h2><p>Пётр Иванов · ул. Баумана, 1, 2</p>`);
});
