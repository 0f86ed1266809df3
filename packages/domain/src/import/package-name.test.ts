import { describe, expect, it } from 'vitest';

import { readPackage } from './package-name.ts';

const nameOf = (written: string): string | null => readPackage(written).name;

describe('spellings of one package', () => {
  it.each([
    ['SOT-23', 'SOT-23 SOT-23-3 SOT-23-3L TO-236 TO-236AB SOT-23(TO-236) SOT-23-3(TO-236) sot-23'],
    ['SOT-23-6', 'SOT-23-6 SOT-23-6L SOT-23-6(TSOT)'],
    ['SOT-323', 'SOT-323 SC-70 SC-70-3 SOT-323(SC-70)'],
    ['SOT-363', 'SOT-363 SC-70-6 SC-88 SC-88(SOT-363)'],
    ['SOT-89', 'SOT-89 SOT-89-3 SOT-89-3L SOT-89(TO-243)'],
    ['SOT-223', 'SOT-223 SOT-223-3 SOT-223-4 SOT-223-3L SOT-223(x)'],
    ['SMA', 'SMA DO-214AC SMA(DO-214AC) DO-214AC(SMA)'],
    ['SMB', 'SMB DO-214AA SMB(DO-214AA)'],
    ['SMC', 'SMC DO-214AB DO-214AB(SMC)'],
    ['TO-252', 'TO-252 DPAK TO-252AA TO-252-2 TO-252-3L DPAK(TO-252)'],
    ['TO-263', 'TO-263 D2PAK TO-263AB TO-263-2 TO-263-3L D2PAK(x)'],
    ['TO-220', 'TO-220 TO-220AB TO-220-3 TO-220-3L TO-220(x)'],
    ['TO-220F', 'TO-220F TO-220FP TO-220F-3 TO-220F-3L TO-220F(x)'],
    ['TO-247', 'TO-247 TO-247AC TO-247AD TO-247-3 TO-247-3L TO-247(x)'],
    ['TO-92', 'TO-92 TO-92-3 TO-92-3L TO-92(x)'],
    ['DO-35', 'DO-35 DO-35(x) do-35'],
    ['DO-41', 'DO-41'],
    ['DO-15', 'DO-15'],
    ['A (3216)', 'CASE-A-3216 CASEA_3216 CASE-A-3216-18 CASE-A-3216-18(mm)'],
    ['DIP-16', 'DIP-16 DIP16 PDIP-16 CDIP-16 DIP-16(300mil)'],
    ['SOIC-14', 'SO-14 SOP-14 SOIC-14 SOIC-14-150mil SOIC-14_208mil SOIC-14-EP SO-14(x)'],
    ['LQFP-100', 'LQFP-100 LQFP-100-EP LQFP-100(14x14) LQFP-100-x'],
  ])('%s', (name, spellings) => {
    expect(spellings.split(' ').map((spelling) => [spelling, nameOf(spelling)])).toEqual(
      spellings.split(' ').map((spelling) => [spelling, name]),
    );
  });

  it.each(['TSSOP', 'SSOP', 'MSOP', 'QSOP', 'VSSOP', 'TQFP', 'QFP', 'PLCC', 'QFN', 'DFN', 'SON', 'BGA', 'LGA', 'VQFN'])(
    '%s is named by kind and number of pins, without its size',
    (kind) => expect(nameOf(`${kind}-20(4x4)`)).toBe(`${kind}-20`),
  );

  it.each(['SOT-23-10', 'xSOT-23', 'SMA-x', 'TO-220-5', 'DO-27', 'DIP-x', 'TO-252-5', 'SC-88A', 'SC-70-5', 'SOT-323F'])(
    '%s is a package of its own',
    (text) => expect(nameOf(text)).toBe(text),
  );
});

describe('sizes', () => {
  it.each([
    ['01005', '01005'],
    ['R0402', '0402'],
    ['C_0805', '0805'],
    ['L-1206', '1206'],
    ['LED0603', '0603'],
    ['CASE-B-3528', 'B (3528)'],
    ['2512', '2512'],
    ['0603 (1608 Metric)', '0603'],
    ['0805 (2012 Metric), 1.25mm high', '0805'],
    ['01005 (0402 metric)', '01005'],
    ['1210', '1210'],
    ['1812', '1812'],
    ['2010', '2010'],
    ['2220', '2220'],
    ['0306', '0306'],
    ['SMD3225', 'SMD-3.2x2.5'],
    ['SMD2016-4P', 'SMD-2.0x1.6'],
    ['3x3mm', 'SMD-3x3'],
    ['SMD,5x3.2mm', 'SMD-5x3.2'],
    ['SMT-4P,5×3.2 mm', 'SMD-5x3.2'],
    ['SMD,12.5x12.5mm', 'SMD-12.5x12.5'],
    ['SMD,3x10mm', 'SMD-3x10'],
    ['D6.3×L7.7mm,SMD', 'D6.3×L7.7mm,SMD'],
    ['SMD,D8xL10.2mm', 'CAN-8x10.2'],
    ['SMD, D=8 x L=10 mm', 'CAN-8x10'],
    ['插件,D6.3xL11mm', 'RADIAL-6.3x11'],
    ['D5xH7', 'RADIAL-5x7'],
  ])('%s is %s', (text, name) => expect(nameOf(text)).toBe(name));
});

describe('mounting', () => {
  it.each(['插件', '直插', '弯插', 'Through-Hole', 'through hole', 'ThroughHole', 'THT'])('%s: through-hole', (text) =>
    expect(readPackage(text).mounting).toBe('tht'),
  );
  it.each(['贴片', '卧贴', '立贴', 'SMD', 'smt'])('%s: surface-mounted', (text) =>
    expect(readPackage(text).mounting).toBe('smd'),
  );
  it.each(['弯插', '卧贴', 'Right Angle', 'right-angle'])('%s: right-angle', (text) =>
    expect(readPackage(text).isAngled).toBe(true),
  );
  it.each(['直插', 'SOT-23', 'SMD'])('%s: not right-angle', (text) => expect(readPackage(text).isAngled).toBe(false));
  it.each(['SMD', 'smt', 'THT', '插件', '弯插', '贴片', '卧贴', 'through hole', 'Through-Hole'])(
    '%s alone is no name of a package',
    (text) => expect(readPackage(text).name).toBeNull(),
  );
  it('with both mounting words, through hole wins', () => {
    expect(readPackage('SMD,插件').mounting).toBe('tht');
  });
});

it.each([
  ['插件,P=2.54mm', 0.002_54],
  ['P=5 mm', 0.005],
  ['p=0.5mm', 0.0005],
  ['SOT-23', null],
])('the pitch of %s is %d', (text, pitch) => expect(readPackage(text).pitch).toBe(pitch));

it.each(['', ' ', '-', '封装', 'P=2mm', '~'])('%j names no package', (text) =>
  expect(readPackage(text)).toMatchObject({ name: null, isAngled: false }),
);

it('removes a Chinese remark in brackets, keeps others and truncates long texts', () => {
  expect(nameOf('SOT-23(贴片)')).toBe('SOT-23');
  expect(nameOf('Module (10 pads)')).toBe('Module (10 pads)');
  expect(nameOf('M'.repeat(50))).toBe('M'.repeat(40));
});
