import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import { applyCoupon, isCouponCode, normaliseCoupon, type Coupon, type CouponLine } from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');

const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  code: 'FARAD10',
  value: { kind: 'percent', percent: 10 },
  isOn: true,
  startsAt: null,
  endsAt: null,
  minimum: 0 as Kopecks,
  usesMax: null,
  usesPerAccount: null,
  used: 0,
  categoryIds: [],
  ...changes,
});

const line = (roubles: number, categoryId = 1): CouponLine => ({ categoryId, total: (roubles * 100) as Kopecks });
const apply = (changes: Partial<Coupon>, lines = [line(1000), line(55, 2)], usedByAccount = 0) =>
  applyCoupon(coupon(changes), lines, { now, usedByAccount });

const moment = (text: string) => new Date(text);

describe('a coupon gives a discount', () => {
  it.each([
    ['ten percent, floored to the rouble', {}, 10_500],
    ['a sum', { value: { kind: 'sum', sum: 30_000 as Kopecks } }, 30_000],
    ['no more than the goods without a rouble', { value: { kind: 'sum', sum: 900_000 as Kopecks } }, 105_400],
    ['not all of the goods', { value: { kind: 'percent', percent: 100 } }, 105_400],
    ['only what it is for', { categoryIds: [2], value: { kind: 'percent', percent: 50 } }, 2700],
    ['nothing of the goods where delivery is free', { value: { kind: 'free_delivery' } }, 0],
  ] as const)('%s', (_, changes, discount) => {
    const applied = apply(changes);
    expect(applied.ok && applied.value.discount).toBe(discount);
    expect(applied.ok && applied.value.freeDelivery).toBe('value' in changes && changes.value.kind === 'free_delivery');
  });
});

describe('a coupon is refused', () => {
  it.each([
    ['unknown', { isOn: false }],
    ['unknown', { startsAt: moment('2026-11-21T12:00:01Z') }],
    ['unknown', { endsAt: moment('2026-11-21T12:00:00Z') }],
    ['used_up', { usesMax: 3, used: 3 }],
    ['no_goods_for_it', { categoryIds: [7] }],
    ['below_minimum', { minimum: 105_600 as Kopecks }],
    ['below_minimum', { minimum: 5600 as Kopecks, categoryIds: [2] }],
  ] as const)('as %s: %j', (error, changes) => {
    expect(apply(changes)).toEqual({ ok: false, error });
  });

  it('as already used by the account that used it up', () => {
    expect(apply({ usesPerAccount: 2 }, undefined, 2)).toEqual({ ok: false, error: 'already_used' });
    expect(apply({ usesPerAccount: 2 }, undefined, 1).ok).toBe(true);
  });
});

test('an expired coupon is refused like a nonexistent one', () => {
  const over = apply({ endsAt: moment('2026-01-01T00:00:00Z') });
  expect(over).toEqual(apply({ isOn: false }));
});

test.each([
  [' farad10 ', 'FARAD10', true],
  ['зима-26', 'ЗИМА-26', true],
  ['a b', 'A B', false],
  ['xx', 'XX', false],
  ["'; drop table", "'; DROP TABLE", false],
])('%j is stored as %j', (typed, code, isCode) => {
  expect([normaliseCoupon(typed), isCouponCode(normaliseCoupon(typed))]).toEqual([code, isCode]);
});

test('law: whole roubles, at most the goods it applies to, and a rouble remains to pay', () => {
  const values: fc.Arbitrary<Coupon['value']> = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'percent' as const, percent })),
    fc.integer({ min: 1, max: 10 ** 7 }).map((roubles) => ({ kind: 'sum' as const, sum: (roubles * 100) as Kopecks })),
    fc.constant({ kind: 'free_delivery' as const }),
  );
  const lines = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 10 ** 6 }), fc.integer({ min: 1, max: 3 })).map((some) => line(...some)),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(values, lines, fc.subarray([1, 2, 3]), (value, goods, categoryIds) => {
      const applied = applyCoupon(coupon({ value, categoryIds }), goods, { now, usedByAccount: 0 });
      if (!applied.ok) return;
      const { discount, weights } = applied.value;
      const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
      expect(discount % 100).toBe(0);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(sum(weights));
      expect(sum(goods.map(({ total }) => total)) - discount).toBeGreaterThanOrEqual(100);
    }),
  );
});
