import { expect, test } from 'vitest';

import { readBomLines } from './read-bom-lines.ts';
import { recogniseLayout } from '../sheet/recognise-layout.ts';
import { sheetOf } from '../test-sheets.ts';

const readOf = (text: string) => {
  const sheet = sheetOf(text.trimEnd());
  const layout = recogniseLayout([sheet], 0, {}, () => null);
  return { ...readBomLines(sheet, layout), fields: layout.columns.map(({ field }) => field) };
};
const linesOf = (text: string) => readOf(text).lines;

test('a column of shops is no column of designators, and its rows stay apart', () => {
  const lines = linesOf(`
Description;Location;Quantity;Mfg Part Number
Timer;Sparkfun;1;NE555P
Shift register;Digikey;1;SN74HC595N
Regulator;Digikey;1;L78L05ACZ
Diode;Digikey;2;1N4004
Socket;EBAY;1;`);
  expect(lines.map(({ mpn, designators, quantity, alternates }) => [mpn, designators, quantity, alternates])).toEqual([
    ['NE555P', [], 1, []],
    ['SN74HC595N', [], 1, []],
    ['L78L05ACZ', [], 1, []],
    ['1N4004', [], 2, []],
    [null, [], 1, []],
  ]);
});

test('designators may begin with the number of their sheet', () => {
  const lines = linesOf(`
Part;Value;Device;Package;Library
0.C0;22uF;CPOL-EUE1.5-5;E1.5-5;rcl
1.C4;100nF;C-EUC0805;C0805;rcl
1.R1;1k;R-EU_R0805;R0805;rcl
2.MCU;ATMEGA48-20AU;ATMEGA48-20AU;TQFP32;atmel`);
  expect(lines.map(({ designators, mpn, value }) => [...designators, mpn, value])).toEqual([
    ['0.C0', null, '22uF'],
    ['1.C4', null, '100nF'],
    ['1.R1', null, '1k'],
    ['2.MCU', 'ATMEGA48-20AU', 'ATMEGA48-20AU'],
  ]);
});

test('a footprint without a designator is told and gets none', () => {
  const [line] = linesOf('References;Quantity;Value\nREF**, J1;2;CONN_2\nR1;1;10k');
  expect([line?.designators, line?.quantity, line?.problems.map(({ code }) => code)]).toEqual([
    ['J1'],
    2,
    ['unreadable_designators'],
  ]);
});

test('a column headed as part number wins over a column of names', () => {
  const lines = linesOf(`
Part;Name;Part number
IC1..IC3;VFD driver;HV5812PJ
T4,T7;NPN transistor;MPSA42
U1;Converter;MC34063A
R4;Resistor 390K;MF-390K-06`);
  expect(lines.map(({ mpn, description, value, alternates }) => [mpn, description ?? value, alternates])).toEqual([
    ['HV5812PJ', 'VFD driver', []],
    ['MPSA42', 'NPN transistor', []],
    ['MC34063A', 'Converter', []],
    ['MF-390K-06', 'Resistor 390K', []],
  ]);
});

test('the seller beside a part number tells whose number it is', () => {
  const lines = linesOf(`
RefDes;Quantity;Supplier;Manufacturer;Part Number
D1;1;Mouser;onsemi;863-NSR0530HT1G
F1;1;Mouser;Bel;0ZCJ0050AF2E
U1;1;Mouser;Silicon Labs;SI7060-B-01-IV`);
  expect(lines.map(({ mpn, foreignNumbers }) => [mpn, foreignNumbers.map(({ number }) => number)])).toEqual([
    [null, ['863-NSR0530HT1G']],
    ['0ZCJ0050AF2E', []],
    ['SI7060-B-01-IV', []],
  ]);
});

test('columns without a header are recognised beside headed quantities', () => {
  const { lines, fields } = readOf(`
;;;;Кол-во;Цена
Capacitors
;15pF;C1,C2,C3;C0603;3;1
;100nF;C4;C0805;1;1
Resistors
;10kΩ;R1,R2;R0805;2;1
;22Ω;R3;R0805;1;1
;1kΩ;R4,FAN;R0603;2;1`);
  expect(fields.slice(1, 5)).toEqual(['value', 'designators', 'package', 'quantity']);
  expect(
    lines.map(({ value, designators, package: body, quantity }) => [value, designators.length, body, quantity]),
  ).toEqual([
    ['15pF', 3, '0603', 3],
    ['100nF', 1, '0805', 1],
    ['10kΩ', 2, '0805', 2],
    ['22Ω', 1, '0805', 1],
    ['1kΩ', 2, '0603', 2],
  ]);
});

