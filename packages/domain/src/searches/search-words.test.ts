import { describe, expect, it } from 'vitest';

import { applySynonyms, countedSearch, resultsBucket, searchLengthMax, searchPeriods } from './index.ts';
import { synonymLengthMax, synonymsMax } from './synonyms.ts';

it('limits: 80 characters are counted, a thousand synonyms of 60 characters, four periods', () => {
  expect([searchLengthMax, synonymsMax, synonymLengthMax]).toEqual([80, 1000, 60]);
  expect(searchPeriods).toEqual([1, 7, 30, 90]);
  expect([resultsBucket(0), resultsBucket(1), resultsBucket(10), resultsBucket(11)]).toEqual([0, 1, 2, 3]);
});

describe('texts that look like personal data are not counted', () => {
  it.each([
    '79161234567',
    '89161234567',
    '9161234567',
    '05321234567',
    '5321234567',
    '905321234567',
    '00901234567890',
    '+1234567890',
    'a@b',
    'заказ 8 916 123.45.67 срочно',
    '4111.1111.1111.1111',
  ])('%s', (text) => expect(countedSearch(text)).toBeNull());
  it.each([
    '69161234567',
    '7916123456',
    '791612345678',
    '8161234567',
    '6321234567',
    '+123456789',
    'a @ b',
    '00911234567890',
    '1234-5678',
  ])('%s is counted', (text) => expect(countedSearch(text)).toBe(text));
  it('invisible characters and case do not matter', () => {
    expect(countedSearch(' ＮＥ555\u200b\tDIP\u0000 ')).toBe('ne555 dip');
    expect(countedSearch('\u200b')).toBeNull();
  });
});

describe('synonyms', () => {
  const synonyms = [
    { said: 'Ёлка', meant: 'ель' },
    { said: 'a b c', meant: 'abc' },
    { said: 'a', meant: 'x' },
  ];
  it.each([
    ['елка', 'ель'],
    ['ЁЛКА  ёлка', 'ель ель'],
    ['a b c', 'abc'],
    ['a b', 'x b'],
    ['z a b c d', 'z abc d'],
    ['ａ', 'x'],
    ['b c', null],
  ])('%s is %j', (text, read) => expect(applySynonyms(text, synonyms)).toBe(read));
  it('without synonyms nothing changes; an unchanged list is read once', () => {
    expect(applySynonyms('a', [])).toBeNull();
    expect([applySynonyms('a', synonyms), applySynonyms('a', synonyms)]).toEqual(['x', 'x']);
  });
});
