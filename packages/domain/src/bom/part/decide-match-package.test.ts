import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { comparePackages, packageNames } from './decide-match-package.ts';

test.each([
  ['0603', '0603', 'same'],
  ['0603', '1608', 'same'],
  ['LED_0603_O', '0603', 'same'],
  ['Resistor_SMD:R_0805_2012Metric', '0805', 'same'],
  ['0603', '0805', 'other'],
  ['SOT-23', 'SOT-23-3', 'same'],
  ['SOT-23', 'SOT-23-5', 'other'],
  ['SOT-25', 'SOT-23-5', 'same'],
  ['SOIC-8', 'SOP-8', 'same'],
  ['SOIC-8', 'so-8', 'same'],
  ['DIP-8', 'PDIP-8', 'same'],
  ['DIP-8', 'SOIC-8', 'other'],
  ['SOD-123', 'SOD-123F', 'other'],
  ['TO-252', 'DPAK', 'same'],
  ['LQFP-48', 'LQFP-48(7x7)', 'same'],
  ['TQFP-44', 'QFP-44', 'unknown'],
  ['LQFP-48', 'LQFP-64', 'other'],
  ['SOIC-16W', 'SOIC-16', 'unknown'],
  ['MSOP-8', 'VSSOP-8', 'unknown'],
  ['µMAX-8', 'MSOP-8', 'same'],
  ['uMAX-10', 'VSSOP-10', 'unknown'],
  ['SOIC-8', 'MSOP-8', 'other'],
  ['TSSOP-44', 'HTSSOP-44', 'unknown'],
  ['TSSOP-20', 'HTSSOP-28', 'other'],
  ['SOIC-32', 'SSOP-32', 'unknown'],
  ['SOIC-16', 'SSOP-16', 'other'],
  ['SOIC-18', 'SSOP-24', 'other'],
  ['SOD-123F', 'SOD-123FA', 'unknown'],
  ['SOD-123FL', 'SOD-123F', 'unknown'],
  ['SOD-123', 'SOD-123FL', 'other'],
  ['SOT-23-3', 'TO-236', 'same'],
  ['SOT-23-3', 'SOT-23(TO-236)', 'same'],
  ['D2PAK', 'TO-263-2', 'same'],
  ['TO-252', 'TO-263', 'other'],
  ['DO-41', 'DO-204AL(DO-41)', 'same'],
  ['DFN-8', 'VSON-8', 'unknown'],
  ['QFN-32', 'QFN-33', 'unknown'],
  ['QFN-32', 'QFN-40', 'other'],
  ['QFN-32', 'LQFP-32', 'other'],
  ['TSOP-5', 'SOT-23-5', 'unknown'],
  ['Package_SO:SOIC-8_3.9x4.9mm_P1.27mm', 'SOP-8', 'same'],
  ['Package_DFN_QFN:QFN-32-1EP_5x5mm_P0.5mm_EP3.1x3.1mm', 'QFN-32-EP(5x5)', 'same'],
  ['Package_QFP:LQFP-48_7x7mm_P0.5mm', 'LQFP-64(10x10)', 'other'],
  ['Diode_SMD:D_SOD-123', 'SOD-323', 'other'],
  ['Package_TO_SOT_SMD:SOT-23', 'SOT-323', 'other'],
  ['TSSOP-20', 'SSOP-20', 'other'],
  ['SMD-3.2x2.5', '3225', 'same'],
  ['D (7343)', '7343', 'same'],
  ['D (7343)', 'A (3216)', 'other'],
  ['SMA', 'DO-214AC(SMA)', 'same'],
  ['СОТ-23', 'SOT-23', 'same'],
  ['SW-SMD', '0603', 'unknown'],
  ['210S-8X1/2.54', 'SIP-8', 'unknown'],
  ['SOIC-8', 'UCBGA-36(2x2)', 'other'],
  ['LL-34', 'LL-41', 'other'],
  ['SOD-80', 'LL-41', 'other'],
  ['LL-41', 'DO-213AB', 'unknown'],
  ['LL-34', 'MELF,LL-34', 'unknown'],
  ['SOD-80', 'MELF', 'other'],
  ['HC-49S', 'DT-26', 'other'],
  ['HC-49S', 'HC-49S-SMD', 'same'],
  ['MC-306', 'HC-49S-SMD', 'other'],
  ['TSSOP-8', 'DSBGA-42', 'other'],
  ['SO-8', 'PDFN-8L(5x6)', 'unknown'],
  ['PDFN-6L(2x2)', 'MLP-12(4.5x5)', 'other'],
  ['LL-34', 'LL-41', 'other'],
  ['HDR-5X2/2.54', 'DIP-10', 'unknown'],
  ['LED-5', 'DIP-2', 'unknown'],
  ['SMD3225-4P', 'SMD-4P', 'unknown'],
  ['', '0603', 'unknown'],
  ['A (3216)', 'A (3216H)', 'same'],
  ['A(3216H)', 'A (3216)', 'same'],
  ['DO-204AL', 'DO-41', 'same'],
  ['DO204AH(DO-35)', 'DO-35', 'same'],
  ['DO-204AH', 'DO-35', 'same'],
  ['DO-204AC', 'DO-15', 'same'],
  ['DO-204AC(DO-15)', 'DO-15', 'same'],
  ['SO8FL', 'DFN-8', 'same'],
  ['SO-8-FL', 'DFN-8', 'same'],
  ['μMAX10', 'MSOP-10', 'same'],
  ['HTSSOP-20', 'TSSOP-20', 'unknown'],
  ['SSOP-28', 'SOIC-28', 'other'],
  ['SSOP-32', 'SOP-32', 'unknown'],
  ['SMAF', 'SMA', 'unknown'],
  ['SMBF', 'SMB', 'unknown'],
  ['TSOP-6', 'SOT-23-6', 'unknown'],
  ['SC-74', 'SOT-23-6', 'unknown'],
  ['SC-59', 'SOT-23', 'unknown'],
  ['QFN-34', 'QFN-32', 'other'],
  ['UCBGA-36', 'UCBGA-49', 'other'],
  ['UCBGA-36', 'UCBGA-100', 'unknown'],
  ['UCBGA-36', 'UCBGA-37', 'unknown'],
  ['UCBGA-36', 'UCBGA-38', 'other'],
  ['XY-36', 'UCBGA-49', 'unknown'],
  ['PDFN-8', 'HSOP-10', 'other'],
  ['TO-925', 'XXBGA-6', 'unknown'],
  ['XTO-92', 'XXBGA-6', 'unknown'],
  ['sot_23', 'SOT 23', 'same'],
])('%s and %s: %s', (one, other, expected) => {
  expect(comparePackages(one, other)).toBe(expected);
  expect(comparePackages(other, one)).toBe(expected);
});

