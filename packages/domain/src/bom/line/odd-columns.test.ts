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

test('designators may have unusual letters, as on boards with a mirrored half', () => {
  const lines = linesOf(`
Comment;Designator;Footprint;LCSC
W25Q128JVSIQ;U4,mU4;SOIC-8;C113767
1k;R3,R6,mR3,mR6;R_0402;C11702
WS2812B;TOPLED1,TOPLED2,mTOPLED1;LED;C114586
12MHz;Y1,mY1;Crystal_3225;C9002`);
  expect(lines.map(({ designators, quantity }) => [designators.join(' '), quantity])).toEqual([
    ['U4 mU4', 2],
    ['R3 R6 mR3 mR6', 4],
    ['TOPLED1 TOPLED2 mTOPLED1', 3],
    ['Y1 mY1', 2],
  ]);
});

test('a column of makers and numbers names both, and further ones as alternates', () => {
  const [cap, socket] = linesOf(`
Designator;Manufacturer/MPN;Qty;Description
C1,C5;YAGEO CC0402KRX7R7BB104;2;CAP 100nF 16V 0402
X1;MTCONN UBAF-06082, FCI 10118192-0001LF;1;Micro USB
R1;YAGEO RC0402FR-071KL;1;RES 1K 0402`);
  expect([cap?.mpn, cap?.maker]).toEqual(['CC0402KRX7R7BB104', 'YAGEO']);
  expect([socket?.mpn, socket?.alternates.map(({ mpn }) => mpn)]).toEqual(['UBAF-06082', ['10118192-0001LF']]);
});

test("Eagle's device beside the value is a symbol", () => {
  const lines = linesOf(`
Qty;Value;Device;Parts
2;10k;R-EU_R0603_5MIL;R1, R2
1;BSS138;N-MOSBSS123(SOT23);Q1
1;100nF;C-EUC0603;C1`);
  expect(lines.map(({ mpn, value }) => [mpn, value])).toEqual([
    [null, '10k'],
    ['BSS138', 'BSS138'],
    [null, '100nF'],
  ]);
});

test('a value with its ratings is no number', () => {
  const lines = linesOf(`
Qty;Designation;Package;Designator
1;2.2uH/3A/YS75;7X8MM;L1
1;2.7nH/L0402;L0402;L2
1;TPS62130/QFN16;QFN16;U1`);
  expect(lines.map(({ mpn }) => mpn)).toEqual([null, null, 'TPS62130/QFN16']);
});

test('remarks among the alternates are notes', () => {
  const lines = linesOf(`
Reference;Qty;Value;MPN;ALT_MPN
C1;1;22uF;CL10A226MQ8NRNC;GRM188R60J226MEA0D
J1;1;Header;22-28-4012;THT
J2;1;Cable;B2B-PH-K-S;Solder a 60mm cable
U1;1;BGS13;BGS13S4N9;Backordered – not arrived yet`);
  expect(lines.map(({ alternates, note }) => alternates[0]?.mpn ?? note)).toEqual([
    'GRM188R60J226MEA0D',
    'THT',
    'Solder a 60mm cable',
    'Backordered – not arrived yet',
  ]);
});

test('a number of several words in capitals stays one', () => {
  const [line] = linesOf(`
Designator;Qty;MPN;Manufacturer
SW1;1;PVA1 OA H1 1.2N V2;C&K
R1;1;RC0603FR-0710KL;Yageo
R2;1;RC0603FR-071KL;Yageo`);
  expect(line?.mpn).toBe('PVA1 OA H1 1.2N V2');
});

test('names are designators beside a value column, and one without a number is no title', () => {
  const named = linesOf(`
Name;Quantity;Value (size)
IC1;1;ATtiny13A (SOIC-8)
R2-R4;3;390 ohm (0805)
C1;1;0.1uF (0805)
LED1-3;3;LED (0805)
BAT;1;20mm holder`);
  expect(named.map(({ designators }) => designators.length)).toEqual([1, 3, 1, 3, 1]);
  const bare = linesOf(`
Part;Value;Package
IC1;MC34063AD;SO08
ICSP;;1X05
R1;20K;R0805`);
  expect(bare.map(({ designators }) => designators.join())).toEqual(['IC1', 'ICSP', 'R1']);
});

