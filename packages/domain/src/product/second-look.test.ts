import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Quantity, UnitPrice } from '../money/money.ts';
import { flatCost, isDearer, priceShift, secondLook, type PriceBreaks } from './index.ts';

const tiers = (...pairs: readonly (readonly [from: number, price: number])[]): PriceBreaks =>
  pairs.map(([from, price]) => ({ minQuantity: from as Quantity, unitPrice: price as UnitPrice }));
const rules = { changePercent: 30 };

it.each([
  ['as it was', tiers([1, 100]), tiers([1, 100]), 80, []],
  ['a little dearer', tiers([1, 100]), tiers([1, 130]), 80, []],
  ['more than a share dearer', tiers([1, 100]), tiers([1, 131]), 80, ['price_jump']],
  ['more than a share cheaper', tiers([1, 100]), tiers([1, 69]), 50, ['price_jump']],
  ['below what it costs', tiers([1, 100]), tiers([1, 90]), 95, ['below_cost']],
  ['both', tiers([1, 100]), tiers([1, 10]), 95, ['below_cost', 'price_jump']],
  ['a tier of many alone', tiers([1, 100], [100, 90]), tiers([1, 100], [100, 40]), 50, ['below_cost', 'price_jump']],
  ['a first price', [], tiers([1, 100]), 80, []],
  ['a first price below cost', [], tiers([1, 70]), 80, ['below_cost']],
  ['below cost, and nothing changes', tiers([1, 70]), tiers([1, 70]), 80, []],
])('%s', (_, before, after, cost, causes) => {
  expect(secondLook(before, after, flatCost(cost as UnitPrice), rules)).toEqual(causes);
});

it('without a known cost only the change counts', () => {
  expect(secondLook(tiers([1, 100]), tiers([1, 1]), null, rules)).toEqual(['price_jump']);
});

it('is higher if any quantity is', () => {
  expect(isDearer(tiers([1, 10], [100, 8]), tiers([1, 12]))).toBe(false);
  expect(isDearer(tiers([1, 10]), tiers([1, 12], [100, 9]))).toBe(true);
  expect(isDearer([], tiers([1, 1]))).toBe(false);
});

it('law: nothing is higher than itself, and a factor shifts every price by it', () => {
  const price = fc.integer({ min: 1, max: 10 ** 8 });
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 5 }), fc.integer({ min: 2, max: 9 }), (prices, factor) => {
      const before = tiers(...prices.map((each, at) => [10 ** at, each] as const));
      const after = tiers(...prices.map((each, at) => [10 ** at, each * factor] as const));
      expect(isDearer(before, before)).toBe(false);
      expect(isDearer(after, before)).toBe(true);
      expect(priceShift(before, after)).toBe((factor - 1) * 10_000);
    }),
  );
});
