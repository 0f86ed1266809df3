import { expect, it } from 'vitest';
import { currencyOfHeadings, proposePrices } from './proposed-prices.ts';

const columns = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).map(([name, texts]) => ({ name, texts, filled: 1 }));
const found = (table: Readonly<Record<string, readonly string[]>>) =>
  proposePrices(columns(table), []).columns.map(({ quantity, field }) => `${quantity}: ${field}`);

it.each([
  ['plus signs', { '1+': ['0.5'], '100+': ['0.4'] }, ['1: 1+', '100: 100+']],
  ['ranges', { '1-9': ['5'], '10-99': ['4'] }, ['1: 1-9', '10: 10-99']],
  ['words', { 'от 10': ['5'], 'от 100 шт': ['4'] }, ['10: от 10', '100: от 100 шт']],
  ['numbers above prices', { '1': ['$5'], '25': ['4.50'] }, ['1: 1', '25: 25']],
  ['numbers above counts', { '1': ['12'], '2': ['30'] }, []],
  ['years', { '2024': ['12'], '2025': ['30'] }, []],
  ['a single quantity', { '1+': ['0.5'] }, []],
  ['words below', { '1+': ['yes'], '10+': ['no'] }, []],
])('columns headed by quantities alone: %s', (_, table, expected) => {
  expect(found(table)).toEqual(expected);
});

it.each([
  ['below their quantities', { 'Price 1/10/100': ['3.12/2.87/2.41', '5/4/3'] }, ['1: Price 1/10/100']],
  ['below quantities alone', { '5+/50+': ['3.12/2.87', '5/4'] }, ['5: 5+/50+']],
  ['with their quantities', { 'Price breaks': ['1+ 3.12; 10+ 2.87', '1+ 5; 50+ 4'] }, ['1: Price breaks']],
  ['without quantities, to be told row by row', { Price: ['3.12/2.87/2.41', '5/4/3'] }, ['1: Price']],
  ['dates', { 'Price date': ['12/05/2025', '13/05/2025'] }, []],
  ['fractions below another heading', { Ratio: ['1/2', '3/4'] }, []],
])('several prices in a cell: %s', (_, table, expected) => {
  expect(found(table)).toEqual(expected);
});

it('a price up to a quantity is that of one piece', () => {
  const table = { 'Цена, руб до 10': ['38,5'], 'Цена, руб от 10': ['34,1'], 'Цена, руб от 100': ['29,9'] };
  expect(found(table)).toEqual(['1: Цена, руб до 10', '10: Цена, руб от 10', '100: Цена, руб от 100']);
});

it.each([
  [{ 'Цена за 100 шт': ['150'] }, []],
  [{ 'Price per 1000': ['12.5'], Price: ['0.0125'] }, ['1: Price']],
])('a price of many pieces is no price of one: %j', (table, expected) => {
  expect(found(table)).toEqual(expected);
});

it.each([
  ['Артикул|Цена', 'RUB'],
  ['Part Number|Price', 'USD'],
  ['Ürün|Fiyat', 'TRY'],
  ['型号|价格', 'CNY'],
])('a list that names no currency has that of its headings: %s', (names, currency) => {
  expect(currencyOfHeadings(names.split('|'))).toBe(currency);
});
