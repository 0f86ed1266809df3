import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderNumber, orderNumber } from './index.ts';

test('year and sequence', () => {
  expect(orderNumber(123, 2026)).toBe('26-000123');
  expect(orderNumber(1_234_567, 26)).toBe('26-1234567');
  expect(orderNumber(1, 2101)).toBe('01-000001');
  expect(orderNumber(1, 0)).toBe('00-000001');
  expect(() => orderNumber(1, -1)).toThrow(RangeError);
  expect(() => orderNumber(0, 2026)).toThrow(RangeError);
  expect(() => orderNumber(1.5, 2026)).toThrow(RangeError);
});

test('law: different orders of a year have different, valid numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.integer({ min: 1 }), (a, b) => {
      expect(isOrderNumber(orderNumber(a, 2026))).toBe(true);
      expect(orderNumber(a, 2026) === orderNumber(b, 2026)).toBe(a === b);
    }),
  );
});

test('the longest sequence has fifteen digits', () => {
  expect(isOrderNumber(`26-${'1'.repeat(15)}`)).toBe(true);
});

test.each(['26-123', '126-000123', `26-${'1'.repeat(16)}`, 'x', 26, null, '26-000123\n'])(
  '%j is no order number',
  (value) => {
    expect(isOrderNumber(value)).toBe(false);
  },
);
