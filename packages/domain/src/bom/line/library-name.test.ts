import { describe, expect, test } from 'vitest';

import { isLibraryName } from './library-name.ts';
import { readBomLines } from './read-bom-lines.ts';
import { recogniseLayout } from '../sheet/recognise-layout.ts';
import { sheetOf } from '../test-sheets.ts';

describe('names from CAD libraries', () => {
  test.each([
    'CAP0805',
    'CAP0603-CAP',
    'RESISTOR0603-RES',
    'RES_0402',
    'LED-1206',
    'C0402-12p',
    'L_SMD_0402',
    'CRYSTAL5032',
    'CRYSTALHC49S',
    'PINHD-2X3',
    'HDR-1x20',
    'MA03-2',
    'Res1',
    'Component_1',
    'MOMENTARY-SWITCH-SPST',
    'LED10MM',
    'M04LOCK',
    'M03X2SHROUD',
    'conn:CONN_01X02',
    'Header 4X2A',
    'Capacitor_1u_10_50V_X7R_0603C',
  ])('%s describes the part', (name) => expect(isLibraryName(name, null)).toBe(true));

  test.each([
    'CAP1188-1-CP-TR',
    'CAP1188',
    'CC0805KRX7R9BB104',
    'C0805C104K5RACTU',
    'CR0805-JW-103ELF',
    'RC0603FR-0710KL',
    'RES03K103JT',
    'LED2000PUR',
    'USBLC6-2SC6',
    'STM32F4-DISCOVERY',
    'ATSAMD21-XPLAINED-PRO',
    'CONMHF1-SMD-T',
    'MA4P7104F-1072T',
    'M24C02-WMN6TP',
    'M74HC04RM13TR',
    'LM358',
  ])('%s is a part number', (name) => expect(isLibraryName(name, null)).toBe(false));

  test('a name of letters and the value of the line describes the part', () => {
    expect(
      ['L2nH', 'Z32MHz', 'SS14'].map((name) => isLibraryName(name, name.slice(name.startsWith('S') ? 2 : 1))),
    ).toEqual([true, true, false]);
  });
});

test('symbols in the number column are no numbers, and numbers beside them stay', () => {
  const sheet = sheetOf(`
Quantity;RefDes;Value;Name;Pattern
3;C1, C2, C3;100nF;CAP_0603;CAP_0603
2;R1, R2;10k;RES_0603;RES_0603
1;U1;;CP2102N-A02-GQFN28;QFN-28
1;J1;VIN;HDR-1x2;HDR-1x2`);
  const { lines } = readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );
  expect(lines.map(({ mpn, value }) => [mpn, value])).toEqual([
    [null, '100nF'],
    [null, '10k'],
    ['CP2102N-A02-GQFN28', null],
    [null, 'VIN'],
  ]);
});

test('the name of a series in a library is no number, nor the symbol beside a value in words', () => {
  const sheet = sheetOf(`Ref;Qty;Value;Part
D1;1;BZX84C3V6;Diode:BZX84Cxx
J1;1;Power;conn:CONN_01X02
Q1;1;BC817;Transistor_BJT:BC817`);
  const { lines } = readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );
  expect(lines.map(({ mpn }) => mpn)).toEqual([expect.not.stringMatching(/xx$/u), null, 'BC817']);
});
