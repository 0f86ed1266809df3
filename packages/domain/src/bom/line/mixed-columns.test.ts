import { describe, expect, test } from 'vitest';

import type { BomLine } from '../row/bom-line.ts';
import { recogniseLayout } from '../sheet/recognise-layout.ts';
import { sheetOf } from '../test-sheets.ts';
import { readBomLines } from './read-bom-lines.ts';

const linesOf = (text: string): readonly BomLine[] => {
  const sheet = sheetOf(text.trimEnd());
  return readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  ).lines;
};

const numbersOf = ({ foreignNumbers }: BomLine): string =>
  foreignNumbers.map(({ distributor, number }) => `${distributor}:${number}`).join(' ');

describe('numbers of shops', () => {
  test('the seller beside a number names its shop, row by row', () => {
    const lines = linesOf(`
Designator;Value;Quantity;Supplier 1;Supplier Part Number 1
C1;10nF;1;Digi-Key;400-1111-1-ND
C2;1uF;1;Farnell;1234567
L1;10uH;1;Coilcrafters;XAL-99
U1;LM358DR;1;Mouser;595-LM358DR`);
    expect(lines.map(numbersOf)).toEqual([
      'digikey:400-1111-1-ND',
      'farnell:1234567',
      'null:XAL-99',
      'mouser:595-LM358DR',
    ]);
  });

  test('order numbers beside a column of distributors are theirs', () => {
    const [first, second] = linesOf(`
Part;Value;Qty;Distributor;Order Number;Comment
U1;STM32F103;1;MOUSER;511-STM32F103C8T6;
C1;10uF 25V;1;FARNELL;2345678;Voltage important
C2;22uF 10V;1;MOUSER;81-GRM21BR61A226ME4;Voltage important`);
    expect([first && numbersOf(first), first?.mpn]).toEqual(['mouser:511-STM32F103C8T6', 'STM32F103']);
    expect([second && numbersOf(second), second?.note, second?.alternates]).toEqual([
      'farnell:2345678',
      'Voltage important',
      [],
    ]);
  });

  test('a comment of whole sentences beside values in words is no number', () => {
    const lines = linesOf(`
Qty;Value;Footprint;Ref;Comment
1;socket for the timer;DIL8;X1;IC socket with turned pins
1;pin header 3x1;1x3p;J5;straight header with 2.54 mm pitch
1;jumper 2.54 mm;2.54mm;J6;jumper to be placed on J5
1;27C512;DIL28;IC1;EPROM. Also possible: 27C256 and 27C64`);
    expect(lines.map(({ mpn }) => mpn)).toEqual([null, null, null, '27C512']);
    expect(lines[3]?.description).toBe('EPROM. Also possible: 27C256 and 27C64');
  });

  test('a sentence, a price or a link is no number; several numbers are several', () => {
    const lines = linesOf(`
Designator;Value;Quantity;Digikey Part Number
C1;1uF;1;No tantalum, tolerance 10%, up to 85 °C
R1;10k;1;n.a.
U1;AP2112K-3.3;1;AP2112K-3.3TRG1DICT-ND or 576-2222-1-ND
D1;BAT54S;1;element14.com 1234567
J1;USB;1;https://example.com/usb
J2;HDMI;1;$1.20
R2;4k7;1;311-4.70KLRCT-ND
R3;1k;1;311-1.00KLRCT-ND`);
    expect(lines.map(numbersOf)).toEqual([
      '',
      '',
      'digikey:AP2112K-3.3TRG1DICT-ND digikey:576-2222-1-ND',
      'farnell:1234567',
      '',
      '',
      'digikey:311-4.70KLRCT-ND',
      'digikey:311-1.00KLRCT-ND',
    ]);
  });
});

