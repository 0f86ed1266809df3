import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { parcelQueries, type ParcelRow } from '@farad/database/parcels/parcel.queries';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { orderStatuses } from '@farad/domain/order';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Deps } from '#deps.ts';
import { presentParcels } from '#core/orders/present-parcels.ts';
import type { ConnectedCarrier } from '#core/vendors/vendors.ts';
import { canBeCarried, parcelValue, writeShipment } from './carrier-way.ts';
import { showParcels } from './show-parcels.ts';

const door = {
  street: 'ул. Радио',
  house: '10',
  flat: '5',
  recipient: '',
  phone: '79160000000',
  comment: 'Позвонить',
};
const courier = {
  kind: 'courier',
  address: 'Москва, ул. Радио, 10',
  hours: '',
  city: 'moscow',
  door,
  days: null,
  carrier: { name: 'cdek', tariff: 137 },
};
const point = { ...courier, kind: 'pickup_point', code: 'MSK1', carrier: { name: 'cdek', tariff: 136 } };
const shop = openShopRows([
  `insert into delivery_city (slug, name, region, zone_id, population)
    select slug, '{}', '{}', 1, 1 from unnest(array['moscow', 'kazan', 'omsk']) slug on conflict do nothing`,
  `insert into carrier_city (carrier, city_slug, code) values ('cdek', 'moscow', 44), ('other', 'kazan', 45)`,
  `insert into pickup_point (provider, code, city_slug, kind, name, address, hours, phone, latitude, longitude,
      grams_max, takes_cash, takes_card, refreshed_at, closed_at)
    select provider, code, 'moscow', kind, '', '', '', '', 0, 0, grams, true, true, now(), closed::timestamptz
    from (values ('cdek', 'MSK1', 'office', null, null), ('cdek', 'MSK2', 'locker', 5000, null),
      ('cdek', 'MSK3', 'office', null, '2026-11-01'), ('other', 'MSK4', 'office', null, null))
      point (provider, code, kind, grams, closed)`,
  `update product set weight_milligrams = 2000, is_marked = true where id = 1`,
]);
const cdek = {
  id: 'cdek',
  port: {},
  trackUrl: (track: string) => `https://track.example/${track}`,
  stateOf: (code: string) => (code === 'KNOWN' ? 'in_transit' : code === 'SAME' ? null : undefined),
  returnStateOf: (code: string) => (code === 'BACK' ? 'returned' : undefined),
} as unknown as ConnectedCarrier;
const vendors = (installed = true, chosen: ConnectedCarrier | null = cdek) => ({
  carriers: { chosen, all: [cdek], find: (id: string) => (installed && id === 'cdek' ? cdek : null) },
});
const deps = (installed = true, chosen: ConnectedCarrier | null = cdek) =>
  ({ db: shop.db, vendors: vendors(installed, chosen) }) as unknown as Deps;

const deliver = (delivery: object, id = 1) =>
  shop.run('update orders set delivery = $1::jsonb where id = $2', JSON.stringify(delivery), id);
const order = async (number = '26-000001'): Promise<OrderRow> => {
  const found = await orderQueries(shop.db).byNumber(number);
  if (found === undefined) throw new Error('no such order');
  return found;
};
const parcel = async (number = 1): Promise<ParcelRow> => {
  const found = await parcelQueries(shop.db).byNumber(1, number);
  if (found === undefined) throw new Error('no such parcel');
  return found;
};

beforeEach(async () => {
  await shop.run('truncate parcel restart identity cascade');
  await shop.run(`update orders set status = 'in_warehouse',
    contact = '{"name": "Анна", "surname": "Иванова", "phone": "79260000001", "email": "anna@farad.example"}'`);
  await deliver(courier);
  await shop.run(`insert into parcel (order_id, number, state, grams, created_at) values
    (1, 1, 'packed', 700, '2026-11-10Z'), (2, 1, 'packed', 1, '2026-11-10Z')`);
  await shop.run('insert into parcel_line (parcel_id, product_id, quantity) values (1, 1, 10), (1, 2, 4), (2, 1, 1)');
});

