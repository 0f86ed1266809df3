import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import {
  itemsOfLine,
  itemsOfPart,
  linesByReceipt,
  piecesByReceipt,
  prepaymentReceipt,
  receiptOfParts,
  takePieces,
  tillLimits,
  type LineMove,
  type LineProgress,
  type PaidLine,
} from './index.ts';
import { anyLine, line, sumOf } from './test-lines.ts';
import { anyOrder, orderTotal } from './test-orders.ts';
import { paidLines } from './test-paid-lines.ts';

describe('receipts', () => {
  const least = 1 as Kopecks;
  const itemsMax = tillLimits.yookassa.itemsMax;

  test('81 rows are too many, including delivery', () => {
    const rows = Array.from({ length: 80 }, () => line(3, 100));
    expect(prepaymentReceipt(rows, itemsMax)).toMatchObject({ ok: true, value: { kind: 'prepayment', total: 8000 } });
    expect(prepaymentReceipt([...rows, line(1, 35_000)], itemsMax)).toEqual({
      ok: false,
      error: { reason: 'too_long', itemCount: 81 },
    });
  });

  test('500 lines and their delivery need seven receipts of nearly equal length', () => {
    const rows = [...Array.from({ length: 500 }, (_, index) => line(3, 100 + index)), line(1, 35_000, 'Доставка')];
    const groups = linesByReceipt(rows, itemsMax, least);
    expect(groups.map(({ length }) => length)).toEqual([72, 72, 71, 72, 71, 72, 71]);
    expect(groups.flat()).toEqual(rows);
    // After three payments, the other lines are grouped as before.
    expect(linesByReceipt(groups.slice(3).flat(), itemsMax, least)).toHaveLength(4);
  });

  test('lines are regrouped if a payment of lines in order would be below one rouble', () => {
    const rouble = 100 as Kopecks;
    const lines = [line(1, 1, 'a'), line(1, 2, 'b'), line(1, 98, 'c'), line(1, 99, 'd'), line(1, 0, 'free')];
    const groups = linesByReceipt(lines, 2, rouble);
    expect(groups.map((group) => group.map(({ name }) => name).join(' '))).toEqual(['a d free', 'b c']);
    // Here each payment reaches one rouble if the lines keep their order, so they keep it.
    expect(linesByReceipt([line(1, 100), line(1, 1), line(1, 100)], 2, rouble).map(({ length }) => length)).toEqual([
      2, 1,
    ]);
    expect(linesByReceipt([line(1, 99)], 2, rouble)).toHaveLength(1);
  });

  test('a payment that is full takes no further line, however small its sum', () => {
    const lines = [1, 1, 1, 1, 300, 200].map((total) => line(1, total));
    const sums = linesByReceipt(lines, 3, 200 as Kopecks).map((group) => group.map(({ total }) => total));
    expect(sums).toEqual([
      [1, 1, 300],
      [1, 1, 200],
    ]);
  });

  test('law: no payment is below a rouble if another division allows it; the rest stays payable', () => {
    const anyLines = fc.array(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 100, max: 300 })), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 1, max: 9 }), (totals, max) => {
        const lines = totals.map((total) => line(1, total));
        const groups = linesByReceipt(lines, max, 100 as Kopecks);
        const rows = totals.filter((total) => total > 0).length;
        expect(groups).toHaveLength(Math.max(1, Math.ceil(rows / max)));
        expect(groups.flat().toSorted((a, b) => lines.indexOf(a) - lines.indexOf(b))).toEqual(lines);
        expect(groups.every((group) => group.filter(({ total }) => total > 0).length <= max)).toBe(true);
        const isPayable = (group: readonly PaidLine[]) => group.reduce((sum, { total }) => sum + total, 0) >= 100;
        const isPossible = totals.filter((total) => total >= 100).length >= groups.length;
        if (!isPossible) return;
        expect(groups.every(isPayable)).toBe(true);
        const [, ...others] = groups;
        const rest = lines.filter((each) => others.flat().includes(each));
        expect(others.length === 0 || linesByReceipt(rest, max, 100 as Kopecks).every(isPayable)).toBe(true);
      }),
    );
  });

  test('free lines need no row in a receipt', () => {
    const [free, kopeck] = [line(1, 0), line(1, 1)];
    expect(linesByReceipt([free, kopeck, free], 1, least)).toEqual([[free, kopeck, free]]);
    expect(linesByReceipt([kopeck, kopeck], 1, least)).toEqual([[kopeck], [kopeck]]);
    expect(linesByReceipt([free, free], 1, least)).toEqual([[free, free]]);
    const marks = Array.from({ length: 10 }, (_, at) => ({ code: `c${at}`, pieces: 1 }));
    const pieces = [{ line: { ...line(10, 2), marks }, part: { from: 0, count: 10 } }];
    expect(piecesByReceipt(pieces, 1)).toHaveLength(2);
  });

  test('adjacent pieces of a line are joined again, others are not', () => {
    const marks = Array.from({ length: 5 }, (_, at) => ({ code: `c${at}`, pieces: 1 }));
    const one: PaidLine = { ...line(5, 5), marks };
    const two: PaidLine = { ...line(5, 10), marks };
    const parts = [
      { line: one, part: { from: 0, count: 3 } },
      { line: two, part: { from: 1, count: 1 } },
      { line: two, part: { from: 3, count: 2 } },
    ];
    expect(piecesByReceipt(parts, itemsMax)).toEqual([parts]);
  });

  test('a pack with one code is one row; a part of it states its share', () => {
    const packs = { ...line(120, 12_000), marks: [50, 50, 20].map((pieces, at) => ({ code: `c${at}`, pieces })) };
    const items = itemsOfPart(packs, { from: 40, count: 80 });
    expect(items.map(({ name, quantity, price, mark, markPart }) => [name, quantity, price, mark, markPart])).toEqual([
      ['Резистор 10 кОм 0805, 10 шт', 1, 1000, 'c0', { pieces: 10, ofPieces: 50 }],
      ['Резистор 10 кОм 0805, 50 шт', 1, 5000, 'c1', undefined],
      ['Резистор 10 кОм 0805, 20 шт', 1, 2000, 'c2', undefined],
    ]);
  });

  test('returned pieces of a pack state the whole pack', () => {
    const back = { ...line(50, 5000), marks: [{ code: 'c0', pieces: 10, ofPieces: 50 }] };
    expect(itemsOfPart(back, { from: 0, count: 10 }).map(({ markPart }) => markPart)).toEqual([
      { pieces: 10, ofPieces: 50 },
    ]);
  });

  test('an amount of 0 gives no receipt', () => {
    expect(prepaymentReceipt([line(1, 0)], itemsMax)).toEqual({ ok: false, error: { reason: 'nothing_paid' } });
  });

  test('a parcel closes its own pieces', () => {
    const parts = [{ line: line(3, 100), part: { from: 1, count: 2 } }];
    expect(receiptOfParts('closing', parts, itemsMax)).toMatchObject({
      ok: true,
      value: { kind: 'closing', total: 67, items: [{ name: 'Резистор 10 кОм 0805, 2 шт', quantity: 1, price: 67 }] },
    });
  });

  test('law: an order’s payments fit on receipts and add up to its total; each line is in one of them', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 1, max: 12 }), (order, max) => {
        const lines = paidLines(order);
        const groups = linesByReceipt(lines, max, least);
        expect(groups.flat()).toEqual(lines);
        const receipts = groups.map((group) => prepaymentReceipt(group, max));
        const sums = receipts.map((receipt): number => (receipt.ok ? receipt.value.total : 0));
        expect(sums.reduce((sum, each) => sum + each, 0)).toBe(orderTotal(order));
        expect(receipts.every((receipt) => receipt.ok || receipt.error.reason === 'nothing_paid')).toBe(true);
        const rows = lines.filter(({ total }) => total > 0).length;
        expect(groups).toHaveLength(Math.max(1, Math.ceil(rows / max)));
        for (const [index, receipt] of receipts.entries()) {
          const names = (groups[index] ?? []).map(({ name }) => name.replace(/\s+/g, ' ').trim().slice(0, 20).trim());
          const items = receipt.ok ? receipt.value.items : [];
          expect(items.every((item) => names.some((name) => item.name.startsWith(name)))).toBe(true);
        }
      }),
    );
  });

  test('law: pieces of marked and other goods fit on receipts, piece by piece', () => {
    const anyMarks = fc.option(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 30 }), { nil: undefined });
    const anyPart = fc.record({
      quantity: fc.integer({ min: 1, max: 300 }),
      total: fc.integer({ min: 0, max: 10 ** 7 }),
      sizes: anyMarks,
      cut: fc.tuple(fc.integer({ min: 0, max: 299 }), fc.integer({ min: 1, max: 300 })),
    });
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 9 }), (wishes, max) => {
        const parts = wishes.map(({ quantity, total, sizes, cut }) => {
          const from = cut[0] % quantity;
          const marks = sizes?.map((pieces, at) => ({ code: `c${at}`, pieces }));
          const paid: PaidLine = { ...line(quantity, total), ...(marks === undefined ? {} : { marks }) };
          return { line: paid, part: { from, count: Math.min(cut[1], quantity - from) } };
        });
        const groups = piecesByReceipt(parts, max);
        const items = groups.map((group) => group.flatMap((each) => itemsOfPart(each.line, each.part)));
        expect(items.every(({ length }) => length <= max)).toBe(true);
        const whole = parts.flatMap((each) => itemsOfPart(each.line, each.part));
        expect(sumOf(items.flat())).toBe(sumOf(whole));
        expect(items.flat().map(({ mark }) => mark)).toEqual(whole.map(({ mark }) => mark));
        const pieces = (list: typeof parts) => list.reduce((sum, { part }) => sum + part.count, 0);
        expect(pieces(groups.flat())).toBe(pieces(parts));
      }),
    );
  });

  test('law: rows add up to the payment in kopecks, and none is free', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const items = paidLines(order).flatMap(itemsOfLine);
        expect(sumOf(items)).toBe(orderTotal(order));
        expect(items.every(({ price, quantity, name }) => price > 0 && quantity > 0 && name.length <= 128)).toBe(true);
      }),
    );
  });
});

