import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applySynonyms, countedSearch, resultsBucket, searchLengthMax } from './index.ts';

describe('a search is counted', () => {
  it.each([
    ['  NE555  DIP-8 ', 'ne555 dip-8'],
    ['Конденсатор\t0,1 мкФ', 'конденсатор 0,1 мкф'],
    // Part numbers that consist of digits only.
    ['61300211121', '61300211121'],
    ['885012206071', '885012206071'],
    ['1-1634503-0', '1-1634503-0'],
    ['74HC595 100 200 300 400', '74hc595 100 200 300 400'],
  ])('%s as %s', (typed, kept) => {
    expect(countedSearch(typed)).toBe(kept);
  });

  it.each([
    '+7 (916) 123-45-67',
    '8 916 123-45-67',
    '9161234567',
    'позвоните 8(916)1234567',
    '0532 123 45 67',
    '+90 532 123 45 67',
    'anna@example.ru',
    '4111 1111 1111 1111',
    '2200-1234-5678-9019',
    '500100732259',
    '',
    'x'.repeat(searchLengthMax + 1),
  ])('never: %s', (typed) => {
    expect(countedSearch(typed)).toBeNull();
  });

  /** Appends the last digit so that the Luhn checksum is valid. */
  const withCheckDigit = (digits: readonly number[]): string => {
    const sum = digits.toReversed().reduce((total, digit, at) => {
      const value = at % 2 === 0 ? digit * 2 : digit;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return [...digits, (10 - (sum % 10)) % 10].join('');
  };

  it.each([13, 16, 19])('never with the number of a card of %i digits, together or in groups', (length) => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length - 1, maxLength: length - 1 });
    fc.assert(
      fc.property(digits, (drawn) => {
        const card = withCheckDigit(drawn);
        expect(countedSearch(card)).toBeNull();
        expect(countedSearch(`карта ${card.replace(/(\d{4})(?=\d)/g, '$1 ')}`)).toBeNull();
      }),
    );
  });

  it.each([
    ['twenty digits with the sum of a card', '41111111111111111117'],
    ['twelve', '411111111116'],
    ['sixteen without it', '4111111111111112'],
    ['a text of the greatest length', 'x'.repeat(searchLengthMax)],
  ])('%s: kept', (_, typed) => {
    expect(countedSearch(typed)).toBe(typed);
  });

  it('as itself if already counted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const kept = countedSearch(typed);
        expect(kept === null ? null : countedSearch(kept)).toBe(kept);
      }),
    );
  });
});

it.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [10, 2],
  [11, 3],
])('%i results are of bucket %i', (count, bucket) => {
  expect(resultsBucket(count)).toBe(bucket);
});

describe('synonyms', () => {
  const synonyms = [
    { said: 'крона', meant: 'батарея 9 В' },
    { said: 'кт', meant: 'транзистор' },
    { said: 'КТ малой мощности', meant: 'транзистор TO-92' },
    { said: 'гнездо', meant: 'разъём' },
    { said: 'разъем', meant: 'гнездо' },
  ];
  it.each([
    ['Крона', 'батарея 9 В'],
    ['купить крона щелочная', 'купить батарея 9 В щелочная'],
    ['кт  малой мощности 315', 'транзистор TO-92 315'],
    ['кт 315', 'транзистор 315'],
    ['разъём гнездо', 'гнездо разъём'],
    ['кронах', null],
    ['NE555', null],
    ['', null],
  ])('%s is read as %s', (typed, read) => {
    expect(applySynonyms(typed, synonyms)).toBe(read);
  });
});
