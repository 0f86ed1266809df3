import { describe, expect, it } from 'vitest';

import { packageBody } from './package-body.ts';
import { queryOfPassive, readPassiveCode } from './passive-codes.ts';
import { readRangeEntry } from './range-entry.ts';

const read = (number: string) => {
  const code = readPassiveCode(number);
  if (code === null) return null;
  const { size, value, tolerance, dielectric, voltage } = code;
  return [size, Number(value.toPrecision(6)), tolerance ?? '', dielectric ?? '', voltage ?? ''].join(' ').trim();
};

describe('resistors by their numbers', () => {
  it.each(['01005', '0201', '0402', '0603', '0805', '1206', '1210', '1812', '2010', '2512'])('the size %s', (size) => {
    expect(read(`RC${size}FR-0710KL`)).toBe(`${size} 10000 1`);
    expect(read(`CRCW${size}10K0FKEA`)).toBe(`${size} 10000 1`);
  });
  it.each([
    ['B', 0.1],
    ['C', 0.25],
    ['D', 0.5],
    ['F', 1],
    ['G', 2],
    ['J', 5],
  ])('the tolerance %s is %d %%', (letter, percent) => {
    expect(readPassiveCode(`RC0603${letter}R-0710KL`)?.tolerance).toBe(percent);
  });
  it.each([
    ['4K7', 4700],
    ['4R7', 4.7],
    ['R47', 0.47],
    ['1M', 1e6],
    ['100R', 100],
    ['2M21', 2.21e6],
    ['103', 10_000],
    ['1002', 10_000],
  ])('the value %s', (code, ohms) => expect(readPassiveCode(`RC0603FR-07${code}L`)?.value).toBe(ohms));
  it.each([
    ['AC0603FR-0710KL', '0603 10000 1'],
    ['RT0603BRD0710KL', '0603 10000 0.1'],
    ['AF0603FR-0710KL', '0603 10000 1'],
    ['SR0603FR-0710KL', '0603 10000 1'],
    ['RC0603FK-1310KL', '0603 10000 1'],
    ['RC0603FS-7W10KL', '0603 10000 1'],
    ['RC0603FR-7T10K', '0603 10000 1'],
    ['RMCF0603JT4K70', '0603 4700 5'],
    ['0603WAJ0103T5E', '0603 10000 5'],
    ['0603SAF1002T5E', '0603 10000 1'],
    ['0603WAF100JT5E', '0603 10 1'],
    ['0603WAF100KT5E', '0603 1 1'],
    ['0603WAF100LT5E', '0603 0.1 1'],
    ['ERJ-1GNF1002C', null],
    ['ERJ-1GNF1002V', '0201 10000 1'],
    ['ERJ-2RKF1002X', '0402 10000 1'],
    ['ERJ-8ENF1002V', '1206 10000 1'],
    ['ERJ-14NF1002U', '1210 10000 1'],
    ['ERJ-P03F1002V', '0603 10000 1'],
    ['ERJ-P06F1002V', '0805 10000 1'],
    ['ERJ-P08F1002V', '1206 10000 1'],
    ['RK73H1ETTP1002F', '0402 10000 1'],
    ['RK73H2ATTD1002F', '0805 10000 1'],
    ['RK73H2BTTD1002F', '1206 10000 1'],
    ['RK73B2ETTD103J', '1210 10000 5'],
    ['RK73H2HTTE1002F', '2010 10000 1'],
    ['RK73H3ATTE1002F', '2512 10000 1'],
    ['WR04X1002FTL', '0402 10000 1'],
    ['WR08X1002FTL', '0805 10000 1'],
    ['WR12X103 JTL', '1206 10000 5'],
    ['RTT011002FTP', '0201 10000 1'],
    ['RTT021002FTP', '0402 10000 1'],
    ['RTT051002FTP', '0805 10000 1'],
    ['RTT061002FTP', '1206 10000 1'],
    ['RC05K103JT', '0805 10000 5'],
    ['rc0603fr.07/10kl', '0603 10000 1'],
    ['XRC0603FR-0710KL', null],
    ['RC0604FR-0710KL', null],
    ['RC0603XR-0710KL', null],
    [`RC0603FR-0710KL${' '.repeat(17)}`, '0603 10000 1'],
    [`RC0603FR-0710KL${' '.repeat(18)}`, null],
  ])('%s: %s', (number, said) => expect(read(number)).toBe(said));
});

