import { expect, test } from 'vitest';

import { readBomLines } from './read-bom-lines.ts';
import { recogniseLayout } from '../sheet/recognise-layout.ts';
import { sheetOf } from '../test-sheets.ts';
import { unreadNumbers } from '../sheet/unread-numbers.ts';

const read = (text: string) => {
  const sheet = sheetOf(text);
  const layout = recogniseLayout([sheet], 0, {}, () => null);
  return { layout, ...readBomLines(sheet, layout) };
};

const fieldsOf = (text: string): string =>
  read(text)
    .layout.columns.map(({ field }) => field ?? '.')
    .join(' ');

const alternatesOf = (text: string) =>
  read(text).lines.map(({ mpn, alternates }) => [mpn, ...alternates.map((other) => other.mpn)]);

test('rows with another number are alternates, also of the same maker and with digits only', () => {
  expect(
    alternatesOf(`QTY;REFERENCE;DESCRIPTION;MANU;PART NUMBER
1;;USB cable;Cables Ltd;10UM-02103
;;;Long Da;321010005
;;;Molex;887328602
2;U1,U2;EMMC 4GB;Micron;MTFC4GLDEA 0M WT
;;;Micron;MTFC4GMCDM-1M WT
;;;;MTFC4GACAJCN-1M WT
;;;Kingston;KE4CN2H5A-A58`),
  ).toEqual([
    ['10UM-02103', '321010005', '887328602'],
    ['MTFC4GLDEA 0M WT', 'MTFC4GMCDM-1M WT', 'MTFC4GACAJCN-1M WT', 'KE4CN2H5A-A58'],
  ]);
});

test('equal designators again make an alternate', () => {
  expect(
    alternatesOf('Ref;Qty;Manufacturer;MPN\nU1;1;TI;LM358DR\nU1;1;ST;LM358DT\nC1,C2;2;TDK;C1608X7R1H104K'),
  ).toEqual([['LM358DR', 'LM358DT'], ['C1608X7R1H104K']]);
});

test.each([
  ['a count of its own', 'U1;2;Board 3.5;PPTC241LFBN-RC;\nU1;1;Board 3.5;PPTC051LFBN-RC;'],
  ['a heat sink', 'U1;1;LM7805;L7805CV;\nU1;1;LM7805;SK104-25STS;Heat sink TO-220'],
  ['a socket', 'U1;1;ATmega328;ATMEGA328P-PU;\nU1;1;ATmega328;AR28-HZL-TT;панелька DIP-28'],
  ['another nominal', 'R1;1;10k;RC0603FR-0710KL;\nR1;1;22k;RC0603FR-0722KL;'],
])('equal designators with %s make a line of their own', (_, rows) => {
  const { lines } = read(`Ref;Qty;Value;MPN;Description\n${rows}`);
  expect(lines.map(({ alternates }) => alternates.length)).toEqual([0, 0]);
});

test('a second header row is not a line: repeated, in another language, split below', () => {
  const parted = read(`№ поз;Description;Part Number;Designator;Количество на;;Стоимость для;
№ поз;Description;Part Number;Designator;1 плату;10 плат;1 платы;10 плат
1;Конденсатор;GRM188R71H104K;C2, C5;2;20;16;80
2;Конденсатор;GRM31CR71H475K;C7;1;10;36;360`);
  expect(parted.lines.map(({ mpn, quantity }) => [mpn, quantity])).toEqual([
    ['GRM188R71H104K', 2],
    ['GRM31CR71H475K', 1],
  ]);
  const twice = read(`Поз. обозначение;Наименование;Кол-во
Designator;Part Name;Qty
R1;RC0603FR-0710KL;1
C1,C2;GRM188R71H104K;2`);
  expect(twice.lines.map(({ designators }) => designators.join(' '))).toEqual(['R1', 'C1 C2']);
  expect(twice.refused.filter(({ reason }) => reason === 'header')).toHaveLength(2);
});

test('a list of Fritzing: label, part type and properties', () => {
  const { lines } = read(
    `Label|Part Type|Properties
Arduino Uno|Arduino Uno (Rev3)|type Arduino UNO (Rev3)
C1|Ceramic Capacitor|voltage 6.3V, package 0603 [SMD], capacitance 0.1µF
R1|10kΩ Resistor|tolerance ±5%, resistance 10kΩ`.replaceAll('|', ';'),
  );
  expect(lines.map(({ designators, value, quantity }) => [designators[0], value, quantity])).toEqual([
    ['Arduino Uno', 'Arduino Uno (Rev3)', 1],
    ['C1', 'Ceramic Capacitor', 1],
    ['R1', '10kΩ Resistor', 1],
  ]);
});

