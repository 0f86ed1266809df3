import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import type { Kopecks } from '../../money/money.ts';
import { missingToHandOver, takesGoods, unpaidOf, type OrderToHandOver } from './hand-over.ts';
import { orderTransitions } from '../order-transitions.ts';
import { deliveryKinds, paymentKinds } from '../order.ts';

const kopecks = (sum: number): Kopecks => sum as Kopecks;
const invoice: OrderToHandOver = {
  payment: 'invoice',
  deliveryKind: 'courier',
  total: kopecks(100_00),
  isPaid: false,
  received: kopecks(0),
  released: kopecks(0),
};

it.each([
  ['an unpaid invoice', {}, 100_00],
  ['a part that came', { received: kopecks(60_00) }, 40_00],
  ['all of it', { isPaid: true }, 0],
  ['more than all of it, not noted yet', { received: kopecks(200_00) }, 0],
  ['nothing to pay', { total: kopecks(0) }, 0],
  ['a release of all', { released: kopecks(100_00) }, 0],
  ['a release, and the order became dearer', { released: kopecks(99_99) }, 100_00],
  ['cash at the counter', { payment: 'cash_on_receipt', deliveryKind: 'own_pickup' }, 0],
  ['cash that nobody takes on the way', { payment: 'cash_on_receipt' }, 100_00],
  ['an invoice at the counter', { deliveryKind: 'own_pickup' }, 100_00],
  ['a card at the counter', { payment: 'card', deliveryKind: 'own_pickup' }, 100_00],
] as const)('%s', (_, changes, missing) => {
  expect(missingToHandOver({ ...invoice, ...changes })).toBe(missing);
});

test('an overpaid order has nothing left to pay', () => {
  expect(unpaidOf({ ...invoice, received: kopecks(200_00) })).toBe(0);
});

test('law: unpaid goods leave only for cash at the counter or by a release of the full missing amount', () => {
  const sum = fc.integer({ min: 0, max: 1000 }).map(kopecks);
  const orders = fc.record({
    payment: fc.constantFrom(...paymentKinds),
    deliveryKind: fc.constantFrom(...deliveryKinds),
    total: sum,
    isPaid: fc.boolean(),
    received: sum,
    released: sum,
  });
  fc.assert(
    fc.property(orders, (order) => {
      const owed = unpaidOf(order);
      const isAtCounter = order.payment === 'cash_on_receipt' && order.deliveryKind === 'own_pickup';
      const missing = missingToHandOver(order);
      expect([0, owed]).toContain(missing);
      expect(missing === 0).toBe(owed === 0 || isAtCounter || order.released >= owed);
    }),
  );
});

test('covers every move by which goods leave', () => {
  const gone = ['shipped', 'delivered', 'completed'];
  const leaving = orderTransitions.filter(({ from, to }) => !gone.includes(from) && gone.includes(to));
  expect(leaving.length).toBeGreaterThan(0);
  for (const move of orderTransitions) expect(takesGoods(move.from, move.to)).toBe(leaving.includes(move));
});
