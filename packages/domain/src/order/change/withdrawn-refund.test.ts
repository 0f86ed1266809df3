import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderAfterWithdrawal, orderStatuses, type OrderStatus } from '../index.ts';

const left: readonly OrderStatus[] = ['shipped', 'delivered'];

test.each(left)('%s without the pieces: the order is in the warehouse again', (status) => {
  expect(orderAfterWithdrawal(status, { before: 0, after: 4 })).toBe('in_warehouse');
});

test('a completed order, or one whose goods left without parcels, is not reopened', () => {
  expect(orderAfterWithdrawal('completed', { before: 0, after: 4 })).toBe('refused');
  for (const status of left) expect(orderAfterWithdrawal(status, { before: 6, after: 10 })).toBe('refused');
});

test('a refund of returned goods, or of an order that has not left, changes nothing', () => {
  const pieces = fc.nat({ max: 1000 });
  fc.assert(
    fc.property(fc.constantFrom(...orderStatuses), pieces, pieces, (status, before, more) => {
      const hasLeft = left.includes(status) || status === 'completed';
      const after = hasLeft ? before : before + more;
      expect(orderAfterWithdrawal(status, { before, after })).toBe('stays');
    }),
  );
});
