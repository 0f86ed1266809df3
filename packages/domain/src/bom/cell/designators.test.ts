import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressDesignators, readDesignators } from '../index.ts';

/** Columns: text | designators | unreadable pieces. */
const examples = `
R1 | R1 |
R1,R2,R3 | R1 R2 R3 |
R1, R2; R3 | R1 R2 R3 |
R1 R2 R3 | R1 R2 R3 |
C4, C3, C2, | C4 C3 C2 |
R3-R6 | R3 R4 R5 R6 |
R1-5 | R1 R2 R3 R4 R5 |
D2..5 | D2 D3 D4 D5 |
D2...D4 | D2 D3 D4 |
R5 to R8 | R5 R6 R7 R8 |
R5->R7 | R5 R6 R7 |
R5 - R7 | R5 R6 R7 |
R1…R3 | R1 R2 R3 |
R1–R3 | R1 R2 R3 |
R1 — R3 | R1 R2 R3 |
R1÷R3 | R1 R2 R3 |
R1 по R3 | R1 R2 R3 |
R1 bis R3 | R1 R2 R3 |
R1至R3 | R1 R2 R3 |
R1~R3 | R1 R2 R3 |
С1 – С4 | C1 C2 C3 C4 |
С1-С4, С7 | C1 C2 C3 C4 C7 |
А7 | A7 |
К1, К2 | K1 K2 |
ХР1, ХS2 | XP1 XS2 |
ВТ1 | BT1 |
C3-6,9,11 | C3 C4 C5 C6 C9 C11 |
R1, R3-R5, R8 | R1 R3 R4 R5 R8 |
LED1,2,3 | LED1 LED2 LED3 |
IC3,4,5,8 | IC3 IC4 IC5 IC8 |
R1,3 | R1 R3 |
R1 R2-4; R9..11 | R1 R2 R3 R4 R9 R10 R11 |
R1/R2 | R1 R2 |
R1、R2，R3 | R1 R2 R3 |
IC-3 | IC-3 |
U1A, U1B | U1A U1B |
XP1.1 | XP1.1 |
A1-R5 | A1-R5 |
X5-2 | X5-2 |
C  2,C  3, C  1 | C2 C3 C1 |
IC 4 | IC4 |
R 1, see photo 2 | | R 1, see photo 2
R01-R03 | R01 R02 R03 |
R9-R11 | R9 R10 R11 |
R1* | R1 |
(R1, R2) | R1 R2 |
Logo1 | Logo1 |
r1-r3 | r1 r2 r3 |
R6-R3 | R6-R3 |
BT | BT |
USB Type A | USB Type A | USB Type A
Connector 1 | Connector 1 | Connector 1
C2(0.1UF), C3(1%) | C2 C3 |
VALVE_1, U$2, Rg_LO | VALVE_1 U$2 Rg_LO |
Cboot | Cboot |
Screw terminal block | Screw terminal block | Screw terminal block
see photo 2 | | see,photo,2
Case (TBA) | | Case (TBA)
Multiple - See photo | | Multiple,-,See,photo
R1, нет | R1 | нет
R1-R20000 | | R1-R20000
R1…R20000 | | R1…R20000
R? | | R?
- | | -
DD1, DA2, VT3 | DD1 DA2 VT3 |
ZQ1 | ZQ1 |
Др1-Др3 | Дp1 Дp2 Дp3 |
R1,R1 | R1 R1 |
0.C1, 12.MCU, 123.R5 | 0.C1 12.MCU 123.R5 |
1234.C1 | | 1234.C1
R1,1.M | R1 | 1.M
R1,1.ABCDEFGH | R1 1.ABCDEFGH |
R1,1.ABCDEFGHI | R1 | 1.ABCDEFGHI
R1,ABCDEFGH1 | R1 ABCDEFGH1 |
R1,ABCDEFGHI1 | R1 | ABCDEFGHI1
R1,ABCD | R1 ABCD |
R1,ABCDE | R1 | ABCDE
R1,abc | R1 | abc
R1,X123456ABCDEFGHIJKL | R1 X123456ABCDEFGHIJKL |
R1,X123456ABCDEFGHIJKLM | R1 | X123456ABCDEFGHIJKLM
U1_2, U1:A, U1-A | U1_2 U1:A U1-A |
R1,ABCDEFGH_abcdefgh | R1 ABCDEFGH_abcdefgh |
R1,ABCDEFGHI_abcdefgh | R1 | ABCDEFGHI_abcdefgh
R1,ABCDEFGH_abcdefghi | R1 | ABCDEFGH_abcdefghi
R1…R2 | R1 R2 |
R2…R2 | | R2…R2
R1… | | R1…
R1…R3…R5 | | R1…R3…R5
R1…C3 | | R1…C3
r1…R3 | r1 r2 r3 |
1…3 | | 1…3
R1,3…5 | R1 R3 R4 R5 |
R08-R11 | R08 R09 R10 R11 |
R100001…R100003 | R100001 R100002 R100003 |
R1000001…R1000003 | | R1000001…R1000003
R999999…R1000001 | | R999999…R1000001
ABCDEFGHI1…ABCDEFGHI3 | | ABCDEFGHI1…ABCDEFGHI3
ABCDEFGHI1-ABCDEFGHI3 | | ABCDEFGHI1-ABCDEFGHI3
R1-20000 | | R1-20000
A1-R50000 | A1-R50000 |
U$1-U$2 | U$1 U$2 |
R1,1234567 | R1 | 1234567
R1,2A | R1 | 2A
C2(1) | C2 |
C2(12345678901234567890) | C2 |
C2(123456789012345678901) | | C2(123456789012345678901)
R5  -  R7 | R5 R6 R7 |
R1,, R2 | R1 R2 |
R1** | R1 |
((R1 | R1 |
R1)] | R1 |
R2,R(1 | R2 | R(1
>> C1, C2 | C1 C2 |
R1,X> | R1 | X>
R1,>X1 | R1 | >X1
R2 (DNP) | R2 | (DNP)
R1,XDNP | R1 XDNP |
R1,DNPX | R1 DNPX |
REF**, REF** | | REF**,REF**
R1,XREF* | R1 XREF |
BT GB | BT GB |
Bootabcdefgh | Bootabcdefgh |
Bootabcdefghi | Bootabcdefghi | Bootabcdefghi
Arduino Mega R1 | R1 | Arduino,Mega
USB Type R1 | R1 | USB Type R1
`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

