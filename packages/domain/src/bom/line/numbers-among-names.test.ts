import { expect, test } from 'vitest';

import { readBomLines } from './read-bom-lines.ts';
import { recogniseLayout } from '../sheet/recognise-layout.ts';
import { sheetOf } from '../test-sheets.ts';

const linesOf = (text: string) => {
  const sheet = sheetOf(text.trimEnd());
  return readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  ).lines;
};

test.each([
  ['NE555P, Таймер', 'NE555P'],
  ['LM7805CV: voltage regulator', 'LM7805CV'],
  ['67996-206HLF, 2x3 header', '67996-206HLF'],
  ['142-0701-851, SMA jack', '142-0701-851'],
  ['LMV321 transistor', 'LMV321'],
  ['Transistor BC547B', 'BC547B'],
  ['MJD122 DARLINGTON TRANSISTOR', 'MJD122'],
  ['1N914 Si Diode', '1N914'],
  ['AD8656, SOIC', 'AD8656'],
  ['32.768KHz', null],
  ['5.5mm', null],
  ['0603', null],
  ['CAP', null],
])('the number column %s names %s', (text, mpn) => {
  const [line] = linesOf(`Designator;Part Number;Qty\nX1;${text};1\nU2;STM32F030F4P6;1\nU3;ATMEGA328P-AU;1`);
  expect(line?.mpn).toBe(mpn);
  expect([line?.mpn, line?.value, line?.description].join(' ')).toContain(text.split(/[\s,:]/u)[0]);
});

test('several numbers of digits alone are alternates', () => {
  const [line] = linesOf('Designator;MPN;Qty\nX1;131-3701-301 OR 731000103;1\nU2;STM32F030F4P6;1');
  expect(line).toMatchObject({ mpn: '131-3701-301', alternates: [{ mpn: '731000103' }] });
});

test('symbols of a library are no numbers', () => {
  const lines = linesOf(`
    Comment; Designator; Footprint; LibRef; Quantity
    10k; R1; 0603; Res1; 1
    100nF; C1; 0603; Cap2; 1
    24MHz; Y1; 3225; XTAL_PASSIVE_4; 1
    ?; U1; SOT23; TL431BQDBZR; 1
    Switch; SW1; TS; 00005500; 1
  `);
  expect(lines.map(({ mpn }) => mpn)).toEqual([null, null, null, 'TL431BQDBZR', null]);
  const names = linesOf(`
    Component; Description; Part; References; Value; Quantity Per PCB
    1; Capacitor; C; C1 C2; 47pF; 2
    2; Diode, DO-41; 1N5818; D2; 1N5819HW-7-F; 1
    3; Resistor; R; R1; 10k; 1
    4; Connector; Conn_02x05; J1; Bus; 1
    5; Transistor; BC817; Q1; BC817; 1
  `);
  expect(names.map(({ mpn }) => mpn)).toEqual([null, '1N5819HW-7-F', null, null, 'BC817']);
});

test('a symbol for a whole series gives way to the value', () => {
  const lines = linesOf(`
    References; Quantity; Value; LibRef; Footprint
    D1, D2; 2; BZX84C5V1; BZX84Cxx; SOT-23
    D3; 1; D_Zener; BZX84Cxx; SOT-23
  `);
  expect(lines.map(({ mpn }) => mpn)).toEqual(['BZX84C5V1', null]);
});

test('values with their voltage are no numbers', () => {
  const lines = linesOf('Comment;Designator;Qty\n100uF50V;C1;1\n10uFx16V;C2;1\n13-pol;J1;1\nLM358DR;U1;1');
  expect(lines.map(({ mpn }) => mpn)).toEqual([null, null, null, 'LM358DR']);
});

test('names beside order numbers are no alternates', () => {
  const [line] = linesOf(`
    Bestellnr; Bezeichnung; Anzahl
    2356154; Stiftleiste 1x03; 2
    7992033; Buchse 2x20; 1
    2364018; Messwiderstand 20m; 3
  `);
  expect(line).toMatchObject({ mpn: '2356154', description: 'Stiftleiste 1x03', alternates: [], quantity: 2 });
});

test('numbers right of sellers are told apart row by row', () => {
  const lines = linesOf(`
    Designator; Value; Supplier; Ref; Supplier; Ref
    Q1; PMOS; Mouser; 621-DMP1045U-7; TME; DMP1045U-7
    U1; ADC; Mouser; 579-MCP3426A0E/MS
    D1; LED; ; ; TME; LGL29K-G2J1-24
    D2; LED; Farnell; 2099236
    D3; BAT54; ; ; TME; BAT54C-7-F
  `);
  expect(
    lines.map(({ mpn, foreignNumbers }) => [mpn, foreignNumbers.map(({ distributor }) => distributor).join()]),
  ).toEqual([
    ['DMP1045U-7', 'mouser'],
    [null, 'mouser'],
    ['LGL29K-G2J1-24', ''],
    [null, 'farnell'],
    ['BAT54C-7-F', ''],
  ]);
});

