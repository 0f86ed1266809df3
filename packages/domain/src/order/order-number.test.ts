import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderNumber, orderNumber } from './index.ts';

test('year and sequence', () => {
  expect(orderNumber(123, 2026)).toBe('26-000123');
  expect(orderNumber(1_234_567, 26)).toBe('26-1234567');
  expect(orderNumber(1, 2101)).toBe('01-000001');
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

test.each(['26-123', 'x', 26, null, '26-000123\n'])('%j is no order number', (value) => {
  expect(isOrderNumber(value)).toBe(false);
});
