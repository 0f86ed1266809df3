import { afterAll, beforeAll, expect, test } from 'vitest';

import { refusalOf } from '#testing/calls/basket-calls.ts';
import { ledgerFaults, noFaults } from '#testing/ledger-faults.ts';
import { orderCrosswise, raceForCoupon, raceForLastPiece } from '#testing/order-races.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('T23: fifty buyers of the last piece: one order, 49 clean refusals', async () => {
  const answers = await raceForLastPiece(shop, 50);
  const refused = answers.filter(({ statusCode }) => statusCode !== 201).map(refusalOf);
  expect(refused).toHaveLength(49);
  for (const refusal of refused) {
    expect(refusal).toMatchObject({ status: 409, code: 'not_enough_stock', available: 0, field: 'products.0.qty' });
    expect(refusal.basket?.products[0]?.problem).toBe('not_enough_stock');
  }
  expect(await ledgerFaults(shop.pool)).toEqual(noFaults);
});

test('T23: baskets A, B and B, A ordered in parallel: no deadlock', async () => {
  const answers = await orderCrosswise(shop, 20);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  expect(await ledgerFaults(shop.pool)).toEqual(noFaults);
});

test('T21: twenty buyers with a coupon for one order: one gets it, the others are refused', async () => {
  const { answers, used } = await raceForCoupon(shop, 20);
  const refused = answers.filter(({ statusCode }) => statusCode !== 201).map(refusalOf);
  expect([refused.length, used]).toEqual([19, 1]);
  for (const refusal of refused)
    expect(refusal).toMatchObject({ status: 409, code: 'coupon_refused', field: 'coupon' });
  expect(await ledgerFaults(shop.pool)).toEqual(noFaults);
});
