import { expect, it, test } from 'vitest';

import { readBomPackage } from './package.ts';

/** Columns: text | package; `?` = not in the catalogue, `cut` = a zero is missing, `-` = none. */
const examples = `
Crystal_SMD_Abracon_5.0x3.2mm | SMD-5.0x3.2
Crystal_SMD_5.0x3.2 | Crystal_SMD_5.0x3.2 ?
CP_Elec_10x10.5 | CAN-10x10.5 ?
CP_Elec_4x5.4 | CAN-4x5.4 ?
CP_Elec_4.55x5.4 | CP_Elec_4.55x5.4 ?
C_0402_1005Metric | 0402
C_0603_1608_Metric | 0603
C-1608Metric | 0603
X 2012_Metric | 0805
C_01005_0402Metric | 01005
C_9999Metric | C_9999Metric ?
LED_1608Metric_Castellated | 0603
RESC1608X55N | 0603
CAPC2012X145AN | 0805
INDC3216 | 1206
BEADC1005 | 0402
LEDC1608X80N | 0603
lib_DIOC3225 | 1210
XRESC1608 | XRESC1608 ?
RESC16081 | RESC16081 ?
RESC0603 | 0603
EIA-3216 | A (3216)
EIA3528-21 | B (3528)
EIA-6032 | C (6032)
CP_EIA-7343-31_Kemet-D | D (7343)
1411 | B (3528)
2312 | C (6032)
2917 | D (7343)
CASE-B | B (3528)
CASE_C_x | C (6032)
TANTAL-D | D (7343)
TANTALUM A | A (3216)
my-TANT_B | B (3528)
CASEF | CASEF ?
xCASE-B | xCASE-B ?
CASE-BX | CASE-BX ?
C402 | 0402
R603 | 0603
LED805 | 0805
CAP-603 | 0603
SMD 402 | 0402
fb_805 | 0805
C1206 | 1206
XC603 | XC603 ?
C6031 | C6031 ?
603 | 0603 cut
603.0 | 0603 cut
201 | 0201 cut
612 | 0612 cut
306 | 0306 cut
508 | 0508 cut
1005 | 1005 ?
0603.0 | 0603.0 ?
8-SOIC | SOIC-8
16TSSOP | TSSOP-16
100-LQFP | LQFP-100
SOIC-8-1EP_3.9x4.9mm | SOIC-8
QFN-32-1EP | QFN-32
DFN-8EP | DFN-8
QFN-32EP_5x5mm | QFN-32
SOIC-8-EP | SOIC-8
SOT-23-3L | SOT-23
SOT-23-5X | SOT-23-5
TO-220-3_Vertical | TO-220
D_SOD-123_x | SOD-123
x_SOT-23 | SOT-23
xSOT-23 | xSOT-23 ?
DO-214AC | SMA
D2PAK | TO-263
TO-263 | TO-263
HC-49_x | HC-49/U
C_0603x | 0603
0603 | 0603
10603 | 10603 ?
1.0603 | 1.0603 ?
0603.1 | 0603.1 ?
1x0603 | 0603
lib:0603 | 0603
lib:my:R0603 | 0603
: | : ?
smd | -
SMT | -
tht | -
DIP | -
Through-hole | -
surface mount | -
pcb mount | -
axial | -
Radial | -
connector | -
--- | -
N/A | -
нет | -
module | -
virtual | -
SMDx | SMDx ?
Module_X | Module_X ?
SW-SMD_L4.0-W2.9 | SW-SMD ?
`;

test.each(
  examples
    .trim()
    .split('\n')
    .map((row) => row.split(' | ').map((cell) => cell.trim())),
)('%s: %s', (text = '', expected) => {
  const read = readBomPackage(text);
  expect(read === null ? '-' : `${read.name}${read.isKnown ? '' : ' ?'}${read.hadCutZeros ? ' cut' : ''}`).toBe(
    expected,
  );
});

it.each([
  ['a', 'A (3216)'],
  ['Е', 'E (7343H)'],
  ['F', 'F'],
  ['AB', 'AB'],
  ['6032', 'C (6032)'],
  ['13528', '13528'],
  ['35281', '35281'],
])('a capacitor in %s has the package %s', (text, name) => expect(readBomPackage(text, true)?.name).toBe(name));

it.each(['A', '3528'])('%s of another part is no case', (text) => {
  expect(readBomPackage(text)?.name).not.toContain('(');
});

it('unknown names have sixty characters', () => {
  expect(readBomPackage('x'.repeat(61))?.name).toBe('x'.repeat(60));
});
