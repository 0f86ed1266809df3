import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import { amountInWords } from './index.ts';

test.each([
  [0, 'Ноль рублей 00 копеек'],
  [101, 'Один рубль 01 копейка'],
  [1100, 'Одиннадцать рублей 00 копеек'],
  [2102, 'Двадцать один рубль 02 копейки'],
  [100_000, 'Одна тысяча рублей 00 копеек'],
  [2_200_100, 'Двадцать две тысячи один рубль 00 копеек'],
  [11_111_100, 'Сто одиннадцать тысяч сто одиннадцать рублей 00 копеек'],
  [123_456_789, 'Один миллион двести тридцать четыре тысячи пятьсот шестьдесят семь рублей 89 копеек'],
  [10 ** 11, 'Один миллиард рублей 00 копеек'],
  [11, 'Ноль рублей 11 копеек'],
  [21, 'Ноль рублей 21 копейка'],
  [400, 'Четыре рубля 00 копеек'],
  [500, 'Пять рублей 00 копеек'],
  [11_400, 'Сто четырнадцать рублей 00 копеек'],
  [1_400, 'Четырнадцать рублей 00 копеек'],
  [100_000_100, 'Один миллион один рубль 00 копеек'],
  [Number.MAX_SAFE_INTEGER, expect.stringMatching(/^Девяносто триллионов семьдесят один миллиард .* 91 копейка$/)],
])('%i kopecks: %s', (kopecks, words) => {
  expect(amountInWords(kopecks as Kopecks)).toEqual(words);
});

test.each([-1, 0.5, Number.NaN])('%d is no amount', (amount) => {
  expect(() => amountInWords(amount as Kopecks)).toThrow(RangeError);
});

/** Number that each word stands for. The tests use it to read an amount back from its words. */
const worth: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    0: 'ноль',
    1: 'один одна',
    2: 'два две',
    3: 'три',
    4: 'четыре',
    5: 'пять',
    6: 'шесть',
    7: 'семь',
    8: 'восемь',
    9: 'девять',
    10: 'десять',
    11: 'одиннадцать',
    12: 'двенадцать',
    13: 'тринадцать',
    14: 'четырнадцать',
    15: 'пятнадцать',
    16: 'шестнадцать',
    17: 'семнадцать',
    18: 'восемнадцать',
    19: 'девятнадцать',
    20: 'двадцать',
    30: 'тридцать',
    40: 'сорок',
    50: 'пятьдесят',
    60: 'шестьдесят',
    70: 'семьдесят',
    80: 'восемьдесят',
    90: 'девяносто',
    100: 'сто',
    200: 'двести',
    300: 'триста',
    400: 'четыреста',
    500: 'пятьсот',
    600: 'шестьсот',
    700: 'семьсот',
    800: 'восемьсот',
    900: 'девятьсот',
  }).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)])),
);
const scaleOf = (word: string): number =>
  [/^тысяч/, /^миллион/, /^миллиард/, /^триллион/].findIndex((form) => form.test(word)) + 1;

function readBack(text: string): number {
  const words = text.toLowerCase().split(' ');
  const end = words.findIndex((word) => word.startsWith('рубл'));
  let [sum, group] = [0, 0];
  for (const word of words.slice(0, end)) {
    const scale = scaleOf(word);
    if (scale === 0) group += worth[word] ?? Number.NaN;
    else [sum, group] = [sum + group * 1000 ** scale, 0];
  }
  return (sum + group) * 100 + Number(words[end + 1]);
}

test('law: the words read back give the sum', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 15), (kopecks) => {
      expect(readBack(amountInWords(kopecks as Kopecks))).toBe(kopecks);
    }),
  );
});