test('rows with a single cell do not end a wish list', () => {
  const { lines, refused } = read(`производитель;наименование;корпус
Omron;G3VM-351E;
;30кОм ±5%;2512
Стабилитрон BZX84C13 13В
Резистор - чип 0805 8.2кОм ±5%
;;;
Диод STPS160U ST
Вопросы по телефону`);
  expect(lines.map(({ mpn, description }) => mpn ?? description)).toEqual([
    'G3VM-351E',
    '30кОм ±5%',
    'Стабилитрон BZX84C13 13В',
    'Резистор - чип 0805 8.2кОм ±5%',
    'Диод STPS160U ST',
  ]);
  expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
    [1, 'header'],
    [6, 'blank'],
    [8, 'after_end'],
  ]);
  const numbers = read('MPN;Qty\nLM358DR;2\nNE555P;\nTL072CP;');
  expect(numbers.lines.map(({ mpn, quantity, problems }) => [mpn, quantity, problems[0]?.code])).toEqual([
    ['LM358DR', 2, undefined],
    ['NE555P', 1, 'quantity_assumed'],
    ['TL072CP', 1, 'quantity_assumed'],
  ]);
});

test('a quantity without a part waits for a person', () => {
  const { lines } = read('Qty;DK\n5;478-1234-1-ND\n1;\n2;587-5514-1-ND');
  expect(lines.map(({ quantity, problems }) => [quantity, problems.map(({ code }) => code)])).toEqual([
    [5, []],
    [1, ['no_part']],
    [2, []],
  ]);
});

test('a number in its own column wins over one in the value', () => {
  const { lines } = read('Name;Designator;Quantity;Manufacturer Part\nCrystal 7050;X1;1;O705032MEDH4MI');
  expect(lines[0]).toMatchObject({ mpn: 'O705032MEDH4MI', value: 'Crystal 7050' });
});

test.each([
  ['Quan;P/N;Ref\n3;BC337-25;Q1 Q2\n2;1N4148W;D1', 'quantity mpn designators'],
  [
    'QTY Full;Qty 2 Channel;Board Reference Full;Board Reference 2 Channel;Model#\n2;1;R1,R2;R1;MFR-25FBF\n1;1;C1;C1;C322C224',
    'quantity . designators . mpn',
  ],
  ['CTM QTY;Ref;QTY;MPN\n9;R1;1;MFR-25FBF\n8;R2,R3;2;MFR-50FBF', '. designators quantity mpn'],
  ['Ref;MPN;Min Qty;Qty in stock\nR1;MFR-25FBF;100;5000\nR2;MFR-50FBF;10;200', 'designators mpn . .'],
  ['Preferred MPN;Qty\nMFR-25FBF;1\nMFR-50FBF;2', 'mpn quantity'],
  ['Part Number;Qty\n603-RC0603FR-0710KL;1\n81-GRM188R71H104KA3D;2', 'foreign_number quantity'],
  ['Part Number;Qty\n311-10.0KHRCT-ND;1\n587-1245-1-ND;2', 'foreign_number quantity'],
  ['Promelec;Qty\n131234;1\n131235;2', 'foreign_number quantity'],
])('columns of %s', (text, fields) => {
  expect(fieldsOf(text)).toBe(fields);
});

test.each([
  ['Digi-Key', 'digikey', '311-10.0KHRCT-ND\n587-1245-1-ND\n497-5896-5-ND'],
  ['LCSC', 'lcsc', 'C14663\nC19702\nC727114'],
  ['Mouser', 'mouser', '603-RC0603FR-0710KL\n81-GRM188R71H104KA3D\n595-TLV70033DDCR'],
  ['Farnell', 'farnell', '2447553\n1759166\n9332073'],
  ['RS', 'rs', '788-2834\n515-2033\n618-6194'],
])('numbers of %s alone in a column', (_, distributor, text) => {
  const { lines } = read(text);
  expect(lines.map(({ foreignNumbers }) => foreignNumbers)).toEqual(
    text.split('\n').map((number) => [{ distributor, number }]),
  );
});

test('quantities of only zeros were never computed: designators are counted, with a warning', () => {
  const { lines } = read('Refs;Value;Qty\nR1,R2;10k;0\nC1;100n;0\nJ1-J3;Pin;0');
  expect(lines.map(({ quantity, problems }) => [quantity, problems])).toEqual(
    [2, 1, 3].map((quantity) => [quantity, [{ code: 'quantity_counted', severity: 'warning', quantity }]]),
  );
  const one = read('Refs;Value;Qty\nR1,R2;10k;0\nC1;100n;1').lines;
  expect(one.map(({ problems }) => problems.map(({ code }) => code))).toEqual([['bad_quantity'], []]);
});

