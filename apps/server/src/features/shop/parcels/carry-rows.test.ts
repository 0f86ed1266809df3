import { beforeEach, describe, expect, it } from 'vitest';

import { carrierRefusal, hourAt, openParcelRows, parcelNow, shipmentReport } from '#testing/scenes/parcel-rows.ts';
import { addRow } from '#testing/scenes/row-scenes.ts';
import { carryShipment, readCarrierNotice, sweepShipments } from './carry-shipment.ts';
import { parcelSchedule, parcelTasks } from './parcel-jobs.ts';
import { knowsCarrier, storeNotice } from './store-notice.ts';

const parcels = openParcelRows();
const { shop, carrier } = parcels;
const { send: shipment } = parcels;
const carried = (id = 1) => parcels.changes(() => carryShipment(parcels.deps, id));
const names = (lines: string) =>
  lines
    .split('\n')
    .filter((line) => /^[a-zA-Z]+ /.test(line))
    .map((line) => line.split(' ')[0]);

/** Packs the only parcel of order 1, and a parcel of order 2. */
beforeEach(async () => {
  await parcels.begin();
  await parcels.pack(1, 'packed', { 1: 10, 2: 10 });
  await parcels.pack(1, 'packed', { 1: 10 }, { order_id: 2 });
});

describe('a shipment', () => {
  it('is created once, by the tariff of the checkout', async () => {
    await shipment({ state: 'pending', carrier_id: null, tariff: null });
    carrier.answers['tariffs'] = {
      ok: true,
      value: [
        { mode: 'door', code: 1, price: 1 },
        { mode: 'office', code: 2, price: 300 },
        { mode: 'office', code: 136, price: 400 },
      ],
    };
    carrier.answers['create'] = { ok: true, value: 'c-7' };
    carrier.answers['shipment'] = [
      shipmentReport({ id: 'c-7', state: 'accepted' }),
      shipmentReport({ id: 'c-7', state: 'accepted' }),
      shipmentReport({ id: 'c-7' }),
    ];
    const changes = await carried();
    expect(changes.split('\n').filter((line) => /^(?:shipment|parcel|tariffs|create)/.test(line)))
      .toMatchInlineSnapshot(`
      [
        "parcel 1: state "handed_over", track "100", provider "cdek", shipped_at "2026-11-20T06:00:00+00:00", told_stage 1",
        "shipment 1: state "confirmed", tariff 136, asked_at "2026-11-20T06:00:00+00:00", carrier_id "c-7"",
        "tariffs {"cityCode":44,"grams":100,"value":2000}",
        "create {"number":"N-{\\"state\\":\\"pending\\",\\"carrier_id\\":null,\\"tariff\\":null}","tariff":136,"to":{"kind":"point","code":"MSK1"},"grams":100,"recipient":{"name":"Анна Иванова","phone":"79260000001","email":""},"comment":"","lines":[{"name":"Деталь 1","article":"MPN-1","quantity":10,"grams":2,"value":100},{"name":"Деталь 2","article":"MPN-2","quantity":10,"grams":2,"value":100}]}",
        "shipment "c-7"",
        "shipment "c-7"",
        "shipment "c-7"",
      ]
    `);
  });

  it.each([
    [
      {
        ok: true,
        value: [
          { mode: 'office', code: 2, price: 300 },
          { mode: 'office', code: 3, price: 200 },
        ],
      },
      'sent 3',
    ],
    [{ ok: true, value: [{ mode: 'door', code: 2, price: 300 }] }, 'invalid null ["no_tariff"]'],
    [carrierRefusal('refused'), 'invalid null ["no_tariff"]'],
    [carrierRefusal('down'), 'pending null'],
  ])('is created by the cheapest tariff that is left: %#', async (tariffs, expected) => {
    await shipment({ state: 'pending', carrier_id: null, tariff: null });
    await shipment({ parcel_id: 2, state: 'pending', carrier_id: null, tariff: null, number: 'other' });
    carrier.answers['tariffs'] = tariffs;
    await carried();
    expect(
      await shop.read(
        `select state, tariff, case when over_at is not null then problems::text end from shipment order by id`,
      ),
    ).toEqual([expected.includes('[') ? expected : `${expected} null`, 'pending null null']);
  });

  it('is not created where the carrier does not go', async () => {
    await shipment({ state: 'pending', carrier_id: null });
    await shop.run(`update orders set delivery = delivery || '{"code": "other"}' where id = 1`);
    await carried();
    expect(await shop.read('select state, problems::text from shipment')).toEqual(['invalid ["delivery_unavailable"]']);
    expect(names(carrier.heard.join('\n'))).toEqual([]);
  });

  it.each([
    [carrierRefusal('down'), null, 'sent null null', ['create', 'warn']],
    [carrierRefusal('refused', 'bad'), carrierRefusal('absent'), 'invalid null ["bad"]', ['create', 'findByNumber']],
    [carrierRefusal('refused', 'bad'), carrierRefusal('down'), 'sent null null', ['create', 'findByNumber', 'warn']],
    [carrierRefusal('refused', 'bad'), shipmentReport({ id: 'c-9' }), 'confirmed c-9 null', ['create', 'findByNumber']],
  ])('is looked for if its number is taken: %#', async (create, found, expected, calls) => {
    await shipment({ state: 'pending', carrier_id: null });
    carrier.answers['create'] = create;
    carrier.answers['findByNumber'] = found;
    await carried();
    expect(carrier.heard.map((line) => line.split(' ')[0])).toEqual(calls);
    expect(
      await shop.read('select state, carrier_id, case when over_at is not null then problems::text end from shipment'),
    ).toEqual([expected]);
  });

  it.each([
    [carrierRefusal('absent'), ['findByNumber', 'create', 'warn']],
    [carrierRefusal('down'), ['findByNumber', 'warn']],
    [shipmentReport({ id: 'c-9' }), ['findByNumber']],
  ])('that was sent without an answer is looked for first: %#', async (found, calls) => {
    await shipment({ carrier_id: null });
    carrier.answers['findByNumber'] = found;
    await carried();
    expect(carrier.heard.map((line) => line.split(' ')[0])).toEqual(calls);
  });

  it('is left alone while the carrier is silent, and free for the next', async () => {
    await shipment();
    expect(await carried()).toMatchInlineSnapshot(`
      "
      shipment 1: asked_at "2026-11-20T06:00:00+00:00"
      shipment "c-1"
      warn {"shipment":"N-{}","failure":"down"} shipment: carrier call failed
      "
    `);
  });

  it('is asked about by one process at a time', async () => {
    await shipment({ held_until: parcelNow });
    expect(await carried()).toBe('\n');
    await shop.run('update shipment set held_until = $1', new Date(parcelNow.getTime() - 1));
    expect(names(await carried())).toContain('warn');
    expect(await shop.read('select held_until from shipment')).toEqual(['null']);
  });

  it('asks about its return even when the report does not name it', async () => {
    await shipment({ return_carrier_id: 'back-1' });
    carrier.answers['shipment'] = [shipmentReport(), carrierRefusal('down')];
    await carried();
    expect(carrier.heard.slice(0, 2)).toEqual(['shipment "c-1"', 'shipment "back-1"']);
  });

  it('waits while its carrier is missing; an unknown id is ignored', async () => {
    await shipment();
    parcels.isConnected = false;
    expect(await carried()).toBe('\nmissing cdek\n');
    expect(await carried(9)).toBe('\n');
    await shop.run(`update shipment set provider = 'other'`);
    expect(await carried()).toBe('\nmissing other\n');
  });
});

