import { readQuery, vocabularyOf } from '@farad/domain/search-query';
import { localized } from '@farad/domain/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';
import { anyFilter, product, smallFrame } from '../testing/small-frame.ts';

const numbers = Array.from({ length: 20_000 }, (_, i) =>
  product(i + 1, {
    mpn: `RC${(i * 7919) % 100_000}FR-${i % 97}K`,
    title: localized({ ru: `Чип-резистор ${i % 50} кОм`, en: 'Chip resistor', tr: 'Çip direnç' }),
    demand: i % 13,
  }),
);
const engine = buildEngine(smallFrame, numbers);
const vocabulary = vocabularyOf(smallFrame);
const limits = { products: 6, categories: 3, brands: 3, words: 3 };

/** Searches for a text, reads it and asks for suggestions. Returns true if all results are valid. */
const askAll = (text: string): boolean => {
  const reading = readQuery(text, vocabulary);
  const { count, inStockCount, ids } = engine.search({ ...anyFilter, text }, { facets: [], debug: true, reading });
  const { products } = engine.suggest({ text, locale: 'ru', reading, limits });
  return count >= ids.length && count >= inStockCount && products.length <= limits.products;
};

const longDigits = '9'.repeat(200);

test.each([
  ['100 kB', 'rc1'.repeat(33_334)],
  ['200 pieces', 'a b '.repeat(50)],
  ['200 times the same word', 'резистор '.repeat(22)],
  ['control characters', Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('')],
  ['a zero byte in a number', 'RC\u0000123'],
  ['brackets', '('.repeat(150)],
  ['a regular expression', '(a+)+$|[^x]*\\d{1,99}?.*(?=резистор)(?<!x)\\p{L}'],
  ['a slow regular expression', `${'a'.repeat(60)}!`],
  ['SQL', "'; DROP TABLE products; -- %_%' OR 1=1 /*"],
  ['wildcards', '%_*?.+%'],
  ['very long digits', longDigits],
  ['digits and points', '1.'.repeat(100)],
  ['an exponent', '1e999999 10e-400 0x7fffffffffffffff'],
  ['slashes and commas', '1/2,3/4,5/6,'.repeat(16)],
  ['alternating scripts', 'аaбbвc'.repeat(30)],
  ['letters that fold to several', 'ЖЩЧЮЯ'.repeat(40)],
  ['letters of transliteration that branch', 'cxyjcshchxyz'.repeat(3)],
  ['forty letters one error away', 'RC7919FR-1KRC7919FR-1KRC7919FR-1KRC7919X'],
  ['combining marks', `е${'\u0301'.repeat(180)}`],
  ['ligatures that grow', '\uFDFA'.repeat(60)],
  ['surrogates without a partner', '\uD800RC\uDC00'],
  ['emoji', '👩‍🔬🔋⚡'.repeat(20)],
  ['right to left', '\u202Eсопротивление\u202C مقاوم'],
  ['names of the prototype', '__proto__ constructor toString hasOwnProperty'],
])('%s: answered', (_, text) => {
  expect(askAll(text)).toBe(true);
});

test('every block of Unicode', () => {
  for (let start = 0; start < 0x11_0000; start += 128) {
    const text = String.fromCodePoint(...Array.from({ length: 8 }, (_, i) => start + i * 16));
    const reading = readQuery(text, vocabulary);
    expect(engine.search({ ...anyFilter, text, limit: 1 }, { facets: 'none', reading }).ids.length).toBeLessThan(2);
  }
});

test('any text at all', () => {
  const piece = fc.oneof(
    fc.constantFrom('RC7919', 'резистор', '10к', '(((', '\\', '%', 'ё', '0x', "'", '--', '\u0000'),
    fc.string({ unit: 'binary', maxLength: 10 }),
    fc.stringMatching(/^[А-Яа-яA-Za-z0-9.,/-]{1,12}$/u),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      expect(askAll(pieces.join(' '))).toBe(true);
    }),
  );
});