test('a column of numbers with unknown meaning is reported', () => {
  const unreadOf = (text: string) => {
    const sheet = sheetOf(text);
    return unreadNumbers(
      sheet,
      recogniseLayout([sheet], 0, {}, () => null),
    );
  };
  expect(unreadOf('Zahlwort;MPN;Ref\n3;BC337-25;Q1 Q2\n2;1N4148W;D1\n7;LM358DR;U1')).toEqual([0]);
  expect(unreadOf('Qty;MPN;Ref\n3;BC337-25;Q1 Q2\n2;1N4148W;D1')).toEqual([]);
  expect(unreadOf('Zeile;MPN\n1;BC337-25\n2;1N4148W\n3;LM358DR\n4;NE555DR')).toEqual([]);
  expect(unreadOf('MPN;Qty;Min Qty;Stock\nBC337-25;1;100;20\n1N4148W;2;200;30')).toEqual([]);
});

test('a list of KiCad with single components and groups is read from the groups', () => {
  const { lines, refused } = read(`Individual Components:
Item;Qty;Reference(s);Value
;;C1;100n
;;C2;100n
Collated Components:
Item;Qty;Reference(s);Value
1;2;C1, C2;100n
2;1;R1;10k`);
  expect(lines.map(({ designators, quantity, problems }) => [designators.join(), quantity, problems])).toEqual([
    ['C1,C2', 2, []],
    ['R1', 1, []],
  ]);
  expect(refused).toHaveLength(6);
});

test('a distributor below a header word belongs to the word', () => {
  const { layout, lines } = read(`MPN;Qty;SKU;SKU;In Stock;In Stock;Packaging
;;Digi-Key;Mouser;Digi-Key;Mouser;Digi-Key
LM358DR;2;296-1014-1-ND;595-LM358DR;133601;1250;Cut Tape
NE555DR;1;296-6501-1-ND;595-NE555DR;39815;2747;Cut Tape`);
  expect(layout.columns.map(({ field }) => field)).toEqual([
    'mpn',
    'quantity',
    'foreign_number',
    'foreign_number',
    null,
    null,
    null,
  ]);
  expect(lines.map(({ foreignNumbers }) => foreignNumbers.length)).toEqual([2, 2]);
});

test('a distributor above several columns does not describe the first', () => {
  const { lines } = read(`Part;;;Digi-Key;;;Mouser;;
Refs;Manf#;Qty;Avail;Unit$;Cat#;Avail;Unit$;Cat#
C1;GRM188R71H104K;1;343;0.1;490-1519-1-ND;209;0.1;81-GRM188R71H104K
R1;RC0603FR-0710KL;1;34;0.1;311-10.0KHRCT-ND;29;0.1;603-RC0603FR-0710KL`);
  expect(lines[0]?.foreignNumbers.map(({ number }) => number)).toEqual(['490-1519-1-ND', '81-GRM188R71H104K']);
});

test('designators in all notations of programs: $, _, a word', () => {
  const { lines } = read(`Part;Value;Device;Package;Library;Sheet
BUTC;SKHHDTA010;SKHH;SKHH;alps;1
EXT_0;161-2508;161-2508-EXT;PCB-HORIZ;kobiconn;1
U$1;POWER;POWER;1X06;arduino;1
R1;120;R-US_0207/7;0207/7;resistor;1
Cboot;100n;C-EUC0603;C0603;rcl;1`);
  expect(lines.map(({ designators, value, problems }) => [designators.join(), value, problems.length])).toEqual([
    ['BUTC', 'SKHHDTA010', 0],
    ['EXT_0', '161-2508', 0],
    ['U$1', 'POWER', 0],
    ['R1', '120', 0],
    ['Cboot', '100n', 0],
  ]);
});

test('library devices named by symbol and package are not part numbers', () => {
  const { lines } = read(`Part;Value;Device;Package;Library;Sheet
C1;4.7u;C-EUC1206;C1206;rcl;1
D3;BAT54C;DSOT-23;SOT-23;diode;1
U1;AT24C02C-SSHM-T;USOIC-8;SOIC-8;ic;1
Y1;12MHz;YSMD3225-;SMD3225-4P;crystal;1
IC2;;LM358D;SO08;linear;1`);
  expect(lines.map(({ mpn, value }) => [mpn, value])).toEqual([
    [null, '4.7u'],
    ['BAT54C', 'BAT54C'],
    ['AT24C02C-SSHM-T', 'AT24C02C-SSHM-T'],
    [null, '12MHz'],
    ['LM358D', null],
  ]);
});

