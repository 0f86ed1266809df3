import { describe, expect, it, test } from 'vitest';

import { usualBonusRules } from '../../cashback/index.ts';
import type { Kopecks } from '../../money/index.ts';
import { priceOrder } from '../index.ts';
import { countSameBaskets } from './test-same-kopecks.ts';

const kopecks = (amount: number): Kopecks => amount as Kopecks;

const bonuses = (wanted: number, balance: number) => ({ wanted, balance, rules: usualBonusRules });

describe('the price of an order', () => {
  const lineTotals = [kopecks(100_000), kopecks(20_000)];

  it('is the goods without any options', () => {
    expect(priceOrder({ lineTotals, coupon: null, bonuses: bonuses(0, 500), cargo: kopecks(0) })).toEqual({
      goods: 12e4,
      coupon: 0,
      bonus: 0,
      cargo: 0,
      total: 12e4,
      bonusesMax: 120,
      cashback: 180,
      lines: [
        {
          coupon: 0,
          bonus: 0,
          paid: 1e5,
        },
        {
          coupon: 0,
          bonus: 0,
          paid: 2e4,
        },
      ],
    });
  });

  it('subtracts the coupon from its goods, then bonuses from the rest, and adds delivery', () => {
    const coupon = { discount: kopecks(10_000), freeDelivery: false, weights: [kopecks(0), kopecks(20_000)] };
    const price = priceOrder({ lineTotals, coupon, bonuses: bonuses(1000, 500), cargo: kopecks(29_000) });
    expect(price).toMatchObject({ goods: 120_000, coupon: 10_000, bonus: 11_000, cargo: 29_000, total: 128_000 });
    expect(price.lines).toEqual([
      { coupon: 0, bonus: 10_000, paid: 90_000 },
      { coupon: 10_000, bonus: 1000, paid: 9000 },
    ]);
    expect(price.cashback).toBe(148);
  });

  it('uses no bonuses for a negative request', () => {
    const price = priceOrder({ lineTotals, coupon: null, bonuses: bonuses(-5, 500), cargo: kopecks(0) });
    expect(price).toMatchObject({ bonus: 0, total: 120_000 });
  });

  it('gives cashback by the kind of each line', () => {
    const exceptions = (['category', 'brand'] as const).map((kind) => ({ kind, id: 1, ids: [1], percent: 100 }));
    const rules = { ...usualBonusRules, exceptions };
    const order = { lineTotals, coupon: null, bonuses: { wanted: 0, balance: 0, rules }, cargo: kopecks(0) };
    const lineKinds = [
      { categoryId: 5, brandId: 5 },
      { categoryId: 1, brandId: 5 },
    ];
    expect(priceOrder({ ...order, lineKinds }).cashback).toBe(150 + 200);
    expect(priceOrder(order).cashback).toBe(180);
  });

  it('makes delivery free with such a coupon', () => {
    const coupon = { discount: kopecks(0), freeDelivery: true, weights: lineTotals };
    const price = priceOrder({ lineTotals, coupon, bonuses: bonuses(0, 0), cargo: kopecks(29_000) });
    expect(price).toMatchObject({ cargo: 0, total: 120_000 });
  });
});

test('T19: 300 random baskets: Σ lines + delivery = total = Σ rows of the receipt, to the kopeck', () => {
  expect(countSameBaskets(300)).toBe(300);
});
