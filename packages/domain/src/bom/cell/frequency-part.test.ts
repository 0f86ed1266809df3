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

test.each([
  ['crystal 32250', '1210', null],
  ['crystal 13225', '1210', null],
  ['crystal 3225', '9999', null],
  ['oscillator 3225', '1210', 'SMD-3.2x2.5'],
  ['xtal 3225', '1210', 'SMD-3.2x2.5'],
  ['кварц 3225', '1210', 'SMD-3.2x2.5'],
  ['генератор 3225', '1210', 'SMD-3.2x2.5'],
  ['kristal 3225', '1210', 'SMD-3.2x2.5'],
  ['osilatör 3225', '1210', 'SMD-3.2x2.5'],
  ['16 Hz 3225', '1210', 'SMD-3.2x2.5'],
  ['1,5 MHz 3225', '1210', 'SMD-3.2x2.5'],
  ['8МГц 3225', '1210', 'SMD-3.2x2.5'],
  ['16MHzx 3225', '1210', null],
  ['@16MHz 3225', '1210', null],
  ['@ 16MHz 3225', '1210', null],
  ['16MHz 10 k ohm 3225', '1210', null],
  ['16MHz 10Ω 3225', '1210', null],
  ['16MHz 10 кОм 3225', '1210', null],
  ['16MHz 10  R  ohm 3225', '1210', null],
])('the size in %s', (text, inch, expected) => expect(frequencyBody(text, inch)).toBe(expected));

test.each([
  ['Crystal-1612', 'SMD-1.6x1.2'],
  ['xtal_2016', 'SMD-2.0x1.6'],
  ['osc 2520', 'SMD-2.5x2.0'],
  ['oscillator2520', 'SMD-2.5x2.0'],
  ['6035', 'SMD-6.0x3.5'],
  ['7050', 'SMD-7.0x5.0'],
  ['8045', 'SMD-8.0x4.5'],
  ['3225_4Pin', 'SMD-3.2x2.5'],
  ['3225 4P', 'SMD-3.2x2.5'],
  [' 32252P ', 'SMD-3.2x2.5'],
  ['9050', null],
  ['32255', null],
  ['x3225', null],
  ['3225-44P', null],
  ['SMD--3225', null],
])('the size of a crystal %s: %s', (text, expected) => expect(sizeOfCrystal(text, 'Crystal')).toBe(expected));

test.each([
  [' 8 Hz', true],
  ['8.5  MHz', true],
  ['8 кГц', true],
  ['8M Гц', false],
  ['8MHz,x', true],
  ['8MHz;x', true],
  ['8MHz/x', true],
  ['8MHz(x)', true],
  ['8MHzx', false],
  ['x8MHz', false],
  ['8MHz-x', false],
  ['MHz', false],
])('%j begins with a frequency, alone: %s', (text, expected) => expect(isFrequency(text)).toBe(expected));
