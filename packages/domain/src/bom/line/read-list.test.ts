import { expect, test } from 'vitest';
import { readBomLines, recogniseLayout } from '../index.ts';
import { sheetOf } from '../test-sheets.ts';

test('a plain list: columns by their header, lines with designators, quantity, value, package and number', () => {
  const sheet = sheetOf(`
Reference;Qty;Value;Footprint;MPN;Manufacturer
R1, R2;2;4k7;Resistor_SMD:R_0603_1608Metric;RC0603FR-074K7L;Yageo
C3-C6;4;100n;C_0402;;
U1;1;STM32F103C8T6;Package_QFP:LQFP-48_7x7mm_P0.5mm;;ST`);
  const layout = recogniseLayout([sheet], 0, {}, () => null);
  const { lines, refused } = readBomLines(sheet, layout);
  expect(
    lines.map(({ designators, quantity, mpn, maker, value, package: body, words }) => [
      designators.join(' '),
      quantity,
      mpn,
      maker,
      value,
      body,
      words,
    ]),
  ).toEqual([
    ['R1 R2', 2, 'RC0603FR-074K7L', 'Yageo', '4k7', '0603', 'resistor 4k7 0603'],
    ['C3 C4 C5 C6', 4, null, null, '100n', '0402', 'capacitor 100n 0402'],
    ['U1', 1, 'STM32F103C8T6', 'ST', 'STM32F103C8T6', 'LQFP-48', ''],
  ]);
  expect(lines.flatMap(({ problems }) => problems)).toEqual([]);
  expect(refused).toEqual([
    { row: 1, sheet: null, reason: 'header', text: 'Reference | Qty | Value | Footprint | MPN | Manufacturer' },
  ]);
});
