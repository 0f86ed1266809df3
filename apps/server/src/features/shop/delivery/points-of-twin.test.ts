import type { PointsAnswer } from '@farad/contract/shop/delivery';
import { createCdek, type DeliveryPort } from '@farad/integrations/delivery';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { refreshPoints } from '#core/delivery/refresh-points.ts';
import { clearDemonstration, readDemonstration } from '#core/shop/clear-demonstration.ts';
import type { ConnectedCarrier } from '#core/vendors/vendors.ts';
import { add, refusalOf } from '#testing/calls/basket-calls.ts';
import { orderAsQuoted, quoteOf } from '#testing/calls/checkout-calls.ts';
import { tryPlace } from '#testing/calls/order-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { connectedBy } from '#testing/vendors.ts';

const chosen = { delivery: { kind: 'pickup_point', code: 'TW424-01' }, payment_method: 'card' } as const;
const real = { isMoneyReal: true, clock: () => new Date() };

let twins: ListeningTwins;
let shop: TestShop;
let port: DeliveryPort;
let person: SignedInBrowser;
beforeAll(async () => {
  twins = await listenTwins();
  port = createCdek({ baseUrl: twins.cdek.baseUrl(twins.origin), timeoutMs: 30_000, ...twins.cdek.account });
  shop = await openShop();
  const twin = { ...connectedBy(port), isTwin: true };
  connect(twin);
  await refreshPoints({ ...shop.deps, carrier: twin });
  person = await shop.signedIn();
  await add(person, [products.tiered, 500]);
});
afterAll(async () => {
  await shop.close();
  await twins.close();
});

/** Makes this the carrier of the shop, as a restart with other settings does. */
function connect(carrier: ConnectedCarrier | null): void {
  const { vendors } = shop.deps;
  Object.assign(shop.deps, { vendors: { ...vendors, carriers: { ...vendors.carriers, chosen: carrier } } });
}

const listed = async () => (await shop.guest().get('/delivery/points?city=kazan')).json<PointsAnswer>().points.length;
const offered = async () => (await quoteOf(person, { city: 'kazan' })).delivery.map(({ kind }) => kind);
const rows = async () => {
  const { rows: found } = await shop.pool.query<{ points: number; cities: number }>(
    `select (select count(*) from pickup_point)::integer as points,
       (select count(*) from carrier_city)::integer as cities`,
  );
  return found[0];
};

test('points of a twin are for the trial only, and clearing takes them out', async () => {
  expect([await listed(), await offered()]).toEqual([8, expect.arrayContaining(['pickup_point'])]);
  const seen = orderAsQuoted(await quoteOf(person, { delivery: chosen.delivery }), chosen);

  for (const [carrier, kinds] of [
    [null, 0],
    [connectedBy(port), 1],
  ] as const) {
    connect(carrier);
    expect([await listed(), (await shop.guest().get('/delivery/points/TW424-01')).statusCode]).toEqual([0, 404]);
    expect((await offered()).filter((kind) => kind === 'pickup_point')).toHaveLength(kinds);
    expect(refusalOf(await tryPlace(person, seen))).toMatchObject({
      status: 422,
      code: 'delivery_unavailable',
      field: 'delivery.code',
    });
  }

  const before = await rows();
  expect(before?.points).toBeGreaterThan(100);
  expect(await readDemonstration(shop.db, { isMoneyReal: false })).toMatchObject({ isTrialThere: false });
  expect(await readDemonstration(shop.db, real)).toMatchObject({
    isTrialThere: true,
    counts: { trialPoints: before?.points },
  });
  await refreshPoints({ ...shop.deps, carrier: connectedBy(port) });
  expect(await listed()).toBe(8);
  await shop.pool.query(`update pickup_point set is_twin = true where city_slug = 'kazan'`);
  await clearDemonstration(shop.db, real);
  expect(await rows()).toEqual({ points: (before?.points ?? 0) - 8, cities: before?.cities });
  expect(await readDemonstration(shop.db, real)).toMatchObject({ isTrialThere: false, counts: { trialPoints: 0 } });
}, 60_000);
