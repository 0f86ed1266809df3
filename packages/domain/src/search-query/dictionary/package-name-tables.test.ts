import { describe, expect, it } from 'vitest';

import { isOutlineFamily, metricSizeOf, readCaseLetter, readChipSize, readOutline } from './package-names.ts';

describe('chip sizes', () => {
  it.each([
    ['01005', '0402'],
    ['0201', '0603'],
    ['0402', '1005'],
    ['0603', '1608'],
    ['0805', '2012'],
    ['1008', '2520'],
    ['1206', '3216'],
    ['1210', '3225'],
    ['1806', '4516'],
    ['1808', '4520'],
    ['1812', '4532'],
    ['1825', '4564'],
    ['2010', '5025'],
    ['2220', '5750'],
    ['2225', '5664'],
    ['2512', '6332'],
    ['0612', '1632'],
    ['1218', '3246'],
    ['0306', '0816'],
    ['0508', '1220'],
  ])('%s is %s in millimetres', (inch, metric) => {
    expect(metricSizeOf(inch)).toBe(metric);
    expect([readChipSize(inch, 'imperial'), readChipSize(inch, null)]).toEqual([[inch], [inch]]);
    expect(readChipSize(metric, 'metric')?.[0]).toBe(inch);
  });
  it.each([
    ['1608', ['0603']],
    ['2012', ['0805']],
    ['2520', ['1008']],
    ['3216', ['1206', 'A (3216)']],
    ['3225', ['1210']],
    ['4516', ['1806']],
    ['4520', ['1808']],
    ['4532', ['1812']],
    ['5025', ['2010']],
    ['5750', ['2220']],
    ['6332', ['2512']],
    ['3528', ['3528', 'B (3528)']],
    ['6032', ['C (6032)']],
    ['7343', ['D (7343)']],
    ['2835', ['2835']],
    ['3014', ['3014']],
    ['5050', ['5050']],
    ['5630', ['5630']],
    ['5730', ['5730']],
  ])('%s by itself is %j', (code, spellings) => expect(readChipSize(code, null)).toEqual(spellings));
  it.each(['4564', '5664', '1632', '3246', '0816', '1220', '9999', '603', '160800', 'R0603', '6432'])(
    '%s by itself is nothing sure',
    (code) => expect(readChipSize(code, null)).toBeNull(),
  );
  it('6432 in millimetres is another maker’s 6332; a metric size is not an inch size', () => {
    expect(readChipSize('6432', 'metric')).toEqual(['2512']);
    expect([readChipSize('1608', 'imperial'), readChipSize('9999', 'metric'), metricSizeOf('9999')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it.each([
  ['A', ['A', 'A (3216)']],
  ['b', ['B', 'B (3528)']],
  ['C', ['C', 'C (6032)']],
  ['С', ['C', 'C (6032)']],
  ['D', ['D', 'D (7343)']],
  ['E', ['E', 'E (7343H)']],
  ['F', null],
  ['', null],
])('the case %j is %j', (letter, spellings) => expect(readCaseLetter(letter)).toEqual(spellings));

describe('package names', () => {
  it.each([
    ['SOT-23 SOT23 SOT23-3 TO-236 TO236AB СОТ-23 сот23', 'SOT-23 SOT-23-3'],
    ['SOT-23-5 SOT235 SOT25 SOT-25', 'SOT-23-5 SOT-25'],
    ['SOT23-6 SOT-26', 'SOT-23-6 SOT-26'],
    ['SOT23-8', 'SOT-23-8'],
    ['TSOT23-5', 'TSOT-23-5 SOT-23-5'],
    ['TSOT-23-8', 'TSOT-23-8 SOT-23-8'],
    ['SOT323 SC70 SC-70-3', 'SOT-323 SC-70 SC-70-3'],
    ['SOT-353 SC70-5 SC-88A', 'SOT-353 SC-70-5'],
    ['SOT363 SC-70-6 SC88', 'SOT-363 SC-70-6'],
    ['SOT89 SOT-89-3', 'SOT-89 SOT-89-3'],
    ['SOT89-5', 'SOT-89-5'],
    ['SOT223 SOT-223-3 SOT223-4', 'SOT-223 SOT-223-3 SOT-223-4'],
    ['SOT143', 'SOT-143'],
    ['SOT-883', 'SOT-883'],
    ['SOD123', 'SOD-123'],
    ['SOD-123FL', 'SOD-123FL'],
    ['СОД-323', 'SOD-323'],
    ['SOD80', 'SOD-80'],
    ['SMA DO-214AC DO214AC СМА', 'SMA DO-214AC'],
    ['SMB DO-214AA СМБ', 'SMB DO-214AA'],
    ['SMC DO-214AB СМЦ', 'SMC DO-214AB'],
    ['MINIMELF MINI-MELF LL-34 LL34', 'SOD-80 MELF-0204'],
    ['MELF-0207 MELF0207', 'MELF-0207'],
    ['DPAK D-PAK TO-252 TO252 TO-252-3 TO252AA ДПАК', 'TO-252 TO-252-3 DPAK'],
    ['D2PAK D2-PAK TO-263 TO263AB TO263-2', 'TO-263 TO-263-3 D2PAK'],
    ['TO220 TO-220AB TO-220-3 TO220AC', 'TO-220 TO-220-3'],
    ['TO220-5', 'TO-220-5'],
    ['TO-220-11', 'TO-220-11'],
    ['TO220F TO-220FP', 'TO-220F TO-220FP'],
    ['TO92 TO-92-3', 'TO-92 TO-92-3'],
    ['TO247', 'TO-247 TO-247-3'],
    ['TO3P', 'TO-3P'],
    ['TO18', 'TO-18'],
    ['TO252-5', 'TO-252-5'],
    ['TO-263-7', 'TO-263-7'],
    ['DO41 ДО-41', 'DO-41'],
    ['DO201AD', 'DO-201AD'],
    ['SOIC8 SO-8 SO8 SOP8 SOIC-8 СО-8 СОП8 СОИК-8', 'SOIC-8 SO-8 SOP-8'],
    ['SOIC16W SO-16W', 'SOIC-16W SO-16W'],
    ['DIP8 PDIP-8 CDIP8 PCDIP8 ДИП8', 'DIP-8 PDIP-8'],
    ['LQFP48', 'LQFP-48'],
    ['TSSOP14', 'TSSOP-14'],
    ['HTSSOP-16', 'HTSSOP-16'],
    ['WLCSP9', 'WLCSP-9'],
    ['VQFN20', 'VQFN-20 QFN-20'],
    ['DFN8', 'DFN-8'],
    ['WSON-6', 'WSON-6 SON-6'],
    ['UDFN6', 'UDFN-6 DFN-6'],
    ['HC49/SMD HC-49SM', 'HC-49/SMD HC-49S-SMD'],
    ['HC49S HC-49/US', 'HC-49/S HC-49S'],
    ['HC-49U HC49/U', 'HC-49/U HC-49U HC-49'],
    ['HC49', 'HC-49/U HC-49U HC-49 HC-49/S HC-49S HC-49/SMD HC-49S-SMD'],
    ['SMD-4 SOP-4P', 'SMD-4 SMD-4P SOP-4'],
    ['SMD-6', 'SMD-6 SMD-6P'],
    ['0603X4 0603х4', '0603x4'],
    ['3.2x2.5 3,2х2,5 SMD3.2X2.5', 'SMD-3.2x2.5'],
    ['R0603 C0603', '0603'],
  ])('%s: %s', (names, spellings) => {
    for (const name of names.split(' ')) {
      expect([name, readOutline(name)]).toEqual([name, spellings.split(' ')]);
      expect([name, readOutline(`X${name}`), readOutline(`${name}X`)]).toEqual([name, null, null]);
    }
  });
  it.each(
    'AB XSOT-23 SOT-23-7 SOT-99 TSOT-23-4 SOD-12 SMD SMAX TO-220-4 TO-300 DO-99 SOIC-100 DIP-100 LQFP-1000 QQFN-20 DFN-100 HC-50 0603X3 L0603 LM358 NE555 до 1234567890123'.split(
      ' ',
    ),
  )('%s is not a package', (name) => expect(readOutline(name)).toBeNull());
  it.each(
    'SOT SOD SOIC SO SOP DIP PDIP VDIP SIP TO DO QFN DFN LQFP TQFP SSOP TSSOP MSOP SC HC СОТ ДИП СОД sot'.split(' '),
  )('%s may be separated from its number', (name) => expect(isOutlineFamily(name)).toBe(true));
  it.each(['до', 'со', 'то', 'XSOT', 'SOTX', 'BGA'])('%s may not', (name) => expect(isOutlineFamily(name)).toBe(false));
});

it.each(['XSC-70', 'ASOT-323', '0402X4A', 'X0402X4', '0603X8-1'])('%s is no name of a package', (name) =>
  expect(readOutline(name)).toBeNull(),
);
