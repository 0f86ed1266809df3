import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { allocate } from '../../money/allocate.ts';
import type { Kopecks, Quantity } from '../../money/money.ts';
import { sumKopecks } from '../../money/sum.ts';
import type { UnpaidLine } from './cancel-pieces.ts';
import { splitOrder, type OrderPart, type OrderToSplit } from './split-order.ts';

const k = (kopecks: number): Kopecks => kopecks as Kopecks;

const line = (position: number, quantity: number, total: number, coupon = 0, bonus = 0): UnpaidLine => ({
  position,
  quantity: quantity as Quantity,
  total: k(total),
  coupon: k(coupon),
  bonus: k(bonus),
});

/** Random orders with coupon and bonuses, and a random wish which pieces to move into the second order. */
const scenes = fc
  .record({
    lines: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 5000 }), roubles: fc.integer({ min: 1, max: 90_000 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    couponShare: fc.integer({ min: 0, max: 100 }),
    bonusShare: fc.integer({ min: 0, max: 100 }),
    cargo: fc.integer({ min: 0, max: 90_000 }),
    discount: fc.integer({ min: 0, max: 90_000 }),
    moved: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
  })
  .map(({ lines: drawn, couponShare, bonusShare, cargo, discount, moved }) => {
    const totals = drawn.map(({ roubles }) => k(roubles * 100));
    const goods = sumKopecks(totals) / 100;
    const coupon = Math.floor((goods - 1) * (couponShare / 100));
    const bonus = Math.floor((goods - coupon - 1) * (bonusShare / 100));
    const couponShares = allocate(k(coupon * 100), totals);
    const left = totals.map((total, at) => total - (couponShares[at] ?? 0));
    const bonusShares = allocate(k(bonus * 100), left);
    const lines = drawn.map(({ quantity }, at) =>
      line(at + 1, quantity, totals[at] ?? 0, couponShares[at], bonusShares[at]),
    );
    const wish = lines
      .map(({ position, quantity }, at) => ({ position, pieces: (moved[at] ?? 0) % (quantity + 1) }))
      .filter(({ pieces }) => pieces > 0);
    const order: OrderToSplit = { lines, cargo: k(cargo), discount: k(discount) };
    return { order, wish };
  });

const both = (parts: readonly OrderPart[], of: (part: OrderPart) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);

