import { expect, test } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import { debitOutcomes, matchDebit, type RefundToPay } from './index.ts';

const account = '40702810800000002851';
const refund = (refundId: number, more: Partial<RefundToPay> = {}): RefundToPay => ({
  refundId,
  orderNumber: '26-000001',
  sequence: 1,
  amount: 500 as Kopecks,
  account,
  ...more,
});
const paid = (purpose: string, more: object = {}) => ({
  amount: 500 as Kopecks,
  payeeAccount: account,
  purpose,
  ...more,
});

const two = [refund(1), refund(2, { sequence: 2 })];
const orders = [refund(1), refund(3, { orderNumber: '26-000002' })];

test('a debit has one of three outcomes', () => {
  expect(debitOutcomes).toEqual(['refund_paid', 'refund_differs', 'outgoing']);
  expect(matchDebit(paid('Аренда'), [])).toEqual({ outcome: 'outgoing' });
});

test.each<[string, object, readonly RefundToPay[], unknown]>([
  ['Возврат № 1 по заказу 26-000001', {}, [refund(1)], 1],
  ['Возврат денежных средств', {}, [refund(1)], 1],
  ['Возврат № 2 по заказу 26-000001, счет 15', {}, two, 2],
  ['возврат N 2 по заказу 26-000001', {}, two, 2],
  ['Возврат№2 по заказу 26-000001', {}, two, 2],
  // One order has two equal refunds. Either of them may match, because the sum is the same.
  ['Возврат по заказу 26-000001', {}, two, 1],
  ['Возврат по заказу 26-000001', {}, two.toReversed(), 2],
  ['Возврат по заказу 26-000002', {}, orders, 3],
  // A sequence number without its order number identifies no refund.
  ['Возврат № 2', {}, [refund(1), refund(3, { orderNumber: '26-000002', sequence: 2 })], [1, 3]],
  ['Возврат', {}, [...orders, refund(4, { amount: 700 as Kopecks })], [1, 3]],
  ['Возврат денежных средств', {}, orders, [1, 3]],
  ['Возврат № 1 по заказу 26-000001', { amount: 501 }, [refund(1)], [1]],
  ['Возврат № 1 по заказу 26-000001', { payeeAccount: '40702810500000002851' }, [refund(1)], [1]],
  ['Аванс по договору', { amount: 900 }, [refund(1)], [1]],
  ['Аренда', { payeeAccount: '40702810500000002851' }, [refund(1)], null],
  // The purpose names another order, so an equal sum does not match.
  ['Возврат по заказу 26-000009', {}, [refund(1)], null],
  ['Возврат № 1 по заказу 26-000001', {}, [], null],
])('%s %o', (purpose, more, refunds, expected) => {
  const match = matchDebit(paid(purpose, more), refunds);
  const wording =
    match.outcome === 'refund_paid'
      ? match.refund.refundId
      : match.outcome === 'refund_differs'
        ? match.refunds.map(({ refundId }) => refundId)
        : null;
  expect(wording).toEqual(expected);
});