test.each(examples)('%s is %s', (text, places, rest) => {
  const { designators, unreadable } = readDesignators(text ?? '');
  expect([designators.join(' '), unreadable.join(',')]).toEqual([places, rest]);
});

test('a line break separates designators', () => {
  expect(readDesignators('R1|R2').designators).toEqual(['R1', 'R2']);
});

test('a text gives at most the allowed number of designators and reports the rest', () => {
  const { designators, unreadable } = readDesignators('R1-R9000, C1-C9000, U1');
  expect([designators.length, unreadable]).toEqual([9001, ['C1-C9000']]);
  expect(readDesignators('R1-R5', 3)).toEqual({ designators: [], unreadable: ['R1-R5'] });
});

test.each<[string, number, string]>([
  ['R1…R3', 3, 'R1 R2 R3 |'],
  ['R1…R3', 2, '| R1…R3'],
  ['R1-R3', 3, 'R1 R2 R3 |'],
  ['R1-R4', 3, '| R1-R4'],
  ['R5-R3', 6, 'R5-R3 |'],
  ['R1', 1, 'R1 |'],
  ['R1', 0, '| R1'],
  ['R1, R2', 1, 'R1 | R2'],
  ['Screw terminal', 1, 'Screw terminal | Screw terminal'],
  ['Screw terminal', 0, '| Screw,terminal'],
])('%s where %i designators may follow is %s', (text, max, expected) => {
  const { designators, unreadable } = readDesignators(text, max);
  expect(`${designators.join(' ')} | ${unreadable.join(',')}`.trim()).toBe(expected);
});

test('the longest range, and the longest name in words', () => {
  expect(readDesignators('R1…R10000').designators).toHaveLength(10_000);
  expect(readDesignators('R1…R10001')).toEqual({ designators: [], unreadable: ['R1…R10001'] });
  const [name, longer] = ['a'.repeat(40), 'a'.repeat(41)];
  expect(readDesignators(name)).toEqual({ designators: [name], unreadable: [name] });
  expect(readDesignators(longer)).toEqual({ designators: [], unreadable: [longer] });
  expect(readDesignators(' Connector 1 ')).toEqual({ designators: ['Connector 1'], unreadable: ['Connector 1'] });
});

test.each([
  ['C3 C4 C5 C6 C9 C11', 'C3-6,9,11'],
  ['R101 R102 R103', 'R101-103'],
  ['R99998 R99999 R100000 R100001', 'R99998-100001'],
  ['R100000 R100001 R100002', 'R100000-100002'],
  ['R1000000 R1000001 R1000002', 'R1000000, R1000001, R1000002'],
  ['R1 BT BT R2', 'R1, BT, BT, R2'],
  ['R1 R2 C1', 'R1,2, C1'],
  ['R1', 'R1'],
  ['', ''],
  ['U1A U1B', 'U1A, U1B'],
  ['R01 R02 R03', 'R01,02,03'],
  ['IC-3 IC-4 IC-5', 'IC-3-5'],
  ['LED1 LED2 LED3 R7 R8 R9', 'LED1-3, R7-9'],
])('%s is written %s', (places, short) => {
  expect(compressDesignators(places.split(' ').filter((each) => each !== ''))).toBe(short);
});

const names = fc.tuple(
  fc.constantFrom('R', 'C', 'VD', 'LED', 'IC-', 'XP', 'U'),
  fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 999_990, max: 1_000_010 })),
  fc.constantFrom('', '', '', '', 'A', 'B'),
);

test('a run of more than ten thousand designators is written as two ranges', () => {
  const places = Array.from({ length: 10_002 }, (_, at) => `R${at + 1}`);
  expect(compressDesignators(places)).toBe('R1-10000,10001,10002');
});

test('law: shortened designators are read back as the same list in the same order', () => {
  fc.assert(
    fc.property(fc.array(names, { maxLength: 40 }), (parts) => {
      const list = parts.map((each) => each.join(''));
      expect(readDesignators(compressDesignators(list))).toEqual({ designators: list, unreadable: [] });
    }),
    { numRuns: 1000 },
  );
});

test('law: any text is read within the limits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(readDesignators(text).designators.length).toBeLessThanOrEqual(10_000);
    }),
  );
});
