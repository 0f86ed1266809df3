import { expect, test } from 'vitest';
import { frequencyBody } from './frequency-part.ts';

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
