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
