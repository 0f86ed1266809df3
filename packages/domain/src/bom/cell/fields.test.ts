import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import { damageOf } from '../line/damage.ts';
import { isNotFitted, saysNotFitted } from './not-fitted.ts';
import { readBomPackage } from '../index.ts';
import { readBomQuantity } from './quantity.ts';

const tableOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(' | ').map((cell) => cell.trim()));

test.each(
  tableOf(`
10 | 10
10 шт | 10
10 шт. | 10
10шт | 10
10,0 | 10
1 000 | 1000
1,000,000 | 1000000
x10 | 10
10x | 10
10pcs | 10
10 Stk. | 10
12 adet | 12
3个 | 3
1.5 | 2 fraction
2,5 | 3 fraction
1E+03 | 1000 exponent
1,00E+05 | 100000 exponent
0 | bad
-1 | bad
−3 | bad
ten | bad
1/2 | bad
99999999999 | bad
1e3 | bad
- | absent
— | absent
`),
)('a quantity of %s is %s', (text, expected) => {
  const read = readBomQuantity(text ?? '');
  const marks =
    read.kind !== 'quantity'
      ? read.kind
      : `${read.quantity}${read.isFraction ? ' fraction' : ''}${read.wasExponent ? ' exponent' : ''}`;
  expect(marks).toBe(expected);
});

test.each(
  tableOf(`
DNP | 1
dnp | 1
D.N.P. | 1
DNF | 1
DNI | 1
NF | 1
NP | 1
No Pop | 1
no-pop | 1
Not fitted | 1
Do not populate | 1
Do Not Place | 1
НЕ УСТАНАВЛИВАТЬ | 1
не уст. | 1
Не устанавливается | 1
НУ | 1
не монтировать | 1
nicht bestücken | 1
Nicht bestückt | 1
takılmayacak | 1
不贴 | 1
不焊 | 1
100n (DNP) | 1
10k DNP | 1
10k/DNP | 1
Resistor, not fitted | 1
10k | 0
NC | 0
нужно | 0
Unit DNPX | 0
no | 0
GND | 0
`),
)('%s is not fitted: %s', (text, expected) => {
  expect(saysNotFitted(text ?? '')).toBe(expected === '1');
});

test.each([
  ['X', 'dnp', true],
  ['1', 'dnp', true],
  ['yes', 'dnp', true],
  ['NC', 'dnp', true],
  ['да', 'неустанавливать', true],
  ['no', 'dnp', false],
  ['0', 'dnp', false],
  ['', 'dnp', false],
  ['JP1, JP2', 'dnp', true], // the designators repeated
  ['no', 'populate', true],
  ['нет', 'монтаж', true],
  ['yes', 'fitted', false],
  ['DNP', 'fitted', true],
  ['是', '是否贴片', false],
])('%s in a column %s leaves the part out: %s', (text, header, expected) => {
  expect(isNotFitted(text, header, ['JP1', 'JP2'])).toBe(expected);
});

test.each(
  tableOf(`
Resistor_SMD:R_0603_1608Metric | 0603
Capacitor_SMD:C_1206_3216Metric_Pad1.33x1.80mm_HandSolder | 1206
LED_SMD:LED_0805_2012Metric | 0805
R_0402_1005Metric | 0402
0603_1608Metric | 0603
C_1608Metric | 0603
C_0603 | 0603
Capacitors:CAP_0603 | 0603
Resistors:RES_0603 | 0603
Inductors:IND_0402 | 0402
R0805 | 0805
C0805 | 0805
LED0603 | 0603
LED_0603_O | 0603
0603 | 0603
1608 | 0603
2012 | 0805
603 | 0603 cut
402 | 0402 cut
805 | 0805 cut
SMD-0603 | 0603
0603R | 0603
Package_SO:SOIC-8_3.9x4.9mm_P1.27mm | SOIC-8
Package_QFP:LQFP-48_7x7mm_P0.5mm | LQFP-48
LQFP_TQFP:LQFP48 | LQFP-48
Package_TO_SOT_SMD:SOT-23 | SOT-23
SOT:SOT23-3 | SOT-23
SOT-23-3_L2.9-W1.3-P0.95-LS2.4-BR | SOT-23
SOT-23-3_W | SOT-23
SOT-23-5 | SOT-23-5
SOT-23-5L | SOT-23-5
SOT-23-6L | SOT-23-6
SOT-23-6_L2.9-W1.6-P0.95-LS2.8-BL | SOT-23-6
SOT-25-5 | SOT-23-5
SOT:SOT223 | SOT-223
Package_TO_SOT_SMD:SOT-223-3_TabPin2 | SOT-223
Diodes:SOD323 | SOD-323
SCHOTTKY-SOD-123 | SOD-123
Diode_SMD:D_SOD-123F | SOD-123F
Diode_SMD:D_SMA | SMA
SOP-16_150MIL | SOIC-16
SOP-8_150MIL | SOIC-8
TSSOP-20 | TSSOP-20
MSOP-10 | MSOP-10
8-SOIC | SOIC-8
14TSSOP | TSSOP-14
48-LQFP | LQFP-48
Package_DIP:DIP-8_W7.62mm | DIP-8
Package_TO_SOT_THT:TO-220-3_Vertical | TO-220
Package_TO_SOT_THT:TO-92_Inline | TO-92
Package_DFN_QFN:QFN-32-1EP_5x5mm_P0.5mm_EP3.1x3.1mm | QFN-32
Capacitor_Tantalum_SMD:CP_EIA-3216-18_Kemet-A | A (3216)
CP_EIA-3528-21_Kemet-B | B (3528)
2917 | D (7343)
DO-214AC | SMA
Crystal_SMD_3225-4Pin_3.2x2.5mm | SMD-3.2x2.5
СОТ-23 | SOT-23
ДИП-8 | DIP-8
`),
)('the footprint %s is %s', (text, expected) => {
  const read = readBomPackage(text ?? '');
  expect(read && `${read.name}${read.hadCutZeros ? ' cut' : ''}${read.isKnown ? '' : ' ?'}`).toBe(expected);
});

