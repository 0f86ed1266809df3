import { describe, expect, it } from 'vitest';
import { joinsPrices, quantitiesOfHeading, readJoinedPrices } from './joined-prices.ts';

const tiersOf = (text: string, heading: string, currency = 'USD') =>
  readJoinedPrices(text, heading, currency)
    ?.map(({ from, price }) => `${from}: ${Number(price.digits) / 10 ** price.scale}`)
    .join(' ') ?? null;

describe('several prices in one cell', () => {
  it.each([
    ['3.12/2.87/2.41', 'Price 1/10/100', '1: 3.12 10: 2.87 100: 2.41'],
    ['3.12 / 2.87 / 2.41', 'Price, USD 1+/10+/100+', '1: 3.12 10: 2.87 100: 2.41'],
    ['$3.12|$2.87', 'от 1 шт | от 10 шт', '1: 3.12 10: 2.87'],
    ['3,12; 2,87; 2,41', '1-9; 10-99; 100+', '1: 3.12 10: 2.87 100: 2.41'],
    ['3.12/2.87/2.41 $', '1/25/500', '1: 3.12 25: 2.87 500: 2.41'],
    ['1+ 3.12; 10+ 2.87', 'Price', '1: 3.12 10: 2.87'],
    ['1-9: $3.12\n10-99: $2.87', 'Price breaks', '1: 3.12 10: 2.87'],
    ['1:3.12/10:2.87', '', '1: 3.12 10: 2.87'],
  ])('%j below %j', (text, heading, expected) => {
    expect(tiersOf(text, heading)).toBe(expected);
  });

  it.each([
    ['nothing tells the quantities', '3.12/2.87/2.41', 'Price'],
    ['more prices than quantities', '3.12/2.87/2.41', 'Price 1/10'],
    ['kinds of prices', '3.12/2.87', 'Опт 1/Опт 2'],
    ['another currency', '€3.12/€2.87', 'Price 1/10'],
    ['falling quantities', '10: 3.12/1: 2.87', 'Price'],
    ['a single price', '3.12', 'Price 1/10'],
    ['a unit', '3.12/шт', 'Price 1/10'],
    ['a date', '12/05/2025', 'Price 1/10/100'],
    ['words', 'call/ask', 'Price 1/10'],
  ])('are not read: %s', (_, text, heading) => {
    expect(tiersOf(text, heading)).toBeNull();
  });

  it('are known whether or not the quantities are', () => {
    expect(['3.12/2.87', '1+ 3.12; 10+ 2.87', '3.12', '12/05/2025', 'A/B'].map(joinsPrices)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('quantities of a heading', () => {
    expect(quantitiesOfHeading('Цена, руб. 1/10/1000 шт')).toEqual([1, 10, 1000]);
    expect(quantitiesOfHeading('Цена 1/2/3')).toEqual([]);
    expect(quantitiesOfHeading('Цена')).toEqual([]);
  });
});
