import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Quantity } from '../money/index.ts';
import { checkQuantity, type PublicationState } from './index.ts';
import { quantityMax } from '../quantities/order-quantity.ts';

const rule = (minQuantity: number, multiple: number, available: number, state: PublicationState = 'published') => ({
  minQuantity: minQuantity as Quantity,
  multiple: multiple as Quantity,
  available: available as Quantity,
  state,
});

test.each([quantityMax, quantityMax + 1, 2 * quantityMax])('%d is told how many there are', (requested) => {
  const expected = { code: 'not_enough_stock', available: 1000, allowed: { below: 1000, above: null } };
  expect(checkQuantity(rule(20, 10, 1000), requested)).toEqual({ ok: false, error: expected });
});

test.each([-1, 0, 0.5, NaN, Infinity])('%d is no quantity', (requested) => {
  expect(checkQuantity(rule(1, 1, 100), requested)).toEqual({ ok: false, error: { code: 'invalid_input' } });
});

test.each(['draft', 'archived', 'known'] as const)('a product in the state %s is not for sale', (state) => {
  expect(checkQuantity(rule(1, 1, 100, state), 1)).toEqual({ ok: false, error: { code: 'not_for_sale' } });
});

test('a product without a price is not for sale', () => {
  expect(checkQuantity({ ...rule(1, 1, 5), hasPrice: false }, 1)).toMatchObject({ error: { code: 'not_for_sale' } });
});

test('exactly the stock can be bought, one more piece cannot', () => {
  expect(checkQuantity(rule(1, 1, 7), 7)).toEqual({ ok: true, value: 7 });
  expect(checkQuantity(rule(1, 1, 7), 8)).toEqual({
    ok: false,
    error: { code: 'not_enough_stock', available: 7, allowed: { below: 7, above: null } },
  });
});

test.each([
  [rule(100, 100, 5000), 1, 'below_minimum_quantity', { below: null, above: 100 }],
  [rule(10, 10, 5000), 25, 'off_multiple', { below: 20, above: 30 }],
  [rule(10, 10, 28), 25, 'off_multiple', { below: 20, above: null }],
  [rule(15, 10, 5000), 15, 'below_minimum_quantity', { below: null, above: 20 }],
  [rule(10, 10, 5), 10, 'not_enough_stock', { below: null, above: null }],
  [rule(10, 10, 5), 1, 'not_enough_stock', { below: null, above: null }],
  [rule(1, 1, -3), 1, 'not_enough_stock', { below: null, above: null }],
  [rule(10, 10, 57), 105, 'not_enough_stock', { below: 50, above: null }],
] as const)('%j refuses %i with %s and %j', (some, requested, code, allowed) => {
  expect(checkQuantity(some, requested)).toMatchObject({ ok: false, error: { code, allowed } });
});

test('law: the allowed quantities can be bought, and no nearer ones can', () => {
  const size = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(
      size,
      size,
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 250 }),
      (min, multiple, available, requested) => {
        const some = rule(min, multiple, available);
        const answer = checkQuantity(some, requested);
        if (answer.ok) return;
        const buyable = Array.from({ length: 320 }, (_, index) => index + 1).filter(
          (count) => checkQuantity(some, count).ok,
        );
        expect(answer.error.allowed?.below ?? null).toBe(buyable.filter((count) => count <= requested).at(-1) ?? null);
        expect(answer.error.allowed?.above ?? null).toBe(buyable.find((count) => count >= requested) ?? null);
      },
    ),
  );
});
