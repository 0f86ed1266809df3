import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber, parseCount } from './index.ts';

test.each([
  ['1', 1],
  ['100', 100],
  ['10 000', 10_000],
  ['10\u00a0000', 10_000],
  ['1к', 1000],
  ['1k', 1000],
  ['2,5К', 2500],
  ['2 тыс.', 2000],
  ['100 шт', 100],
  ['100pcs', 100],
  ['10M', 10_000_000],
])('%s is %i pieces', (text, count) => {
  expect(parseCount(text)).toBe(count);
});

test.each([
  '',
  '0',
  '-1',
  '0.5',
  '1,5',
  '1e3',
  '1E3',
  '1e9',
  '10,000',
  '1 00',
  '10000001',
  '11М',
  'abc',
  '1кк',
  '0,0001к',
  '١',
  'NaN',
])('%j is not a quantity', (text) => {
  expect(parseCount(text)).toBeNull();
});

test('law: every quantity is read as printed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (count) => {
      expect(parseCount(String(count))).toBe(count);
      expect(parseCount(formatNumber(count, 'ru'))).toBe(count);
    }),
  );
});