describe('the way of a parcel', () => {
  const way = async (grams = 0, carrier: ConnectedCarrier | null = cdek) => {
    const found = await canBeCarried(shop.db, carrier, await order(), grams);
    return found.ok ? found.value : found.error.code;
  };
  const refused = 'delivery_unavailable';

  it('leads to a door by the parts of its address', async () => {
    const to = { kind: 'door', cityCode: 44, address: 'ул. Радио, 10, 5' };
    expect(await way()).toEqual({ mode: 'door', cityCode: 44, tariff: 137, to });
    await deliver({ ...courier, door: { ...door, flat: '' }, carrier: { name: 'other', tariff: 9 } });
    expect(await way()).toEqual({ mode: 'door', cityCode: 44, tariff: null, to: { ...to, address: 'ул. Радио, 10' } });
  });

  it('leads to a point that is open and takes the weight', async () => {
    await deliver(point);
    expect(await way(99_000)).toEqual({
      mode: 'office',
      cityCode: 44,
      tariff: 136,
      to: { kind: 'point', code: 'MSK1' },
    });
    await deliver({ ...point, code: 'MSK2' });
    expect([await way(4999), await way(5000)]).toEqual([
      expect.objectContaining({ mode: 'locker' }),
      expect.objectContaining({ mode: 'locker' }),
    ]);
    expect(await way(5001)).toBe(refused);
    for (const code of ['MSK3', 'MSK4', 'MSK9']) {
      await deliver({ ...point, code });
      expect([code, await way()]).toEqual([code, refused]);
    }
  });

  it('needs a carrier and a city that it serves', async () => {
    expect(await way(0, null)).toBe(refused);
    for (const delivery of [
      { ...courier, city: 'kazan' },
      { ...point, city: 'omsk' },
      { kind: 'own_pickup', address: '', hours: '', city: 'moscow' },
    ]) {
      await deliver(delivery);
      expect(await way()).toBe(refused);
    }
  });
});

describe('what the carrier is told', () => {
  const written = async () =>
    writeShipment(shop.db, await order(), await parcel(), {
      number: 'N-1',
      tariff: 137,
      to: { kind: 'point', code: 'MSK1' },
    });

  it('is the goods with what was paid for them, and who gets them', async () => {
    expect(JSON.stringify(await written())).toMatchInlineSnapshot(
      `"{"number":"N-1","tariff":137,"to":{"kind":"point","code":"MSK1"},"grams":700,"recipient":{"name":"Анна Иванова","phone":"79160000000","email":"anna@farad.example"},"comment":"Позвонить","lines":[{"name":"Деталь 1","article":"MPN-1","quantity":10,"grams":2,"value":100},{"name":"Деталь 2","article":"MPN-2","quantity":4,"grams":1,"value":100}]}"`,
    );
    expect(await parcelValue(shop.db, await order(), await parcel())).toBe(1400);
  });

  it('names the person of the address, if there is one', async () => {
    await deliver({ ...courier, door: { ...door, recipient: 'Пётр' } });
    expect((await written()).recipient).toEqual({ name: 'Пётр', phone: '79160000000', email: 'anna@farad.example' });
    await deliver(point);
    await shop.run(
      `update orders set contact = '{"name": "Анна", "surname": "", "phone": "7", "email": ""}' where id = 1`,
    );
    expect(await written()).toMatchObject({ recipient: { name: 'Анна', phone: '7', email: '' }, comment: '' });
  });

  it('joins goods that weigh too little for separate lines', async () => {
    await shop.run('update parcel set grams = 1 where id = 1');
    expect(JSON.stringify((await written()).lines)).toMatchInlineSnapshot(
      `"[{"name":"MPN-1, 10 шт; MPN-2, 4 шт","article":"MPN-1","quantity":1,"grams":1,"value":1400}]"`,
    );
    await shop.run('delete from parcel_line where parcel_id = 1 and product_id = 2');
    await shop.run('update parcel_line set quantity = 1 where parcel_id = 1');
    expect(JSON.stringify((await written()).lines)).toMatchInlineSnapshot(
      `"[{"name":"Деталь 1","article":"MPN-1","quantity":1,"grams":1,"value":100}]"`,
    );
  });
});

