import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kopecks } from '../money/index.ts';
import {
  itemsOfLine,
  itemsOfPart,
  paidLines,
  linesByReceipt,
  piecesByReceipt,
  prepaymentReceipt,
  receiptOfParts,
  takePieces,
  tillLimits,
  type LineMove,
  type LineProgress,
  type PaidLine,
  type ReceiptItem,
} from './index.ts';
import { rowsOfPart } from './line-part.ts';
import { anyOrder, orderTotal } from './test-orders.ts';

const line = (quantity: number, total: number, name = 'Резистор 10 кОм 0805'): PaidLine => ({
  name,
  subject: 'commodity',
  quantity,
  total: total as Kopecks,
  vatPercent: 22,
});

const sumOf = (items: readonly ReceiptItem[]): number =>
  items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

const anyLine = fc
  .record({
    quantity: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 300_000 })),
    total: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 10 ** 10 })),
  })
  .map(({ quantity, total }) => line(quantity, total));

test('marked pieces are listed one by one with their codes, add up to the line, and keep the origin', () => {
  const marked: PaidLine = {
    name: 'Плата',
    subject: 'commodity',
    quantity: 3,
    total: 1e3 as Kopecks,
    vatPercent: 22,
    country: 'CN',
    customsDeclaration: '10702020/110626/0012345',
    marks: ['a', 'b'].map((code) => ({
      code,
      pieces: 1,
    })),
  };
  const origin = { country: 'CN', customsDeclaration: '10702020/110626/0012345' };
  const items = itemsOfPart(marked, { from: 0, count: 3 });
  expect(items.map(({ quantity, price, mark }) => [quantity, price, mark])).toEqual([
    [1, 333, 'a'],
    [1, 333, 'b'],
    [1, 334, undefined],
  ]);
  for (const item of items) expect(item).toMatchObject(origin);
  const { marks, ...plain } = marked;
  expect(marks).toHaveLength(2);
  expect(itemsOfLine({ ...plain, total: 900 as Kopecks })).toEqual([
    expect.objectContaining({ quantity: 3, ...origin }),
  ]);
});

test('a row has no field for an unknown origin', () => {
  const row = { name: 'Резистор 10 кОм 0805', subject: 'commodity', quantity: 1, vatPercent: 22 };
  expect(itemsOfPart(line(3, 100), { from: 0, count: 1 })).toStrictEqual([{ ...row, price: 33 }]);
  expect(itemsOfLine(line(1, 100))).toStrictEqual([{ ...row, price: 100 }]);
});

describe('items of a line', () => {
  test.each([
    [100, 12_500, [[100, 125]]],
    [3, 100, [[1, 100]]],
    [7, 7, [[7, 1]]],
    [1, 1, [[1, 1]]],
    [5, 0, []],
    [99_999, 199_998, [[99_999, 2]]],
    [100_000, 200_000, [[1, 200_000]]],
  ])('%i pieces for %i kopecks are %j', (quantity, total, groups) => {
    expect(itemsOfLine(line(quantity, total)).map((item) => [item.quantity, item.price])).toEqual(groups);
  });

  test.each([
    [1000, 100], // fewer kopecks than pieces
    [3, 1000], // the unit price is not in whole kopecks
    [100_000, 123_456_700], // more pieces than a row can hold
  ])('%i pieces for %i kopecks are one item that states the quantity', (quantity, total) => {
    expect(itemsOfLine(line(quantity, total))).toEqual([
      { name: `Резистор 10 кОм 0805, ${quantity} шт`, subject: 'commodity', quantity: 1, price: total, vatPercent: 22 },
    ]);
  });

  test('a long name is truncated for its quantity, never within a character', () => {
    const [item] = itemsOfLine(line(1000, 100, `${'ж'.repeat(118)}𝄞𝄞𝄞`));
    expect(item?.name).toBe(`${'ж'.repeat(118)}, 1000 шт`);
    const [plain] = itemsOfLine(line(1, 100, `a\n\tb${'c'.repeat(200)}`));
    expect(plain?.name).toMatch(/^a bc+$/);
    expect(plain?.name).toHaveLength(128);
    const [early] = itemsOfLine(line(1, 100, `𝄞${'ж'.repeat(130)}`));
    expect(early?.name).toBe(`𝄞${'ж'.repeat(126)}`);
  });

  test('nonexistent pieces and an empty name throw', () => {
    expect(() => itemsOfPart(line(3, 100), { from: 2, count: 2 })).toThrow(RangeError);
    for (const [from, count] of [
      [-1, 1],
      [1, -1],
      [0.5, 1],
      [0, 1.5],
    ] as const)
      expect(() => itemsOfPart(line(3, 300), { from, count })).toThrow(RangeError);
    expect(() => itemsOfLine(line(1, 100, ' \u0000\n'))).toThrow(RangeError);
  });

  test('zero pieces give no row', () => {
    expect(itemsOfPart(line(3, 300), { from: 1, count: 0 })).toEqual([]);
  });

  test('each marked piece has a row; pieces of other lines have none', () => {
    const marks = Array.from({ length: 5 }, (_, at) => ({ code: `c${at}`, pieces: 1 }));
    expect(rowsOfPart({ ...line(5, 500), marks }, { from: 2, count: 2 })).toEqual([
      { from: 2, count: 1 },
      { from: 3, count: 1 },
    ]);
  });

  test('law: one row per line, with its total', () => {
    fc.assert(
      fc.property(anyLine, (each) => {
        const items = itemsOfLine(each);
        expect(sumOf(items)).toBe(each.total);
        expect(items).toHaveLength(each.total === 0 ? 0 : 1);
        expect(items.every(({ quantity }) => quantity === 1 || quantity === each.quantity)).toBe(true);
      }),
    );
  });

  test('law: the parts of a line add up to its total, for any split', () => {
    fc.assert(
      fc.property(anyLine, fc.array(fc.integer({ min: 0, max: 300_000 }), { maxLength: 12 }), (each, marks) => {
        const cuts = [0, ...marks.map((mark) => mark % (each.quantity + 1)).sort((a, b) => a - b), each.quantity];
        const items = cuts.slice(1).flatMap((end, index) => {
          const from = cuts[index] ?? 0;
          return itemsOfPart(each, { from, count: end - from });
        });
        expect(sumOf(items)).toBe(each.total);
        expect(items.every(({ price, quantity }) => price > 0 && quantity > 0)).toBe(true);
      }),
    );
  });
});