test('any two texts are compared symmetrically, and a text equals itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(comparePackages(one, other)).toBe(comparePackages(other, one));
      expect(comparePackages(one, one)).toBe('same');
    }),
  );
});

test('a text of sixty characters may name a package', () => {
  const name = (length: number) => packageNames(`SOT-23_${'x'.repeat(length - 7)}`);
  expect([name(60), name(61), packageNames(' ')]).toEqual([expect.arrayContaining(['SOT-23']), [], []]);
});

test('all names of a package', () => {
  expect(packageNames('SMD-3.2x2.5')).toEqual(expect.arrayContaining(['SMD-3.2x2.5', '3225']));
  expect(packageNames('A (3216H)')).toEqual(expect.arrayContaining(['A (3216H)', 'A (3216)']));
  expect(packageNames('R0603')).toEqual(['0603']);
  expect(packageNames('things')).toEqual([]);
});

test('long texts name no package', () => {
  expect(packageNames('SOT-23'.repeat(5000))).toEqual([]);
});

describe('names that only some makers use differ by the shape of the body', () => {
  it.each([
    ['TSOT-5', 'SOIC-8'],
    ['CPH-3', 'TSSOP-6'],
    ['DDPAK-5', 'SOIC-14'],
    ['LFCSP-64(9x9)', 'DDPAK-5'],
    ['UDFNB-6(2x2)', 'SOP-8'],
    ['FCQFN-9', 'PDIP-16'],
    ['PG-DSO-12', 'UFBGA-4'],
    ['TVSOP-56', 'DIP-16'],
  ])('%s and %s', (one, other) => {
    expect(comparePackages(one, other)).toBe('other');
    expect(comparePackages(other, one)).toBe('other');
  });
  it.each(
    `MLP-6 MLF6 LFCSP-6 LLP-6 HSOF-6 DFNB-6 XSON-6 XQFP-6 QSOP-6 MSOP-6 SSOP-6 TSSOP-6 HVSSOP-6 VSSOP6 TVSOP-6 PDSO-6 DSO-6
    SO-6 SOIC-6 TSOT-6 SOT-6 CPH6 PDIP-6 SDIP-6 CDIP-6 DIP6 SIP-6 DPAK D-PAK DDPAK D2PAK D2-PAK IPAK I-PAK TO-251 TO252
    TO-263 TO263 TO-92 TO-126 TO-220 TO-247 TO-3P ITO-220 PG-TO-220`.split(/\s+/u),
  )('%s is no array of balls', (name) => expect(comparePackages(name, 'XXBGA-6')).toBe('other'));
  it.each(['XXCSP-6', 'BGA-6', 'CSP6', 'FBGA-6'])('%s may be one', (name) =>
    expect(comparePackages(name, 'XXBGA-6')).not.toBe('other'),
  );
  it.each([
    ['TSOT-5', 'SOT-23-5'],
    ['PG-DSO-8', 'SOIC-8'],
    ['PowerPAK SO-8', 'PDFN-8(5x6)'],
    ['SO-8FL', 'DFN-8(5x6)'],
    ['TDSON-8', 'PDFN-8(5x6)'],
    ['ESSOP-10', 'SSOP-10'],
    ['SMD-4', 'SOP-4'],
  ])('%s and %s do not certainly differ', (one, other) => {
    expect(comparePackages(one, other)).not.toBe('other');
  });
});