test('the quantity is the column that counts the designators', () => {
  const lines = linesOf(`
Value;Qty fix;Qty min;Reference
100;60;3;R6,R11,R12
150;30;2;R1,R2
2k;80;1;R10
10k;100;3;R3,R4,R7
33nF;40;1;C1`);
  expect(lines.map(({ quantity, problems }) => [quantity, problems.length])).toEqual([
    [3, 0],
    [2, 0],
    [1, 0],
    [3, 0],
    [1, 0],
  ]);
});

test('a quantity that no column explains stays and is told', () => {
  const lines = linesOf('Value;Qty;Reference\n100;60;R6,R11,R12\n150;40;R1,R2\n2k;20;R10\n3k;20;R11\n4k;20;R12');
  expect(lines.map(({ quantity }) => quantity)).toEqual([60, 40, 20, 20, 20]);
  expect(lines[0]?.problems.map(({ code }) => code)).toContain('quantity_differs');
});

test('two lists side by side without a header do not mix', () => {
  const lines = linesOf(`
;4.7kR;4;;22kR;14
;100pF;2;;ceramic;4
;1N4148;3;;DIP14;2
;BC547B;2;;button;1
;;;;LED;5
;;;;cable;6
;;;;PCB;7`);
  expect(lines.slice(0, 4).map(({ mpn, value, quantity }) => [mpn ?? value, quantity])).toEqual([
    ['4.7kR', 4],
    ['100pF', 2],
    ['1N4148', 3],
    ['BC547B', 2],
  ]);
});

test('shops are known by their address, and by words in more languages', () => {
  for (const [header, number] of [
    ['mouser.com part-no', '895-FT232RL'],
    ['reichelt.de part number', 'FT 232 RL'],
    ['Supplier ref.', '895-FT232RL'],
    ['Cod distrib', 'FT-232'],
    ['Référence fournisseur', 'FT-232'],
  ] as const) {
    const [line] = linesOf(`Qty;Description;${header}\n1;USB bridge;${number}\n2;Socket;77-A1`);
    expect([header, line?.foreignNumbers.map((one) => one.number)]).toEqual([header, [number]]);
  }
});

test('numbers of sellers may be in a column of identities beside them', () => {
  const lines = linesOf(`
class;value;distributor;ID;# order
capacitors;100n;Mouser;77-VJ1206Y104KXX;50
resistors;1K;Mouser;71-RCG12061K00FKEA;10
driver;TLC5947;Mouser;595-TLC5947DAPR;5`);
  expect(lines.map(({ quantity, foreignNumbers }) => [quantity, foreignNumbers[0]?.number])).toEqual([
    [50, '77-VJ1206Y104KXX'],
    [10, '71-RCG12061K00FKEA'],
    [5, '595-TLC5947DAPR'],
  ]);
});

test('prices and ways of packing among the numbers of shops are no numbers', () => {
  const [line] = linesOf('Qty;MPN;Mouser;Digikey\n1;ATTINY1614-SSFR;0.75;Cut Tape\n1;LM358DR;0.1;Bulk');
  expect(line?.foreignNumbers).toEqual([]);
});

test('a comment of a value and a number names the part', () => {
  const lines = linesOf(`
Comment;Designator;Footprint;LibRef;Quantity;Value
12pF GRM1555C1H120JA01D;C1, C2;CAPC1005X04L;C0402-12p;2;12pF
100nF GRM155R71C104KA88D;C4;CAPC1005X04L;C0402-100n;1;100nF
3.3nH LQG15HN3N3S02D;L1;INDC1005X04L;L0402-3n3;1;3.3nH`);
  expect(lines.map(({ mpn, value }) => [mpn, value])).toEqual([
    ['GRM1555C1H120JA01D', '12pF'],
    ['GRM155R71C104KA88D', '100nF'],
    ['LQG15HN3N3S02D', '3.3nH'],
  ]);
});