describe('the sweep', () => {
  const woken = async () => {
    await shop.run('delete from graphile_worker._private_jobs');
    await sweepShipments(parcels.deps);
    return shop.read('select key from graphile_worker._private_jobs order by key');
  };
  const before = (ms: number) => new Date(parcelNow.getTime() - ms);

  it('asks again about those that were not asked about lately', async () => {
    await parcels.pack(2, 'packed', { 1: 1 });
    await parcels.pack(3, 'packed', { 1: 1 });
    await shipment({ asked_at: before(20_001) });
    await shipment({ parcel_id: 2, asked_at: before(20_000) });
    await shipment({ parcel_id: 3, state: 'confirmed', asked_at: before(1_800_001) });
    await shipment({ parcel_id: 4, state: 'confirmed', asked_at: before(1_800_000) });
    expect(await woken()).toEqual(['shipment 1', 'shipment 3']);
    carrier.heard.length = 0;
    parcels.isConnected = false;
    expect(await woken()).toEqual([]);
    expect(carrier.heard).toEqual(['missing cdek']);
  });

  it('wakes notices that came before their carrier', async () => {
    await addRow(shop, 'carrier_notice', { provider: 'cdek', body: '"c-1"', received_at: hourAt(1) });
    expect(await woken()).toEqual(['carrier notice 1']);
  });
});

