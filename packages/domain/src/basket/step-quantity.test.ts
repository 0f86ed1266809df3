import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Quantity } from '../money/index.ts';
import { stepQuantity } from './step-quantity.ts';

const rule = (minQuantity: number, multiple: number, available: number) => ({
  minQuantity: minQuantity as Quantity,
  multiple: multiple as Quantity,
  available: available as Quantity,
});

test.each([
  ['one by one', rule(1, 1, 100), 5, 6, 4],
  ['by the multiple', rule(10, 10, 100), 20, 30, 10],
  ['from between two to the next ones', rule(10, 10, 100), 25, 30, 20],
  ['not below the minimum', rule(20, 10, 100), 20, 30, null],
  ['a minimum that is no multiple', rule(15, 10, 100), 20, 30, null],
  ['not above the stock', rule(1, 1, 5), 5, null, 4],
  ['down to the stock from above it', rule(1, 1, 5), 500, null, 5],
  ['up to the minimum from below it', rule(50, 1, 100), 3, 50, null],
  ['nothing where the stock is below the minimum', rule(50, 1, 20), 50, null, null],
] as const)('%s', (_, steps, quantity, up, down) => {
  expect([stepQuantity(steps, quantity, 1), stepQuantity(steps, quantity, -1)]).toEqual([up, down]);
});

test('a step goes to the next valid quantity in its direction only', () => {
  const number = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(number, number, fc.nat(5000), fc.nat(6000), (min, multiple, available, quantity) => {
      const steps = rule(min, multiple, available);
      for (const way of [1, -1] as const) {
        const next = stepQuantity(steps, quantity, way);
        if (next === null) continue;
        expect((next - quantity) * way).toBeGreaterThan(0);
        expect([next >= min, next % multiple, next <= available]).toEqual([true, 0, true]);
      }
    }),
  );
});
