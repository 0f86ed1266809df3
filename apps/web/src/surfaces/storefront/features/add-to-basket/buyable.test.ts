import type { Quantity } from '@farad/domain/money';
import { describe, expect, it } from 'vitest';

import { type Buyable, correctionOf, priceLine, problemOf, startQuantity } from './buyable.ts';

const resistor: Buyable = {
  id: '1',
  mpn: 'RC0603FR-0710KL',
  tiers: [
    [1, 1.2],
    [10, 0.64],
    [100, 0.31],
    [5000, 0.148],
  ],
  available: 186_400,
  minQuantity: 1,
  multiple: 1,
  unit: 'piece',
  isSold: true,
};
const q = (quantity: number) => quantity as Quantity;

describe('a line before it is in the basket', () => {
  it('is priced by the price break and rounded like the basket', () => {
    expect(priceLine(resistor, q(100)).total).toBe(3_100);
    expect(priceLine(resistor, q(9)).total).toBe(1_100);
    expect(priceLine(resistor, q(100)).active?.minQuantity).toBe(100);
    expect(priceLine(resistor, null).total).toBeNull();
  });

  it('offers the next price break only if the stock suffices', () => {
    expect(priceLine(resistor, q(4_000)).next).toMatchObject({ quantity: 5_000, extraCost: -50_000 });
    expect(priceLine({ ...resistor, available: 4_500 }, q(4_000)).next).toBeNull();
  });

  it('lists no price at which nothing can be bought', () => {
    const listed = (product: Buyable) => priceLine(product, null).tiers.map((tier) => tier.minQuantity);
    expect(listed(resistor)).toEqual([1, 10, 100, 5_000]);
    expect(listed({ ...resistor, minQuantity: 100 })).toEqual([100, 5_000]);
    expect(listed({ ...resistor, minQuantity: 50 })).toEqual([50, 100, 5_000]);
    expect(listed({ ...resistor, minQuantity: 9_000, multiple: 2_000 })).toEqual([10_000]);
  });

  it('starts at the smallest valid quantity', () => {
    expect(startQuantity(resistor, 1)).toBe(1);
    expect(startQuantity({ ...resistor, minQuantity: 25, multiple: 10 }, 1)).toBe(30);
    expect(startQuantity({ ...resistor, multiple: 10 }, 101)).toBe(110);
  });

  it.each([
    [{ multiple: 10 }, 15, { code: 'off_multiple', quantity: 20, isLess: false }],
    [{ minQuantity: 100 }, 15, { code: 'below_minimum_quantity', quantity: 100, isLess: false }],
    // The next multiple, 60, exceeds the stock.
    [{ multiple: 10, available: 55 }, 53, { code: 'off_multiple', quantity: 50, isLess: true }],
    [{ multiple: 10, available: 5 }, 3, null],
    [{ multiple: 10, available: 55 }, 500, null],
    [{ multiple: 10 }, 20, null],
  ] as const)('of %j, %i pieces are corrected to %j', (rule, typed, corrected) => {
    expect(correctionOf({ ...resistor, ...rule }, q(typed))).toEqual(corrected);
  });

  it('finds the problem before the server does', () => {
    expect(problemOf(resistor, q(100))).toBeNull();
    expect(problemOf(resistor, q(200_000))).toMatchObject({ code: 'not_enough_stock', available: 186_400 });
    expect(problemOf({ ...resistor, multiple: 10 }, q(15))).toMatchObject({ allowed: { below: 10, above: 20 } });
    expect(problemOf({ ...resistor, isSold: false }, q(1))?.code).toBe('not_for_sale');
    expect(problemOf(resistor, null)?.code).toBe('invalid_input');
  });
});