test('a few words in a column without a header are remarks', () => {
  const lines = linesOf(`
Name;Designator;Footprint;Quantity;
SBM20;GM1;SBM20;1;J305
10uF;C1;C0805;1;
10nF;C2;C0805;1;
1K;R1;R0805;1;
2K;R2;R0805;1;
10mH;L1;IND-SMD;1;M4011
3K;R3;R0805;1;
4K;R4;R0805;1;`);
  expect(lines.map(({ mpn }) => mpn).filter((mpn) => mpn === 'J305' || mpn === 'M4011')).toEqual([]);
});

test('a row with its own name and value is a part, not the rest of the row above', () => {
  const lines = linesOf(`
PCB designators;Description;Value;Count
U1;Amplifier;TDA7266;1
;Nuts for the speakers;M2.5;1
;Self tapping screws;# 4 x 1/4;
;RFID tags;13.56 MHz;`);
  expect(lines.map(({ description }) => description)).toEqual([
    'Amplifier',
    'Nuts for the speakers',
    'Self tapping screws',
    'RFID tags',
  ]);
});

test('errors that a program wrote below a list do not belong to a part', () => {
  const { lines, refused } = readOf(`
Mfg_PN;Mfg;Qty;Part References
LM7805CT;Fairchild;1;U5
AP2114H-3.3TRG1;Diodes Inc;2;U6, U7
*** ERROR - PART '*' NOT FOUND FOR: "PIC_REF"
*** ERROR - PART '*' NOT FOUND FOR: "MUXOUT"`);
  expect(lines.map(({ mpn }) => mpn)).toEqual(['LM7805CT', 'AP2114H-3.3TRG1']);
  expect(refused.filter(({ row }) => row > 3)).toHaveLength(2);
});

test('sums of money, further headers and the history of the document are no parts', () => {
  const { lines, refused } = readOf(`
Ref;Qty;Value;Description
R1;1;10k;Resistor
C1, C2;2;100n;Capacitor
;3;14.24;
Component;Qty;Suggested purchase link;
;4;;
U1;1;LM358;Amplifier
Revision history
1.0;2024;First issue;JS
Rev;Date;Changes;Author
1.1;2025;C2 added;JS`);
  expect(lines.map(({ designators }) => designators.join())).toEqual(['R1', 'C1,C2', 'U1']);
  expect(refused.map(({ row }) => row)).toEqual([1, 4, 5, 6, 8, 9, 10, 11]);
});

test('a line of a message may begin with its place, or explain its number', () => {
  const lines = linesOf(`
Quantity;Part
1;U5 - CH340G - https://example.com/usb_CH340G
2;R1, R2 - 4.7k 0805
1;TP4056 - charger module
;74HCU04 (SOIC14 package, unbuffered)
;additional parts:`);
  expect(lines.map(({ designators, description, mpn }) => [designators.join(), description ?? mpn])).toEqual([
    ['U5', 'CH340G'],
    ['R1,R2', '4.7k 0805'],
    ['', 'TP4056 - charger module'],
    ['', '74HCU04 (SOIC14 package, unbuffered)'],
  ]);
});

test('a type column of packages is the package', () => {
  const lines = linesOf('Name;Designator;Type;Quantity\n0.1u;C1;C0805;1\n47uF;C5;C1206;1\nATMEGA328P;U1;TQFP-32;1');
  expect(lines.map(({ package: body }) => body)).toEqual(['0805', '1206', 'TQFP-32']);
});

test('the order of a Chinese shop has the number and the package in one column', () => {
  const lines = linesOf(`
商品编号;厂家型号/封装;商品名称;订购数量
C55509;L78M05CDT-TR/DPAK;L78M05CDT-TR 编带;1片
C34268;RS1G/SMA;RS1G 编带;50个
C1525;CL05B104KO5NNNC;100nF;100个`);
  expect(lines.map(({ mpn, package: body, quantity }) => [mpn, body, quantity])).toEqual([
    ['L78M05CDT-TR', 'TO-252', 1],
    ['RS1G', 'SMA', 50],
    ['CL05B104KO5NNNC', null, 100],
  ]);
});