describe('not fitted', () => {
  test('NA as the value of a passive part, or around the value', () => {
    const lines = linesOf(`
Qty;Value;Package;Designator
1;NA(10k);R0402;R1
2;NA;R0402;R2,R3
1;NA(W25Q128FVSIG);SOIC8;U1
1;10k;R0402;R4`);
    expect(lines.map(({ isDnp }) => isDnp)).toEqual([true, true, true, false]);
  });

  test('but a value that does not apply to the part says nothing', () => {
    const [line] = linesOf(`
Qty;Value;MPN;Designator
1;NA;RC0402FR-0710KL;R1
1;NA;STM32F103C8T6;U1
1;10k;RC0402FR-0710KL;R4`);
    expect(line?.isDnp).toBe(false);
  });

  test('PNP as the value of an integrated circuit', () => {
    const lines = linesOf(`
Ref;Value;Package
U1;PNP;TSSOP8
Q1;PNP;SOT23
U2;LM358DR;SO8`);
    expect(lines.map(({ isDnp }) => isDnp)).toEqual([true, false, false]);
  });

  test('NI in a column about assembly', () => {
    const lines = linesOf(`
Qty;Reference;Value;Manufacturer Part Number;ASSY
1;R1;10k;RC0402FR-0710KL;
1;R2;1k;RC0402FR-071KL;NI
1;R3;4k7;RC0402FR-074K7L;`);
    expect(lines.map(({ isDnp }) => isDnp)).toEqual([false, true, false]);
  });
});

test('values with ratings, of adjusted parts, and tolerances in brackets are no part numbers', () => {
  const lines = linesOf(`
Part number;Designator;Package;Qty
22uF/10V;C1;CASE-A;1
10Ω/100MHz;L1;0805;1
4.7kΩ*;R1;0805;1
1234/56;X1;;1
BC817-40;Q1;SOT-23;1
FDD6637;Q2;TO-252;1
SS34;D1;SMA;1`);
  expect(lines.map(({ mpn, value }) => mpn ?? `value ${value}`)).toEqual([
    'value 22uF/10V',
    'value 10Ω/100MHz',
    'value 4.7kΩ',
    '1234/56',
    'BC817-40',
    'FDD6637',
    'SS34',
  ]);
  const [tantalum] = linesOf(`
Value;Count;References;Footprint;Name;Description
22 uF;1;C17;1206;Capacitor Tantalum (?10%);Filtering Capacitor
N/A;1;D1;SOD-123;BAT54W-HG3-18;Schottky diode
N/A;1;U2;SOT-353;M74VHC1GU04DFT1G;Inverter`);
  expect(tantalum).toMatchObject({ mpn: null, value: '22 uF' });
});

test('the running numbers of a library are no part numbers', () => {
  const button = linesOf(`
Comment;Description;Designator;Footprint;LibRef;Quantity
10k;Resistor;R1;0603;Res1;1
100nF;Capacitor;C1;0603;Cap;1
JS202011SCQN;Switch;SW1;CKCP-JS202011SCQN;CMP-2000-05087-1;1
FSMJSMATR;Push button;SW2;TECO-FSMJSMATR;CMP-2000-07486-1;1`).at(-1);
  expect(button).toMatchObject({ mpn: null, value: 'FSMJSMATR' });
});

test('a share of a package counts as one', () => {
  const [header] = linesOf(`
Description;Package;Order number;Amount
Male header;other;SL 2X36W;0.166666666666667
Shrouded header;other;WSL 6G;1`);
  expect(header).toMatchObject({ quantity: 1, problems: [{ code: 'fractional_quantity' }] });
});

test('a description in the type column states values beside a part number', () => {
  const [transistor, cap, plain] = linesOf(`
Qty;Reference;Value;Type;Manufacturer;Model#
2;Q1,Q2;40A MOSFET;MOSFET N-CH 30V 40A TO-220;Acme;ACQ4030
1;C1;22uF;TANTALUM 22UF 16V 20% RADIAL;Acme;ACT226M016
1;R1;10k;SMD 0603;Acme;ACR0603-103`);
  expect([transistor, cap, plain].map((line) => line?.description ?? null)).toEqual([
    'MOSFET N-CH 30V 40A TO-220',
    'TANTALUM 22UF 16V 20% RADIAL',
    null,
  ]);
  expect(transistor?.package).toBe('TO-220');
});

test('a column of purposes describes the parts', () => {
  const [cap] = linesOf(`
производитель;наименование;корпус;назначение;кол-во
Acme;ACB471K;;Конденсатор 470p 1кВ;2
Acme;ACD4007;SMA;Диод;4`);
  expect([cap?.mpn, cap?.description]).toEqual(['ACB471K', 'Конденсатор 470p 1кВ']);
});
