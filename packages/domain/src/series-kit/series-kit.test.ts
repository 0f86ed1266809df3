import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { neutralCoefficient, type Quantity, type UnitPrice } from '../money/index.ts';
import { quantityFor } from '../product/index.ts';
import { cheapestOf, substitutesOf, type KitCandidate } from './index.ts';

const coefficient = neutralCoefficient;

const part = (unitPrice: number, rest: Partial<KitCandidate> = {}): KitCandidate => ({
  tiers: [{ minQuantity: 1 as Quantity, unitPrice: unitPrice as UnitPrice }],
  minQuantity: 1 as Quantity,
  multiple: 1 as Quantity,
  available: 1000 as Quantity,
  state: 'published',
  ...rest,
});

describe('parts of a kit', () => {
  it('chooses the lowest total, including the minimum quantity', () => {
    const reel = part(100, { minQuantity: 500 as Quantity, multiple: 500 as Quantity });
    const cut = part(2000);
    expect(cheapestOf([reel, cut], 10 as Quantity, coefficient)).toMatchObject({ candidate: cut, quantity: 10 });
    expect(cheapestOf([reel, cut], 400 as Quantity, coefficient)).toMatchObject({ candidate: reel, quantity: 500 });
  });

  it('skips parts that cannot be bought', () => {
    const little = part(1, { available: 5 as Quantity });
    const known = part(1, { state: 'known' });
    expect(cheapestOf([little, known], 10 as Quantity, coefficient)).toBeNull();
    expect(cheapestOf([], 1 as Quantity, coefficient)).toBeNull();
  });

  it('rounds up to the multiple, never below the request', () => {
    const quantity = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(quantity, quantity, quantity, (pieces, minimum, multiple) => {
        const rule = part(1, {
          minQuantity: minimum as Quantity,
          multiple: multiple as Quantity,
          available: 100_000 as Quantity,
        });
        const bought = quantityFor(rule, pieces as Quantity) ?? 0;
        expect(bought).toBeGreaterThanOrEqual(Math.max(pieces, minimum));
        expect(bought % multiple).toBe(0);
        expect(bought - multiple).toBeLessThan(Math.max(pieces, minimum));
      }),
    );
  });
});

describe('substitutes for a gap', () => {
  it('is the nearest of any series within 5 %', () => {
    expect(substitutesOf(4700, 3)).toEqual(
      [4640, 4750, 4810].toSorted((a, b) => Math.abs(Math.log(a / 4700)) - Math.abs(Math.log(b / 4700))),
    );
    expect(substitutesOf(4990, 1)).toEqual([5050]);
  });

  it('is empty for no value', () => {
    expect([0, -1, Number.NaN].map((value) => substitutesOf(value, 3))).toEqual([[], [], []]);
  });
});
