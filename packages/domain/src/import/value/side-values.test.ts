import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { isOnRequest, readDays, readPieces, showsDecimalComma } from './side-values.ts';

it.each([
  ['5', 5],
  ['12 шт', 12],
  ['5 тыс.', 5000],
  ['5 тыс. шт', 5000],
  ['12 шт.', 12],
  ['1 234', 1234],
  ['1,234', 1234],
  ['10,000 In Stock', 10_000],
  ['5.000', 5000],
  ['7.0', 7],
  ['1 204,000', 1204],
  ['1,204.00', 1204],
  ['1204,000', 1204],
  ['1,204,000', 1_204_000],
  ['>1000', 1000],
  ['> 1000 шт', 1000],
  ['1000+', 1000],
  ['более 100', 100],
  ['100-500', 100],
  ['4,586 - Immediate', 4586],
  ['25 (удалённый склад)', 25],
  ['нет', 0],
  ['Нет в наличии', 0],
  ['под заказ', 0],
  ['Out of stock', 0],
  ['stokta yok', 0],
])('%s is %d pieces', (text, value) => {
  expect(readPieces(text)).toEqual({ kind: 'value', value });
});

it.each([
  ['84,000', 84],
  ['1 204,000', 1204],
  ['0,000', 0],
  ['12.000', 12_000],
  ['12,000 шт', 12],
  ['1204', 1204],
])('%s is %d pieces where a comma begins the decimals', (text, value) => {
  expect(readPieces(text, true)).toEqual({ kind: 'value', value });
});

it('half a piece is no number, whatever its comma means', () => {
  for (const text of ['84,500', '1 204,500']) expect(readPieces(text, true)).toEqual({ kind: 'unread' });
  expect(readPieces('1 204,500')).toEqual({ kind: 'unread' });
});

it.each([
  ['2,10', true],
  ['0,350', true],
  ['3,14159', true],
  ['1 204,000', true],
  ['1204,000', true],
  ['4,20 руб.', true],
  ['1,234', false],
  ['1,204,000', false],
  ['1,234.50', false],
  ['2.10', false],
  ['BC847,215', false],
])('%s shows a decimal comma: %s', (text, is) => {
  expect(showsDecimalComma(text)).toBe(is);
});

it.each(['есть', 'в наличии', 'много', '+++', '<10', '12,5', '2 недели', 'NE555', '1/2'])('%s is no number', (text) => {
  expect(readPieces(text)).toEqual({ kind: 'unread' });
});

it.each([
  ['', 'absent'],
  ['-', 'absent'],
  ['#N/A', 'absent'],
  ['-3', 'negative'],
  ['−12 шт', 'negative'],
])('%j is %s', (text, kind) => {
  expect(readPieces(text)).toEqual({ kind });
});

it.each([
  ['3-5', '', 5],
  ['3–5 дней', '', 5],
  ['4-6 недель', '', 42],
  ['2 нед.', '', 14],
  ['10 раб. дней', '', 14],
  ['1 мес.', '', 30],
  ['6 Weeks', '', 42],
  ['до 10 дн.', '', 10],
  ['со склада', '', 0],
  ['в наличии', '', 0],
  ['4-6', 'Срок, нед.', 42],
  ['8', 'Lead Time (Weeks)', 56],
  ['8', 'Срок поставки', 8],
])('%s of "%s" is %d days', (text, column, value) => {
  expect(readDays(text, column)).toEqual({ kind: 'value', value });
});

it.each(['по запросу', 'скоро', '5 шт', 'N/S'])('%s is no number of days', (text) => {
  expect(readDays(text)).toEqual({ kind: 'unread' });
});

it('recognises prices on request', () => {
  expect(['по запросу', 'Договорная', 'Call', 'уточняйте'].every(isOnRequest)).toBe(true);
  expect(isOnRequest('12,5')).toBe(false);
});

test('law: pieces and days are non-negative integers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      for (const read of [readPieces(text), readDays(text, text)])
        expect(read.kind !== 'value' || (Number.isSafeInteger(read.value) && read.value >= 0)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
