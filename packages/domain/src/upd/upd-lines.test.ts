import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import type { ProductId } from '../product/index.ts';
import type { HandedPieces } from '../receipt/index.ts';
import { vatInside } from '../vat/index.ts';
import {
  originCountry,
  updLines,
  updStatus,
  updTotals,
  type UpdLine,
  type UpdOrder,
  type UpdOrderLine,
} from './index.ts';
import { freePieces } from './upd-lines.ts';

const line = (position: number, quantity: number, total: number, more: Partial<UpdOrderLine> = {}): UpdOrderLine => ({
  position,
  productId: position as ProductId,
  article: `MPN-${position}`,
  name: `MPN-${position} Резистор`,
  unit: 'piece',
  quantity,
  total: total as Kopecks,
  vatPercent: 22,
  ...more,
});

const orderOf = (lines: readonly UpdOrderLine[], cargo = 0): UpdOrder => ({
  lines,
  cargo: cargo as Kopecks,
  cargoVatPercent: 22,
});

const handed = (position: number, quantity: number, marks: HandedPieces['marks'] = []): HandedPieces => ({
  productId: position as ProductId,
  quantity,
  marks,
});

describe('the rows of a УПД', () => {
  it('are the goods that were handed over, then the delivery', () => {
    const order = orderOf(
      [line(1, 3, 1000, { country: 'CN', customsDeclaration: '10702070/010126/1' }), line(2, 1, 122)],
      610,
    );
    expect(updLines(order, [handed(1, 2)], [])).toEqual([
      {
        position: 1,
        parts: [{ from: 0, count: 2 }],
        article: 'MPN-1',
        name: 'MPN-1 Резистор',
        unit: 'piece',
        quantity: 2,
        total: 666,
        vat: 120,
        vatPercent: 22,
        country: 'CN',
        customsDeclaration: '10702070/010126/1',
      },
      {
        position: 0,
        parts: [{ from: 0, count: 1 }],
        article: '',
        name: 'Доставка',
        unit: 'service',
        quantity: 1,
        total: 610,
        vat: 110,
        vatPercent: 22,
      },
    ]);
  });

  it('of a later parcel have the next pieces, without the delivery', () => {
    const order = orderOf([line(1, 3, 1000)], 610);
    const first = updLines(order, [handed(1, 2)], []);
    expect(updLines(order, [handed(1, 1)], first)).toMatchObject([{ parts: [{ from: 2, count: 1 }], total: 334 }]);
    expect(updLines(order, [handed(1, 1)], updLines(order, [handed(1, 3)], []))).toEqual([]);
  });

  it('carry the marking codes of their parcel', () => {
    const marks = [{ code: 'a', pieces: 1 }];
    expect(updLines(orderOf([line(1, 1, 100)]), [handed(1, 1, marks)], [])[0]?.marks).toBe(marks);
    expect(updLines(orderOf([line(1, 1, 100)]), [handed(1, 1)], [])[0]).not.toHaveProperty('marks');
  });

  it('are not only a delivery', () => {
    expect(updLines(orderOf([line(1, 1, 100)], 610), [handed(2, 1)], [])).toEqual([]);
  });
});

it.each([
  [5, [], 2, [{ from: 0, count: 2 }]],
  [5, [{ from: 0, count: 2 }], 2, [{ from: 2, count: 2 }]],
  [
    5,
    [
      { from: 3, count: 1 },
      { from: 1, count: 1 },
    ],
    3,
    [
      { from: 0, count: 1 },
      { from: 2, count: 1 },
      { from: 4, count: 1 },
    ],
  ],
  [2, [{ from: 0, count: 1 }], 5, [{ from: 1, count: 1 }]],
  [2, [{ from: 0, count: 2 }], 1, []],
])('of %i pieces without %j the first %i are %j', (quantity, taken, count, expected) => {
  expect(freePieces(quantity, taken, count)).toEqual(expected);
});

/** An order, pieces that are never sent, and wishes how to pack: shares of the rest, and whether the parcel comes back. */
const scenes = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5000 }),
      total: fc.integer({ min: 0, max: 9_000_000 }),
      percent: fc.constantFrom(22, 10, 0, null),
      isShort: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  cargo: fc.integer({ min: 0, max: 90_000 }),
  parcels: fc.array(
    fc.record({
      shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
      isBack: fc.boolean(),
    }),
    {
      maxLength: 6,
    },
  ),
});

describe('law', () => {
  it('the УПД of any parcels add up to the order, to the kopeck, also if some came back', () => {
    fc.assert(
      fc.property(scenes, ({ lines: drawn, cargo, parcels }) => {
        const lines = drawn.map(({ quantity, total, percent }, at) =>
          line(at + 1, quantity, total, { vatPercent: percent as UpdOrderLine['vatPercent'] }),
        );
        const order = orderOf(lines, cargo);
        // A short line loses its last piece before it is sent.
        const left = drawn.map(({ quantity, isShort }) => (isShort && quantity > 1 ? quantity - 1 : quantity));
        let inForce: readonly UpdLine[] = [];
        const send = (counts: readonly number[], isBack: boolean): void => {
          const goods = counts.flatMap((count, at) => (count === 0 ? [] : [handed(at + 1, count)]));
          const rows = updLines(order, goods, inForce);
          expect(rows.filter(({ position }) => position > 0).map(({ quantity }) => quantity)).toEqual(
            goods.map(({ quantity }) => quantity),
          );
          for (const { total, vat, vatPercent } of rows) expect(vat).toBe(vatInside(total, vatPercent));
          if (isBack) return;
          inForce = [...inForce, ...rows];
          for (const [at, count] of counts.entries()) left[at] = (left[at] ?? 0) - count;
        };
        for (const { shares, isBack } of parcels) {
          send(
            left.map((rest, at) => Math.floor(rest * (shares[at] ?? 0))),
            isBack,
          );
        }
        send([...left], false);
        const unsent = drawn.reduce((sum, { quantity, total, isShort }) => {
          const isSent = !isShort || quantity === 1;
          return isSent ? sum : sum + total - Math.floor((total * (quantity - 1)) / quantity);
        }, 0);
        const whole = drawn.reduce((sum, { total }) => sum + total, 0) + cargo;
        const { net, vat, total } = updTotals(inForce);
        expect(total).toBe(whole - unsent);
        expect(net + (vat ?? 0)).toBe(total);
        const pieces = inForce.flatMap(({ position, parts }) =>
          parts.flatMap(({ from, count }) => Array.from({ length: count }, (_, at) => `${position}/${from + at}`)),
        );
        expect(new Set(pieces).size).toBe(pieces.length);
      }),
      { numRuns: 60 },
    );
  });
});

it('the sums say whether there is VAT at all', () => {
  const rows = (percent: 22 | 0 | null) =>
    updLines(orderOf([line(1, 1, 122, { vatPercent: percent })]), [handed(1, 1)], []);
  expect(updTotals(rows(22))).toEqual({ net: 100, vat: 22, total: 122 });
  expect(updTotals(rows(0))).toEqual({ net: 122, vat: 0, total: 122 });
  expect(updTotals(rows(null))).toEqual({ net: 122, vat: null, total: 122 });
});

it('the status is that of the seller', () => {
  expect((['general', 'five', 'seven', 'exempt'] as const).map((vatMode) => updStatus({ vatMode }))).toEqual([
    1, 1, 1, 2,
  ]);
});

it('only goods from abroad have a country', () => {
  expect(['CN', 'RU', 'XX', undefined].map(originCountry)).toEqual([{ code: '156', name: 'КИТАЙ' }, null, null, null]);
});
