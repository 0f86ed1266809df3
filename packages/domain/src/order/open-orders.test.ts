import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import { cashLapsesBefore, openOrderRefusal, usualOpenOrderRules, type OpenOrders } from './open-orders.ts';
import { customerTypes, paymentKinds } from './order.ts';

const rules = {
  ...usualOpenOrderRules,
  mostOrders: 3,
  mostRoubles: 1000,
  mostCompanyRoubles: 5000,
  firstRoubles: 300,
};
const nothing: OpenOrders = { orders: 0, total: 0 as Kopecks, onReceipt: 0 as Kopecks, hasPaid: false };
const known = { ...nothing, hasPaid: true };
const roubles = (sum: number) => (sum * 100) as Kopecks;
const cash = { customerType: 'personal', method: 'cash_on_receipt' } as const;
const card = { customerType: 'personal', method: 'card' } as const;
const invoice = { customerType: 'company', method: 'invoice' } as const;

describe('an unpaid order', () => {
  it.each([
    ['the first one on receipt, up to its cap', nothing, { ...cash, total: roubles(300) }, null],
    ['above it', nothing, { ...cash, total: (30_000 + 1) as Kopecks }, { limit: 'first', most: 300 }],
    [
      'together with those on receipt already',
      { ...nothing, orders: 1, total: roubles(200), onReceipt: roubles(200) },
      { ...cash, total: roubles(101) },
      { limit: 'first', most: 300 },
    ],
    ['one of somebody who has paid before', known, { ...cash, total: roubles(1000) }, null],
    ['above the cap of a person', known, { ...cash, total: roubles(1001) }, { limit: 'roubles', most: 1000 }],
    [
      'above it together with others',
      { ...known, orders: 1, total: roubles(600) },
      { ...cash, total: roubles(401) },
      { limit: 'roubles', most: 1000 },
    ],
    ['by card, alone', nothing, { ...card, total: roubles(90_000) }, null],
    [
      'by card, beside others',
      { ...nothing, orders: 1, total: roubles(1) },
      { ...card, total: roubles(1000) },
      { limit: 'roubles', most: 1000 },
    ],
    ['of a company', nothing, { ...invoice, total: roubles(5000) }, null],
    ['above its cap', nothing, { ...invoice, total: roubles(5001) }, { limit: 'roubles', most: 5000 }],
    ['one too many', { ...known, orders: 3 }, { ...card, total: roubles(1) }, { limit: 'orders', most: 3 }],
    ['one too many that costs nothing', { ...known, orders: 3 }, { ...card, total: roubles(0) }, null],
  ] as const)('%s', (_, open, order, refusal) => {
    expect(openOrderRefusal(rules, open, order)).toEqual(refusal);
  });

  it('limits of one order and one rouble work', () => {
    const tight = { ...rules, mostOrders: 1, firstRoubles: 1 };
    const second = openOrderRefusal(tight, { ...known, orders: 1 }, { ...card, total: roubles(1) });
    expect(second).toEqual({ limit: 'orders', most: 1 });
    expect(openOrderRefusal(tight, nothing, { ...cash, total: roubles(1) })).toBeNull();
    expect(openOrderRefusal(tight, nothing, { ...cash, total: roubles(2) })).toEqual({ limit: 'first', most: 1 });
  });

  it('default rules', () => {
    expect(usualOpenOrderRules).toEqual({
      mostOrders: 20,
      mostRoubles: 5e5,
      mostCompanyRoubles: 5e6,
      firstRoubles: 1e5,
      cashDays: 14,
      warnRoubles: 2e5,
    });
  });

  it('a limit of 0 is no limit', () => {
    const free = { ...rules, mostOrders: 0, mostRoubles: 0, mostCompanyRoubles: 0, firstRoubles: 0 };
    const open = { orders: 1000, total: roubles(1e9), onReceipt: roubles(1e9), hasPaid: false };
    expect(openOrderRefusal(free, open, { ...cash, total: roubles(1e9) })).toBeNull();
  });

  it('orders accepted one by one never exceed the limits, except one paid online', () => {
    const order = fc.record({
      customerType: fc.constant(customerTypes[0]),
      method: fc.constantFrom(...paymentKinds),
      total: fc.integer({ min: 0, max: 200_000 }).map((sum) => sum as Kopecks),
    });
    fc.assert(
      fc.property(fc.array(order, { maxLength: 12 }), (orders) => {
        let open = nothing;
        let alone = 0;
        for (const each of orders) {
          if (openOrderRefusal(rules, open, each) !== null || each.total === 0) continue;
          if (open.orders === 0) alone = each.total;
          open = {
            ...open,
            orders: open.orders + 1,
            total: (open.total + each.total) as Kopecks,
            onReceipt: (open.onReceipt + (each.method === 'cash_on_receipt' ? each.total : 0)) as Kopecks,
          };
        }
        expect(open.orders).toBeLessThanOrEqual(3);
        expect(open.total).toBeLessThanOrEqual(Math.max(alone, 100_000));
        expect(open.onReceipt).toBeLessThanOrEqual(30_000);
      }),
    );
  });
});

it('orders with payment on receipt expire after their days, or never', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(cashLapsesBefore(now, { ...rules, cashDays: 3 })).toEqual(new Date('2026-11-19T12:00:00Z'));
  expect(cashLapsesBefore(now, { ...rules, cashDays: 0 })).toBeNull();
});