test('a number keeps its slash where the package has a column', () => {
  const [line] = linesOf('型号/封装;封装;数量\nMAX3485ESA/T;SOIC-8;1\nADM3485ARZ;SOIC-8;1');
  expect([line?.mpn, line?.package]).toEqual(['MAX3485ESA/T', 'SOIC-8']);
});

test('prices of a delivery below the list are no parts', () => {
  const { lines, refused } = readOf(`
Reference;Value;Cena brutto (PLN)
R1;10k;0,10 zł
U1;LM358;1,20 zł
;Cena elementów:;1,30 zł
Cena dostaw:;TME:;12,90 zł
(Kurier GLS);Botland:;14,90 zł
;Razem, z dostawą:;29,10 zł`);
  expect([lines.length, refused.filter(({ reason }) => reason === 'total').length]).toEqual([2, 4]);
});

test('the last places of a list may have names', () => {
  const lines = linesOf(`
Part;Value;Device;Package;Description
R1;10k;R-EU_R0805;R0805;RESISTOR
TC1;MKDSN1.5/2-5.08;MKDSN1.5/2-5.08;MKDSN1.5/2-5.08;Printklemme
ENC;;PINHD-1X4;1X04;PIN HEADER
LCD;;PINHD-2X5;2X05;PIN HEADER`);
  expect(lines.map(({ designators }) => designators.join())).toEqual(['R1', 'TC1', 'ENC', 'LCD']);
});

test('a type column describes a part that has only a value, or nothing else', () => {
  const lines = linesOf(`
Reference;Qty;Type;Value
C1;1;electrolytic, 10V;1000u
R1;1;Carbon, 0.25W;51K
P1;1;RCA Keystone 571;
C2;1;ceramic;100n
D1;1;;1N4148`);
  expect(lines.map(({ description }) => description)).toEqual([
    'electrolytic, 10V',
    'Carbon, 0.25W',
    'RCA Keystone 571',
    null,
    null,
  ]);
  expect(lines.flatMap(({ problems }) => problems)).toEqual([]);
});

test('a remark in place of a datasheet may say that a part is not fitted', () => {
  const lines = linesOf(`
Designator;Quantity;Value;Datasheet
J1;1;Jumpers;wird nicht bestückt
J2;1;Header;https://example.com/dnp
R1;1;10k;`);
  expect(lines.map(({ isDnp }) => isDnp)).toEqual([true, false, false]);
});

test('a library name in the value column is no number, and the number beside it counts', () => {
  const lines = linesOf(`
Quantity;RefDes;Value;Name;Pattern;Manufacturer
2;J5, J6;HDR-1x20;M20-9992046;HDR-1x20;Harwin
1;L2;IND0603;;0603;
1;U1;LM358;LM358;SOIC-8;TI`);
  expect(lines.map(({ mpn, value }) => [mpn, value])).toEqual([
    ['M20-9992046', 'HDR-1x20'],
    [null, 'IND0603'],
    ['LM358', 'LM358'],
  ]);
});

test('a header and its housing at one place are two parts', () => {
  const lines = linesOf(`
Designator;MPN;Description
J1;61900211021;pin header
J1;61900211621;connector housing 2-pos.
U1;TLV70033DDCR;LDO
U1;AP2112K-3.3TRG1;LDO`);
  expect(lines.map(({ mpn, alternates }) => [mpn, ...alternates.map((alternate) => alternate.mpn)])).toEqual([
    ['61900211021'],
    ['61900211621'],
    ['TLV70033DDCR', 'AP2112K-3.3TRG1'],
  ]);
});

test('a row with a shop and a price is a part whose quantity was left out; a title or a sum is none', () => {
  const { lines, refused } = readOf(`
Item;Qty;Description;Vendor;Cost
1;2;Pin header;Pololu;$2.25
;;Optional items;;
;;Extension cable - 4 Foot;Voltaic;$4.00
;;For the base;Wifi alone:;$45.00
;;For a kit;https://example.com/kit;$13.79
2;1;Standoff M3;McMaster;$3.00`);
  expect(lines.map(({ description, quantity, problems }) => [description, quantity, problems[0]?.code])).toEqual([
    ['Pin header', 2, undefined],
    ['Extension cable - 4 Foot', 1, 'quantity_assumed'],
    ['Standoff M3', 1, undefined],
  ]);
  expect(refused.map(({ row }) => row)).toEqual([1, 3, 5, 6]);
});
