import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { readConfig } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import { openBrowser, type Browser } from '#testing/browser.ts';
import { httpsEnvironment } from '#testing/environment.ts';
import { openParcelRows, parcelNow } from '#testing/scenes/parcel-rows.ts';
import { openRowCalls, serveCalls, signInStaff, type ServedCalls } from '#testing/scenes/row-calls.ts';
import { addRow } from '#testing/scenes/row-scenes.ts';
import { parcels as feature } from './feature.ts';
import { registerParcels } from './parcels.routes.ts';

const parcels = openParcelRows();
const { shop } = parcels;
const rows = openRowCalls(shop);
const deps = Object.create(parcels.deps, { config: { value: readConfig(httpsEnvironment) } }) as Deps;
let calls: ServedCalls;
let packer: Browser;
let editor: Browser;
beforeAll(async () => {
  calls = await serveCalls({ log: rows.log }, (app) => registerParcels(app, deps));
  await shop.run(`insert into staff_role (staff_id, role) values (1, 'order_manager'), (2, 'content_editor')`);
  packer = await signInStaff(shop, openBrowser(calls.server, '10.0.0.1'), { staffId: 1, at: parcelNow });
  editor = await signInStaff(shop, openBrowser(calls.server, '10.0.0.1'), { staffId: 2, at: parcelNow });
});
afterAll(() => calls.server.close());
beforeEach(async () => {
  await parcels.begin();
  await parcels.pack(1, 'packed', { 1: 10 });
});

const one = '/admin/orders/26-000001/parcels';
/** All calls of this file. */
const all = (by: Browser, path = one) => [
  () => by.get(path),
  () => by.post(path, { grams: 100, products: [{ product_id: '2', qty: 3 }] }),
  () => by.post(`${path}/1/hand-over`, { by: 'shop', track: 'T-1' }),
  () => by.post(`${path}/1/state`, { state: 'lost' }),
  () => by.post(`${path}/1/recall`, {}),
  () => by.post(`${path}/1/remove`, {}),
  () => by.get(`${path}/1/label`),
];

it('the calls have these rules', () => {
  expect(calls.rules).toMatchInlineSnapshot(`
    [
      "GET /admin/orders/:number/parcels: staff view_orders read",
      "POST /admin/orders/:number/parcels: staff pack_orders write 65536",
      "POST /admin/orders/:number/parcels/:parcel/hand-over: staff pack_orders write 65536",
      "POST /admin/orders/:number/parcels/:parcel/state: staff pack_orders write 65536",
      "POST /admin/orders/:number/parcels/:parcel/recall: staff pack_orders write 65536",
      "POST /admin/orders/:number/parcels/:parcel/remove: staff pack_orders write 65536",
      "GET /admin/orders/:number/parcels/:parcel/label: staff pack_orders read",
    ]
  `);
});

it('the calls are for those who pack orders', async () => {
  const answers = new Set<string>();
  for (const called of all(editor)) answers.add(await rows.refused(called));
  expect([...answers]).toEqual(['403 {"code":"forbidden"}']);
});

it('each call does what its name says, to its own parcel', async () => {
  await parcels.pack(1, 'packed', { 1: 10 }, { order_id: 2 });
  const answers = [];
  for (const called of all(packer))
    answers.push(
      (await rows.shown(called))
        .split('\n')
        .filter((line) => !line.startsWith('+ product_change'))
        .slice(1, 9)
        .map((line) => line.slice(0, 160)),
    );
  expect(answers).toMatchInlineSnapshot(`
    [
      [
        "200 {"parcels":[{"number":1,"state":"packed","track":null,"trackUrl":null,"createdAt":"2026-11-18T00:00:00.000Z","lines":[{"product_id":"1","qty":10}],"events":",
        "",
      ],
      [
        "200 {"parcels":[{"number":1,"state":"packed","track":null,"trackUrl":null,"createdAt":"2026-11-18T00:00:00.000Z","lines":[{"product_id":"1","qty":10}],"events":",
        "+ audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", after {"grams":100,"parcel":2,"products":[{"qty":3,"marks":[],"product_id":"2"}]}, action "order",
        "+ parcel 3: id 3, grams 100, state "packed", number 2, order_id 1, created_at "2026-11-20T06:00:00+00:00", told_stage 0",
        "+ parcel_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, city "", code "", state "packed", of_return false, parcel_id 3",
        "+ parcel_line 3/2: quantity 3, parcel_id 3, product_id 2",
        "",
      ],
      [
        "200 {"parcels":[{"number":1,"state":"handed_over","track":"T-1","trackUrl":null,"createdAt":"2026-11-18T00:00:00.000Z","lines":[{"product_id":"1","qty":10}],"ev",
        "- reservation 1/1/1",
        "+ audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.1", after {"by":"shop","track":"T-1","parcel":1}, action "order.parcel_handed_over", reason "", staf",
        "+ inbox_entry 1: at now, id 1, data {"what":"handed_over","track":"T-1","number":"26-000001","parcel":1}, kind "parcel", account_id 1",
        "+ outbox 1: id 1, kind "parcel", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now",
        "+ parcel_event 2: at "2026-11-20T06:00:00+00:00", by "staff", id 2, city "", code "", state "handed_over", of_return false, parcel_id 1",
        "+ stock_movement 1: at now, id 1, kind "ship", order_id 1, quantity 10, product_id 1, warehouse_id 1",
        "parcel 1: state "handed_over", track "T-1", shipped_at "2026-11-20T06:00:00+00:00", told_stage 1",
      ],
      [
        "200 {"parcels":[{"number":1,"state":"lost","track":"T-1","trackUrl":null,"createdAt":"2026-11-18T00:00:00.000Z","lines":[{"product_id":"1","qty":10}],"events":[",
        "+ audit 3: at "2026-11-20T06:00:00+00:00", id 3, ip "10.0.0.1", after {"state":"lost","parcel":1}, action "order.parcel_moved", before {"state":"handed_over","p",
        "+ parcel_event 3: at "2026-11-20T06:00:00+00:00", by "staff", id 3, city "", code "", state "lost", of_return false, parcel_id 1",
        "parcel 1: state "lost"",
        "",
      ],
      [
        "409 {"code":"transition_not_allowed"}",
        "",
      ],
      [
        "409 {"code":"transition_not_allowed"}",
        "",
      ],
      [
        "409 {"code":"transition_not_allowed"}",
        "",
      ],
    ]
  `);
});

it('notices of carriers are deleted after 90 days', async () => {
  await shop.run('truncate carrier_notice');
  const day = 86_400_000;
  for (const ms of [90 * day, 90 * day + 1])
    await addRow(shop, 'carrier_notice', {
      provider: 'cdek',
      body: '{}',
      received_at: new Date(parcelNow.getTime() - ms),
      done_at: new Date(parcelNow.getTime() - ms),
    });
  const [kept] = feature.retention ?? [];
  expect([kept?.name, feature.jobs?.schedule?.length]).toEqual(['carrier notices', 2]);
  await kept?.drop(shop.db, (seconds) => new Date(parcelNow.getTime() - seconds * 1000));
  expect(await shop.read('select count(*) from carrier_notice')).toEqual(['1']);
});
