import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Coefficient, Quantity, UnitPrice } from '../money/money.ts';
import { applyPriceRule, flatCost, lowestPrice, marginOf, type PriceRule, type PriceBreaks } from './index.ts';

const tiers = (...prices: readonly number[]): PriceBreaks =>
  prices.map((price, at) => ({ minQuantity: (10 ** at) as Quantity, unitPrice: price as UnitPrice }));
const product = (purchasePrice: number | null, ...prices: readonly number[]) => ({
  tiers: tiers(...prices),
  cost: purchasePrice === null ? null : flatCost(purchasePrice as UnitPrice),
});
const times = (factor: number, rounding: PriceRule['rounding'] = 'none'): PriceRule => ({
  change: { kind: 'factor', factor: factor as Coefficient },
  rounding,
});
const toMargin = (margin: number, rounding: PriceRule['rounding'] = 'none'): PriceRule => ({
  change: { kind: 'margin', margin },
  rounding,
});

test.each<[string, ReturnType<typeof product>, PriceRule, PriceBreaks | string]>([
  ['5 % up', product(null, 5000, 3100), times(10_500), tiers(5250, 3255)],
  ['to the kopeck', product(null, 5049, 3050), times(10_000, 'kopeck'), tiers(5000, 3100)],
  ['to the rouble, never to nothing', product(null, 14_999, 800), times(10_000, 'rouble'), tiers(10_000, 10_000)],
  ['half of what is sold stays', product(1000, 5000, 4000), toMargin(5000), tiers(2500, 2000)],
  ['a product without a price gets one', product(1000), toMargin(2000, 'kopeck'), tiers(1300)],
  ['nobody knows what was paid', product(null, 5000), toMargin(2000), 'no_purchase_price'],
  ['nothing to multiply', product(1000), times(20_000), 'no_price'],
  ['too dear', product(null, 10 ** 12), times(10_001), 'price_outside'],
  ['nothing left', product(null, 1), times(100), 'price_outside'],
  ['below what was paid, if so wanted', product(1000, 5000), toMargin(-1000), tiers(909)],
])('%s', (_, from, rule, expected) => {
  expect(applyPriceRule(from, rule)).toEqual(expected);
});

test.each([
  [1234, 617, 5000],
  [1234, 1234, 0],
  [100, 300, -20_000],
  [3, 2, 3333],
  [3, 4, -3334],
  [1, 10 ** 12, -1_000_000],
])('%i with cost %i stays %i', (price, paid, margin) => {
  expect(marginOf(price as UnitPrice, paid as UnitPrice)).toBe(margin);
});

test('law: after a margin rule the lowest price has that margin, to a ten-thousandth', () => {
  const price = fc.integer({ min: 1, max: 10 ** 9 });
  fc.assert(
    fc.property(price, fc.array(price, { maxLength: 5 }), fc.integer({ min: 0, max: 9000 }), (paid, prices, margin) => {
      const after = applyPriceRule(product(paid, ...prices), toMargin(margin));
      if (typeof after === 'string') return;
      const lowest = lowestPrice(after) ?? 0;
      const exact = (paid * 10_000) / (10_000 - margin);
      expect(Math.abs(lowest - exact)).toBeLessThanOrEqual(Math.max(1, exact * 1e-9));
    }),
  );
});