describe('capacitors by their numbers', () => {
  it.each([
    ['02', '01005'],
    ['03', '0201'],
    ['15', '0402'],
    ['18', '0603'],
    ['21', '0805'],
    ['31', '1206'],
    ['32', '1210'],
    ['99', null],
  ])('Murata’s size %s is %s', (code, size) => {
    expect(read(`GRM${code}8R71H104KA93D`)).toBe(size === null ? null : `${size} 1e-7  X7R 50`);
  });
  it.each([
    ['R7', 'X7R'],
    ['R6', 'X5R'],
    ['C7', 'X7S'],
    ['C8', 'X6S'],
    ['5C', 'C0G'],
    ['F5', 'Y5V'],
    ['R1', 'X7R'],
  ])('Murata’s dielectric %s is %s', (code, name) => {
    expect(read(`GCM188${code}1H104KA93D`)).toBe(`0603 1e-7  ${name} 50`);
  });
  it.each([
    ['0J', 6.3],
    ['1A', 10],
    ['1C', 16],
    ['1E', 25],
    ['1V', 35],
    ['YA', 35],
    ['1H', 50],
    ['1J', 63],
    ['2A', 100],
    ['2E', 250],
    ['2W', 450],
    ['2J', 630],
    ['3A', 1000],
    ['0G', 4],
    ['0E', 2.5],
    ['9Z', null],
  ])('the voltage %s is %s', (code, volts) => {
    expect(readPassiveCode(`GRM188R7${code}104KA93D`)?.voltage).toBe(volts);
  });
  it.each([
    ['03', '0201'],
    ['05', '0402'],
    ['10', '0603'],
    ['21', '0805'],
    ['31', '1206'],
    ['32', '1210'],
    ['77', null],
  ])('Samsung’s size %s is %s', (code, size) => {
    expect(read(`CL${code}B104KB8NNNC`)).toBe(size === null ? null : `${size} 1e-7  X7R 50`);
  });
  it.each([
    ['A', 'X5R'],
    ['B', 'X7R'],
    ['C', 'C0G'],
    ['F', 'Y5V'],
    ['X', 'X6S'],
  ])('Samsung’s dielectric %s is %s', (code, name) =>
    expect(readPassiveCode(`CL10${code}104KB8NNNC`)?.dielectric).toBe(name),
  );
  it.each([
    ['R', 4],
    ['Q', 6.3],
    ['P', 10],
    ['O', 16],
    ['A', 25],
    ['L', 35],
    ['B', 50],
    ['C', 100],
    ['D', 200],
    ['E', 250],
  ])('Samsung’s voltage %s is %d', (code, volts) =>
    expect(readPassiveCode(`CL10B104K${code}8NNNC`)?.voltage).toBe(volts),
  );
  it.each([
    ['4', 4],
    ['5', 6.3],
    ['6', 10],
    ['7', 16],
    ['8', 25],
    ['9', 50],
    ['0', 100],
    ['B', null],
  ])('Yageo’s voltage %s is %s', (code, volts) =>
    expect(readPassiveCode(`CC0603KRX7R${code}BB104`)?.voltage).toBe(volts),
  );
  it.each([
    ['0603', '0201'],
    ['1005', '0402'],
    ['1608', '0603'],
    ['2012', '0805'],
    ['3216', '1206'],
    ['3225', '1210'],
    ['9999', null],
  ])('TDK’s size %s is %s', (code, size) => {
    expect(read(`C${code}X7R1H104K080AA`)).toBe(size === null ? null : `${size} 1e-7  X7R 50`);
  });
  it.each([
    ['9', 6.3],
    ['8', 10],
    ['4', 16],
    ['3', 25],
    ['6', 35],
    ['5', 50],
    ['1', 100],
    ['2', 200],
  ])('Kemet’s voltage %s is %d', (code, volts) =>
    expect(readPassiveCode(`C0603C104K${code}RACTU`)?.voltage).toBe(volts),
  );
  it.each([
    ['R', 'X7R'],
    ['P', 'X5R'],
    ['G', 'C0G'],
  ])('Kemet’s dielectric %s is %s', (code, name) =>
    expect(readPassiveCode(`C0603C104K5${code}AC`)?.dielectric).toBe(name),
  );
  it.each([
    ['4', 4],
    ['6', 6.3],
    ['Z', 10],
    ['Y', 16],
    ['3', 25],
    ['D', 35],
    ['5', 50],
    ['1', 100],
    ['2', 200],
  ])('AVX’s voltage %s is %d', (code, volts) => expect(readPassiveCode(`0603${code}C104KAT2A`)?.voltage).toBe(volts));
  it.each([
    ['A', 'C0G'],
    ['C', 'X7R'],
    ['D', 'X5R'],
  ])('AVX’s dielectric %s is %s', (code, name) =>
    expect(readPassiveCode(`06035${code}104KAT2A`)?.dielectric).toBe(name),
  );
  it.each([
    ['6R3', 6.3],
    ['100', 10],
    ['160', 16],
    ['250', 25],
    ['350', 35],
    ['500', 50],
    ['101', 100],
    ['201', 200],
    ['251', 250],
  ])('the voltage %s of Walsin and Fenghua is %d', (code, volts) =>
    expect(readPassiveCode(`0603B104K${code}NT`)?.voltage).toBe(volts),
  );
  it.each([
    ['B', 'X7R'],
    ['X', 'X5R'],
    ['CG', 'C0G'],
    ['N', 'C0G'],
  ])('their dielectric %s is %s', (code, name) =>
    expect(readPassiveCode(`0603${code}104K500NT`)?.dielectric).toBe(name),
  );
  it.each([
    ['CC0402JRNPO9BN220', '0402 2.2e-11  C0G 50'],
    ['CC0402JRNP09BN220', '0402 2.2e-11  C0G 50'],
    ['AC0603KRX5R9BB105', '0603 0.000001  X5R 50'],
    ['CC0402CRNPO9BN1R0', '0402 1e-12  C0G 50'],
    ['GRM1555C1H1R5CA01D', '0402 1.5e-12  C0G 50'],
    ['C0402C109C5GACTU', '0402 1e-12  C0G 50'],
    ['C0402C508C5GACTU', '0402 5e-13  C0G 50'],
  ])('%s: %s', (number, said) => expect(read(number)).toBe(said));
});

