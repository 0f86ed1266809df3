import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Quantity, UnitPrice } from '../money/money.ts';
import {
  applyPriceRule,
  averageAfter,
  costAt,
  flatCost,
  isBelowCost,
  leastMargin,
  marginOf,
  type PriceBreaks,
  type ProductCost,
} from './index.ts';

const tiers = (...pairs: readonly (readonly [from: number, price: number])[]): PriceBreaks =>
  pairs.map(([from, price]) => ({ minQuantity: from as Quantity, unitPrice: price as UnitPrice }));
const paid = (...pairs: readonly (readonly [from: number, price: number])[]): ProductCost => ({
  ...flatCost(0 as UnitPrice),
  tiers: tiers(...pairs),
});

const price = fc.integer({ min: 1, max: 10 ** 9 });
/** Random tiers: quantities rise from 1, prices fall. */
const ladder = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 2, max: 100_000 }), { maxLength: 4 }),
    fc.array(price, { minLength: 5, maxLength: 5 }),
  )
  .map(([quantities, prices]) => {
    const falling = prices.toSorted((a, b) => b - a);
    return tiers(...[1, ...quantities.toSorted((a, b) => a - b)].map((from, at) => [from, falling[at] ?? 1] as const));
  });

it('the cost is that of the tier, or the average while its pieces last', () => {
  const cost = paid([1, 100_000], [100, 50_000]);
  expect([1, 99, 100, 5000].map((quantity) => costAt(cost, quantity))).toEqual([100_000, 100_000, 50_000, 50_000]);
  expect(costAt({ ...cost, average: 70_000 as UnitPrice, averagePieces: 1 }, 5000)).toBe(70_000);
  expect(costAt({ ...cost, average: 70_000 as UnitPrice, averagePieces: 0 }, 5000)).toBe(50_000);
});

it('a markup of 60 % on every tier gives a margin of 37.5 % on every tier', () => {
  const cost = paid([1, 100_000], [100, 50_000]);
  const sold = tiers([1, 160_000], [100, 80_000]);
  expect(leastMargin(sold, cost)).toBe(3750);
  expect(isBelowCost(sold, cost)).toBe(false);
  expect(isBelowCost(sold, flatCost(100_000 as UnitPrice))).toBe(true);
  expect(applyPriceRule({ tiers: sold, cost }, { change: { kind: 'margin', margin: 3750 }, rounding: 'none' })).toEqual(
    sold,
  );
});

it('a product without prices gets one for each tier of its cost', () => {
  const made = applyPriceRule(
    { tiers: [], cost: paid([1, 100_000], [100, 50_000]) },
    { change: { kind: 'margin', margin: 5000 }, rounding: 'none' },
  );
  expect(made).toEqual(tiers([1, 200_000], [100, 100_000]));
});

it('law: a margin rule gives that margin on the lowest tier, and none below it', () => {
  fc.assert(
    fc.property(ladder, ladder, fc.integer({ min: 0, max: 9000 }), (sold, bought, margin) => {
      const cost = { ...flatCost(0 as UnitPrice), tiers: bought };
      const after = applyPriceRule({ tiers: sold, cost }, { change: { kind: 'margin', margin }, rounding: 'none' });
      if (typeof after === 'string') return;
      // Prices are whole ten-thousandths of a rouble, so rounding may lower a price by up to half of one.
      for (const { minQuantity, unitPrice } of after)
        expect(marginOf((unitPrice + 1) as UnitPrice, costAt(cost, minQuantity))).toBeGreaterThanOrEqual(margin - 1);
      const exact = after.some(
        ({ minQuantity, unitPrice }) =>
          unitPrice <= Math.max(1, (costAt(cost, minQuantity) * 10_000) / (10_000 - margin) + 1),
      );
      expect(exact).toBe(true);
    }),
  );
});

it('law: an average lies between old and new cost, and its sum is theirs within half a unit per piece', () => {
  const lot = fc.record({ pieces: fc.integer({ min: 0, max: 2 * 10 ** 9 }), unitPrice: price });
  fc.assert(
    fc.property(lot, lot, (a, b) => {
      fc.pre(a.pieces + b.pieces > 0);
      const [before, received] = [
        a as { pieces: number; unitPrice: UnitPrice },
        b as { pieces: number; unitPrice: UnitPrice },
      ];
      const average = averageAfter(before, received);
      const prices = [a, b].filter(({ pieces }) => pieces > 0).map(({ unitPrice }) => unitPrice);
      expect(average).toBeGreaterThanOrEqual(Math.min(...prices));
      expect(average).toBeLessThanOrEqual(Math.max(...prices));
      const pieces = BigInt(a.pieces + b.pieces);
      const off =
        BigInt(average) * pieces - BigInt(a.pieces) * BigInt(a.unitPrice) - BigInt(b.pieces) * BigInt(b.unitPrice);
      expect((off < 0n ? -off : off) * 2n <= pieces).toBe(true);
    }),
  );
});