describe('a notice', () => {
  const notice = (more: object = {}) =>
    addRow(shop, 'carrier_notice', {
      provider: 'cdek',
      carrier_id: 'c-1',
      body: '"c-1"',
      received_at: hourAt(1),
      ...more,
    });
  const read = (id = 1) => parcels.changes(() => readCarrierNotice(parcels.deps, id));

  it('asks about its shipment, once', async () => {
    await shipment();
    await notice();
    expect(await read()).toMatchInlineSnapshot(`
      "
      carrier_notice 1: done_at "2026-11-20T06:00:00+00:00"
      shipment 1: asked_at "2026-11-20T06:00:00+00:00"
      shipment "c-1"
      warn {"shipment":"N-{}","failure":"down"} shipment: carrier call failed
      "
    `);
    expect([await read(), await read(9)]).toEqual(['\n', '\n']);
  });

  it('that nobody had read is read now', async () => {
    await shipment();
    await notice({ carrier_id: null });
    await notice({ carrier_id: null, body: '{}' });
    await notice({ carrier_id: 'strange' });
    expect([await read(), await read(2), await read(3)]).toMatchInlineSnapshot(`
      [
        "
      carrier_notice 1: done_at "2026-11-20T06:00:00+00:00", carrier_id "c-1"
      shipment 1: asked_at "2026-11-20T06:00:00+00:00"
      shipment "c-1"
      warn {"shipment":"N-{}","failure":"down"} shipment: carrier call failed
      ",
        "
      carrier_notice 2: done_at "2026-11-20T06:00:00+00:00"
      ",
        "
      carrier_notice 3: done_at "2026-11-20T06:00:00+00:00"
      ",
      ]
    `);
  });

  it('waits for its carrier', async () => {
    await notice();
    parcels.isConnected = false;
    expect(await read()).toBe('\nmissing cdek\n');
  });

  it('is kept as it came', async () => {
    const stored = (from: string, body: unknown) =>
      parcels.changes(() => storeNotice(parcels.deps, from as never, body));
    expect([await stored('cdek', 'c-1'), await stored('cdek', {}), await stored('other', undefined)])
      .toMatchInlineSnapshot(`
      [
        "
      + carrier_notice 1: id 1, body "\\"c-1\\"", provider "cdek", carrier_id "c-1", received_at "2026-11-20T06:00:00+00:00"
      ",
        "
      + carrier_notice 2: id 2, body "{}", done_at "2026-11-20T06:00:00+00:00", provider "cdek", received_at "2026-11-20T06:00:00+00:00"
      ",
        "
      + carrier_notice 3: id 3, body "null", provider "other", received_at "2026-11-20T06:00:00+00:00"
      missing other
      ",
      ]
    `);
    expect([
      await knowsCarrier(parcels.deps, 'cdek' as never),
      await knowsCarrier(parcels.deps, 'other' as never),
      await knowsCarrier(parcels.deps, 'third' as never),
    ]).toEqual([true, true, false]);
    // A carrier that is installed is known before its first parcel.
    await shop.run('truncate shipment, carrier_notice cascade');
    const known = ['cdek', 'other'].map((each) => knowsCarrier(parcels.deps, each as never));
    expect(await Promise.all(known)).toEqual([true, false]);
  });
});

describe('the jobs', () => {
  const tasks = () => parcelTasks(parcels.deps);

  it('have these names and times', () => {
    expect(parcelSchedule).toEqual([
      { task: 'refresh_points', match: '31 0 * * *' },
      { task: 'sweep_shipments', match: '* * * * *' },
    ]);
    expect(Object.keys(tasks())).toEqual([
      'carry_shipment',
      'read_carrier_notice',
      'sweep_shipments',
      'refresh_points',
    ]);
  });

  it('carry what their payload names', async () => {
    await shipment();
    await tasks()['carry_shipment']?.({ shipmentId: 1 }, {} as never);
    expect(carrier.heard[0]).toBe('shipment "c-1"');
    await addRow(shop, 'carrier_notice', { provider: 'cdek', carrier_id: 'x', body: '"x"', received_at: hourAt(1) });
    await tasks()['read_carrier_notice']?.({ noticeId: 1 }, {} as never);
    expect(await shop.read('select done_at is not null from carrier_notice')).toEqual(['true']);
  });

  it('subscribe to notices of carriers that are connected', async () => {
    const refresh = async () => tasks()['refresh_points']?.({}, {} as never);
    carrier.heard.length = 0;
    await refresh();
    expect(carrier.heard).toMatchInlineSnapshot(`
      [
        "subscribe "https://api.example/webhooks/cdek/aIzjJC6rjzZarBCYxXQBVsoVFrP5NXTq"",
        "warn {"carrier":"cdek","failure":"down"} carrier webhook: subscription failed",
        "points 0",
        "warn {"page":0,"failure":"down"} pickup points: carrier did not answer, points not updated",
      ]
    `);
    carrier.heard.length = 0;
    carrier.answers['subscribe'] = { ok: true, value: null };
    const elsewhere = { ...parcels.deps, db: shop.db, toldAt: 'https://tunnel.example' };
    await parcelTasks(elsewhere)['refresh_points']?.({}, {} as never);
    expect(carrier.heard.map((line) => line.slice(0, 34))).toMatchInlineSnapshot(`
      [
        "subscribe "https://tunnel.example/",
        "points 0",
        "warn {"page":0,"failure":"down"} p",
      ]
    `);
    parcels.isConnected = false;
    carrier.heard.length = 0;
    await refresh();
    expect(carrier.heard).toEqual([]);
  });
});