test('a column with numbers of several shops belongs to each row’s shop', () => {
  const lines = linesOf(`
    Reference; Value; PN & link; Mfr PN; Quantity
    C1; 10uF; C92487; CL10A106MO8NQNC; 1
    J1; mains; 651-1792229; 1792229; 1
    C2; 15nF; C296713; CL10B153KB8NNNC; 1
  `);
  expect(lines.map(({ foreignNumbers }) => foreignNumbers)).toEqual([
    [{ distributor: 'lcsc', number: 'C92487' }],
    [{ distributor: null, number: '651-1792229' }],
    [{ distributor: 'lcsc', number: 'C296713' }],
  ]);
});

test('numbers of a shop that is named in the header are kept', () => {
  const [line] = linesOf(
    'Name;Anzahl;Reichelt-Artikelnummer\nTaster;2;TASTER 9302\nQuarz;1;HC49U-S16\nDiode;3;1N 4148',
  );
  expect(line?.foreignNumbers).toEqual([{ distributor: null, number: 'TASTER 9302' }]);
});

test('how a part is mounted is no part', () => {
  const [line] = linesOf(`
    Qty; Ref des.; Dist. Part no.; Description; Type
    1; U1; 768-1007-1-ND; USB bridge; SMD
    2; C1,C2; 311-1088-1-ND; CAP 22PF 50V; SMD
    1; J1; CP-202A-ND; Power jack; Through-hole
  `);
  expect(line).toMatchObject({ value: null, description: 'USB bridge' });
});

test('a number among Russian words is the part number, unless the name has a value', () => {
  const lines = linesOf(`
    Designator; Name; Quantity
    XP1; Колодка клеммная ME09L-500-02P blue, левая, синяя; 1
    C1; Конденсатор чип 0805 0,1 мкФ 50В X7R; 1
    VT1; Транзистор полевой IRFR9024N; 1
  `);
  expect(lines.map(({ mpn }) => mpn)).toEqual(['ME09L-500-02P', null, 'IRFR9024N']);
});

test('a slash is missing in names of files', () => {
  const [line] = linesOf('Name;Designator;Quantity\nLM3671MF-3.3_NOPB;U1;1');
  expect(line?.mpn).toBe('LM3671MF-3.3/NOPB');
});

test('the letter of a designator counts behind the number of its sheet', () => {
  const [line] = linesOf('Part;Value;Package\n5.R16;10k;0805\n5.C2;1u;0805');
  expect(line?.words).toBe('resistor 10k 0805');
});

test.each([
  ['TE CONNECTIVITY - 5-1634521-1 - SOCKET, BNC', '5-1634521-1'],
  ['IRL520NSTRLPBF Power mosfet', 'IRL520NSTRLPBF'],
])('a number among words of a shop: %s', (text, mpn) => {
  const [line] = linesOf(`Part Number;Qty\n${text};1\nSTM32F030F4P6;1\nATMEGA328P-AU;1`);
  expect(line?.mpn).toBe(mpn);
});

test('names of parameters that were not filled in are no numbers', () => {
  const lines = linesOf(`
    Comment; Designator; Part Number; Quantity
    =Value; R1; RC0603FR-0710KL; 1
    Value; R2; ManufacturerPartNumber; 1
    Voltage reference; U1; TL431IDBZR; 1
  `);
  expect(lines.map(({ mpn, alternates }) => [mpn, ...alternates.map((other) => other.mpn)])).toEqual([
    ['RC0603FR-0710KL'],
    [null],
    ['TL431IDBZR'],
  ]);
});

test('values in the column of the library are no number', () => {
  const lines = linesOf(`
    LibRef; Designator; Quantity
    0.25Вт 1206 100 кОм, 1%; R1; 1
    1 мкФ X7R 16В 10% 0805; C1; 1
    32768hz; BQ1; 1
    LMV358IDR; DA1; 1
  `);
  expect(lines.map(({ mpn }) => mpn)).toEqual([null, null, null, 'LMV358IDR']);
});

test('Italian headers are known', () => {
  const [line] = linesOf(`
    Rif; Componente; Valore / Tipo; Quantità; Codice / Standard
    C1; Condensatore; 470uF / 35V; 1; EEU-FR1V471
    F0; Fusibile AC; 2A / 250V; 1; 37202000411
    L1; Induttore; 33uH; 1; MSS1278-333MLC
  `);
  expect(line).toMatchObject({ designators: ['C1'], mpn: 'EEU-FR1V471', quantity: 1 });
});

