import { connectedBy } from '#testing/vendors.ts';
import { createCdek, type DeliveryPort } from '@farad/integrations/delivery';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { refreshPoints } from '#core/delivery/refresh-points.ts';
import { add, refusalOf } from '#testing/calls/basket-calls.ts';
import { insertProducts, products, type TestProduct } from '#testing/catalogue.ts';
import { address, courier, orderAsQuoted, orderQuoted, quoteOf } from '#testing/calls/checkout-calls.ts';
import { tryPlace } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

/** A product that costs 1,000 roubles and weighs one gram. */
const dear: TestProduct = {
  ...products.reduced,
  id: 61 as TestProduct['id'],
  mpn: 'DEAR',
  tiers: { 1: 1e7 },
  stock: [1e3],
};

let twins: ListeningTwins;
let shop: TestShop;
let cdek: DeliveryPort;
beforeAll(async () => {
  twins = await listenTwins({});
  cdek = createCdek({
    baseUrl: twins.cdek.baseUrl(twins.origin),
    timeoutMs: 30_000,
    ...twins.cdek.account,
  });
  shop = await openShop({}, undefined, undefined, {}, cdek);
  await insertProducts(shop.db, [dear]);
  await refreshPoints({ ...shop.deps, carrier: connectedBy(cdek) });
  await shop.pool.query('update delivery_zone set free_from_kopecks = null');
});
beforeEach(() => twins.faults.clear());
afterAll(async () => {
  await shop.close();
  await twins.close();
});

async function buyer(pieces: number) {
  const person = await shop.signedIn();
  await add(person, [dear, pieces]);
  return person;
}

const office = { kind: 'pickup_point', code: 'TW424-01' } as const;
const locker = { kind: 'pickup_point', code: 'TW424-04' } as const;
const door = courier.delivery;

/**
 * Returns the delivery price in roubles, rounded up: `price`, plus an insurance of 0.75 % of the goods with 22 % VAT.
 */
const priceWithInsurance = (price: number, goods: number): number => Math.ceil(price + goods * 0.0075 * 1.22);

test.each([
  [2, 2000],
  [40, 40_000],
])('%d expensive pieces are quoted with the insurance of their value', async (pieces, goods) => {
  const person = await buyer(pieces);
  const priceOf = async (delivery: typeof office | typeof door) => (await quoteOf(person, { delivery })).cargo_price;
  expect([await priceOf(office), await priceOf(door)]).toEqual([
    priceWithInsurance(275.5, goods),
    priceWithInsurance(465.5, goods),
  ]);
});

test('a locker is quoted and ordered by its own tariff, an office by another', async () => {
  const person = await buyer(2);
  const quote = await quoteOf(person, { delivery: locker });
  expect(quote.cargo_price).toBe(priceWithInsurance(255.5, 2000));
  const placed = await tryPlace(person, orderAsQuoted(quote, { delivery: locker, payment_method: 'card' }));
  expect(placed.statusCode, placed.body).toBe(201);
  const toOffice = await orderQuoted(await buyer(2), { delivery: office, payment_method: 'card' });
  expect(toOffice.statusCode, toOffice.body).toBe(201);
  const { rows } = await shop.pool.query<{ tariff: number }>(
    `select (delivery->'carrier'->>'tariff')::integer as tariff from orders order by id`,
  );
  expect(rows.map(({ tariff }) => tariff)).toEqual([368, 136]);
});

test('a quote for an office does not buy a locker', async () => {
  const person = await buyer(2);
  const quote = await quoteOf(person, { delivery: office });
  const refusal = refusalOf(await tryPlace(person, orderAsQuoted(quote, { delivery: locker, payment_method: 'card' })));
  expect(refusal).toMatchObject({ status: 409, code: 'totals_changed' });
});

test('a carrier that is not chosen is asked once, a chosen one at every quote', async () => {
  const person = await buyer(3);
  const asked = vi.spyOn(cdek, 'tariffs');
  const ownPickup = { kind: 'own_pickup' } as const;
  for (const wish of [ownPickup, null, ownPickup]) await quoteOf(person, { delivery: wish });
  expect(asked).toHaveBeenCalledTimes(1);
  for (const wish of [door, office]) await quoteOf(person, { delivery: wish });
  expect(asked).toHaveBeenCalledTimes(3);
});

test('without the insurance in time the shop’s table applies', async () => {
  twins.faults.set('cdek', { op: 'services', mode: '500', times: 1, delayMs: 0 });
  const quote = await quoteOf(await buyer(2), { delivery: { kind: 'courier', address } });
  expect(quote.cargo_price).toBe(290);
});
