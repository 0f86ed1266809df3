import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Day } from '../../delivery/index.ts';
import type { Kopecks, Quantity } from '../../money/index.ts';
import { orderPaidLines, paidForPieces, type SoldLine } from '../index.ts';

const sold = (quantity: number, total: number, coupon = 0, bonus = 0): SoldLine => ({
  name: 'Резистор',
  quantity: quantity as Quantity,
  total: total as Kopecks,
  coupon: coupon as Kopecks,
  bonus: bonus as Kopecks,
  vatClass: 'reduced',
});

const day = '2026-11-23' as Day;

test('the paid amount of a line excludes coupon and bonuses; delivery is a service at the standard rate', () => {
  const order = { lines: [sold(3, 1000, 100, 60)], deliveryName: 'Доставка' };
  const goods = { name: 'Резистор', subject: 'commodity', quantity: 3, total: 840, vatPercent: 10 };
  const work = { name: 'Доставка', subject: 'service', quantity: 1, total: 1, vatPercent: 22 };
  expect(orderPaidLines({ ...order, cargo: 1 as Kopecks }, day)).toEqual([goods, work]);
  expect(orderPaidLines({ ...order, cargo: 0 as Kopecks }, day)).toEqual([goods]);
});

test.each([
  [1, 280],
  [2, 560],
  [3, 840],
  [0, 0],
])('%i of three pieces were paid with %i kopecks', (pieces, paid) => {
  expect(paidForPieces(sold(3, 1000, 100, 60), pieces)).toBe(paid);
  expect(paidForPieces(sold(3, 1002, 100, 60), pieces)).toBe(Math.floor((842 * pieces) / 3));
});

test('law: more pieces never cost less, and all together cost the paid amount', () => {
  const lines = fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 1e12 }), fc.nat(1e6));
  fc.assert(
    fc.property(lines, ([quantity, total, drawn]) => {
      const pieces = drawn % quantity;
      const line = sold(quantity, total);
      expect(paidForPieces(line, pieces)).toBeLessThanOrEqual(paidForPieces(line, pieces + 1));
      expect(paidForPieces(line, quantity)).toBe(total);
    }),
  );
});
