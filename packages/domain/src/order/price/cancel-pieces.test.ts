import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Kopecks, Quantity } from '../../money/index.ts';
import { cancelPieces, type UnpaidLine } from '../index.ts';

const line = (position: number, quantity: number, total: number, coupon = 0, bonus = 0): UnpaidLine => ({
  position,
  quantity: quantity as Quantity,
  total: total as Kopecks,
  coupon: coupon as Kopecks,
  bonus: bonus as Kopecks,
});

const lines = [line(1, 3, 1000, 100, 60), line(2, 2, 500, 0, 40)];
const cargo = 300 as Kopecks;

it('keeps the prices of remaining pieces, and all bonuses', () => {
  expect(cancelPieces({ lines, cargo }, [{ position: 1, pieces: 2 }])).toEqual({
    ok: true,
    value: {
      lines: [line(1, 1, 334, 34, 38), line(2, 2, 500, 0, 62)],
      goods: 834,
      coupon: 34,
      bonus: 100,
      total: 1e3,
    },
  });
});

it('leaves the extra kopecks with the first pieces', () => {
  const left = cancelPieces({ lines: [line(1, 3, 1000, 100)], cargo }, [{ position: 1, pieces: 1 }]);
  expect(left).toMatchObject({ ok: true, value: { lines: [line(1, 2, 667, 67)], total: 900 } });
});

it('accepts an order that bonuses pay except for delivery, or except a kopeck', () => {
  const paid = [line(1, 1, 10_000, 0, 10_000), line(2, 1, 10_000)];
  const take = [{ position: 2, pieces: 1 }];
  expect(cancelPieces({ lines: paid, cargo }, take)).toMatchObject({ ok: true, value: { total: 300 } });
  const dearer = [line(1, 1, 10_001, 0, 10_000), line(2, 1, 10_000)];
  const free = 0 as Kopecks;
  expect(cancelPieces({ lines: dearer, cargo: free }, take)).toMatchObject({ ok: true, value: { total: 1 } });
});

it('does not keep an order of delivery only', () => {
  const all = cancelPieces({ lines: [line(1, 3, 1000)], cargo }, [{ position: 1, pieces: 3 }]);
  expect(all).toEqual({ ok: false, error: { kind: 'nothing_left' } });
});

it('omits lines without pieces', () => {
  const left = cancelPieces({ lines, cargo }, [{ position: 2, pieces: 2 }]);
  expect(left.ok && left.value.lines.map(({ position }) => position)).toEqual([1]);
});

it.each([
  ['more than there is', [{ position: 1, pieces: 4 }], { kind: 'line', index: 0, left: 3 }],
  ['none', [{ position: 1, pieces: 0 }], { kind: 'line', index: 0, left: 3 }],
  ['a line that is not there', [{ position: 9, pieces: 1 }], { kind: 'line', index: 0, left: 0 }],
  [
    'a line twice',
    [
      { position: 1, pieces: 1 },
      { position: 1, pieces: 1 },
    ],
    { kind: 'line', index: 1, left: 0 },
  ],
  [
    'everything',
    [
      { position: 1, pieces: 3 },
      { position: 2, pieces: 2 },
    ],
    { kind: 'nothing_left' },
  ],
])('refuses %s', (_, wanted, error) => {
  expect(cancelPieces({ lines, cargo }, wanted)).toEqual({ ok: false, error });
});

it('keeps something to pay where bonuses would pay for all', () => {
  const paid = [line(1, 1, 10_000, 0, 10_000), line(2, 1, 10_000)];
  expect(cancelPieces({ lines: paid, cargo: 0 as Kopecks }, [{ position: 2, pieces: 1 }])).toEqual({
    ok: false,
    error: { kind: 'nothing_left' },
  });
});

it('after any removal, lines and order agree to the kopeck, and no line is negative', () => {
  const anyLine = fc
    .record({
      quantity: fc.integer({ min: 1, max: 500 }),
      total: fc.integer({ min: 1, max: 1_000_000 }),
      coupon: fc.double({ min: 0, max: 0.5, noNaN: true }),
      bonus: fc.double({ min: 0, max: 0.5, noNaN: true }),
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ quantity, total, coupon, bonus, cut }) => ({
      quantity,
      total,
      coupon: Math.floor(total * coupon),
      bonus: Math.floor(total * bonus),
      pieces: Math.floor(quantity * cut),
    }));
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 1e6 }), (drawn, fee) => {
      const order = drawn.map((each, at) => line(at + 1, each.quantity, each.total, each.coupon, each.bonus));
      const wanted = drawn.flatMap(({ pieces }, at) => (pieces === 0 ? [] : [{ position: at + 1, pieces }]));
      const left = cancelPieces({ lines: order, cargo: fee as Kopecks }, wanted);
      expect(['taken', 'nothing_left']).toContain(left.ok ? 'taken' : left.error.kind);
      fc.pre(left.ok);
      const { goods, coupon, bonus, total } = left.value;
      const sum = (of: (each: UnpaidLine) => number) => left.value.lines.reduce((all, each) => all + of(each), 0);
      expect([sum((each) => each.total), sum((each) => each.coupon)]).toEqual([goods, coupon]);
      expect(sum((each) => each.bonus)).toBe(bonus);
      expect(bonus).toBe(order.reduce((all, each) => all + each.bonus, 0));
      expect(total).toBe(goods - coupon - bonus + fee);
      for (const each of left.value.lines) {
        expect(each.total).toBeGreaterThan(each.coupon + each.bonus - 1);
        expect(Math.min(each.coupon, each.bonus)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
