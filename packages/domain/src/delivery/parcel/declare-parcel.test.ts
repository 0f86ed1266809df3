import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Kopecks } from '../../money/money.ts';
import { declareParcel, type DeclaredLine } from '../index.ts';

const line = (quantity: number, weightMilligrams: number | null, value: number): DeclaredLine => ({
  quantity,
  weightMilligrams,
  value: value as Kopecks,
});

describe('the declaration of a parcel for its carrier', () => {
  it('counts pieces one by one if possible', () => {
    expect(declareParcel([line(2, 3400, 9000), line(999, 1000, 99_900)], 1200)).toEqual([
      { lines: [0], amount: 2, grams: 3, value: 4500 },
      { lines: [1], amount: 999, grams: 1, value: 100 },
    ]);
  });

  it('5,000 resistors of 60 mg weigh 300 g and have the paid value', () => {
    expect(declareParcel([line(5000, 60, 2501)], 380)).toEqual([{ lines: [0], amount: 1, grams: 300, value: 2501 }]);
  });

  it('an indivisible price and a thousand pieces make a pack', () => {
    expect(declareParcel([line(3, 2000, 1000)], 100)).toEqual([{ lines: [0], amount: 1, grams: 6, value: 1000 }]);
    expect(declareParcel([line(1000, 2000, 1000)], 3000)).toEqual([
      { lines: [0], amount: 1, grams: 2000, value: 1000 },
    ]);
  });

  it('never weighs more than the parcel', () => {
    expect(declareParcel([line(5, 100_000, 5000)], 400)).toEqual([{ lines: [0], amount: 5, grams: 80, value: 1000 }]);
    expect(declareParcel([line(50, null, 5000), line(1, 10, 7)], 1)).toEqual([
      { lines: [0, 1], amount: 1, grams: 1, value: 5007 },
    ]);
  });

  it('126 lines are 126 rows; of 127 the lightest are combined', () => {
    const lines = Array.from({ length: 127 }, (_, index) => line(1, 2000 + index, 100));
    expect(declareParcel(lines.slice(1), 5000)).toHaveLength(126);
    const rows = declareParcel(lines, 5000);
    expect(rows).toHaveLength(126);
    expect(rows.at(-1)).toEqual({ lines: [0, 1], amount: 1, grams: 4, value: 200 });
  });

  it('10,000 pieces are counted; of 10,001 the line with the most pieces is a pack', () => {
    const lines = [...Array.from({ length: 10 }, () => line(998, 1000, 998)), line(20, 1000, 20)];
    expect(declareParcel(lines, 11_000).map(({ amount }) => amount)).toEqual([...Array<number>(10).fill(998), 20]);
    const more = lines.toSpliced(3, 1, line(999, 1000, 1998));
    const rows = declareParcel(more, 11_000);
    expect(rows.map(({ amount }) => amount)).toEqual([998, 998, 998, 1, ...Array<number>(6).fill(998), 20]);
    expect(rows[3]).toEqual({ lines: [3], amount: 1, grams: 999, value: 1998 });
  });

  it('keeps the limits, and loses neither a piece nor a kopeck', () => {
    const lines = fc.array(
      fc
        .tuple(
          fc.integer({ min: 1, max: 20_000 }),
          fc.option(fc.integer({ min: 0, max: 3_000_000 })),
          fc.integer({ min: 0, max: 10_000_000 }),
        )
        .map(([quantity, weight, value]) => line(quantity, weight, value)),
      { minLength: 1, maxLength: 500 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 60_000 }), (packed, grams) => {
        const rows = declareParcel(packed, grams);
        expect(rows.length).toBeLessThanOrEqual(126);
        expect(rows.flatMap((row) => row.lines).toSorted((a, b) => a - b)).toEqual([...packed.keys()]);
        for (const { amount, grams: each } of rows) {
          expect(Number.isInteger(amount) && amount >= 1 && amount <= 999).toBe(true);
          expect(Number.isInteger(each) && each >= 1).toBe(true);
        }
        expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(10_000);
        const declared = rows.reduce((sum, row) => sum + row.amount * row.value, 0);
        expect(declared).toBe(packed.reduce((sum, { value }) => sum + value, 0));
        expect(rows.reduce((sum, row) => sum + row.amount * row.grams, 0)).toBeLessThanOrEqual(grams);
      }),
    );
  });
});