describe('the column of part numbers', () => {
  test('values and parameters there are no numbers', () => {
    const lines = linesOf(`
Id;Designator;Package;Quantity;Designation
1;U2;QFN-48;1;ICE40UP5K-SG48ITR
2;C26;0603;1;10n
3;R34;0603;1;0
4;R1, R3;0603;2;2.2K
5;R6;0603;1;100
6;U7;SOT-23-5;1;AP2127K-1.2
7;D2;SOD-123;1;1N4148W
8;U1;SOT-23-6;1;93LC56BT-I/OT
9;U3;QFN-48;1;FT232H`);
    expect(lines.map(({ mpn, value }) => mpn ?? `value ${value}`)).toEqual([
      'ICE40UP5K-SG48ITR',
      'value 10n',
      'value 0',
      'value 2.2K',
      'value 100',
      'AP2127K-1.2',
      '1N4148W',
      '93LC56BT-I/OT',
      'FT232H',
    ]);
  });

  test.each([
    ['ANY', null, null, null],
    ['Generic', null, null, null],
    ['$0.06', null, null, null],
    ['0805 Capacitor', null, null, '0805 Capacitor'],
    ['Murata GRM1885C1H180JA01D', 'GRM1885C1H180JA01D', 'Murata', 'Murata GRM1885C1H180JA01D'],
    ['Wurth Electronics 742792699', '742792699', 'Wurth Electronics', 'Wurth Electronics 742792699'],
    ['Acme Works LM1117MPX-3.3/NOPB', 'LM1117MPX-3.3/NOPB', null, 'Acme Works LM1117MPX-3.3/NOPB'],
    ['3000TR', '3000TR', null, null],
    ['GAP PAD A2000', 'GAP PAD A2000', null, null],
    ['PTS645SL50SMTR92 LFS', 'PTS645SL50SMTR92 LFS', null, null],
  ])('%s is the number %s of %s, described as %s', (text, mpn, maker, description) => {
    const [line] = linesOf(
      `Ref;Qty;Value;MPN;Package\nXX1;1;;${text};\nU2;1;;STM32F103C8T6;\nU3;1;;LM358DR;\nU4;1;;BC847BLT1G;`,
    );
    expect([line?.mpn ?? null, line?.maker ?? null, line?.description ?? null]).toEqual([mpn, maker, description]);
  });

  test('two whole numbers with a space between are two numbers', () => {
    const [line] = linesOf('Ref;Qty;MPN\nC1;1;CC0603KRX7R9BB104 GRM188R71H104KA93D\nU1;1;LM358DR\nU2;1;TL072CDR');
    expect([line?.mpn, line?.alternates.map(({ mpn }) => mpn)]).toEqual(['CC0603KRX7R9BB104', ['GRM188R71H104KA93D']]);
  });

  test('two names of makers and numbers', () => {
    const [line] = linesOf(
      'Ref;Qty;MPN\nU1;1;Texas Instruments CD74HC595M96, Nexperia 74HC595D-118\nU2;1;LM358DR\nU3;1;TL072CDR',
    );
    expect([line?.mpn, line?.maker, line?.alternates]).toEqual([
      'CD74HC595M96',
      'Texas Instruments',
      [{ mpn: '74HC595D-118', maker: 'Nexperia' }],
    ]);
  });

  test('a rating is no number: 4-20mA, 700mA+, 10uF/25V, 16pin', () => {
    const lines = linesOf('Ref;Qty;Value\nH1;1;4-20mA\nL1;1;700mA+\nC1;1;10uF/25V (SMD)\nU1;1;LM2596S-5.0\nJ1;1;16pin');
    expect(lines.map(({ mpn }) => mpn)).toEqual([null, null, null, 'LM2596S-5.0', null]);
  });
});

describe('columns that are not what their header says', () => {
  test('designators under Index, parts under References', () => {
    const lines = linesOf(`
Index;Qty;Description;Value;Package;References
SMT parts
R1, R2;2;Resistor, 1%;10k;0603;
C1;1;Capacitor, ceramic;100n;0603;Murata GRM188R71E104KA01D
C2, C3;2;Capacitor;1u;0603;TDK C1608X5R1A105K080AC
IC1;1;Op-amp;;SOIC8;Microchip MCP6002-I/SN
IC2;1;Regulator;3.3V;SOT223;Texas Instruments LM1117MPX-3.3`);
    expect(lines.map(({ designators, mpn }) => `${designators.join(',')} ${mpn}`)).toEqual([
      'R1,R2 null',
      'C1 GRM188R71E104KA01D',
      'C2,C3 C1608X5R1A105K080AC',
      'IC1 MCP6002-I/SN',
      'IC2 LM1117MPX-3.3',
    ]);
  });

  test('places in the customer reference of a cart', () => {
    const lines = linesOf(`
Digi-Key Part Number;Manufacturer Part Number;Customer Reference;Quantity
311-15LRCT-ND;RC0402FR-0715RL;R3 R4;2
336-3207-ND;EFM32HG309F64G;U1;1
478-4596-1-ND;0402ZD105KAT2A;C1 C2;2`);
    expect(lines.map(({ designators }) => designators.join(','))).toEqual(['R3,R4', 'U1', 'C1,C2']);
  });

  test('columns without a header: names of the parts, and numbers among remarks', () => {
    const named = linesOf(`
LCSC Part Number;Manufacture Part Number;;Order Qty.
C402216;1N5408;Diode;10
C393938;TS665CJ;Button;50
C720549;;USB-B Socket;5`);
    expect(named.map(({ mpn, description }) => `${mpn} ${description}`)).toEqual([
      '1N5408 Diode',
      'TS665CJ Button',
      'null USB-B Socket',
    ]);
  });

  test.each([
    ['Part_Package                            （元件封装）', 'package'],
    ['Manu Part Nr', 'mpn'],
    ['Part Number / Type', 'mpn'],
    ['MPN/Value', 'mpn'],
  ])('%s is %s', (header, field) => {
    const sheet = sheetOf(`Ref;Qty;Value;${header}\nR1;1;10k;0603\nU1;1;x;LM358DR`);
    const layout = recogniseLayout([sheet], 0, {}, () => null);
    expect(layout.columns[3]?.field).toBe(field);
  });

  test('Component with values beside the part numbers', () => {
    const [line] = linesOf(`
Component;QTY;Reference;Description;Manu Part Nr
0.5pF;2;C33 C120;CAP CER 0.5PF 50V NPO 0402;CC0402CRNPO9BNR50
1.0pF;1;C21;CAP CER 1PF 0402;GJM1555C1H1R0BB01D
LD1117DT33;1;DA1;V REG LDO;LD1117DT33TR`);
    expect([line?.value, line?.description, line?.mpn]).toEqual([
      '0.5pF',
      'CAP CER 0.5PF 50V NPO 0402',
      'CC0402CRNPO9BNR50',
    ]);
  });
});