test('metres, sets and packs are told as such; a row of metres counts metres', () => {
  const wire: PaidLine = { ...line(17, 15_001, 'Провод МГТФ 0,2'), unit: 'metre' };
  expect(itemsOfLine(wire)).toEqual([
    { name: 'Провод МГТФ 0,2, 17 м', subject: 'commodity', quantity: 1, price: 15_001, vatPercent: 22 },
  ]);
  expect(itemsOfPart(wire, { from: 0, count: 1 })[0]?.name).toBe('Провод МГТФ 0,2, 1 м');
  expect(itemsOfLine({ ...wire, total: 17_000 as Kopecks })).toEqual([
    { name: 'Провод МГТФ 0,2', subject: 'commodity', quantity: 17, unit: 'metre', price: 1000, vatPercent: 22 },
  ]);
  const names = (['set', 'pack'] as const).map((unit) => itemsOfLine({ ...line(3, 100), unit })[0]?.name);
  expect(names).toEqual(['Резистор 10 кОм 0805, 3 компл', 'Резистор 10 кОм 0805, 3 упак']);
});

describe('the amount paid for each line', () => {
  const order = (reduction: number) => ({
    lines: [
      { name: 'A', quantity: 3 as never, total: 10_000 as Kopecks, vatPercent: 22 as const },
      { name: 'B', quantity: 1 as never, total: 5000 as Kopecks, vatPercent: 10 as const },
    ],
    delivery: { name: 'Доставка', price: 35_000 as Kopecks, vatPercent: 22 as const },
    reduction: reduction as Kopecks,
  });

  test('the reduction is spread over the goods by largest remainder, delivery stays', () => {
    expect(paidLines(order(1000)).map(({ total, subject }) => [total, subject])).toEqual([
      [9333, 'commodity'],
      [4667, 'commodity'],
      [35_000, 'service'],
    ]);
    expect(paidLines({ ...order(0), delivery: null })).toHaveLength(2);
    expect(paidLines(order(0)).at(-1)).toMatchObject({ name: 'Доставка', quantity: 1 });
    expect(paidLines({ ...order(0), delivery: { ...order(0).delivery, price: 0 as Kopecks } })).toHaveLength(2);
  });

  test('the reduction is at most the goods', () => {
    expect(paidLines(order(15_000)).map(({ total }) => total)).toEqual([0, 0, 35_000]);
    expect(() => paidLines(order(15_001))).toThrow(RangeError);
    expect(() => paidLines(order(-1))).toThrow(RangeError);
  });
});

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

  test('payments of at least one rouble are made of other lines, if lines in order give a smaller one', () => {
    const rouble = 100 as Kopecks;
    const lines = [line(1, 1, 'a'), line(1, 2, 'b'), line(1, 98, 'c'), line(1, 99, 'd'), line(1, 0, 'free')];
    const groups = linesByReceipt(lines, 2, rouble);
    expect(groups.map((group) => group.map(({ name }) => name).join(' '))).toEqual(['a d free', 'b c']);
    // Here each group in the order of lines is large enough, so the order stays.
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
