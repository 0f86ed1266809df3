import { expect, test } from 'vitest';

import { misspeltField } from '../header/misspelt-header.ts';
import { readBomLines } from './read-bom-lines.ts';
import { recogniseLayout } from '../sheet/recognise-layout.ts';
import { sheetOf } from '../test-sheets.ts';

const linesOf = (text: string) => {
  const sheet = sheetOf(text.trimEnd());
  const layout = recogniseLayout([sheet], 0, {}, () => null);
  return readBomLines(sheet, layout).lines;
};

test('a header with a typing error keeps its meaning', () => {
  const lines = linesOf(`
    Refernce; Vlaue; Foot print; Quantitiy; Manufacturer Part Nubmer
    R1, R2; 10k 1%; 0402; 2; RC0402FR-0710KL
    C1; 100nF 16V X7R; 0402; 1; CL05B104KO5NNNC
    D1; 1N4148W; SOD-123; 1 |
  `);
  expect(lines.map(({ mpn, value, quantity }) => [mpn, value, quantity])).toEqual([
    ['RC0402FR-0710KL', '10k 1%', 2],
    ['CL05B104KO5NNNC', '100nF 16V X7R', 1],
    ['1N4148W', '1N4148W', 1],
  ]);
});

test.each([
  ['Vlaue', 'value'],
  ['Nominl', 'value'],
  ['Количесто', 'quantity'],
  ['Desgnator', 'designators'],
  ['Manufacurer', 'maker'],
  ['Value', 'value'],
  ['Qtv', null],
  ['Voltmeter', null],
  ['Colour', null],
])('the header %s is %s', (header, field) => {
  expect(misspeltField(header)).toBe(field);
});

test('a comma before three digits separates thousands if other quantities are whole numbers', () => {
  const quantities = (...texts: readonly string[]) =>
    linesOf(['MPN; Qty', ...texts.map((text, place) => `LM35${place}DR; ${text}`)].join('\n')).map(
      ({ quantity }) => quantity,
    );
  expect(quantities('1,000', '25', '10')).toEqual([1000, 25, 10]);
  expect(quantities('2.500', '100')).toEqual([2500, 100]);
  expect(quantities('1,000', '12,000', '3,000')).toEqual([1, 12, 3]);
  expect(quantities('1,000', '2,5', '3')).toEqual([1, 3, 3]);
});

test('at X and Q, a frequency makes the part a crystal', () => {
  const words = linesOf(`
    Designator; Value; Qty
    X1; 8 МГц; 1
    Q2; 32.768kHz 12.5pF; 1
    X2; PLS-4; 1
    Q3; BC847; 1
  `).map((line) => line.words.split(' ')[0]);
  expect(words).toEqual([
    'crystal',
    'crystal',
    expect.not.stringMatching('crystal'),
    expect.not.stringMatching('crystal'),
  ]);
});

test('a remark or a package after a number does not belong to it', () => {
  const numbers = linesOf(`
    Designator; MPN; Qty
    J1; SM02B-SRSS-TB (left side only); 1
    VT1; BC847B SOT-23; 1
    U1; MAX3232 CSE+; 1
    FU1; предохранитель 1А; 1
  `).map(({ mpn, description }) => [mpn, description]);
  expect(numbers).toEqual([
    ['SM02B-SRSS-TB', 'SM02B-SRSS-TB (left side only)'],
    ['BC847B', 'BC847B SOT-23'],
    ['MAX3232 CSE+', null],
    [null, 'предохранитель 1А'],
  ]);
});

test('a column of signs between quantities and parts is skipped', () => {
  const sheet = sheetOf('2; x; ceramic capacitor 1uF 0805\n1; x; ATTINY13A-SSU\n4; X; LM358DR');
  const layout = recogniseLayout([sheet], 0, {}, () => null);
  const { lines } = readBomLines(sheet, layout);
  expect(lines.map(({ quantity, mpn, description }) => [quantity, mpn ?? description])).toEqual([
    [2, 'ceramic capacitor 1uF 0805'],
    [1, 'ATTINY13A-SSU'],
    [4, 'LM358DR'],
  ]);
});