test.each([
  ['A', 'A (3216)'],
  ['В', 'B (3528)'], // Cyrillic
  ['3528', 'B (3528)'],
  ['7343', 'D (7343)'],
  ['0603', '0603'],
  ['3216', '1206'],
])('a capacitor in %s has the package %s', (text, name) => {
  expect(readBomPackage(text, true)?.name).toBe(name);
});

test.each(['', 'SMD', 'Through hole', 'THT', '-', 'N/A'])('%j names no package', (text) => {
  expect(readBomPackage(text)).toBeNull();
});

test.each([
  ['SW-SMD_L4.0-W2.9-LS5.0', 'SW-SMD'],
  ['Capacitor_SMD:CP_Elec_6.3x7.7', 'CAN-6.3x7.7'],
  ['BtnsSwitches:BTN_4x4_SMD', 'BTN_4x4_SMD'],
  ['210S-10X1/2.54', '210S-10X1/2.54'],
])('the footprint %s is not in the catalogue and stays %s', (text, name) => {
  expect(readBomPackage(text)).toEqual({ name, isKnown: false, hadCutZeros: false });
});

test.each([
  ['mpn', '1E+05', 'exponent'],
  ['mpn', '1.00E+05', 'exponent'],
  ['mpn', '9,55167E+12', 'exponent'],
  ['mpn', '1E3', null],
  ['mpn', '12.мар', 'date'],
  ['mpn', '12.мар.2024', 'date'],
  ['mpn', '5-Jan', 'date'],
  ['mpn', 'Mar-10', 'date'],
  ['mpn', '01.05.2012', 'date'],
  ['package', '2012-05-06 00:00:00', 'date'],
  ['designators', '5-Jan', 'date'],
  ['mpn', '5/3/53', 'date'],
  ['mpn', 'MAR-6', null],
  ['mpn', 'MAR-8ASM+', null],
  ['mpn', 'STM32F103C8T6', null],
  ['mpn', '05.03.053', null],
  ['note', '01.05.2012', null],
] as const)('in %s %s is damaged by %s', (field, text, damage) => {
  expect(damageOf(field, text)).toBe(damage);
});

test.each([
  ['LM358\u00a0', 'LM358', true],
  ['LM\u200b358', 'LM358', true],
  ['LM\u00ad358', 'LM358', true],
  ['\ufeffR1', 'R1', true],
  ["'0603", '0603', true],
  ["6'", "6'", false],
  ['  4,7\u00a0кОм ', '4,7 кОм', false],
  ['a\nb', 'a b', false],
  ['\t68016-208HLF', '68016-208HLF', false],
])('%j without invisible characters is %j', (cell, text, wasHidden) => {
  expect(cleanText(cell)).toEqual({ text, wasHidden });
});

test('law: clean text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (cell) => {
      const { text } = cleanText(cell);
      expect(cleanText(text).text.replace(/^'/u, '')).toBe(text.replace(/^'/u, ''));
    }),
  );
});
