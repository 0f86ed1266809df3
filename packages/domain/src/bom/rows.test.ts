import { expect, test } from 'vitest';

import { readBomLines } from './read-bom-lines.ts';
import { recogniseLayout } from './recognise-layout.ts';
import { sheetOf } from './test-sheets.ts';

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

test('rows with another number are alternates, also of one maker and of figures alone', () => {
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

test('the same places again are an alternate', () => {
  expect(
    alternatesOf('Ref;Qty;Manufacturer;MPN\nU1;1;TI;LM358DR\nU1;1;ST;LM358DT\nC1,C2;2;TDK;C1608X7R1H104K'),
  ).toEqual([['LM358DR', 'LM358DT'], ['C1608X7R1H104K']]);
});

test.each([
  ['a count of its own', 'U1;2;Board 3.5;PPTC241LFBN-RC;\nU1;1;Board 3.5;PPTC051LFBN-RC;'],
  ['a heat sink', 'U1;1;LM7805;L7805CV;\nU1;1;LM7805;SK104-25STS;Heat sink TO-220'],
  ['a socket', 'U1;1;ATmega328;ATMEGA328P-PU;\nU1;1;ATmega328;AR28-HZL-TT;панелька DIP-28'],
  ['another nominal', 'R1;1;10k;RC0603FR-0710KL;\nR1;1;22k;RC0603FR-0722KL;'],
])('the same places with %s are a line of their own', (_, rows) => {
  const { lines } = read(`Ref;Qty;Value;MPN;Description\n${rows}`);
  expect(lines.map(({ alternates }) => alternates.length)).toEqual([0, 0]);
});

test('a second row of headings is no line: repeated, in another language, parted below', () => {
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

test('rows of one cell do not end a list of wishes', () => {
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

test('so many pieces of a part that is not said wait for somebody', () => {
  const { lines } = read('Qty;DK\n5;478-1234-1-ND\n1;\n2;587-5514-1-ND');
  expect(lines.map(({ quantity, problems }) => [quantity, problems.map(({ code }) => code)])).toEqual([
    [5, []],
    [1, ['no_part']],
    [2, []],
  ]);
});

test('a number in its own column counts before what a value may name', () => {
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
