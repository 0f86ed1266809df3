import { expect, test } from 'vitest';

import { readDecimal, type Decimal } from '../import/price.ts';
import { changePercent, decimalText, isJump, isNominal, ratePlus, unitRate } from './rate.ts';

const decimal = (text: string): Decimal => readDecimal(text) ?? { digits: -1n, scale: 0 };

test.each([
  // Rates of the Bank of Russia of 1 April 2025, with its own figure for one unit.
  ['85,4963', 1, '85.4963'],
  ['21,8342', 100, '0.218342'],
  ['34,4230', 10_000, '0.0034423'],
  ['51,5411', 10_000, '0.00515411'],
  ['23,4880', 1, '23.488'],
  ['81,7341', 10, '8.17341'],
])('%s roubles for %d units are %s for one', (value, nominal, unit) => {
  expect(decimalText(unitRate({ value: decimal(value), nominal }))).toBe(unit);
});

test.each([
  ['77,9556', '0', '77.9556'],
  ['77,9556', '2', '79.514712'],
  ['77,9556', '1,5', '79.124934'],
  ['100', '10', '110'],
])('%s + %s %% is %s', (rate, percent, sum) => {
  expect(decimalText(ratePlus(decimal(rate), decimal(percent)))).toBe(sum);
});

test.each([
  ['80', '84', false],
  ['80', '84,0001', true],
  ['80', '76', false],
  ['80', '75,9999', true],
  ['0,0034423', '0,00361442', true],
])('from %s to %s is a jump of more than 5 %%: %s', (before, after, jumps) => {
  expect(isJump(decimal(before), decimal(after), 5)).toBe(jumps);
});

test.each([
  ['80', '104', 30],
  ['80', '76,64', -4.2],
  ['80', '80', 0],
])('the change from %s to %s is %d %%', (before, after, percent) => {
  expect(changePercent(decimal(before), decimal(after))).toBe(percent);
});

test('a nominal is a power of ten', () => {
  expect([1, 10, 100, 10_000].every(isNominal)).toBe(true);
  expect([0, -1, 2, 50, 1.5, 110, 10_000_000, Number.NaN].some(isNominal)).toBe(false);
});
