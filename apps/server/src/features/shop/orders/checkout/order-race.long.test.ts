import { afterAll, beforeAll, expect, test } from 'vitest';

import { add } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { orderQuoted, ownPickup } from '#testing/calls/checkout-calls.ts';
import { ledgerFaults, noFaults } from '#testing/ledger-faults.ts';
import { orderCrosswise, raceForCoupon, raceForLastPiece } from '#testing/order-races.ts';
import { payAndLapseAtOnce } from '#testing/payment-races.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const rounds = 50;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('T23: fifty times fifty buyers of the last piece', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const answers = await raceForLastPiece(shop, 50);
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
  }
  expect(await ledgerFaults(shop.pool)).toEqual(noFaults);
});

test('T23: fifty pairs with crossed baskets, repeatedly', async () => {
  for (let round = 0; round < 5; round += 1) {
    const answers = await orderCrosswise(shop, 50);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  }
  const { rows } = await shop.pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
  expect(await ledgerFaults(shop.pool)).toEqual(noFaults);
});

test('T21: fifty times fifty buyers with a coupon for one order', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { answers, used } = await raceForCoupon(shop, 50);
    const placed = answers.filter(({ statusCode }) => statusCode === 201);
    expect([placed.length, used]).toEqual([1, 1]);
  }
  expect(await ledgerFaults(shop.pool)).toEqual(noFaults);
});

test('T24: a hundred payments at the instant their orders expire', async () => {
  const product = products.tiered;
  const { paid, over } = await payAndLapseAtOnce(shop, 100, async (person) => {
    await add(person, [product, 1]);
    const placed = await orderQuoted(person, { ...ownPickup, payment_method: 'card' });
    return placed.json<{ number: string }>().number;
  });
  expect(paid + over).toBe(100);
});
