import { expect, test } from 'vitest';

import type { ProductId } from '../product/index.ts';
import { numbersToFind, matchPastedLines, readPastedList } from './index.ts';

const catalogue = [
  [11, '1N4148'],
  [12, '1N-4148'],
  [13, 'К155ЛА3'],
  [14, 'LM317'],
  [15, 'BC547'],
  [16, 'BC547'],
  [10_555, 'NE555'],
  [17, '10555'],
  [1, 'BAT54'],
  [7, 'BAV99'],
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
  ['7;2', [2, 7]],
  ['1N4148;0', [null]],
])('%j', (line, expected) => {
  expect(matched(line)).toEqual([expected]);
});

test('a whole list is looked up at once', () => {
  const { lines } = readPastedList('1N4148;10\n1N-4148;5\nВС547;1\n10555;1');
  expect(numbersToFind(lines)).toEqual({
    numbers: ['1N4148', '1N-4148', 'ВС547', '10555'],
    keys: ['1N4148', 'ВС547', 'BC547', '10555'],
    ids: [10_555],
  });
});

test('texts without a number are not looked up', () => {
  expect(numbersToFind(readPastedList('---;5').lines).keys).toEqual([]);
  expect(numbersToFind(readPastedList('12345678901;1\n01;1').lines).ids).toEqual([]);
  expect(numbersToFind(readPastedList('1234567890;1').lines).ids).toEqual([1_234_567_890]);
});

test('a line with an invalid quantity has no reading', () => {
  expect(matchPastedLines(readPastedList('1N4148;0').lines, catalogue)).toMatchObject([{ reading: null, parts: [] }]);
});

test('a supplier’s number shared by several parts finds all of them', () => {
  const parts = [1, 2].map((id) => ({ id: id as ProductId, mpn: `CC060${id}`, otherKeys: ['C14663'] }));
  const [match] = matchPastedLines(readPastedList('C14663;10').lines, parts);
  expect(match?.parts.map(({ id }) => id)).toEqual([1, 2]);
});

test.each(['КТ315Г', 'KT315Г', 'KТ315Г', 'кt-315г'])('%s of either keyboard is the one Cyrillic number', (typed) => {
  const { lines } = readPastedList(`${typed};2`);
  const part = { id: 1 as ProductId, mpn: 'КТ315Г' };
  expect(numbersToFind(lines).keys).toContain('КТ315Г');
  expect(matchPastedLines(lines, [part]).map(({ parts }) => parts)).toEqual([[part]]);
});

test('a supplier’s number finds its part if no maker has this number', () => {
  const { lines } = readPastedList('C14663;10\n1N4148;5');
  const parts = [
    { id: 1 as ProductId, mpn: 'CC0603', otherKeys: ['C14663', '1N4148'] },
    { id: 2 as ProductId, mpn: '1N4148' },
  ];
  expect(matchPastedLines(lines, parts).map(({ parts: own }) => own.map(({ id }) => id))).toEqual([[1], [2]]);
});