describe('splitOrder', () => {
  it('splits lines, coupon, bonuses, delivery and total to the kopeck', () => {
    const lines = [line(1, 3, 10_000, 1000, 600), line(2, 10, 5000)];
    const done = splitOrder({ lines, cargo: k(30_001), discount: k(7) }, [{ position: 1, pieces: 1 }]);
    expect(done.ok ? done.value : []).toMatchObject([
      { goods: 11_667, coupon: 667, bonus: 500, cargo: 23_572, discount: 6, total: 34_072 },
      { goods: 3333, coupon: 333, bonus: 100, cargo: 6429, discount: 1, total: 9329 },
    ]);
    expect(done.ok ? done.value[1].lines : []).toEqual([line(1, 1, 3333, 333, 100)]);
  });

  const nothingLeft = { ok: false, error: { kind: 'nothing_left' } };
  const moveSecond = [{ position: 2, pieces: 1 }];
  const pair = (first: UnpaidLine, second: UnpaidLine, cargo = 0) =>
    splitOrder({ lines: [first, second], cargo: k(cargo), discount: k(0) }, moveSecond);

  it('splits bonuses in whole roubles, at most the goods of a part', () => {
    expect(pair(line(1, 1, 200, 0, 200), line(2, 1, 100, 0, 100), 300)).toMatchObject({
      ok: true,
      value: [
        { bonus: 200, cargo: 200, total: 200 },
        { bonus: 100, cargo: 100, total: 100 },
      ],
    });
    expect(pair(line(1, 1, 201, 0, 200), line(2, 1, 101, 0, 100))).toMatchObject({
      ok: true,
      value: [{ total: 1 }, { total: 1 }],
    });
    // Both parts must cover the bonuses of three roubles in whole roubles. 1.99 ₽ and 1.01 ₽ cover only two, at any
    // price of delivery.
    expect(pair(line(1, 1, 199, 0, 199), line(2, 1, 101, 0, 101), 9000)).toEqual(nothingLeft);
    expect(pair(line(1, 1, 101, 0, 101), line(2, 1, 199, 0, 199), 9000)).toEqual(nothingLeft);
  });

  it('keeps neither order free, nor a line in it', () => {
    expect(pair(line(1, 1, 200, 0, 200), line(2, 1, 100, 0, 100))).toEqual(nothingLeft);
    const dear = line(3, 1, 9000);
    const of = (total: number) =>
      splitOrder({ lines: [line(1, 2, total), line(2, 2, 9000), dear], cargo: k(0), discount: k(0) }, [
        { position: 1, pieces: 1 },
        { position: 2, pieces: 1 },
      ]);
    expect(of(2)).toMatchObject({ ok: true, value: [{ goods: 13_501 }, { goods: 4501 }] });
    expect(of(1)).toEqual(nothingLeft);
  });

  it('keeps no order of delivery only, if a coupon paid for all goods', () => {
    const order = { lines: [line(1, 2, 1000, 1000)], cargo: k(100), discount: k(0) };
    expect(splitOrder(order, [{ position: 1, pieces: 2 }])).toEqual(nothingLeft);
  });

  it('keeps every sum and every piece for any split', () => {
    fc.assert(
      fc.property(scenes, ({ order, wish }) => {
        const done = splitOrder(order, wish);
        if (!done.ok) return;
        const parts = done.value;
        expect(both(parts, ({ goods }) => goods)).toBe(sumKopecks(order.lines.map(({ total }) => total)));
        expect(both(parts, ({ coupon }) => coupon)).toBe(sumKopecks(order.lines.map(({ coupon }) => coupon)));
        expect(both(parts, ({ bonus }) => bonus)).toBe(sumKopecks(order.lines.map(({ bonus }) => bonus)));
        expect(both(parts, ({ cargo }) => cargo)).toBe(order.cargo);
        expect(both(parts, ({ discount }) => discount)).toBe(order.discount);
        for (const { position, quantity } of order.lines) {
          const pieces = both(parts, ({ lines }) => lines.find((each) => each.position === position)?.quantity ?? 0);
          expect(pieces).toBe(quantity);
        }
        for (const part of parts) {
          expect(part.total).toBe(part.goods - part.coupon - part.bonus + part.cargo);
          expect(part.total).toBeGreaterThan(0);
          expect(part.bonus % 100).toBe(0);
          expect(sumKopecks(part.lines.map(({ total }) => total))).toBe(part.goods);
          expect(sumKopecks(part.lines.map(({ coupon }) => coupon))).toBe(part.coupon);
          expect(sumKopecks(part.lines.map(({ bonus }) => bonus))).toBe(part.bonus);
          for (const each of part.lines) {
            expect(Math.min(each.coupon, each.bonus, each.total - each.coupon - each.bonus)).toBeGreaterThanOrEqual(0);
            expect(Math.min(each.total, each.quantity)).toBeGreaterThan(0);
          }
        }
      }),
    );
  });

  it('refuses only if a line has too few pieces, or if one part would be empty or free', () => {
    fc.assert(
      fc.property(scenes, ({ order, wish }) => {
        const done = splitOrder(order, wish);
        if (done.ok) return;
        const moved = wish.reduce((sum, { pieces }) => sum + pieces, 0);
        const all = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
        // If a coupon covers a line except for a few kopecks, some pieces of it may be free. Then the line cannot be
        // split.
        const isSmall = order.lines.some(({ total, coupon, quantity }) => total - coupon < quantity * 2);
        const isTight = order.lines.some(({ bonus }) => bonus > 0);
        expect(done.error.kind).toBe('nothing_left');
        expect(moved === 0 || moved === all || isSmall || isTight).toBe(true);
      }),
    );
    const order = { lines: [line(1, 2, 1000)], cargo: k(0), discount: k(0) };
    const wrong = { ok: false, error: { kind: 'line', index: 0, left: 2 } };
    expect(splitOrder(order, [{ position: 1, pieces: 3 }])).toEqual(wrong);
    expect(splitOrder(order, [{ position: 1, pieces: 2 }])).toEqual({ ok: false, error: { kind: 'nothing_left' } });
    expect(splitOrder(order, [{ position: 1, pieces: 0 }])).toEqual(wrong);
    const unknown = { ok: false, error: { kind: 'line', index: 0, left: 0 } };
    expect(splitOrder(order, [{ position: 9, pieces: 1 }])).toEqual(unknown);
    const twice = [
      { position: 1, pieces: 1 },
      { position: 1, pieces: 1 },
    ];
    expect(splitOrder(order, twice)).toEqual({ ok: false, error: { kind: 'line', index: 1, left: 2 } });
  });
});
