import { beforeEach, describe, expect, it } from 'vitest';

import { carrierStatus, hourAt, openParcelRows, shipmentReport } from '#testing/scenes/parcel-rows.ts';
import { carryShipment } from './carry-shipment.ts';

const parcels = openParcelRows();
const { shop, carrier } = parcels;
const { send: shipment } = parcels;
const carried = (id = 1) => parcels.changes(() => carryShipment(parcels.deps, id));
/** The lines about parcels, orders and stock, and the requests to the carrier. */
const short = (changes: string) =>
  changes
    .split('\n')
    .filter(
      (line) =>
        line !== '' && !/^(?:\+ (?:order_event|product_change|parcel_event)|shipment \d+: asked_at [^,]*$)/.test(line),
    );

/** Packs the only parcel of order 1, and a parcel of order 2. */
beforeEach(async () => {
  await parcels.begin();
  await parcels.pack(1, 'packed', { 1: 10, 2: 10 });
  await parcels.pack(1, 'packed', { 1: 10 }, { order_id: 2 });
});

describe('a report of a shipment', () => {
  beforeEach(() => shipment());

  it('that is only accepted changes nothing', async () => {
    carrier.answers['shipment'] = shipmentReport({ state: 'accepted' });
    expect(short(await carried())).toEqual(Array.from({ length: 4 }, () => 'shipment "c-1"'));
  });

  it('that is confirmed sends the parcel', async () => {
    carrier.answers['shipment'] = shipmentReport();
    expect(await carried()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"what":"handed_over","track":"100","number":"26-000001","parcel":null}, kind "parcel", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "system", id 1, reason "", order_id 1, to_status "shipped", from_status "in_warehouse"
      orders 1: status "shipped"
      + outbox 1: id 1, kind "parcel", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      parcel 1: state "handed_over", track "100", provider "cdek", shipped_at "2026-11-20T06:00:00+00:00", told_stage 1
      + parcel_event 1: at "2026-11-20T06:00:00+00:00", by "carrier", id 1, city "", code "", state "handed_over", of_return false, parcel_id 1
      + product_change 8: at now, id 8, is_whole false, product_id 1
      + product_change 9: at now, id 9, is_whole false, product_id 2
      - reservation 1/1/1
      - reservation 1/2/1
      shipment 1: state "confirmed", asked_at "2026-11-20T06:00:00+00:00"
      stock 1/1: on_hand 90, reserved 10
      stock 2/1: on_hand 90, reserved 10
      + stock_movement 1: at now, id 1, kind "ship", order_id 1, quantity 10, product_id 1, warehouse_id 1
      + stock_movement 2: at now, id 2, kind "ship", order_id 1, quantity 10, product_id 2, warehouse_id 1
      shipment "c-1"
      "
    `);
    expect(short(await carried())).toEqual(['shipment "c-1"']);
  });

  it('that is invalid ends the shipment with its problems', async () => {
    carrier.answers['shipment'] = shipmentReport({ state: 'invalid', problems: ['no phone'] });
    expect(await carried()).toMatchInlineSnapshot(`
      "
      shipment 1: state "invalid", over_at "2026-11-20T06:00:00+00:00", asked_at "2026-11-20T06:00:00+00:00", problems ["no phone"]
      shipment "c-1"
      "
    `);
    carrier.answers['shipment'] = shipmentReport();
    expect(await carried()).toBe('\n');
  });

  it('follows the newest status, and tells of what it does not know', async () => {
    carrier.answers['shipment'] = shipmentReport({
      statuses: [
        carrierStatus('in_transit', 12),
        carrierStatus('handed_over', 10),
        carrierStatus('SAME', 14),
        carrierStatus('NEW', 13),
        carrierStatus('NEW', 15),
      ],
    });
    expect(await carried()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"what":"handed_over","track":"100","number":"26-000001","parcel":null}, kind "parcel", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "system", id 1, reason "", order_id 1, to_status "shipped", from_status "in_warehouse"
      orders 1: status "shipped"
      + outbox 1: id 1, kind "parcel_to_shop", channel "email", subject "Заказ 26-000001: неясно, где посылка 1", attempts 0, order_id 1, recipient "shop@farad.example", created_at now
      + outbox 2: id 2, kind "parcel", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      parcel 1: state "in_transit", track "100", provider "cdek", carrier_at "2026-11-19T12:00:00+00:00", shipped_at "2026-11-20T06:00:00+00:00", told_stage 1
      + parcel_event 1: at "2026-11-20T06:00:00+00:00", by "carrier", id 1, city "", code "", state "handed_over", of_return false, parcel_id 1
      + parcel_event 2: at "2026-11-19T12:00:00+00:00", by "carrier", id 2, city "Москва", code "in_transit", state "in_transit", of_return false, parcel_id 1
      + parcel_event 3: at "2026-11-19T10:00:00+00:00", by "carrier", id 3, city "Москва", code "handed_over", state "handed_over", of_return false, parcel_id 1
      + parcel_event 4: at "2026-11-19T14:00:00+00:00", by "carrier", id 4, city "Москва", code "SAME", of_return false, parcel_id 1
      + parcel_event 5: at "2026-11-19T13:00:00+00:00", by "carrier", id 5, city "Москва", code "NEW", of_return false, parcel_id 1
      + parcel_event 6: at "2026-11-19T15:00:00+00:00", by "carrier", id 6, city "Москва", code "NEW", of_return false, parcel_id 1
      + product_change 8: at now, id 8, is_whole false, product_id 1
      + product_change 9: at now, id 9, is_whole false, product_id 2
      - reservation 1/1/1
      - reservation 1/2/1
      shipment 1: state "confirmed", asked_at "2026-11-20T06:00:00+00:00"
      stock 1/1: on_hand 90, reserved 10
      stock 2/1: on_hand 90, reserved 10
      + stock_movement 1: at now, id 1, kind "ship", order_id 1, quantity 10, product_id 1, warehouse_id 1
      + stock_movement 2: at now, id 2, kind "ship", order_id 1, quantity 10, product_id 2, warehouse_id 1
      shipment "c-1"
      warn {"track":"100","unclear":["NEW","NEW"]} parcel: unknown carrier statuses
      "
    `);
    expect(short(await carried())).toEqual(['shipment "c-1"']);
    carrier.answers['shipment'] = shipmentReport({ statuses: [carrierStatus('with_courier', 11)] });
    expect(short(await carried())).toEqual(['shipment "c-1"']);
    carrier.answers['shipment'] = shipmentReport({ statuses: [carrierStatus('with_courier', 16)] });
    expect(short(await carried())).toMatchInlineSnapshot(`
      [
        "parcel 1: state "with_courier", carrier_at "2026-11-19T16:00:00+00:00"",
        "shipment "c-1"",
      ]
    `);
  });

  it('that was delivered ends it, and moves the order', async () => {
    carrier.answers['shipment'] = shipmentReport({ statuses: [carrierStatus('delivered')] });
    expect(await carried()).toMatchInlineSnapshot(`
      "
      + inbox_entry 1: at now, id 1, data {"what":"delivered","track":"","number":"26-000001","parcel":null}, kind "parcel", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "system", id 1, reason "", order_id 1, to_status "shipped", from_status "in_warehouse"
      + order_event 2: at "2026-11-20T06:00:00+00:00", by "system", id 2, reason "", order_id 1, to_status "delivered", from_status "shipped"
      orders 1: status "delivered"
      parcel 1: state "delivered", track "100", provider "cdek", carrier_at "2026-11-19T10:00:00+00:00", shipped_at "2026-11-20T06:00:00+00:00", told_stage 4
      + parcel_event 1: at "2026-11-20T06:00:00+00:00", by "carrier", id 1, city "", code "", state "handed_over", of_return false, parcel_id 1
      + parcel_event 2: at "2026-11-19T10:00:00+00:00", by "carrier", id 2, city "Москва", code "delivered", state "delivered", of_return false, parcel_id 1
      + product_change 8: at now, id 8, is_whole false, product_id 1
      + product_change 9: at now, id 9, is_whole false, product_id 2
      - reservation 1/1/1
      - reservation 1/2/1
      shipment 1: state "confirmed", over_at "2026-11-20T06:00:00+00:00", asked_at "2026-11-20T06:00:00+00:00"
      stock 1/1: on_hand 90, reserved 10
      stock 2/1: on_hand 90, reserved 10
      + stock_movement 1: at now, id 1, kind "ship", order_id 1, quantity 10, product_id 1, warehouse_id 1
      + stock_movement 2: at now, id 2, kind "ship", order_id 1, quantity 10, product_id 2, warehouse_id 1
      shipment "c-1"
      "
    `);
  });

  it('that was not delivered is told to staff', async () => {
    carrier.answers['shipment'] = shipmentReport({ statuses: [carrierStatus('not_delivered')] });
    expect(short(await carried())).toMatchInlineSnapshot(`
      [
        "+ inbox_entry 1: at now, id 1, data {"what":"not_delivered","track":"","number":"26-000001","parcel":null}, kind "parcel", account_id 1",
        "orders 1: status "shipped"",
        "+ outbox 1: id 1, kind "parcel_to_shop", channel "email", subject "Заказ 26-000001: посылку 1 не вручили", attempts 0, order_id 1, recipient "shop@farad.example", created_at now",
        "+ outbox 2: id 2, kind "parcel", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now",
        "parcel 1: state "not_delivered", track "100", provider "cdek", carrier_at "2026-11-19T10:00:00+00:00", shipped_at "2026-11-20T06:00:00+00:00", told_stage 3",
        "- reservation 1/1/1",
        "- reservation 1/2/1",
        "shipment 1: state "confirmed", asked_at "2026-11-20T06:00:00+00:00"",
        "stock 1/1: on_hand 90, reserved 10",
        "stock 2/1: on_hand 90, reserved 10",
        "+ stock_movement 1: at now, id 1, kind "ship", order_id 1, quantity 10, product_id 1, warehouse_id 1",
        "+ stock_movement 2: at now, id 2, kind "ship", order_id 1, quantity 10, product_id 2, warehouse_id 1",
        "shipment "c-1"",
      ]
    `);
    carrier.answers['shipment'] = shipmentReport({ statuses: [carrierStatus('not_delivered')] });
    expect(short(await carried())).toEqual(['shipment "c-1"']);
  });

  it('that comes back goes into the stock again', async () => {
    carrier.answers['shipment'] = [
      shipmentReport({ returnId: 'back-1', statuses: [carrierStatus('not_delivered', 12)] }),
      shipmentReport({ id: 'back-1', track: '200', statuses: [carrierStatus('WAY', 9), carrierStatus('ODD', 8)] }),
    ];
    expect(short(await carried())).toMatchInlineSnapshot(`
      [
        "+ inbox_entry 1: at now, id 1, data {"what":"not_delivered","track":"","number":"26-000001","parcel":null}, kind "parcel", account_id 1",
        "orders 1: status "shipped"",
        "+ outbox 1: id 1, kind "parcel_to_shop", channel "email", subject "Заказ 26-000001: посылку 1 не вручили", attempts 0, order_id 1, recipient "shop@farad.example", created_at now",
        "+ outbox 2: id 2, kind "parcel", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now",
        "parcel 1: state "returning", track "100", provider "cdek", carrier_at "2026-11-19T12:00:00+00:00", shipped_at "2026-11-20T06:00:00+00:00", told_stage 3",
        "- reservation 1/1/1",
        "- reservation 1/2/1",
        "shipment 1: state "confirmed", asked_at "2026-11-20T06:00:00+00:00", return_track "200", return_carrier_id "back-1"",
        "stock 1/1: on_hand 90, reserved 10",
        "stock 2/1: on_hand 90, reserved 10",
        "+ stock_movement 1: at now, id 1, kind "ship", order_id 1, quantity 10, product_id 1, warehouse_id 1",
        "+ stock_movement 2: at now, id 2, kind "ship", order_id 1, quantity 10, product_id 2, warehouse_id 1",
        "shipment "c-1"",
        "shipment "back-1"",
        "warn {"track":"100","unclear":["ODD"]} parcel: unknown carrier statuses",
      ]
    `);
    carrier.answers['shipment'] = [
      shipmentReport({ statuses: [carrierStatus('not_delivered', 12)] }),
      shipmentReport({ id: 'back-1', track: '200', statuses: [carrierStatus('BACK', 11)] }),
    ];
    expect(short(await carried())).toMatchInlineSnapshot(`
      [
        "orders 1: status "in_warehouse"",
        "parcel 1: state "returned", shipped_at null",
        "+ reservation 1/1/1: order_id 1, quantity 10, product_id 1, warehouse_id 1",
        "+ reservation 1/2/1: order_id 1, quantity 10, product_id 2, warehouse_id 1",
        "shipment 1: over_at "2026-11-20T06:00:00+00:00"",
        "stock 1/1: on_hand 100, reserved 20",
        "stock 2/1: on_hand 100, reserved 20",
        "+ stock_movement 3: at now, id 3, kind "receipt", order_id 1, quantity 10, product_id 1, warehouse_id 1",
        "+ stock_movement 4: at now, id 4, kind "reserve", order_id 1, quantity 10, product_id 1, warehouse_id 1",
        "+ stock_movement 5: at now, id 5, kind "receipt", order_id 1, quantity 10, product_id 2, warehouse_id 1",
        "+ stock_movement 6: at now, id 6, kind "reserve", order_id 1, quantity 10, product_id 2, warehouse_id 1",
        "shipment "c-1"",
        "shipment "back-1"",
      ]
    `);
    expect(await shop.read('select carrier_at from parcel where id = 1')).toEqual([hourAt(12).toISOString()]);
  });

  it('of a cancelled order frees what comes back', async () => {
    carrier.answers['shipment'] = shipmentReport();
    await carried();
    await shop.run(`update orders set status = 'cancelled' where id = 1`);
    carrier.answers['shipment'] = shipmentReport({ statuses: [carrierStatus('returned')] });
    await carried();
    expect(await shop.read('select product_id, on_hand, reserved from stock order by 1')).toEqual([
      '1 100 10',
      '2 100 10',
    ]);
    expect(await shop.read('select status from orders where id = 1')).toEqual(['cancelled']);
  });

  it('that the carrier took back makes the parcel packed again', async () => {
    carrier.answers['shipment'] = shipmentReport();
    await carried();
    carrier.answers['shipment'] = shipmentReport({ statuses: [carrierStatus('TAKEN')] });
    expect(short(await carried())).toMatchInlineSnapshot(`
      [
        "+ inbox_entry 2: at now, id 2, data {"what":"in_warehouse","number":"26-000001","reason":""}, kind "order", account_id 1",
        "orders 1: status "in_warehouse"",
        "+ outbox 2: id 2, kind "parcel_to_shop", channel "email", subject "Заказ 26-000001: неясно, где посылка 1", attempts 0, order_id 1, recipient "shop@farad.example", created_at now",
        "parcel 1: state "packed", track null, provider null, shipped_at null, told_stage 0",
        "+ reservation 1/1/1: order_id 1, quantity 10, product_id 1, warehouse_id 1",
        "+ reservation 1/2/1: order_id 1, quantity 10, product_id 2, warehouse_id 1",
        "shipment 1: state "cancelled", over_at "2026-11-20T06:00:00+00:00"",
        "stock 1/1: on_hand 100, reserved 20",
        "stock 2/1: on_hand 100, reserved 20",
        "+ stock_movement 3: at now, id 3, kind "receipt", order_id 1, quantity 10, product_id 1, warehouse_id 1",
        "+ stock_movement 4: at now, id 4, kind "reserve", order_id 1, quantity 10, product_id 1, warehouse_id 1",
        "+ stock_movement 5: at now, id 5, kind "receipt", order_id 1, quantity 10, product_id 2, warehouse_id 1",
        "+ stock_movement 6: at now, id 6, kind "reserve", order_id 1, quantity 10, product_id 2, warehouse_id 1",
        "shipment "c-1"",
        "warn {"track":"100","unclear":["TAKEN"]} parcel: unknown carrier statuses",
      ]
    `);
  });

  it('that the carrier took back a parcel in transit leaves it in transit', async () => {
    carrier.answers['shipment'] = shipmentReport({
      statuses: [carrierStatus('in_transit', 9), carrierStatus('TAKEN')],
    });
    await carried();
    expect(await shop.read('select state from parcel order by id')).toEqual(['in_transit', 'packed']);
  });

  it('changes nothing once staff ended the parcel', async () => {
    await shop.run(`update parcel set state = 'lost' where id = 1`);
    await shop.run(`update shipment set state = 'confirmed'`);
    carrier.answers['shipment'] = shipmentReport({ statuses: [carrierStatus('in_transit')], returnId: 'back-1' });
    expect(short(await carried())).toMatchInlineSnapshot(`
      [
        "parcel 1: track "100", provider "cdek"",
        "shipment 1: asked_at "2026-11-20T06:00:00+00:00", return_track "100", return_carrier_id "c-1"",
        "shipment "c-1"",
        "shipment "back-1"",
      ]
    `);
  });

  it('that is confirmed again takes nothing from the stock', async () => {
    await shop.run(`update shipment set state = 'confirmed'`);
    carrier.answers['shipment'] = shipmentReport();
    await carried();
    expect(await shop.read('select product_id, on_hand from stock order by 1')).toEqual(['1 100', '2 100']);
    expect(await shop.read('select state, shipped_at, track from parcel order by id')).toEqual([
      'packed null 100',
      'packed null null',
    ]);
  });

  it('is told by mail to those who gave an address', async () => {
    await shop.run(`update orders set contact = contact || '{"email": "anna@farad.example"}' where id = 1`);
    carrier.answers['shipment'] = shipmentReport();
    await carried();
    expect(await shop.read('select kind, channel, recipient, order_id from outbox order by id')).toMatchInlineSnapshot(`
      [
        "parcel email anna@farad.example 1",
      ]
    `);
  });

  it('moves no parcel that has moved by hand', async () => {
    await shop.run('delete from reservation where order_id = 1');
    await shop.run('update stock set reserved = 10');
    await shop.run(`update parcel set state = 'in_transit', shipped_at = now() where id = 1`);
    carrier.answers['shipment'] = shipmentReport();
    await carried();
    expect(await shop.read('select state from parcel order by id')).toEqual(['in_transit', 'packed']);
    expect(await shop.read('select product_id, on_hand from stock order by 1')).toEqual(['1 100', '2 100']);
  });
});
