import { afterAll, beforeAll, expect, test } from 'vitest';

import { ledgerFaults, noFaults } from '../../testing/ledger-faults.ts';
import { orderCrosswise, raceForLastPiece } from '../../testing/order-races.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';

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

test('T23: fifty pairs crosswise, again and again', async () => {
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
