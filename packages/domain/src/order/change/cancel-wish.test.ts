import { expect, test } from 'vitest';

import { mayAskToCancel, wishAfterMove } from './cancel-wish.ts';
import type { MovableOrder } from '../order-transitions.ts';
import { orderStatuses } from '../order-status-facts.ts';

const order: MovableOrder = {
  status: 'in_work_personal',
  customerType: 'personal',
  deliveryKind: 'courier',
  isPaid: true,
  awaitsApproval: false,
  owesGoods: false,
};

test('cancellation can be requested while staff can cancel and the customer cannot', () => {
  const statuses = (isPaid: boolean) =>
    orderStatuses.filter((status) => mayAskToCancel({ ...order, status, isPaid }, false));
  expect(statuses(true)).toEqual(['in_work_personal', 'in_work_company', 'ordered', 'in_warehouse']);
  // A customer can cancel an unpaid order in work without asking.
  expect(statuses(false)).toEqual(['ordered', 'in_warehouse']);
});

test('a customer who waits for an answer cannot ask again', () => {
  expect(mayAskToCancel(order, true)).toBe(false);
});

test('a request ends with its order: cancelled or shipped', () => {
  const ends = Object.fromEntries(orderStatuses.map((status) => [status, wishAfterMove(status)]));
  expect(ends).toMatchObject({ cancelled: 'accepted', shipped: 'refused', delivered: 'refused', completed: 'refused' });
  expect(ends).toMatchObject({ created: null, in_work_personal: null, ordered: null, in_warehouse: null });
});
