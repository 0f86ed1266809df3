import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basketLineTotal, type Coefficient, type Quantity, type UnitPrice } from '../money/index.ts';
import { unitPriceAt } from '../product/price-breaks.ts';
import type { PriceBreaks } from '../product/product.ts';
import { attritionOf, batchSteps, noAttrition, presetAttrition, type Attrition, type BatchPart } from './index.ts';

const neutral = 10_000 as Coefficient;
const tiersOf = (...pairs: readonly (readonly [number, number])[]): PriceBreaks =>
  pairs.map(([minQuantity, unitPrice]) => ({
    minQuantity: minQuantity as Quantity,
    unitPrice: unitPrice as UnitPrice,
  }));

const partOf = (change: Partial<BatchPart> = {}): BatchPart => ({
  uses: [{ perBoard: 4, boards: 24 }],
  owned: 0,
  tiers: tiersOf([1, 50_000], [100, 40_000]),
  minQuantity: 1 as Quantity,
  multiple: 1 as Quantity,
  available: null,
  ...change,
});

test.each<readonly [Attrition, number, number]>([
  [noAttrition, 96, 0],
  [{ kind: 'share', percent: 5, minimum: 0 }, 96, 5],
  [{ kind: 'share', percent: 5, minimum: 0 }, 1000, 50],
  [{ kind: 'share', percent: 5, minimum: 20 }, 96, 20],
  [{ kind: 'share', percent: 0.1, minimum: 0 }, 1000, 1],
  [{ kind: 'share', percent: 33.33, minimum: 0 }, 3, 1],
  [{ kind: 'share', percent: 0, minimum: 1 }, 2, 1],
  [{ kind: 'share', percent: 5, minimum: 20 }, 0, 0],
  [{ kind: 'leader', pieces: 20, percent: 5 }, 1000, 70],
  [{ kind: 'leader', pieces: 20, percent: 0 }, 10, 20],
])('%j of %i pieces are %i', (attrition, need, pieces) => {
  expect(attritionOf(attrition, need)).toBe(pieces);
});

test('500 boards with 2 pieces each, a leader of 20 and 5 % need 1070 pieces', () => {
  const steps = batchSteps(
    partOf({ uses: [{ perBoard: 2, boards: 500 }] }),
    { kind: 'leader', pieces: 20, percent: 5 },
    neutral,
  );
  expect([steps.need, steps.attrition, steps.toBuy]).toEqual([1000, 70, 1070]);
});

test('every step is listed: need 96, lost 5, own 3, minimum 100, surplus and its value', () => {
  const part = partOf({ owned: 3, minQuantity: 100 as Quantity, multiple: 10 as Quantity });
  expect(batchSteps(part, { kind: 'share', percent: 5, minimum: 0 }, neutral)).toEqual({
    perBoard: 4,
    boards: 24,
    need: 96,
    attrition: 5,
    owned: 3,
    toBuy: 98,
    order: 100,
    surplus: 2,
    unitPrice: 40_000,
    total: 40_000,
    surplusValue: 800,
    cheaperAtMore: null,
  });
});

test('several boards of one part are summed; their number is shown only if it is the same', () => {
  const steps = batchSteps(
    partOf({
      uses: [
        { perBoard: 2, boards: 10 },
        { perBoard: 1, boards: 5 },
      ],
    }),
    noAttrition,
    neutral,
  );
  expect([steps.perBoard, steps.boards, steps.need]).toEqual([3, null, 25]);
});

test('96 pieces at 5 ₽ cost more than 100 at 4 ₽, which is proposed if in stock', () => {
  expect(batchSteps(partOf(), noAttrition, neutral)).toMatchObject({
    order: 96,
    total: 48_000,
    cheaperAtMore: { quantity: 100, total: 40_000 },
  });
  expect(batchSteps(partOf({ available: 99 }), noAttrition, neutral).cheaperAtMore).toBeNull();
});

