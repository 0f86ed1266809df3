import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePackages, packageNames } from './decide-match-package.ts';

test.each([
  ['0603', '0603', 'same'],
  ['0603', '1608', 'same'],
  ['LED_0603_O', '0603', 'same'],
  ['Resistor_SMD:R_0805_2012Metric', '0805', 'same'],
  ['0603', '0805', 'other'],
  ['SOT-23', 'SOT-23-3', 'same'],
  ['SOT-23', 'SOT-23-5', 'other'],
  ['SOT-25', 'SOT-23-5', 'same'],
  ['SOIC-8', 'SOP-8', 'same'],
  ['SOIC-8', 'so-8', 'same'],
  ['DIP-8', 'PDIP-8', 'same'],
  ['DIP-8', 'SOIC-8', 'other'],
  ['SOD-123', 'SOD-123F', 'other'],
  ['TO-252', 'DPAK', 'same'],
  ['LQFP-48', 'LQFP-48(7x7)', 'same'],
  ['TQFP-44', 'QFP-44', 'unknown'],
  ['LQFP-48', 'LQFP-64', 'other'],
  ['SOIC-16W', 'SOIC-16', 'unknown'],
  ['MSOP-8', 'VSSOP-8', 'unknown'],
  ['TSSOP-20', 'SSOP-20', 'other'],
  ['SMD-3.2x2.5', '3225', 'same'],
  ['D (7343)', '7343', 'same'],
  ['D (7343)', 'A (3216)', 'other'],
  ['SMA', 'DO-214AC(SMA)', 'same'],
  ['СОТ-23', 'SOT-23', 'same'],
  ['SW-SMD', '0603', 'unknown'],
  ['210S-8X1/2.54', 'SIP-8', 'unknown'],
  ['', '0603', 'unknown'],
])('%s and %s: %s', (one, other, expected) => {
  expect(comparePackages(one, other)).toBe(expected);
  expect(comparePackages(other, one)).toBe(expected);
});

test('any two texts are compared, the same both ways, and a text is the same as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(comparePackages(one, other)).toBe(comparePackages(other, one));
      expect(comparePackages(one, one)).toBe('same');
    }),
  );
});

test('long texts name nothing', () => {
  expect(packageNames('SOT-23'.repeat(5000))).toEqual([]);
});
