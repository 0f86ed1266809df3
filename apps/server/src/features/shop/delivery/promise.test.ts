import { connectedBy } from '#testing/vendors.ts';
import type { DeliveryEstimateAnswer } from '@farad/contract/shop/delivery';
import { kopecksFromRoubles } from '@farad/domain/money';
import { createCdek } from '@farad/integrations/delivery';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { formatMoney } from '@farad/wording/format';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { refreshPoints } from '#core/delivery/refresh-points.ts';
import { add } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { quoteOf } from '#testing/calls/checkout-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let twins: ListeningTwins;
let shop: TestShop;

beforeAll(async () => {
  twins = await listenTwins({});
  const delivery = createCdek({
    baseUrl: twins.cdek.baseUrl(twins.origin),
    timeoutMs: 30_000,
    ...twins.cdek.account,
  });
  shop = await openShop({}, undefined, undefined, {}, delivery);
  await refreshPoints({ ...shop.deps, carrier: connectedBy(delivery) });
});
beforeEach(() => {
  twins.faults.clear();
  shop.passSeconds(3600);
});
afterAll(async () => {
  await shop.close();
  await twins.close();
});

const promiseOf = async (quantity: number, city: string): Promise<DeliveryEstimateAnswer> => {
  const answer = await shop.guest().get(`/delivery/estimate?seo=part-3&quantity=${quantity}&city=${city}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<DeliveryEstimateAnswer>();
};

/** Returns the cheapest delivery that a basket with this quantity is offered. */
async function quoted(quantity: number, city: string) {
  const guest = shop.guest();
  await add(guest, [products.reduced, quantity]);
  const { delivery } = await quoteOf(guest, { city });
  const [cheapest] = delivery
    .filter(({ kind, price }) => kind !== 'own_pickup' && price !== null)
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  return cheapest;
}

const cities = ['moskva', 'kazan', 'novosibirsk', 'habarovsk', 'tver'];

test.each(cities.flatMap((city) => [1, 20, 190].map((quantity) => [quantity, city] as const)))(
  '%i pieces for %s: the page promises the price and the days of the quote',
  async (quantity, city) => {
    const promised = await promiseOf(quantity, city);
    const way = await quoted(quantity, city);
    expect(promised.price).toBe(way?.price);
    const [shipment] = promised.shipments;
    expect({ from: shipment?.from, to: shipment?.to }).toEqual({ from: way?.days?.from, to: way?.days?.to });
  },
);

test.each(['moskva', 'kazan'])('without the carrier’s answer, page and quote for %s are equal', async (city) => {
  twins.faults.set('cdek', { op: 'tariffs', mode: '500', times: 100, delayMs: 0 });
  expect((await promiseOf(10, city)).price).toBe((await quoted(10, city))?.price);
});

test('a promise asks the carrier once for the same parcel, a quote each time, and both agree', async () => {
  const before = (await promiseOf(30, 'kazan')).price;
  twins.faults.set('cdek', { op: 'tariffs', mode: '500', times: 100, delayMs: 0 });
  expect((await promiseOf(30, 'kazan')).price).toBe(before);
  shop.passSeconds(11 * 60);
  expect((await promiseOf(30, 'kazan')).price).toBe(290);
});

test.each(['moskva', 'kazan', 'novosibirsk'])('the delivery page shows for %s the quoted prices', async (city) => {
  const cookie = { cookie: `city=${city}` };
  const { html } = (await shop.guest().get('/content/pages/delivery', cookie)).json<{ html: string }>();
  const guest = shop.guest();
  await add(guest, [products.cheapest, 13]);
  const { delivery } = await quoteOf(guest, { city });
  for (const kind of ['courier', 'pickup_point'] as const) {
    const price = delivery.find((way) => way.kind === kind)?.price;
    if (price === null || price === undefined) throw new Error(`${kind} is not offered in ${city}`);
    expect(html).toContain(`от ${formatMoney(kopecksFromRoubles(price), 'ru')}`);
  }
  expect(html).not.toContain('—</td>');
});
