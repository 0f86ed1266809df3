import { expect, test } from 'vitest';
import { valueAtLetter } from './shift-digits.ts';

test.each([
  ['4R7', 'R', 0, 4.7],
  ['R047', 'R', 0, 0.047],
  ['47R', 'R', 0, 47],
  ['1K13', 'K', 3, 1130],
  ['2M', 'M', 6, 2e6],
  ['2R2', 'R', -12, 2.2e-12],
])('%s with the decimal sign %s and 10^%d is %d', (code, letter, exponent, value) =>
  expect(valueAtLetter(code, letter, exponent)).toBe(value),
);