describe('pieces cancelled, shipped and returned', () => {
  const start: LineProgress = { quantity: 5, cancelled: 0, shipped: 0, returned: 0 };

  test.each([
    ['cancel', 6, 'too_many_pieces'],
    ['return', 1, 'too_many_pieces'],
    ['ship', 0, 'invalid_quantity'],
    ['ship', 0.5, 'invalid_quantity'],
  ] as const)('%s of %d of five fresh pieces is refused: %s', (move, count, error) => {
    expect(takePieces(start, move, count)).toEqual({ ok: false, error });
  });

  test('law: any split refunds and closes exactly the line’s kopecks', () => {
    const moves = fc.array(
      fc.tuple(fc.constantFrom<LineMove>('cancel', 'ship', 'return'), fc.integer({ min: 1, max: 9 })),
    );
    fc.assert(
      fc.property(anyLine, moves, (each, steps) => {
        const sums: Record<LineMove, number> = { cancel: 0, ship: 0, return: 0 };
        let progress: LineProgress = { ...start, quantity: each.quantity };
        const take = (move: LineMove, count: number): void => {
          const step = takePieces(progress, move, count);
          if (!step.ok) return;
          progress = step.value.progress;
          sums[move] += sumOf(itemsOfPart(each, step.value.part));
        };
        for (const [move, count] of steps) {
          take(move, count);
          expect(sums.cancel + sums.return).toBeLessThanOrEqual(each.total);
          expect(sums.return).toBeLessThanOrEqual(sums.ship);
        }
        take('ship', progress.quantity - progress.cancelled - progress.shipped);
        expect(sums.cancel + sums.ship).toBe(each.total);
        take('return', progress.shipped - progress.returned);
        expect(sums.cancel + sums.return).toBe(each.total);
      }),
    );
  });
});