test('owned pieces are not bought, and a need of 0 costs nothing', () => {
  expect(batchSteps(partOf({ owned: 1000 }), noAttrition, neutral)).toMatchObject({
    owned: 96,
    toBuy: 0,
    order: 0,
    surplus: 0,
    total: null,
  });
  expect(batchSteps(partOf({ uses: [] }), { kind: 'share', percent: 5, minimum: 20 }, neutral)).toMatchObject({
    need: 0,
    order: 0,
    boards: null,
  });
});

test('there is no total without a price or above the maximum of a line', () => {
  expect(batchSteps(partOf({ tiers: [] }), noAttrition, neutral)).toMatchObject({
    order: 96,
    unitPrice: null,
    total: null,
  });
  expect(batchSteps(partOf({ uses: [{ perBoard: 10_000, boards: 10_000 }] }), noAttrition, neutral)).toMatchObject({
    order: 100_000_000,
    total: null,
  });
});

test.each([
  ['0402', null, 50],
  ['0805', null, 20],
  ['LQFP-48', null, 1],
  ['SOT-23', null, 2],
  [null, null, 2],
  ['0402', 6_000_000, 1], // expensive
])('of a hundred %s at %s, %i are lost', (body, unitPrice, lost) => {
  expect(attritionOf(presetAttrition({ package: body, unitPrice: unitPrice as UnitPrice | null }), 100)).toBe(lost);
});

const attritions: fc.Arbitrary<Attrition> = fc.oneof(
  fc.constant(noAttrition),
  fc.record({
    kind: fc.constant('share' as const),
    percent: fc.integer({ min: 0, max: 10_000 }).map((each) => each / 100),
    minimum: fc.nat(1000),
  }),
  fc.record({ kind: fc.constant('leader' as const), percent: fc.nat(100), pieces: fc.nat(1000) }),
);
const parts: fc.Arbitrary<BatchPart> = fc.record({
  uses: fc.array(fc.record({ perBoard: fc.nat(500), boards: fc.nat(2000) }), { maxLength: 4 }),
  owned: fc.nat(20_000),
  tiers: fc
    .array(fc.tuple(fc.integer({ min: 2, max: 100_000 }), fc.integer({ min: 1, max: 10 ** 7 })), { maxLength: 4 })
    .map((pairs) => tiersOf([1, 10 ** 7], ...pairs.toSorted((a, b) => a[0] - b[0]))),
  minQuantity: fc.integer({ min: 1, max: 5000 }).map((each) => each as Quantity),
  multiple: fc.integer({ min: 1, max: 5000 }).map((each) => each as Quantity),
  available: fc.option(fc.nat(1_000_000)),
});
const coefficients = fc.integer({ min: 1, max: 20_000 }).map((each) => each as Coefficient);

test('law: orders at least the need, in multiples, at least the minimum, at the basket’s price', () => {
  fc.assert(
    fc.property(parts, attritions, coefficients, (part, attrition, coefficient) => {
      const steps = batchSteps(part, attrition, coefficient);
      expect(steps.need + steps.attrition).toBe(steps.owned + steps.toBuy);
      expect(steps.order).toBe(steps.toBuy + steps.surplus);
      expect(steps.surplus).toBeGreaterThanOrEqual(0);
      expect(steps.order % part.multiple).toBe(0);
      expect(steps.order === 0).toBe(steps.toBuy === 0);
      const least = Math.max(steps.toBuy, part.minQuantity);
      expect(steps.order === 0 || (steps.order >= least && steps.order < least + part.multiple)).toBe(true);
      const order = steps.order as Quantity;
      const total = steps.order === 0 ? null : basketLineTotal(unitPriceAt(part.tiers, order), order, coefficient);
      expect(steps.total).toBe(total);
      const { quantity, total: cheaper } = steps.cheaperAtMore ?? { quantity: Infinity, total: -1 };
      expect(quantity > steps.order && cheaper < (total ?? 0)).toBe(true);
    }),
  );
});
