import { expect, test } from 'vitest';
import { areSiblings, mayBeOneNumber, mentionedNumbers, siblingNumber } from './mentioned-numbers.ts';

test.each([
  ['SI2302', 'SI2302CDS-T1-E3', true],
  ['2N3904', 'MMBT3904', true],
  ['5817', '1N5817WS', true],
  ['LM358DR', 'LM2904DR', false],
  ['AO3400A', 'AO3401A', false],
  ['STM32F103C8T6', 'STM32F103CBT6', false],
  ['AMS1117-3.3', 'AMS1117-5.0', false],
  ['RC0603FR-0710KL', 'RC0603FR-0747KL', false],
])('%s and %s may be one number: %s', (one, other, expected) => {
  expect(mayBeOneNumber(one, other)).toBe(expected);
  expect(mayBeOneNumber(other, one)).toBe(expected);
});

test.each([
  ['AO3400A', 'AO3401A', true],
  ['SN65HVD75DRB', 'SN65HVD78DRB', true],
  ['LM358DR', 'LM2904DR', true],
  ['AMS1117CD-5.0', 'AMS1117-5.0', false],
  ['STM32F103C8T6', 'STM32G431C8T6', false],
  ['BC847B', 'MMBT3904', false],
])('%s and %s are siblings: %s', (one, other, expected) => {
  expect(areSiblings(one, other)).toBe(expected);
});

test('reports numbers in the texts that cannot be the line’s own number', () => {
  const line = { mpn: 'LM2904DR', value: 'IC LM358DR', description: 'dual, LM2904, SOIC-8 100nF' };
  expect(mentionedNumbers(line)).toEqual(['LM358DR']);
  expect(mentionedNumbers({ ...line, mpn: null })).toEqual([]);
  expect(siblingNumber(line)).toBe('LM358DR');
  expect(siblingNumber({ mpn: 'LM358DR', value: 'LM358' })).toBeNull();
});

test.each([
  ['lm358', 'LM358DR', true],
  ['LM--358', 'LM358DR', true],
  ['LM 358', 'xxlm-358', true],
  ['', 'LM358', true],
  ['2N390', 'MMBT390', true],
  ['2N39', 'MMBT39', false],
  ['2N3904', '2N3906', false],
  ['AB3904', 'AB3904X', true],
  ['AB3904X', 'AB3904Y', false],
  ['AB123C456', 'CD123456', false],
  ['AB123C456', 'CD123D456', true],
  ['ABCX', 'DEFX', false],
])('%j and %j may be one number: %s', (one, other, expected) => {
  expect([mayBeOneNumber(one, other), mayBeOneNumber(other, one)]).toEqual([expected, expected]);
});

test.each([
  ['A3400', 'A3401', false],
  ['AO3400', 'BO3401', false],
  ['AO3400A', 'AO3400A', false],
  ['SN6', 'SN7', false],
  ['SN65', 'SN7', false],
  ['LM35A', 'LM35B', false],
  ['LM358', 'LM', false],
  ['LM35', 'LM358', false],
  ['LM135', 'LM35', true],
  ['LM12A34', 'LM12A56', true],
  ['', '', false],
  ['12AO34', '12AO56', false],
])('%j and %j are siblings: %s', (one, other, expected) => {
  expect([areSiblings(one, other), areSiblings(other, one)]).toEqual([expected, expected]);
});

test.each([
  ['(LM358DR)[TL072CP]|UA741CN;AD8065ARZ', ['LM358DR', 'TL072CP', 'UA741CN', 'AD8065ARZ']],
  ['LM358DR TL072CP UA741CN AD8065ARZ OPA134PA', ['LM358DR', 'TL072CP', 'UA741CN', 'AD8065ARZ']],
  ['LM358DR,,', ['LM358DR']],
  ['LM358DR, LM358DR', ['LM358DR']],
  ['LM358DR,TL072CP', ['LM358DR,TL072CP', 'LM358DR', 'TL072CP']],
  ['NE555, NE555PW', []],
  ['timer', []],
])('%s mentions %j', (value, expected) => {
  expect(mentionedNumbers({ mpn: 'NE555P', value, description: null })).toEqual(expected);
  expect(mentionedNumbers({ mpn: 'NE555P', value: null, description: value })).toEqual(expected);
});

test('300 characters are read; the value comes first', () => {
  const text = (blanks: number) => `${' '.repeat(blanks)}LM358DR`;
  const read = (description: string) => mentionedNumbers({ mpn: 'NE555P', value: 'TL072CP', description });
  expect([read(text(293)), read(text(294))]).toEqual([
    ['TL072CP', 'LM358DR'],
    ['TL072CP', 'LM358D'],
  ]);
});

test.each([
  ['LM358DR', 'LM2904DR LM2903DR', 'LM2904DR'],
  ['LM358DR', 'TL072CP', null],
  ['LM358DR', null, null],
  [null, 'LM2904DR', null],
])('a sibling of %s in %j is %s', (mpn, value, expected) => expect(siblingNumber({ mpn, value })).toBe(expected));