test('a number, a comma, a description, the package in brackets', () => {
  const { lines } = read(`№;Наименование;Количество
1;BAT54S, Диод Шоттки [SOT-23];10
2;LM358DR, Операционный усилитель, 2 канала [SO-8];5
3;RC0603FR-0710KL, Резистор SMD 10 кОм 1% [0603];100
4;К73-17, 0.1 мкФ, 630 В, Конденсатор металлоплёночный;3
5;Резистор 10 кОм [0805];10
6;USB2.0, розетка на плату;1
7;BC547, BC548;1`);
  expect(lines.map(({ mpn, package: body, words }) => [mpn, body, words])).toEqual([
    ['BAT54S', 'SOT-23', 'Диод Шоттки [SOT-23]'],
    ['LM358DR', 'SOIC-8', 'Операционный усилитель, 2 канала [SO-8]'],
    ['RC0603FR-0710KL', '0603', 'Резистор SMD 10 кОм ±1% 0603'],
    [null, null, 'Конденсатор металлоплёночный К73-17 0.1 мкФ 630 В'],
    [null, '0805', 'Резистор 10 кОм 0805'],
    [null, null, 'USB2.0, розетка на плату'],
    [null, null, 'BC547, BC548'],
  ]);
});

test('with a number in the value column and a library symbol, the number is the part', () => {
  const { lines } = read(`Comment;Description;Designator;Footprint;LibRef;Quantity
ABM8-12MHZ-B2-T;12MHz 20pF ±20ppm 3225;Y1;SMD3225-4P;Y;1
100nF;;C1;C0603;CAP;1
?;;U1;SO-8;1325EN3_3U;1`);
  expect(lines.map(({ mpn }) => mpn)).toEqual(['ABM8-12MHZ-B2-T', null, '1325EN3_3U']);
});

test('a list without a header, with several tabs between columns', () => {
  const { lines } = read('U1;;;78L05\nU2;;;DB9 SOCKET\nC1;;;10uF 25V Radial\nR1;;;4K7\nR2;;;100R');
  expect(lines.map(({ designators, mpn, value }) => [designators.join(), mpn ?? value])).toEqual([
    ['U1', '78L05'],
    ['U2', 'DB9 SOCKET'],
    ['C1', '10uF 25V Radial'],
    ['R1', '4K7'],
    ['R2', '100R'],
  ]);
});

test('a column with any header and designators in its cells', () => {
  const { lines } = read('Name;Quantity;Component\nU1;1;Arduino Uno R3\nR1, R2;2;1 kΩ Resistor\nD1;1;Green LED');
  expect(lines.map(({ designators, description }) => [designators.join(), description])).toEqual([
    ['U1', 'Arduino Uno R3'],
    ['R1,R2', '1 kΩ Resistor'],
    ['D1', 'Green LED'],
  ]);
});

test('several descriptions together identify the part', () => {
  const { lines } = read('Qty;Component;Specification\n1;Diode;1N5819\n3;Driver;Dual TB6612FNG\n2;Resistor;4.7k 0603');
  expect(lines.map(({ description }) => description)).toEqual([
    'Diode 1N5819',
    'Driver Dual TB6612FNG',
    'Resistor 4.7k 0603',
  ]);
});

test('an invalid quantity is reported, also at the end of a wish list', () => {
  const { lines } = read('Part;Amount\nIRLZ34N MOSFET;4\nLED strip warm white;~2m');
  expect(lines.map(({ problems }) => problems.map(({ code }) => code))).toEqual([[], ['bad_quantity']]);
});

test.each([
  [
    'Part;Value;Device;Package;Sheet\nC1;100n;C-EUC0603;C0603;1\nIC1;ATMEGA328P-AU;ATMEGA328P-AU;TQFP32-08;1\nR1;10k;R-EU_R0603;R0603;1',
    'designators value description package .',
  ],
  ['Item;Quantity;Reference;Part\n1;2;C1,C2;100n\n2;1;R1;10k\n3;1;U1;LM358', '. quantity designators value'],
  [
    'Id;Designator;Package;Quantity;Designation\n1;C1,C2;C_0603;2;100n\n2;R1;R_0603;1;10k',
    '. designators package quantity value',
  ],
  [
    'Index;Quantity;Part Number;Manufacturer Part Number\n1;10;296-1395-5-ND;LM358P\n2;5;311-10.0KHRCT-ND;RC0603FR',
    '. quantity foreign_number mpn',
  ],
])('columns of programs and carts: %s', (text, fields) => {
  expect(fieldsOf(text)).toBe(fields);
});
