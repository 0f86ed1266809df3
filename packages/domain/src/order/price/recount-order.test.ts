import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Kopecks } from '../../money/money.ts';
import { sumKopecks } from '../../money/sum.ts';
import { editScope, editScopes } from '../change/edit-scope.ts';
import { orderStatuses } from '../order-status-facts.ts';
import { recountOrder } from './recount-order.ts';

const k = (kopecks: number): Kopecks => kopecks as Kopecks;

it('spreads coupon and bonuses to the kopeck without negative lines, or refuses', () => {
  const scenes = fc.record({
    totals: fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 1, maxLength: 8 }),
    coupon: fc.integer({ min: 0, max: 120 }),
    bonus: fc.integer({ min: 0, max: 120 }),
    cargo: fc.integer({ min: 0, max: 90_000 }),
  });
  fc.assert(
    fc.property(scenes, ({ totals, coupon: couponShare, bonus: bonusShare, cargo }) => {
      const lineTotals = totals.map(k);
      const goods = sumKopecks(lineTotals);
      const discount = k(Math.floor(goods * Math.min(couponShare / 100, 1)));
      const bonus = k(Math.floor(((goods - discount) * bonusShare) / 100));
      const done = recountOrder({ lineTotals, coupon: { discount, weights: lineTotals }, bonus, cargo: k(cargo) });
      const isPayable = goods - discount >= bonus && goods - discount - bonus + cargo > 0;
      expect(done.ok).toBe(isPayable);
      if (!done.ok) return;
      const { lines, total } = done.value;
      expect(total).toBe(goods - discount - bonus + cargo);
      expect(sumKopecks(lines.map(({ coupon }) => coupon))).toBe(discount);
      expect(sumKopecks(lines.map((line) => line.bonus))).toBe(bonus);
      expect(sumKopecks(lines.map(({ paid }) => paid)) + cargo).toBe(total);
      for (const [at, { coupon, bonus: share, paid }] of lines.entries()) {
        expect(coupon + share + paid).toBe(lineTotals[at]);
        expect(Math.min(coupon, share, paid)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
  expect(recountOrder({ lineTotals: [], coupon: null, bonus: k(0), cargo: k(100) }).ok).toBe(false);
});

it('allows all changes until an order is paid, and the place until it is packed', () => {
  const free = { status: 'created', isPaid: false, isPaying: false, isPacked: false } as const;
  expect(editScope(free)).toBe('all');
  expect(editScope({ ...free, status: 'in_warehouse' })).toBe('all');
  expect(editScope({ ...free, isPaying: true })).toBe('none');
  expect(editScope({ ...free, isPaying: true, isPaid: true })).toBe('place');
  expect(editScope({ ...free, isPacked: true })).toBe('none');
  expect(editScope({ ...free, status: 'shipped' })).toBe('none');
  expect(editScope({ ...free, status: 'cancelled' })).toBe('none');
});

it('subtracts the coupon from its goods', () => {
  const order = { lineTotals: [k(1000), k(500)], bonus: k(0), cargo: k(100) };
  expect(recountOrder({ ...order, coupon: null })).toMatchObject({
    ok: true,
    value: { goods: 1500, coupon: 0, total: 1600, lines: [{ paid: 1000 }, { paid: 500 }] },
  });
  expect(recountOrder({ ...order, coupon: { discount: k(300), weights: [k(0), k(500)] } })).toMatchObject({
    ok: true,
    value: { total: 1300, lines: [{ paid: 1000 }, { paid: 200 }] },
  });
});

it('keeps something to pay with money, and no free line', () => {
  const nothingLeft = { ok: false, error: 'nothing_left' };
  const of = (lineTotals: readonly number[], bonus: number, cargo: number) =>
    recountOrder({ lineTotals: lineTotals.map(k), coupon: null, bonus: k(bonus), cargo: k(cargo) });
  expect(of([1000, 0], 0, 0)).toEqual(nothingLeft);
  expect(of([1000, 1], 0, 0)).toMatchObject({ ok: true, value: { total: 1001 } });
  expect(of([1000], 1001, 500)).toEqual(nothingLeft);
  expect(of([1000], 1000, 0)).toEqual(nothingLeft);
  expect(of([1000], 999, 0)).toMatchObject({ ok: true, value: { total: 1 } });
});

it.each(orderStatuses)('what staff may change of an order that is %s', (status) => {
  const isBeforeShipment = orderStatuses.indexOf(status) < orderStatuses.indexOf('shipped');
  const scope = editScope({ status, isPaid: false, isPaying: false, isPacked: false });
  expect(scope).toBe(isBeforeShipment ? 'all' : 'none');
  expect(editScopes).toContain(scope);
});

it('has three scopes, the widest first', () => {
  expect(editScopes).toEqual(['all', 'place', 'none']);
});
