import { expect, test } from 'vitest';

import type { ProductId } from '../product/index.ts';
import { askedNumbers, matchPastedLines, readPastedList } from './index.ts';

const catalogue = [
  [11, '1N4148'],
  [12, '1N-4148'],
  [13, 'К155ЛА3'],
  [14, 'LM317'],
  [15, 'BC547'],
  [16, 'BC547'],
  [10_555, 'NE555'],
  [17, '10555'],
].map(([id, mpn]) => ({ id: id as ProductId, mpn: String(mpn) }));

const matched = (text: string) =>
  matchPastedLines(readPastedList(text).lines, catalogue).map(({ reading, parts }) => [
    reading?.quantity ?? null,
    ...parts.map(({ id }) => id),
  ]);

test.each([
  ['1n4148 10', [10, 11]],
  ['1N 4148;10', [10, 11, 12]],
  ['1N-4148;10', [10, 12]],
  ['К155ЛА3;2', [2, 13]],
  ['ВС547;3', [3, 15, 16]],
  ['LM 317', [1, 14]],
  ['10555;1', [1, 17]],
  ['17;1', [1, 17]],
  ['nothing;4', [4]],
  ['1N4148;0', [null]],
])('%j', (line, expected) => {
  expect(matched(line)).toEqual([expected]);
});

test('a whole list is asked for at once', () => {
  const { lines } = readPastedList('1N4148;10\n1N-4148;5\nВС547;1\n10555;1');
  expect(askedNumbers(lines)).toEqual({
    numbers: ['1N4148', '1N-4148', 'ВС547', '10555'],
    keys: ['1N4148', 'ВС547', 'BC547', '10555'],
    ids: [10_555],
  });
});

test('a number of a supplier leads to its part where no maker has it', () => {
  const { lines } = readPastedList('C14663;10\n1N4148;5');
  const parts = [
    { id: 1 as ProductId, mpn: 'CC0603', otherKeys: ['C14663', '1N4148'] },
    { id: 2 as ProductId, mpn: '1N4148' },
  ];
  expect(matchPastedLines(lines, parts).map(({ parts: own }) => own.map(({ id }) => id))).toEqual([[1], [2]]);
});
