import { describe, expect, it } from 'vitest';

import { largeQuantity, readBomQuantity, separatesThousands, withoutThousands } from './quantity.ts';

const quantity = (text: string) => {
  const read = readBomQuantity(text);
  return read.kind === 'quantity' ? read.quantity : read.kind;
};

describe('quantities', () => {
  it.each([
    ['1 (spare)', 1],
    ['12345 (for the test)', 12_345],
    ['2(x)', 2],
    [`1 (${'x'.repeat(81)})`, 1],
    [`1 (${'x'.repeat(82)})`, 'bad'],
    ['123456 (spare)', 'bad'],
    ['x1 (spare)', 'bad'],
    ['1 (spare) 2', 'bad'],
    ['1 (2 spare)', 'bad'],
    ['1 ((spare))', 'bad'],
    ['1  (spare)', 'bad'],
    ['999 999', 999_999],
    ['1234 567', 'bad'],
    ['1 23', 'bad'],
    ["1'234’567", 1_234_567],
    ['1,234,567', 1_234_567],
    ['1234,567,890', 'bad'],
    ['x1,234,567', 'bad'],
    ['1,234,5678', 'bad'],
    ['1.234,567', 'bad'],
    ['2,5000', 3],
    ['2,123456789', 3],
    ['2,12345678901234567890', 3],
    ['2,123456789012345678901', 'bad'],
    ['5  шт.', 5],
    ['x  5', 5],
    ['+ 5', 5],
    ['− 5', 'bad'],
    ['5e+0', 5],
    ['1.123456789e+9', 'bad'],
    ['1.5e+1', 15],
    ['1.5e+123', 'bad'],
    ['2.123456789e+1', 22],
    ['2.1234567890e+1', 'bad'],
    ['x1e+1', 'bad'],
    ['1e+1x', 'bad'],
    ['0.1e+1', 1],
    ['0.01e+1', 1],
    ['0', 'bad'],
    ['--5', 'bad'],
    ['---', 'absent'],
    ['-x', 'bad'],
    ['x-', 'bad'],
  ])('%s is %s', (text, expected) => expect(quantity(text)).toBe(expected));
  it('tells a fraction and an exponent', () => {
    expect(readBomQuantity('2.5')).toEqual({ kind: 'quantity', quantity: 3, isFraction: true, wasExponent: false });
    expect(readBomQuantity('1.5e+1')).toEqual({ kind: 'quantity', quantity: 15, isFraction: false, wasExponent: true });
    expect(readBomQuantity('1 (x)')).toEqual({ kind: 'quantity', quantity: 1, isFraction: false, wasExponent: false });
  });
  it('more than ten thousand of one part on a board are many', () => expect(largeQuantity).toBe(10_000));
});

describe('the sign that separates thousands', () => {
  it.each([
    ['1,000|5', true],
    ['1.000 шт|5| |x', true],
    [' 1,000 |5', true],
    ['1,000', false],
    ['1,000|12,500', false],
    ['1,000|2,5', false],
    ['5|10', false],
    ['1,000|x', false],
    ['1,0000|5', false],
    ['0,500|5', false],
    ['1234,500|5', false],
    ['x1,000|5', false],
    ['123,500|5', true],
    ['12,500|5', true],
    ['', false],
  ])('%s: %s', (texts, expected) => expect(separatesThousands(texts.split('|'))).toBe(expected));
  it.each([
    ['1,000', '1000'],
    [' 1.000 шт ', '1000 шт'],
    ['12,500', '12500'],
    ['1,0000', '1,0000'],
    ['1,5', '1,5'],
    [' 5 ', ' 5 '],
  ])('%j without it is %j', (text, expected) => expect(withoutThousands(text)).toBe(expected));
});
