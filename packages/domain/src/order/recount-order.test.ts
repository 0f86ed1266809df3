import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import { editScope } from './edit-scope.ts';
import { recountOrder } from './recount-order.ts';

const k = (kopecks: number): Kopecks => kopecks as Kopecks;

it('spreads coupon and bonuses to the kopeck and never below nothing, or refuses', () => {
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

it('lets everything be changed until an order is paid, its place until it is packed', () => {
  const free = { status: 'created', isPaid: false, isPaying: false, isPacked: false } as const;
  expect(editScope(free)).toBe('all');
  expect(editScope({ ...free, status: 'in_warehouse' })).toBe('all');
  expect(editScope({ ...free, isPaying: true })).toBe('none');
  expect(editScope({ ...free, isPaying: true, isPaid: true })).toBe('place');
  expect(editScope({ ...free, isPacked: true })).toBe('none');
  expect(editScope({ ...free, status: 'shipped' })).toBe('none');
  expect(editScope({ ...free, status: 'cancelled' })).toBe('none');
});