it('a query has exactly what the number encodes', () => {
  expect(queryOfPassive('GRM188R79Z104KA93D')).toBe('chip capacitor 100000pF 0603 X7R');
  expect(queryOfPassive('LM358')).toBeNull();
});

describe('mounting type of a package', () => {
  it.each(
    (
      '0603 01005 1206 2512 3528 5050 5630 5730 7343 SMA SMB SMC SMF SOT-23 TSOT-23-5 SC-70 SC59 SOD-123 SOIC-8 SO-8 SOP8 ' +
      'ESOP-8 SSOP-20 TSSOP-14 HTSSOP-16 TSOP-48 MSOP-8 VSSOP-8 QFN-20 WDFN-8 XSON-6 LQFP-48 TQFP-32 FCBGA-100 BGA-256 ' +
      'WLCSP-9 DSBGA-4 CSP-2 LGA-14 LCC-28 MELF D2PAK DPAK TO-252 TO-253 TO-263 TO263 CAN-6.3x7.7 CASE-A DO-214AC DO216 ' +
      'POWERDI-123 PDFN-8 MINIMELF my-smd-box XSMT'
    ).split(' '),
  )('%s: surface mount', (name) => expect(packageBody(name)).toBe('smd'));
  it.each(
    (
      'DIP-8 PDIP-16 SIP-9 ZIP-15 TO-92 TO92 TO-126 TO-220 TO-247-3 TO-251 TO-262 TO-264 TO-3 TO-3P TO-5 TO-18 TO-39 TO-46 ' +
      'TO-52 TO-72 TO-99 DO-7 DO-15 DO-27 DO-34 DO-35 DO-41 DO-201 AXIAL-0.4 RADIAL-5x11 HC-49U THROUGH PLUGIN R-6'
    ).split(' '),
  )('%s: through hole', (name) => expect(packageBody(name)).toBe('tht'));
  it.each(['', 'box', 'XSOT-23', 'XDIP-8', 'ATO-92', 'TO-300', 'DO-410', 'SMAX', '9999', `SOT-23${' '.repeat(55)}`])(
    '%j does not tell',
    (name) => expect(packageBody(name)).toBeNull(),
  );
  it('reads sixty characters of a name', () => {
    expect([packageBody(`SOT-23${'x'.repeat(54)}`), packageBody(`SOT-23${'x'.repeat(55)}`)]).toEqual(['smd', null]);
  });
});

