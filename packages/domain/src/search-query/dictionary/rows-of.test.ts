import { expect, it } from 'vitest';

import { rowsOf } from './rows-of.ts';

const table = `
a, b | 1
c | x|y | 3
d |  | 4

e
`;

it('each line is a row, and each cell has the name of its column', () => {
  expect(rowsOf(table, 'words', 'value', 'note')).toEqual([
    { words: 'a, b', value: '1', note: '' },
    { words: 'c', value: 'x|y', note: '3' },
    { words: 'd', value: '', note: '4' },
    { words: 'e', value: '', note: '' },
  ]);
});

it('an empty cell may be written with one space', () => {
  expect(rowsOf('d | | 4', 'words', 'value', 'note')).toEqual([{ words: 'd', value: '', note: '4' }]);
});

it('cells without a column are left out', () => {
  expect(rowsOf('a | b | c', 'first', 'second')).toEqual([{ first: 'a', second: 'b' }]);
});
