import { expect, it } from 'vitest';

import { stockColumns } from './stock-columns.ts';

const column = (name: string, ...cells: readonly string[]) => ({ name, cells });
const [moscow, petersburg] = [column('Склад Москва', '5', 'нет', '>100'), column('Склад СПб', '2', '4', '')];

it.each([
  ['places add up', [moscow, petersburg], moscow.name, [moscow.name, petersburg.name]],
  [
    'one that is the sum of the others stands for them',
    [moscow, petersburg, column('Остаток', '7', '4', '100')],
    moscow.name,
    ['Остаток'],
  ],
  [
    'a sum that is called a place is one too',
    [moscow, petersburg, column('Склад Россия', '7', '4', '100')],
    moscow.name,
    ['Склад Россия'],
  ],
  [
    'a count without a place may hold the others or not',
    [column('Остаток', '9', '1', '3'), moscow, petersburg],
    'Остаток',
    ['Остаток'],
  ],
  ['what is reserved is no stock', [moscow, column('Резерв Москва', '1', '1', '1')], moscow.name, [moscow.name]],
  ['the same column twice counts once', [moscow, { ...moscow, name: 'Склад МСК' }], moscow.name, [moscow.name]],
  ['one place is one column', [moscow], moscow.name, [moscow.name]],
])('%s', (_, columns, best, wanted) => {
  expect(stockColumns(columns, best)).toEqual(wanted);
});
