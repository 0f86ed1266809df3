import { expect, test } from 'vitest';
import { frequencyBody, isFrequency, sizeOfCrystal } from './frequency-part.ts';

test.each([
  ['16MHz 20pF ±20ppm 3225', '1210', 'SMD-3.2x2.5'],
  ['Резонатор кварцевый 8 МГц 3225', '1210', 'SMD-3.2x2.5'],
  ['crystal 2520', '1008', 'SMD-2.5x2.0'],
  ['600R@100MHz 1608', '0603', null],
  ['BEAD 600 Ohm 100 MHz 1608', '0603', null],
  ['16MHz 1210', '1210', null],
  ['10uF 25V 3225', '1210', null],
])('%s', (text, inch, expected) => {
  expect(frequencyBody(text, inch)).toBe(expected);
});

test.each([
  ['SMD-3225', 'crystal', 'SMD-3.2x2.5'],
  ['3225-4P', 'oscillator', 'SMD-3.2x2.5'],
  ['SMD5032-4P', 'кварц', 'SMD-5.0x3.2'],
  ['Crystal_SMD_3225-4Pin', 'crystal', null],
  ['HC-49S', 'crystal', null],
  ['3225', 'capacitor', null],
  ['4532', 'crystal', null],
])('%s of a %s: %s', (text, kind, expected) => {
  expect(sizeOfCrystal(text, kind)).toBe(expected);
});

test.each([
  ['8 MHz', true],
  ['32.768kHz 12.5pF', true],
  ['8МГц', true],
  ['600R@100MHz', false],
  ['BC847', false],
])('%s begins with a frequency: %s', (text, expected) => {
  expect(isFrequency(text)).toBe(expected);
});
