import { expect, test } from 'vitest';

import { headlessColumns } from './headless-columns.ts';
import { sheetOf } from '../test-sheets.ts';

const fieldsOf = (text: string) => {
  const { rows } = sheetOf(text.trim());
  const width = Math.max(...rows.map((cells) => cells.length));
  return headlessColumns(Array.from({ length: width }, (_, index) => rows.map((cells) => cells[index] ?? ''))).map(
    ({ field }) => field,
  );
};

test('packages without a header are no designators', () => {
  expect(
    fieldsOf(`
2;240 Ohm Resistor 1%;0402;0.013
1;USB to serial bridge;32QFN;4.5
1;16MHz Crystal 20 ppm;HC49US;0.35
2;N-Channel MOSFET 50V;SOT-323;0.45`),
  ).toEqual(['quantity', 'description', 'package', null]);
});

test('prices without a header are no quantities', () => {
  expect(fieldsOf('Green LED 20 mA;0.24\nAmber LED 20 mA;0.15\nRed LED 20 mA;0.15')).toEqual(['description', null]);
});

test('the same word again and again is no designator', () => {
  const rows = [
    '1206S4J0000',
    '0805S8J047K',
    '0805S8F100K',
    '0805S8F220J',
    '0805S8F330J',
    '0805S8F510J',
    '0805S8F680J',
  ];
  expect(fieldsOf(rows.map((number) => `(LINK);${number};SR PASSIVES`).join('\n'))[0]).not.toBe('designators');
});

test('names such as LDO_C1 are designators, each once', () => {
  expect(fieldsOf('LDO;;LP38501\nLDO_C1;10uF;C0805\nLDO_R1;3.3k;R0805\nLDO_R2;6.8k;R0805\nMOS1;NX6008;SOT23')[0]).toBe(
    'designators',
  );
});

test('values stand beside the names of a library', () => {
  expect(
    fieldsOf(
      'R1;R;R.Normal;27\nR2;R;R.Normal;4k7\nC1;CAP POL;Tantalio;10u\nC2;CC;CC.Normal;18pF\nQ1;NPN;NPN.Normal;BC817',
    ),
  ).toEqual(['designators', null, null, 'value']);
});
