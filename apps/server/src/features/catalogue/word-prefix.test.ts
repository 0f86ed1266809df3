import { expect, test } from 'vitest';

import { byWordPrefix } from './word-prefix.ts';

const names = [
  'Чип-резисторы',
  'Резисторы выводные',
  'Реле',
  'Щётки',
  'Dirençler',
  'Işık diyotları',
  'Texas Instruments',
];
const found = (typed: string): string[] => byWordPrefix(typed, names, (name) => name);

test.each([
  ['рези', ['Резисторы выводные', 'Чип-резисторы']],
  ['чип рез', ['Чип-резисторы']],
  ['РЕЗ чип', ['Чип-резисторы']],
  ['щетки', ['Щётки']],
  ['direnc', ['Dirençler']],
  ['ISIK', ['Işık diyotları']],
  ['ışık', ['Işık diyotları']],
  ['inst', ['Texas Instruments']],
  ['зисторы', []],
  ['резисторы 10к', []],
  ['', []],
  [' -,% ', []],
])('%s finds %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