describe('designators', () => {
  test.each([
    ['I/O1', '1', ['I/O1']],
    ['B/U_LED1', '1', ['B/U_LED1']],
    ['OPTO_SPEEDPULSE', '1', ['OPTO_SPEEDPULSE']],
    ['AS-ACT,GPS/RTK,PWR/ETH', '3', ['AS-ACT', 'GPS/RTK', 'PWR/ETH']],
    ['R1/R2', '2', ['R1', 'R2']],
    ['R1/R2', '1', ['R1', 'R2']],
    ['DIP_SW', '1', ['DIP_SW']],
  ])('%s of %s pieces', (places, quantity, designators) => {
    const [line] = linesOf(`Ref;Qty;Value\n${places};${quantity};Part of the board\nR9;1;10k`);
    expect(line?.designators).toEqual(designators);
  });

  test('a name, a quantity and a package without a value stay a line', () => {
    const lines = linesOf('Part;Quantity;Value;Package\nC1;1;10n;0603\nDIP_SW;1;;EDG-08\nIC1;1;28C64;DIL28');
    expect(lines.map(({ designators }) => designators.join())).toEqual(['C1', 'DIP_SW', 'IC1']);
  });

  test('places behind the names of a wish list', () => {
    const lines = linesOf(
      'Quantity;Part\n5;SMD 0603 Capacitor 1uF - C1, C2, C4, C10, C11\n1;SMD 0603 Resistor 390k (R1)\n2;Button - B3F',
    );
    expect(lines.map(({ designators, description }) => `${designators.join(' ')}: ${description}`)).toEqual([
      'C1 C2 C4 C10 C11: SMD 0603 Capacitor 1uF',
      'R1: SMD 0603 Resistor 390k',
      ': Button - B3F',
    ]);
  });

  test('hardware below the list has its names in the column of designators', () => {
    const lines = linesOf(`
References;Value;MPN;Quantity
R1;10k;ERJ-3RED1002V;1
C1;100n;C0603C104J5RACTU;1
Screws - M2.5x12mm countersunk;;;4
Knob for the rotary encoder;https://example.com/knob;;1`);
    expect(
      lines.slice(2).map(({ description, quantity, designators }) => [description, quantity, designators]),
    ).toEqual([
      ['Screws - M2.5x12mm countersunk', 4, []],
      ['Knob for the rotary encoder', 1, []],
    ]);
  });
});

describe('not fitted', () => {
  const fittingOf = (text: string): string =>
    linesOf(text)
      .map(({ isDnp, quantity, designators }) => `${isDnp ? '-' : ''}${quantity}:${designators.join(',')}`)
      .join(' ');

  test('a remark leaves out some places of a line', () => {
    expect(
      fittingOf(`
Designator;Quantity;Comment;Assembly Info
R1, R2, R3;3;10k;NF(R2)
C1, C2;2;1uF;NF(C1 C2)
U1;1;LM358;
D1, D2;2;BAT54;Check the mark (D1)`),
    ).toBe('2:R1,R3 -1:R2 -2:C1,C2 1:U1 2:D1,D2');
    expect(fittingOf('Ref;Qty;Value;Note\nR1-R4;4;10k;R3, R4 do not fit\nR5,R6;2;1k;Do not fit')).toBe(
      '2:R1,R2 -2:R3,R4 -2:R5,R6',
    );
  });

  test('PNP means "part not placed", except for transistors', () => {
    expect(fittingOf('Qty;Value;Package;Ref\n1;PNP;C0603;C12\n1;PNP;R0603;R25\n1;PNP;SOT23;Q1\n1;10k;R0603;R1')).toBe(
      '-1:C12 -1:R25 1:Q1 1:R1',
    );
  });

  test('no not install, with quantity 0', () => {
    expect(fittingOf('Ref;Qty;Value;\nR54;0;1.5k;No not install\nR1;1;10k;\nR2;1;1k;')).toBe('-1:R54 1:R1 1:R2');
  });
});

test.each([
  ['C603', '0603'],
  ['LED805', '0805'],
  ['603.0', '0603'],
  ['R0603', '0603'],
])('package %s is %s', (written, name) => {
  const [line] = linesOf(`Ref;Qty;Value;Package\nC1;1;10n;${written}\nC2;1;1n;0402`);
  expect(line?.package).toBe(name);
});
