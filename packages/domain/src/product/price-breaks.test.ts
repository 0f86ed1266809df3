import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  basketLineTotal,
  neutralCoefficient,
  type Coefficient,
  type Quantity,
  type UnitPrice,
} from '../money/index.ts';
import { nextBreak, tierPriceMap, unitPriceAt, type PriceBreaks } from './index.ts';

const tiersOf = (...pairs: [number, number][]): PriceBreaks =>
  pairs.map(([minQuantity, unitPrice]) => ({
    minQuantity: minQuantity as Quantity,
    unitPrice: unitPrice as UnitPrice,
  }));

const tiers = tiersOf([1, 20_000], [10, 15_000], [100, 9_999], [1000, 3100]);

test.each([
  [1, 20_000],
  [9, 20_000],
  [10, 15_000],
  [11, 15_000],
  [99, 15_000],
  [100, 9_999],
  [101, 9_999],
  [999, 9_999],
  [1000, 3100],
  [1001, 3100],
])('%i pieces cost %i each', (quantity, unitPrice) => {
  expect(unitPriceAt(tiers, quantity as Quantity)).toBe(unitPrice);
});

test('below the first minimum the first tier applies', () => {
  expect(unitPriceAt(tiersOf([10, 500], [20, 400]), 1 as Quantity)).toBe(500);
});

test('a product without prices throws', () => {
  expect(() => unitPriceAt([], 1 as Quantity)).toThrow(RangeError);
});

test('the JSON map keeps four decimals', () => {
  expect(tierPriceMap(tiers, neutralCoefficient)).toEqual({ '1': 2, '10': 1.5, '100': 0.9999, '1000': 0.31 });
  expect(tierPriceMap(tiers, 5000 as Coefficient)).toEqual({ '1': 1, '10': 0.75, '100': 0.5, '1000': 0.155 });
});

test('the next break has its extra total', () => {
  expect(nextBreak(tiers, 5 as Quantity, neutralCoefficient)).toEqual({
    quantity: 10,
    total: 1500,
    extraQuantity: 5,
    extraCost: 500,
  });
});

test('the next break can cost less in total', () => {
  const steep = tiersOf([1, 100_000], [10, 50_000]);
  expect(nextBreak(steep, 6 as Quantity, neutralCoefficient)).toEqual({
    quantity: 10,
    total: 5000,
    extraQuantity: 4,
    extraCost: -1000,
  });
});

test('a break that is not a multiple is rounded up', () => {
  expect(nextBreak(tiersOf([1, 100], [25, 50]), 10 as Quantity, neutralCoefficient, 10 as Quantity)).toMatchObject({
    quantity: 30,
    extraQuantity: 20,
  });
});

test('above the last tier, and without cheaper tiers, there is no break', () => {
  expect(nextBreak(tiers, 1000 as Quantity, neutralCoefficient)).toBeNull();
  expect(nextBreak(tiersOf([1, 100], [10, 100]), 1 as Quantity, neutralCoefficient)).toBeNull();
});

const arbitraryTiers = fc
  .uniqueArray(fc.integer({ min: 2, max: 100_000 }), { maxLength: 8 })
  .chain((minima) =>
    fc
      .array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: minima.length + 1, maxLength: minima.length + 1 })
      .map((prices) =>
        tiersOf(...[1, ...[...minima].sort((a, b) => a - b)].map((min, i): [number, number] => [min, prices[i] ?? 1])),
      ),
  );

test('law: the price is that of the largest minimum not above the quantity', () => {
  fc.assert(
    fc.property(arbitraryTiers, fc.integer({ min: 1, max: 200_000 }), (some, pieces) => {
      const reached = some.filter((tier) => tier.minQuantity <= pieces);
      const best = reached.reduce((a, b) => (a.minQuantity > b.minQuantity ? a : b));
      expect(unitPriceAt(some, pieces as Quantity)).toBe(best.unitPrice);
    }),
  );
});

test('law: the totals of a hint equal those of the basket', () => {
  fc.assert(
    fc.property(arbitraryTiers, fc.integer({ min: 1, max: 100_000 }), (some, pieces) => {
      const quantity = pieces as Quantity;
      const hint = nextBreak(some, quantity, neutralCoefficient);
      if (!hint) return;
      const total = (count: Quantity) => basketLineTotal(unitPriceAt(some, count), count, neutralCoefficient);
      expect(hint.total).toBe(total(hint.quantity));
      expect(hint.extraCost).toBe(total(hint.quantity) - total(quantity));
      expect(hint.quantity - quantity).toBe(hint.extraQuantity);
    }),
  );
});
