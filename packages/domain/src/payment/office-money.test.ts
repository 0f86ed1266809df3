import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Day } from '../delivery/index.ts';
import type { Kopecks } from '../money/index.ts';
import { moneySource, officeRefundable, refundPurpose, refundWays, waysBack, type OrderMoney } from './index.ts';

const none: OrderMoney = {
  total: 1e3 as Kopecks,
  isPaid: true,
  isPaidOnline: false,
  hasTillReceipt: false,
  byBank: 0 as Kopecks,
};

test.each<[Partial<OrderMoney>, string | null]>([
  [{ isPaid: false, byBank: 1000 as Kopecks }, null],
  [{ isPaidOnline: true, byBank: 1000 as Kopecks }, 'provider'],
  [{ hasTillReceipt: true, byBank: 1000 as Kopecks }, 'cash'],
  [{ byBank: 1000 as Kopecks }, 'bank'],
  [{ byBank: 999 as Kopecks }, 'cash'],
  [{}, 'cash'],
  // Nothing is left to pay with money, because bonuses cover the order.
  [{ total: 0 as Kopecks }, 'cash'],
  [{ total: 0 as Kopecks, byBank: 1 as Kopecks }, 'bank'],
])('the money of %o came from %s', (more, source) => {
  expect(moneySource({ ...none, ...more })).toBe(source);
});

test('bank money returns to a bank, cash in cash or to an account', () => {
  expect(refundWays).toEqual(Object.keys(waysBack));
  expect(waysBack).toEqual({ provider: ['provider'], bank: ['bank'], cash: ['cash', 'bank'] });
});

test('excess money, or money for an unpaid order, is separate from its own money', () => {
  const bank = { ...none, byBank: 1300 as Kopecks };
  expect(officeRefundable(bank, [])).toEqual({ own: 1000, beyond: 300 });
  const gone = [
    { amount: 400 as Kopecks, hasLines: true },
    { amount: 300 as Kopecks, hasLines: false },
  ];
  expect(officeRefundable(bank, gone)).toEqual({ own: 600, beyond: 0 });
  expect(officeRefundable({ ...bank, isPaid: false }, [])).toEqual({ own: 0, beyond: 1300 });
  expect(officeRefundable({ ...bank, isPaidOnline: true }, [])).toEqual({ own: 0, beyond: 1300 });
  expect(officeRefundable({ ...bank, isPaidOnline: true }, gone)).toEqual({ own: 0, beyond: 1000 });
  expect(officeRefundable(none, gone)).toEqual({ own: 600, beyond: 0 });
});

test('law: refundable and refunded money add up to the received, and neither is negative', () => {
  const sums = fc.array(fc.record({ part: fc.double({ min: 0, max: 1, noNaN: true }), hasLines: fc.boolean() }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), sums, (total, extra, wanted) => {
      const money = { ...none, total: total as Kopecks, byBank: (total + extra) as Kopecks };
      const refunds: { amount: Kopecks; hasLines: boolean }[] = [];
      for (const { part, hasLines } of wanted) {
        const left = officeRefundable(money, refunds);
        refunds.push({ amount: Math.floor((hasLines ? left.own : left.beyond) * part) as Kopecks, hasLines });
      }
      const { own, beyond } = officeRefundable(money, refunds);
      const gone = refunds.reduce((sum, { amount }) => sum + amount, 0);
      expect([own >= 0, beyond >= 0, own + beyond + gone]).toEqual([true, true, total + extra]);
    }),
  );
});

test('a purpose names refund, order, invoice and VAT, within the banks’ limit', () => {
  const money = {
    orderNumber: '26-000123',
    sequence: 2,
    invoice: {
      number: '15',
      day: '2026-11-20' as Day,
    },
    vat: [
      {
        percent: 22,
        total: 12200 as Kopecks,
        vat: 2200 as Kopecks,
      },
    ],
  } as const;
  expect(refundPurpose(money)).toBe('Возврат № 2 по заказу 26-000123, счет 15 от 20.11.2026, в т.ч. НДС 22% 22-00');
  expect(refundPurpose({ ...money, invoice: null, vat: [] })).toBe('Возврат № 2 по заказу 26-000123, без НДС');
  expect(refundPurpose({ ...money, orderNumber: '1'.repeat(300) })).toHaveLength(210);
});
