import { expect, test } from 'vitest';

import { joinPages } from '../form/join-pages.ts';
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

test('rows below an empty column of designators are lines of their own', () => {
  const lines = linesOf(`
    Comment; Designator; Footprint; JLCPCB Part #
    CC0603KRX7R9BB104;; _0603MP; C14663
    CL21A106KAYNNNE;; C0805; C15850
    0603WAF1002T5E;; R0603; C25804
  `);
  expect(lines.map(({ mpn, quantity, alternates }) => [mpn, quantity, alternates])).toEqual([
    ['CC0603KRX7R9BB104', 1, []],
    ['CL21A106KAYNNNE', 1, []],
    ['0603WAF1002T5E', 1, []],
  ]);
});

test.each([
  ['Vlaue', 'value'],
  ['SUPLIER NUMBER', 'foreign_number'],
  ['Nominl', 'value'],
  ['Количесто', 'quantity'],
  ['Desgnator', 'designators'],
  ['Manufacurer', 'maker'],
  ['Value', 'value'],
  ['Qtv', null],
  ['Voltmeter', null],
  ['Colour', null],
  ['Alternat', null],
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

test('a column "Fitted" says which parts are fitted', () => {
  const lines = linesOf(`
    Designator; Comment; Footprint; Quantity; Fitted
    C1, C2; 100nF; CAPC1608X90N; 2; Fitted
    R1; 10k; RESC2012X60N; 1; Not Fitted
    R2; 10k; RESC0603X55N; 1; Fitted
    U1; LM358DR; SOIC-8; 1; Fitted
  `);
  expect(lines.map(({ isDnp }) => isDnp)).toEqual([false, true, false, false]);
  expect(lines.map((line) => line.package)).toEqual(['0603', '0805', '0603', 'SOIC-8']);
});

test('rows whose quantity is merged over them are one line', () => {
  const of = (text: string) => linesOf(text).map(({ designators, quantity }) => [designators.join(' '), quantity]);
  const header = 'Reference; Qty; Part Number; Manufacturer';
  expect(
    of(`${header}
    C1; 3; GRM188R71H104KA93D; Murata
    C2; 3; GRM188R71H104KA93D; Murata
    C5; 3; GRM188R71H104KA93D; Murata
    R1; 2; RC0603FR-0710KL; Yageo
    R2; 2; RC0603FR-0710KL; Yageo`),
  ).toEqual([
    ['C1 C2 C5', 3],
    ['R1 R2', 2],
  ]);
  expect(
    of(`Reference; Qty; Digi-Key Part Number
    C1; 2; 493-12996-1-ND
    C2; 2; 125LD50-R-ND`),
  ).toEqual([
    ['C1', 2],
    ['C2', 2],
  ]);
  // Each of these has its own quantity.
  expect(
    of(`${header}
    C1; 1; GRM188R71H104KA93D; Murata
    C2; 1; GRM188R71H104KA93D; Murata`),
  ).toEqual([
    ['C1', 1],
    ['C2', 1],
  ]);
});

test('in an element list, designators may go on beside the supply document', () => {
  const [line, ...others] = linesOf(`
    Поз. обозначение; Наименование; Кол.; Примечание
    С1, С2,; К10-17б-М47-1000 пФ ±10%; 6;
    С5...С8; ОЖ0.460.107 ТУ; ;
    R1; Р1-12-0,1-10 кОм ±1%; 1;
  `);
  expect([line?.designators.join(' '), line?.quantity, line?.problems]).toEqual(['C1 C2 C5 C6 C7 C8', 6, []]);
  expect(others).toHaveLength(1);
});

test('a specification goes on over sheets with further positions', () => {
  const page = (name: string, rows: string) => ({
    ...sheetOf(`Формат;Зона;Поз.;Обозначение;Наименование;Кол.;Примечание\n${rows}`),
    name,
  });
  const first = page('Лист1', ';;5;;Конденсатор К10-17в-0,1 мкФ;3;C1-C3\n;;6;;Реле РЭС49;1;K1');
  const next = page('Лист2', ';;7;;Резистор С2-33Н-0,25-1 кОм;2;R1, R2');
  const other = page('Лист2', ';;5;;Корпус;1;');
  expect(joinPages([first, next], 0)?.pages?.map(({ name }) => name)).toEqual(['Лист1', 'Лист2']);
  expect(joinPages([first, other], 0)).toBeNull();
});

test('the size of a crystal is in millimetres', () => {
  const lines = linesOf(`
    Designator; Value; Package; Qty
    Y1; 8MHz; 3225; 1
    Y2; 25 МГц; SMD-3225; 1
    C1; 10uF 25V; 3225; 1
  `);
  expect(lines.map((line) => line.package)).toEqual(['SMD-3.2x2.5', 'SMD-3.2x2.5', '1210']);
});

test.each([
  ['AC0805FR-0710KL / CRCW080510K0FKEC', 'AC0805FR-0710KL', ['CRCW080510K0FKEC']],
  ['TLV1117-33CDCYG3 or AMS1117-3.3', 'TLV1117-33CDCYG3', ['AMS1117-3.3']],
  ['BC847B, BC847C', 'BC847B', ['BC847C']],
  ['LM2596S-5.0 или LM2576S-5.0', 'LM2596S-5.0', ['LM2576S-5.0']],
  ['SN74LVC1G08DBVR/2', 'SN74LVC1G08DBVR/2', []],
  ['BC847B / SOT-23', 'BC847B / SOT-23', []],
])('%s: %s and %j', (text, mpn, others) => {
  const [line] = linesOf(`Designator,MPN,Qty`.replaceAll(',', ';') + `\nR1;${text};1`);
  expect([line?.mpn, line?.alternates.map((each) => each.mpn)]).toEqual([mpn, others]);
});

test('the value of a symbol wins over its name in the library', () => {
  const numbers = linesOf(`
    Part; Value; Device; Package
    Q1; BSS138; BSS123; SOT23
    T1; BC850; BC850; SOT23
    U1; LM358; LM358DR; SO8
    R1; 10k; R-EU_R0603; R0603
  `).map(({ mpn }) => mpn);
  expect(numbers).toEqual(['BSS138', 'BC850', 'LM358DR', null]);
});

test('counts stand before the names, and words before the designators, in a list without headers', () => {
  const lines = linesOf(`
1x W65C02S;;DIP-40;;Processor U1
1x AS6C1008;;DIP-32;;RAM U2
3x 74HC590;;DIP-16;;Counter U5,6,7
2x 74HC166;;DIP-16;;Register U11,12
2x 15K;;1/4W 5%;;Resistor
5x 10K;;1/4W 5%;;Resistor
1x 16x2 display;;LCD;;Display`);
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1, 3, 2, 2, 5, 1]);
  expect(lines[1]?.designators).toEqual(['U2']);
  expect(lines[2]?.mpn).toBe('74HC590');
});

test('a dash for designators begins a part of its own', () => {
  const lines = linesOf(`
Name;Part No.;Purpose;Value
U1;TLC5510INSR;ADC;20 MHz
J3;-;Power header;1x2 2.54mm
-;CT2703;Probe;60MHz
-;TLC7733ID;Reset;3V`);
  expect(lines.map(({ mpn, alternates }) => [mpn, alternates.length])).toEqual([
    ['TLC5510INSR', 0],
    [null, 0],
    ['CT2703', 0],
    ['TLC7733ID', 0],
  ]);
});

test('a part without a quantity does not swallow the next part', () => {
  const lines = linesOf(`
PCB designators;Description;Value;Count
C1;Capacitor;1u;1
;RFID cards;Mifare Classic 1K;
;Speaker grille;any metal mesh;1`);
  expect(lines.map(({ description }) => description)).toEqual(['Capacitor', 'RFID cards', 'Speaker grille']);
});
