import { expect, test } from 'vitest';

import {
  hasLeft,
  isBeingMade,
  isOpenStatus,
  isPayable,
  isWithBuyer,
  orderStatuses,
  orderStatusFacts,
  orderTransitions,
  statusesWhere,
  workStatus,
} from './index.ts';

test('the lists of product O2, written again by hand', () => {
  expect(orderStatuses.filter((status) => !isOpenStatus(status))).toEqual(['completed', 'cancelled']);
  expect(orderStatuses.filter(hasLeft)).toEqual(['shipped', 'delivered', 'completed']);
  expect(orderStatuses.filter(isWithBuyer)).toEqual(['delivered', 'completed']);
  expect(orderStatuses.filter((status) => !isPayable(status))).toEqual(['request', 'completed', 'cancelled']);
  expect(orderStatuses.filter(isBeingMade)).toEqual(['in_work_personal', 'in_work_company']);
  expect(statusesWhere(({ isEditable }) => isEditable)).toEqual([
    'created',
    'request',
    'in_work_personal',
    'in_work_company',
    'ordered',
    'in_warehouse',
  ]);
  expect(statusesWhere(({ isPacked }) => isPacked)).toEqual([
    'in_work_personal',
    'in_work_company',
    'ordered',
    'in_warehouse',
  ]);
  expect(statusesWhere(({ holdsUnpaid }) => holdsUnpaid)).toEqual([
    'created',
    'request',
    'in_work_personal',
    'in_work_company',
  ]);
});

test('a finished order makes no moves, and goods are packed only in the shop', () => {
  for (const { from } of orderTransitions) expect(isOpenStatus(from)).toBe(true);
  for (const facts of Object.values(orderStatusFacts)) expect(facts.isPacked && facts.goods !== 'in_shop').toBe(false);
});

test('each type of customer has its own work status', () => {
  expect(Object.values(workStatus).every(isBeingMade)).toBe(true);
  expect(new Set(Object.values(workStatus)).size).toBe(2);
});
