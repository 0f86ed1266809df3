import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Quantity } from '../money/index.ts';
import { checkQuantity } from '../product/index.ts';
import { fitQuantity } from './index.ts';

const rule = (available: number, minQuantity = 1, multiple = 1) => ({
  available: available as Quantity,
  minQuantity: minQuantity as Quantity,
  multiple: multiple as Quantity,
  state: 'published' as const,
});
const fitted = (of: ReturnType<typeof rule>, wanted: number, present = 0) =>
  fitQuantity(of, present, wanted as Quantity);

test('keeps valid quantities and adjusts others to valid ones', () => {
  expect(fitted(rule(100), 7)).toEqual({ quantity: 7, reason: null });
  expect(fitted(rule(100, 10), 7)).toEqual({ quantity: 10, reason: 'below_minimum_quantity' });
  expect(fitted(rule(100, 10, 10), 17)).toEqual({ quantity: 20, reason: 'off_multiple' });
  expect(fitted(rule(18, 10, 10), 17)).toEqual({ quantity: 10, reason: 'off_multiple' });
  expect(fitted(rule(25, 10, 10), 40)).toEqual({ quantity: 20, reason: 'not_enough_stock' });
});

test('counts the pieces already in the basket', () => {
  expect(fitted(rule(100, 10, 10), 7, 10)).toEqual({ quantity: 10, reason: 'off_multiple' });
  expect(fitted(rule(30), 20, 20)).toEqual({ quantity: 10, reason: 'not_enough_stock' });
  expect(fitted(rule(30), 20, 30)).toEqual({ quantity: null, reason: 'not_enough_stock' });
});

test('refuses products that are not sold', () => {
  expect(fitted(rule(0), 1)).toEqual({ quantity: null, reason: 'not_enough_stock' });
  expect(fitQuantity({ ...rule(5), state: 'known' }, 0, 1 as Quantity)).toEqual({
    quantity: null,
    reason: 'not_for_sale',
  });
});

test('law: a basket accepts every quantity that is offered', () => {
  const small = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200 }),
      small,
      small,
      small,
      fc.nat(100),
      (stock, least, step, wanted, present) => {
        const of = rule(stock, least, step);
        const { quantity } = fitted(of, wanted, present);
        expect(quantity === null || checkQuantity(of, present + quantity).ok).toBe(true);
      },
    ),
  );
});
