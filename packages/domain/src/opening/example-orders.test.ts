import { expect, it } from 'vitest';

import { ordersToRemove, type KinOrder } from './example-orders.ts';

const order = (id: number, hasMoney = false, splitFrom: number | null = null): KinOrder => ({
  id,
  hasMoney,
  splitFrom,
  isTrial: false,
  hasProviderMoney: hasMoney,
});

const ofTrial = (id: number, more: Partial<KinOrder> = {}): KinOrder => ({ ...order(id), isTrial: true, ...more });

const numbers = (orders: readonly KinOrder[], isMoneyReal = true) => {
  const { examples, kept } = ordersToRemove(orders, { isMoneyReal });
  return { removed: examples.map(({ id }) => id), kept: kept.map(({ id }) => id) };
};

it('orders with real money stay', () => {
  expect(numbers([order(1), order(2, true), order(3)])).toEqual({ removed: [1, 3], kept: [2] });
});

it('money of twins keeps no order', () => {
  expect(numbers([order(1), order(2, true)], false)).toEqual({ removed: [1, 2], kept: [] });
});

it('orders that were split from a paid order, or from which it was split, stay with it', () => {
  const kin = [order(1), order(2, false, 1), order(3, true, 2), order(4, false, 1), order(5)];
  expect(numbers(kin)).toEqual({ removed: [5], kept: [1, 2, 3, 4] });
});

it('an order that was split from an order outside the list is judged by itself', () => {
  expect(numbers([order(7, false, 3), order(8, true, 3)])).toEqual({ removed: [7], kept: [8] });
});

it('an order of a trial stays only if a real provider took money for it', () => {
  const orders = [
    ofTrial(1, { hasMoney: true }),
    ofTrial(2, { hasMoney: true, hasProviderMoney: true }),
    order(3),
    order(4, false, 1),
    order(5, true),
  ];
  const ids = (found: readonly KinOrder[]): readonly number[] => found.map(({ id }) => id);
  const { trial, examples, kept } = ordersToRemove(orders, { isMoneyReal: true });
  expect([ids(trial), ids(examples), ids(kept)]).toEqual([[1, 4], [3], [2, 5]]);
});