describe('parcels of an order', () => {
  const show = async (of = deps(), number = '26-000001') => {
    const shown = await showParcels(of, number);
    if (!shown.ok) throw new Error(shown.error.code);
    return shown.value;
  };
  const shipment = (state: string) =>
    shop.run(
      `insert into shipment (parcel_id, provider, number, state, created_at, problems, return_track)
       values (1, 'cdek', 'N-1', $1, now(), '["no phone"]', 'T-2')`,
      state,
    );
  const event = (code: string, state: string | null, ofReturn = false, parcelId = 1) =>
    shop.run(
      `insert into parcel_event (parcel_id, state, code, city, by, of_return, at)
       values ($1, $2, $3, 'Москва', 'carrier', $4, '2026-11-11Z')`,
      parcelId,
      state,
      code,
      ofReturn,
    );

  it('are shown to staff whole', async () => {
    await shipment('confirmed');
    await shop.run(`update parcel set provider = 'cdek', track = '100' where id = 1`);
    await event('KNOWN', 'in_transit');
    await event('NEW', null);
    await event('NEW', null, true);
    await event('BACK', null, true);
    await event('SAME', null);
    await event('KNOWN', null, true);
    await event('OTHER', null, false, 2);
    await event('', null);
    expect(JSON.stringify(await show())).toMatchInlineSnapshot(
      `"{"parcels":[{"number":1,"state":"packed","track":"100","trackUrl":"https://track.example/100","createdAt":"2026-11-10T00:00:00.000Z","lines":[{"product_id":"1","qty":10},{"product_id":"2","qty":4}],"events":[{"at":"2026-11-11T00:00:00.000Z","state":"in_transit","city":"Москва"}],"grams":700,"shipment":{"number":"N-1","carrier":{"id":"cdek","isInstalled":true},"state":"confirmed","problems":["no phone"],"returnTrack":"T-2"},"unclear":["NEW","KNOWN"],"may":{"handOver":false,"remove":false,"recall":true,"label":true,"states":[]}}],"left":[{"product_id":"2","qty":6,"isMarked":false}],"mayPack":true,"mayCarry":true}"`,
    );
    expect((await show(deps(false))).parcels[0]).toMatchObject({
      unclear: [],
      trackUrl: null,
      shipment: { carrier: { id: 'cdek', isInstalled: false } },
      may: { label: false, recall: false },
    });
  });

  it('are shown to the buyer with what changed their state', async () => {
    await shop.run(`update parcel set provider = 'cdek', track = '100' where id = 1`);
    await event('KNOWN', 'in_transit');
    await event('NEW', null);
    await event('OTHER', 'in_transit', false, 2);
    const shown = (installed = true) => presentParcels(shop.db, vendors(installed), 1);
    expect(JSON.stringify(await shown())).toMatchInlineSnapshot(
      `"[{"number":1,"state":"packed","track":"100","trackUrl":"https://track.example/100","createdAt":"2026-11-10T00:00:00.000Z","lines":[{"product_id":"1","qty":10},{"product_id":"2","qty":4}],"events":[{"at":"2026-11-11T00:00:00.000Z","state":"in_transit","city":"Москва"}]}]"`,
    );
    expect((await shown(false))[0]?.trackUrl).toBeNull();
    await shop.run('update parcel set track = null where id = 1');
    expect((await shown())[0]?.trackUrl).toBeNull();
    await shop.run(`update parcel set track = '1', provider = null where id = 1`);
    expect((await shown())[0]).toMatchObject({ track: '1', trackUrl: null });
    await shop.run('delete from parcel where id = 1');
    expect(await shop.sent(async () => expect(await shown()).toEqual([]))).toEqual(['select']);
  });

  it('may be handed over while nobody carries them', async () => {
    const may = async () => {
      const { may: own } = (await show()).parcels[0] ?? { may: null };
      return own === null ? null : [own.handOver, own.remove, own.recall, own.label];
    };
    expect(await may()).toEqual([true, true, false, false]);
    for (const [state, expected] of [
      ['pending', [false, false, true, false]],
      ['sent', [false, false, true, false]],
      ['confirmed', [false, false, true, true]],
      ['invalid', [true, true, false, false]],
      ['cancelled', [true, true, false, false]],
    ] as const) {
      await shop.run('truncate shipment');
      await shipment(state);
      expect([state, await may()]).toEqual([state, expected]);
    }
    for (const [state, waits, recall] of [
      ['packed', true, true],
      ['ready_for_pickup', true, false],
      ['handed_over', false, true],
      ['in_transit', false, false],
    ] as const) {
      await shop.run('update parcel set state = $1 where id = 1', state);
      await shop.run('truncate shipment');
      expect([state, await may()]).toEqual([state, [waits, waits, false, false]]);
      await shipment('sent');
      expect([state, await may()]).toEqual([state, [false, false, recall, false]]);
    }
    await shop.run(`update parcel set state = 'packed', shipped_at = now() where id = 1`);
    await shop.run('truncate shipment');
    expect(await may()).toEqual([false, false, false, false]);
  });

  it('may be packed while something is left and the order is in work', async () => {
    const packing: string[] = [];
    for (const status of orderStatuses) {
      await shop.run('update orders set status = $1 where id = 1', status);
      if ((await show()).mayPack) packing.push(status);
    }
    expect(packing).toEqual(['in_work_personal', 'in_work_company', 'ordered', 'in_warehouse']);
    await shop.run(`update orders set status = 'in_warehouse'`);
    expect((await show(deps(), '26-000002')).left).toEqual([
      { product_id: '1', qty: 9, isMarked: true },
      { product_id: '2', qty: 10, isMarked: false },
    ]);
    await shop.run(`update parcel_line set quantity = 10 where parcel_id = 1`);
    expect(await show()).toMatchObject({ left: [], mayPack: false, mayCarry: true });
    expect((await show(deps(true, null))).mayCarry).toBe(false);
  });

  it.each(['x', '26-000009'])('of no order: %s', async (number) => {
    expect(await showParcels(deps(), number)).toEqual({ ok: false, error: { code: 'not_found' } });
  });
});