test('the numbers of a company are not the numbers of makers', () => {
  const [line] = linesOf(`
    Reference; Value; Qty; Digikey PN; PN
    D1; 1N4148TR; 1; 1N4148FSCT-ND; DIO-004
    Q1; IRFR9024NTRLPBF; 1; IRFR9024NTRLPBFCT-ND; FET-007
    S1; EG1224; 1; EG2585-ND; MISC-006
  `);
  expect(line).toMatchObject({ mpn: '1N4148TR', customerNumber: 'DIO-004' });
});

test('the name of the shop may stand before its number', () => {
  const lines = linesOf('Name;Part Number;Qty\n100nF Cap;digikey 445-4964-1-ND;1\n100 Ohm;digikey P100JCT-ND;3');
  expect(lines.map(({ foreignNumbers }) => foreignNumbers)).toEqual([
    [{ distributor: 'digikey', number: '445-4964-1-ND' }],
    [{ distributor: 'digikey', number: 'P100JCT-ND' }],
  ]);
});

test('a vendor that is left open is no maker', () => {
  const lines = linesOf('Designator;MPN;Vendor\nR1;RC0603FR-0710KL;Open\nU1;OPA846IDBVR;TI\nU2;MAX1932ETC+T;Maxim');
  expect(lines.map(({ maker }) => maker)).toEqual([null, 'TI', 'Maxim']);
});

test('a column headed Manufacturer may have the part numbers', () => {
  const [line] = linesOf(`
    Designators; Value; Digikey; Manufacturer; Quantity
    C5; 100nF; 1276-6468-1-ND; CL21B104KBFNNNG; 1
    R1; 470Ohm; 311-470CRCT-ND; RC0805FR-07470RL; 1
    Q2; NMOS; DMC2038LVT-7DICT-ND; DMC2038LVT-7; 1
    U3; SHT21; ; ; 1
  `);
  expect(line).toMatchObject({ mpn: 'CL21B104KBFNNNG', maker: null });
});

test('a number of a shop as a value is not the number of a maker', () => {
  const [line] = linesOf('Designator;Value;Qty\nJ2;455-1750-1-ND;1\nU1;LM358DR;1\nR1;10k;1');
  expect(line).toMatchObject({ mpn: null, value: '455-1750-1-ND' });
});

test.each([
  ['C1608C0G1H102JT - 0.1 нФ ± 5%', 'C1608C0G1H102JT'],
  ['GRM188R71H104KA93D 0,1 мкФ 50 В', 'GRM188R71H104KA93D'],
  ['RC0603FR-0710KL 10 kOhm 1%', 'RC0603FR-0710KL'],
  // The voltage belongs to the number here: LM1117DT-3.3.
  ['LM1117DTX01 3.3 V', null],
  ['CAPACITOR 100 nF', null],
])('the name %s begins with the number %s', (text, mpn) => {
  const [line] = linesOf(
    `Designator;Description;Qty\nC1;${text};1\nR2;Resistor 10 kOhm 0603;1\nR3;Resistor 22 kOhm 0603;1`,
  );
  expect(line).toMatchObject({ mpn, description: text });
});

test.each([
  ['LM311 Texas Instruments', 'LM311', 'Texas Instruments'],
  ['2N5194 Rohm Semiconductor', '2N5194', 'Rohm Semiconductor'],
  ['L7809 STMicroelectronics', 'L7809', 'STMicroelectronics'],
  ['LM1117 Linear regulator', null, null],
  ['1N4148 Diodes', null, null],
])('the maker may stand behind the number: %s', (text, mpn, maker) => {
  const [line] = linesOf(
    `Designator;Description;Qty\nU1;${text};1\nR2;Resistor 10 kOhm 0603;1\nR3;Resistor 22 kOhm 0603;1`,
  );
  expect(line).toMatchObject({ mpn, maker, description: text });
});

test.each([
  ['MOSFET 60V N-channel MLP-12(4.5X5)', 'MLP-12'],
  ['MOSFET 150V P-channel UDFNB-6(2X2)', 'UDFNB-6'],
  ['IC TVSOP-56', 'TVSOP-56'],
  ['Микросхема FCQFN-9', 'FCQFN-9'],
  ['Транзистор 30 В PDFN-6L(2x2)', 'PDFN-6L'],
  ['Диод LL-41', 'LL-41'],
  ['IC SON-8000', null],
])('a body of a maker’s own family is the package of %s', (text, body) => {
  const [line] = linesOf(`Designator;MPN;Description;Qty\nU1;STM32F030F4P6;${text};1\nU3;ATMEGA328P-AU;timer;1`);
  expect(line?.package).toBe(body);
});
