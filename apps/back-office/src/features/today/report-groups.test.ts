import { expect, test } from 'vitest';

import { averageOf, changeOf, conversionOf, groupsOf, lastKnown, marginOf } from './report-groups.ts';

const day = (at: number) => ({
  day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  orders: 1,
  cancelled: 0,
  turnover: 100,
  paid: 90,
  shipped: 80,
  baskets: 4,
  profit: 25,
  costedSales: 75,
  stockAtPrice: at % 2 === 0 ? 1000 + at : null,
  stockCost: at % 2 === 0 ? 500 + at : null,
});
const days = (count: number) => Array.from({ length: count }, (_, at) => day(at));

test('shows ninety days one by one and a year by weeks, without losing anything', () => {
  expect(groupsOf(days(90))).toHaveLength(90);
  const weeks = groupsOf(days(365));
  expect([weeks.length, weeks[0]?.orders, weeks.at(-1)]).toEqual([
    53,
    1,
    {
      day: '2026-12-25',
      orders: 7,
      cancelled: 0,
      turnover: 700,
      paid: 630,
      shipped: 560,
      baskets: 28,
      profit: 175,
      costedSales: 525,
      stockAtPrice: 1364,
      stockCost: 864,
    },
  ]);
  expect(weeks.reduce((sum, { turnover }) => sum + turnover, 0)).toBe(36_500);
});

test('weeks have a profit only if days have one', () => {
  const hidden = days(365).map(({ day: name, orders, cancelled, turnover, paid, shipped, baskets }) => {
    return { day: name, orders, cancelled, turnover, paid, shipped, baskets, stockAtPrice: null };
  });
  expect('profit' in (groupsOf(hidden)[0] ?? {})).toBe(false);
});

test('shares and changes of zero are null', () => {
  expect([conversionOf({ orders: 1, baskets: 3 }), conversionOf({ orders: 0, baskets: 0 })]).toEqual([33.3, null]);
  expect([marginOf(day(0)), marginOf({ profit: 0, costedSales: 0 }), marginOf({})]).toEqual([33.3, null, null]);
  expect([changeOf(150, 100), changeOf(0, 100), changeOf(5, 0)]).toEqual([50, -100, null]);
  expect([lastKnown(days(3), 'stockAtPrice'), lastKnown([day(1)], 'stockCost')]).toEqual([1002, null]);
  expect(averageOf({ ...day(0), orders: 2, cancelled: 2, turnover: 0 })).toBe(null);
  expect(averageOf({ ...day(0), orders: 3, cancelled: 1, turnover: 300 })).toBe(150);
});
