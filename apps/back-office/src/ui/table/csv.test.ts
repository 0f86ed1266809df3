import { readJoinedPrices, readPrice } from '@farad/domain/import';
import { describe, expect, it } from 'vitest';

import { toCsv, writtenPrices, type FileCell, type FileWords } from './csv.ts';

const russian: FileWords = { decimalSign: ',', momentTitle: (title) => `${title} (МСК)` };
const english: FileWords = { decimalSign: '.', momentTitle: (title) => `${title} (Moscow time)` };

it('quotes cells that would break the table', () => {
  expect(toCsv(['Name', 'Note'], [['ООО «Ромашка»', 'a;b "c"\nd']], russian)).toBe(
    '\ufeffName;Note\r\nООО «Ромашка»;"a;b ""c""\nd"\r\n',
  );
});

it.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+79001234567', '+79001234567'],
  ['-0,95', '-0,95'],
  ['−2+3', "'−2+3"],
  ['＝1+1', "'＝1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
])('keeps %s from running as a formula', (value, written) => {
  expect(toCsv([value], [], russian)).toBe(`\ufeff${written}\r\n`);
});

describe('a file for a spreadsheet', () => {
  const rows: readonly (readonly FileCell[])[] = [
    [1234.5, '78.05', { at: '2026-11-23T21:30:59.000Z' }],
    [-0.1234, '', null],
  ];
  const titles = ['Сумма', 'Артикул', 'Создан'];

  it('has decimal commas and local times in Russian; a part number is no number', () => {
    expect(toCsv(titles, rows, russian)).toBe(
      '\ufeffСумма;Артикул;Создан (МСК)\r\n1234,5;78.05;2026-11-24 00:30\r\n-0,1234;;\r\n',
    );
  });

  it('has decimal points in English', () => {
    expect(toCsv(titles, rows, english)).toContain('\r\n1234.5;78.05;2026-11-24 00:30\r\n-0.1234;;\r\n');
    expect(toCsv(titles, rows, english)).toContain(';Создан (Moscow time)\r\n');
  });

  it('names no time zone without a time', () => {
    expect(toCsv(['Создан'], [[null], ['нет']], russian)).toBe('\ufeffСоздан\r\n\r\nнет\r\n');
  });

  it('has numbers without separators of thousands and without noise of calculation', () => {
    expect(toCsv([], [[1e21, 0.1 + 0.2, 1000 / 3]], russian)).toBe('\ufeff\r\n1000000000000000000000;0,3;333,3333\r\n');
  });

  it.each([russian, english])('has prices that the import reads back', (words) => {
    const prices = [
      { quantity: 1, price: 12.5 },
      { quantity: 10, price: 0.0625 },
    ];
    const read = readJoinedPrices(writtenPrices(prices, words), 'Цена', 'RUB');
    expect(read).toEqual(
      prices.map(({ quantity, price }) => ({ from: quantity, price: readPrice(String(price), 'RUB') })),
    );
    const single =
      toCsv([], [[0.0625]], words)
        .trim()
        .split('\r\n')
        .at(-1) ?? '';
    expect(readPrice(single, 'RUB')).toEqual(readPrice('0.0625', 'RUB'));
  });
});
