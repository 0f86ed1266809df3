import { describe, expect, it } from 'vitest';

import { plainText, readList, readValue } from './value/read-value.ts';

it.each(['', '-', '--', '---', '—', '/', 'nan', 'n/a', 'NA', 'NULL', 'undefined', '无', '暂无', '- @ 5V', '— '])(
  '%j means that there is no value',
  (text) => expect(readValue(text)).toEqual({ kind: 'absent' }),
);

it.each([
  ['yes', true],
  ['TRUE', true],
  ['是', true],
  ['Да', true],
  ['есть', true],
  ['Evet', true],
  ['var', true],
  ['No', false],
  ['false', false],
  ['否', false],
  ['нет', false],
  ['hayır', false],
  ['yok', false],
  ['Yes @ 5V', true],
])('%s is the flag %j', (text, value) => expect(readValue(text)).toEqual({ kind: 'flag', value }));

it.each([
  ['ＳＰＩ', 'SPI'],
  ['a、b', 'a, b'],
  ['a,b', 'a, b'],
  ['1,a', '1, a'],
  ['a,1', 'a, 1'],
  ['1,5', '1,5'],
  ['a;b', 'a; b'],
  ['a;  b', 'a; b'],
  [' a \t b\n', 'a b'],
  ['a;, ', 'a'],
  ['a\u0000b', 'a b'],
])('%j in plain characters is %j', (text, plain) => expect(plainText(text)).toBe(plain));

it('reads a thousand characters of a text', () => {
  expect(plainText('x'.repeat(1001))).toBe('x'.repeat(1000));
});

describe('ranges', () => {
  it.each([
    ['1V…5V', 1, 5, 'volt'],
    ['1V..5V', 1, 5, 'volt'],
    ['1V...5V', 1, 5, 'volt'],
    ['1V to 5V', 1, 5, 'volt'],
    ['1V÷5V', 1, 5, 'volt'],
    ['1-5V', 1, 5, 'volt'],
    ['1 – 5 V', 1, 5, 'volt'],
    ['1.5 - 5.5V', 1.5, 5.5, 'volt'],
    ['100mV~1V', 0.1, 1, 'volt'],
    ['1~500mA', 0.001, 0.5, 'ampere'],
    ['-40~85°C', -40, 85, 'celsius'],
    ['5~5V', 5, 5, 'volt'],
  ])('%s', (text, from, to, dimension) => {
    expect(readValue(text)).toEqual({ kind: 'range', from, to, dimension });
  });
  it.each(['1V~5A', '1V~', '~', '1V~2V~3V', '5-x', 'X~5V'])('%s is none', (text) => {
    expect(readValue(text).kind).not.toBe('range');
  });
  it('a fraction after a dash is a mixed number', () => {
    expect(readValue('1-1/2W')).toEqual({ kind: 'number', value: 1.5, dimension: 'watt' });
  });
});

describe('conditions', () => {
  it.each([
    ['5V@1A', 5, 'volt'],
    ['5V @ 1A, 25°C', 5, 'volt'],
  ])('%s: the value precedes them', (text, value, dimension) => {
    expect(readValue(text)).toEqual({ kind: 'number', value, dimension });
  });
  it('a text that starts with the sign is kept whole', () => {
    expect(readValue('@5V')).toEqual({ kind: 'text', text: '@5V' });
  });
  it('a text without a number keeps its condition', () => {
    expect(readValue('High @ Low')).toEqual({ kind: 'text', text: 'High @ Low' });
  });
});

describe('lists', () => {
  const volts = (...values: readonly number[]) =>
    values.map((value) => ({ kind: 'number', value, dimension: 'volt' }) as const);
  it.each([
    ['1V; 2V', volts(1, 2)],
    ['1V;2V', volts(1, 2)],
    ['1V ; 2V', volts(1, 2)],
    ['1V, 2V', volts(1, 2)],
    ['1V / 2V', volts(1, 2)],
    ['1/2/3V', volts(1, 2, 3)],
    ['1.5/2.5/3.5 V', volts(1.5, 2.5, 3.5)],
    ['1V, 1V', volts(1)],
    ['1, 2V', volts(1, 2)],
    ['Red: 1V, Green: 2V', volts(1, 2)],
    ['Blue:1V, CH2:2V, AB1:3V, X: 4V', volts(1, 2, 3, 4)],
  ])('%s', (text, values) => {
    expect(readList(text)).toEqual(values);
  });
  it('have at most twenty values', () => {
    const listed = (count: number): string => Array.from({ length: count }, (_, index) => `${index + 1}V`).join(', ');
    expect([readList(listed(20))?.length, readList(listed(21))]).toEqual([20, null]);
  });
  it('ranges that differ at one end are different', () => {
    expect(readList('1V~2V, 1V~3V')).toHaveLength(2);
    expect(readList('1V~3V, 2V~3V')).toHaveLength(2);
  });
  it.each(['5V', '1V@1A, 2V', '1/2/3/4/5/6V', '1V, 2A', '1V, x', 'a/b'])('%s is none', (text) => {
    expect(readList(text)).toBeNull();
  });
});
