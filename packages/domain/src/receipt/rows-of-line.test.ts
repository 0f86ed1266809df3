import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import { itemsOfLine, itemsOfPart, type PaidLine } from './index.ts';
import { rowsOfPart } from './rows-of-line.ts';
import { anyLine, line, sumOf } from './test-lines.ts';

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

test('a joined item names its metres, sets or packs; an item priced by the metre counts metres', () => {
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
