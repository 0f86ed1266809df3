import { describe, expect, it } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import {
  applyCoupon,
  couponCode,
  couponCodeBytes,
  couponCodesMax,
  couponPrefixMax,
  couponRefusals,
  couponState,
  couponStates,
  isCouponCode,
  type Coupon,
} from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');
const coupon: Coupon = {
  code: 'A',
  value: { kind: 'percent', percent: 10 },
  isOn: true,
  startsAt: null,
  endsAt: null,
  minimum: 0 as Kopecks,
  usesMax: null,
  usesPerAccount: null,
  used: 0,
  categoryIds: [],
};
const apply = (changes: Partial<Coupon>, ...totals: readonly number[]) =>
  applyCoupon(
    { ...coupon, ...changes },
    totals.map((total, at) => ({ categoryId: at + 1, total: total as Kopecks })),
    { now, usedByAccount: 1 },
  );

it('generated codes: ten characters, 500 at once, after at most twenty', () => {
  expect([couponCodeBytes, couponCodesMax, couponPrefixMax]).toEqual([10, 500, 20]);
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => at);
  const [first, second] = [couponCode('', bytes.slice(0, 10)), couponCode('X', bytes.slice(10, 20))];
  expect([first, second]).toEqual(['ABCDE-FGHJK', 'X-LMNPQ-RSTUV']);
  expect(couponCode('', bytes.slice(20, 30))).toBe('WXYZ2-34567');
  expect(couponCode('', Uint8Array.from([30, 31, 32, 33, 255, 0, 0, 0, 0, 0]))).toBe('89AB9-AAAAA');
});

it('names of states and refusals of coupons', () => {
  expect(couponStates.join(' ')).toBe('active upcoming used_up over off');
  expect(couponRefusals.join(' ')).toBe('unknown no_goods_for_it below_minimum used_up already_used too_many_tries');
});

describe('when a coupon is accepted', () => {
  it('from its first moment until before its last', () => {
    expect([apply({ startsAt: now }, 10_000).ok, apply({ endsAt: now }, 10_000).ok]).toEqual([true, false]);
    expect(couponState({ ...coupon, startsAt: now, endsAt: new Date(now.getTime() + 1) }, now)).toBe('active');
  });
  it('while it is not used up, in total or by the account', () => {
    expect([apply({ usesMax: 1, used: 0 }, 10_000).ok, apply({ usesMax: 1, used: 1 }, 10_000).ok]).toEqual([
      true,
      false,
    ]);
    expect([apply({ usesPerAccount: 2 }, 10_000).ok, apply({ usesPerAccount: 1 }, 10_000).ok]).toEqual([true, false]);
  });
  it('from its minimum sum', () => {
    expect([
      apply({ minimum: 10_000 as Kopecks }, 10_000).ok,
      apply({ minimum: 10_001 as Kopecks }, 10_000).ok,
    ]).toEqual([true, false]);
  });
});

describe('the discount of a coupon', () => {
  const discount = (changes: Partial<Coupon>, ...totals: readonly number[]) => {
    const applied = apply(changes, ...totals);
    return applied.ok ? applied.value : applied.error;
  };
  it('whole roubles, and a rouble remains', () => {
    expect(discount({}, 10_999)).toMatchObject({ discount: 1000, freeDelivery: false, weights: [10_999] });
    expect(discount({ value: { kind: 'percent', percent: 100 } }, 10_000)).toMatchObject({ discount: 9900 });
    expect(discount({ value: { kind: 'percent', percent: 100 } }, 50)).toMatchObject({ discount: 0 });
    expect(discount({ value: { kind: 'sum', sum: 550 as Kopecks } }, 10_000)).toMatchObject({ discount: 500 });
  });
  it('only on the goods it applies to', () => {
    expect(discount({ categoryIds: [2], value: { kind: 'sum', sum: 90_000 as Kopecks } }, 10_000, 5000)).toEqual({
      discount: 5000,
      freeDelivery: false,
      weights: [0, 5000],
    });
    expect(discount({ value: { kind: 'free_delivery' } }, 100)).toEqual({
      discount: 0,
      freeDelivery: true,
      weights: [100],
    });
    expect(discount({})).toBe('no_goods_for_it');
  });
});

it.each([
  ['ABC', true],
  ['AB', false],
  ['A'.repeat(40), true],
  ['A'.repeat(41), false],
  ['Ё_-9', true],
  ['abc', false],
  ['ABC ', false],
  [' ABC', false],
])('%j is a code: %s', (code, isCode) => expect(isCouponCode(code)).toBe(isCode));