describe('typed bounds', () => {
  it.each(['≥', '>=', '=>', '>', '⩾', 'от', 'From', 'min', 'min.', 'не менее', 'at least', 'en az'])(
    '%s 5 V: from',
    (word) => {
      for (const text of [`${word} 5 V`, `${word}5V`])
        expect([text, readRangeEntry(text, 'volt', 'both')]).toEqual([text, { from: 5, to: null, isExpression: true }]);
    },
  );
  it.each(['≤', '<=', '=<', '<', '⩽', 'до', 'to', 'Up to', 'max', 'max.', 'не более', 'at most', 'en çok'])(
    '%s 5 V: to',
    (word) => {
      expect(readRangeEntry(`${word} 5 V`, 'volt', 'both')).toEqual({ from: null, to: 5, isExpression: true });
    },
  );
  it.each([
    '1…5 V',
    '1..5 V',
    '1...5V',
    '1 ÷ 5 V',
    '1–5 V',
    '1 — 5V',
    '1V-5V',
    '1 V - 5 V',
    'от 1 до 5 В',
    'from 1 to 5 V',
    '1 V to 5 V',
  ])('%s: both', (text) =>
    expect(readRangeEntry(text, 'volt', 'from')).toEqual({ from: 1, to: 5, isExpression: true }),
  );
  it.each([
    ['100…500 mV', 0.1, 0.5],
    ['1 V…500 mV', 1, 0.5],
    ['5…1 V', 5, 1],
    ['-5…5 V', -5, 5],
    ['900…1 kV', 900, 1000],
  ])('%s: %d to %d', (text, from, to) => {
    expect(readRangeEntry(text, 'volt', 'both')).toEqual({ from, to, isExpression: true });
  });
  it('a single value sets the side of its input', () => {
    expect((['from', 'to', 'both'] as const).map((side) => readRangeEntry(' 5  V ', 'volt', side))).toEqual([
      { from: 5, to: null, isExpression: false },
      { from: null, to: 5, isExpression: false },
      { from: 5, to: 5, isExpression: false },
    ]);
    expect(readRangeEntry('=5V', 'volt', 'from')).toEqual({ from: 5, to: 5, isExpression: true });
  });
  it.each(['', 'x', '1…', '…5', '≥', '≥ x', '= x', '1…5…9', '5 A', '1'.padStart(81, '0')])(
    '%j bounds nothing',
    (text) => expect(readRangeEntry(text, 'volt', 'both')).toBeNull(),
  );
});
