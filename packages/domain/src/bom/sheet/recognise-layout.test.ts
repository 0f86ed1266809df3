import { expect, test } from 'vitest';
import {
  headerKey,
  missingFields,
  recogniseLayout,
  type BomLayout,
  type LayoutChoices,
  type PartsSheet,
} from '../index.ts';
import { sheetOf } from '../test-sheets.ts';

const layoutOf = (text: string, choices: LayoutChoices = {}): BomLayout =>
  recogniseLayout([sheetOf(text)], 0, choices, () => null);

/** `field` of each column; `.` = ignored column, `!` = the values overruled the header. */
const fieldsOf = ({ columns }: BomLayout): string =>
  columns
    .map(({ field, evidence }) => (field ?? '.') + (evidence === 'values' ? '!' : evidence === 'position' ? '?' : ''))
    .join(' ');

const rows = `
1;R1;4k7;0603;2
2;C1, C2;100n;0402;2
3;U1;STM32F103C8T6;LQFP-48;1
4;D1;1N4148;SOD-323;1`;

test.each([
  ['№;Поз. обозначение;Номинал;Корпус;Кол.', '. designators value package quantity'],
  ['Item;Reference;Value;Footprint;Qty', '. designators value package quantity'],
  ['Pos;Referenz;Wert;Gehäuse;Anzahl', '. designators value package quantity'],
  ['Sıra No;Referans;Değer;Kılıf;Adet', '. designators value package quantity'],
  ['序号;位号;参数;封装;数量', '. designators value package quantity'],
  ['#;RefDes;Comment;PCB Footprint;QTY', '. designators value package quantity'],
  ['A;B;C;D;Qty', '. designators! . package! quantity'], // only one word is known
  ['Zeile;Tagairt;Luach;Bosca;Líon', '. designators! . package! .'], // no word is known
  ['Línea;Referencia;Valor;Huella;Cantidad', '. designators value package quantity'],
  ['Number;Part Number;Value;Footprint;Qty', '. designators! value package quantity'], // the words mislead
])('columns under %s', (header, fields) => {
  expect(fieldsOf(layoutOf(header + rows))).toBe(fields);
});

const wholeLists: readonly (readonly [name: string, text: string, fields: string])[] = [
  [
    'Eagle',
    'Qty;Value;Device;Package;Parts;Description;MF;MPN\n2;10k;R-EU_R0603;R0603;R1, R2;RESISTOR;Yageo;RC0603FR-0710KL\n1;;LM358D;SO08;IC1;OPAMP;TI;LM358DR\n1;100n;C-EUC0603;C0603;C1;CAPACITOR;;',
    'quantity value description package designators description maker mpn',
  ],
  [
    'Altium',
    'Comment;Description;Designator;Footprint;LibRef;Quantity\n100nF;Capacitor;C1, C2;C0603;CAP;2\nSTM32F103C8T6;ARM MCU;U1;LQFP48;STM32;1\n10k;Resistor;R1;R0603;RES;1',
    'value description designators package customer_number quantity',
  ],
  [
    'JLC',
    'Comment;Designator;Footprint;JLCPCB Part #\n100nF;C1,C2;C0603;C14663\n10k;R1;R0603;C25804',
    'value designators package foreign_number',
  ],
  [
    'own numbers beside those of makers',
    'Part Number;Manufacturer Part Number;Manufacturer;Qty\nA-0001;RC0603FR-0710KL;Yageo;2\nA-0002;GRM188R71H104KA93D;Murata;1',
    'customer_number mpn maker quantity',
  ],
  [
    'a specification',
    'Формат;Зона;Поз.;Обозначение;Наименование;Кол.;Примечание\n;;5;;Резистор Р1-12-0,125-4,7 кОм±5%;2;R1, R2\n;;7;;Конденсатор К10-17Б-Н90-0,1 мкФ;1;C1\n;;8;;Микросхема 1564ТЛ2;1;DD1',
    '. . . customer_number description quantity note',
  ],
  [
    'a trade list',
    '№;Номенклатура;Количество;Ед. изм.\n1;Резистор 0603 10 кОм 1%;100;шт\n2;STM32F103C8T6;10;шт',
    '. mpn quantity .',
  ],
];

test.each(wholeLists)('a list of %s', (_, text, fields) => {
  expect(fieldsOf(layoutOf(text))).toBe(fields);
});

test.each([
  ['one column is the part', 'STM32F103C8T6\nLM358\n1N4148', 'mpn!'],
  ['two are part and references', 'STM32F103C8T6;U1\nLM358;U2, U3', 'mpn! designators!'],
  ['two are references and part', 'U1;STM32F103C8T6\nU2, U3;LM358', 'designators! mpn!'],
  ['part and quantity', 'STM32F103C8T6;1\nLM358;25', 'mpn! quantity!'],
  ['three are quantity, part, references', '1;STM32F103C8T6;U1\n2;LM358;U2, U3', 'quantity! mpn! designators!'],
  ['words that say nothing stand where they usually do', 'abc;def\nghi;jkl', 'mpn? designators?'],
  ['a list of words', '10k 0603 1% resistor\n100n 0402 X7R cap', 'description!'],
  ['values and words together are the part', '10k 0603 1%\n100n 0402', 'mpn?'],
  ['a list of packages is a list of parts', '0603\n0402', 'mpn?'],
  ['numbers of LCSC', 'C14663;3\nC19702;5', 'foreign_number! quantity!'],
])('without a header %s', (_, text, fields) => {
  const layout = layoutOf(text);
  expect([layout.headerRow, layout.headerRows, layout.firstRow]).toEqual([null, 0, 0]);
  expect(fieldsOf(layout)).toBe(fields);
});

test('rows above and below the list are excluded', () => {
  const layout = layoutOf(`
Проект;Датчик температуры
Дата;05.03.2024
;
Поз.;Наименование;Кол.;Примечание
R1, R2;Резистор 0603 10 кОм;2;
U1;STM32F103C8T6;1;
;;
Итого;;3;
Разраб.;Иванов;;
Проверил;Петров;;`);
  expect([layout.headerRow, layout.firstRow, layout.lastRow]).toEqual([3, 4, 5]);
});

test('a header of two rows, with cells merged horizontally and vertically', () => {
  const layout = layoutOf(`
№;Поз.;Компонент;;Кол-во
№;Поз.;Изготовитель;Артикул;Кол-во
1;R1;Yageo;RC0603FR-0710KL;1
2;C1;Murata;GRM188R71H104KA93D;1`);
  expect([layout.headerRow, layout.headerRows, layout.firstRow]).toEqual([0, 2, 2]);
  expect(fieldsOf(layout)).toBe('. designators maker mpn quantity');
});

test('a header of two rows whose lower words need the upper ones', () => {
  const layout = layoutOf(`
Reference;Manufacturer;;Qty
;Name;Part Number;
R1;Yageo;RC0603FR-0710KL;1
C1;Murata;GRM188R71H104KA93D;1`);
  expect([layout.headerRow, layout.headerRows]).toEqual([0, 2]);
  expect(fieldsOf(layout)).toBe('designators maker mpn quantity');
});

test('several columns of one field are used in the order of their numbers', () => {
  const { columns } = layoutOf('Ref;MPN 2;MPN 1;Qty Total;Qty per board\nR1;RC0603FR-0710KL;ERJ-3EKF1002V;20;2');
  expect(columns.map(({ field, priority }) => `${field} ${priority}`)).toEqual([
    'designators 0',
    'mpn 1',
    'mpn 0',
    'quantity 1',
    'quantity 0',
  ]);
});

test('the distributor of "Supplier Part" is found by the supplier column or by the numbers', () => {
  expect(layoutOf('Ref;Supplier;Supplier Part\nR1;Mouser;71-123\nR2;Mouser;71-124').columns[2]?.distributor).toBe(
    'mouser',
  );
  expect(layoutOf('Ref;Supplier Part\nR1;C14663\nR2;C19702').columns[1]?.distributor).toBe('lcsc');
  expect(layoutOf('Ref;Supplier Part\nR1;311-10KGCT-ND\nR2;399-5089-1-ND').columns[1]?.distributor).toBe('digikey');
  expect(layoutOf('Ref;Supplier Part\nR1;71-123\nR2;abc').columns[1]?.distributor).toBeNull();
});

test('a seller is not a maker', () => {
  expect(fieldsOf(layoutOf('Ref;MPN;Vendor\nR1;RC0603FR-0710KL;LCSC\nR2;RC0603FR-0710KL;Mouser'))).toBe(
    'designators mpn .',
  );
  expect(fieldsOf(layoutOf('Ref;MPN;Vendor\nR1;RC0603FR-0710KL;Yageo\nR2;RC0603FR-0710KL;Yageo'))).toBe(
    'designators mpn maker',
  );
});

test('samples are three different texts', () => {
  expect(layoutOf('Ref;Qty\nR1;1\nR2;1\nR3;2\nR4;3\nR5;4').columns[1]?.samples).toEqual(['1', '2', '3']);
});

const sample = 'Ref;Foo;Qty\nR1;10k;1\nR2;1k;1';

test('a person’s choice wins over remembered columns, and these win over recognised ones', () => {
  const sheet = sheetOf(sample);
  const asked: string[] = [];
  const remembered = (key: string) => {
    asked.push(key);
    return [{ index: 1, field: 'value', distributor: null, priority: 0 } as const];
  };
  const known = recogniseLayout([sheet], 0, {}, remembered);
  expect(asked).toEqual(['ref|foo|qty']);
  expect(known.columns.map(({ field, evidence }) => [field, evidence])).toEqual([
    ['designators', 'header'],
    ['value', 'remembered'],
    ['quantity', 'header'],
  ]);
  const chosen = recogniseLayout(
    [sheet],
    0,
    { columns: [{ index: 1, field: null, distributor: null, priority: 0 }], lastRow: 1 },
    remembered,
  );
  expect(chosen.columns[1]).toMatchObject({ field: null, evidence: 'chosen' });
  expect(chosen.lastRow).toBe(1);
});

test('a person names the sheet and the row of the header', () => {
  const sheets: PartsSheet[] = [sheetOf('a;b'), sheetOf(`title;\n${sample}`)];
  expect(recogniseLayout(sheets, 0, { sheet: 1 }, () => null)).toMatchObject({ sheet: 1, headerRow: 1 });
  expect(recogniseLayout(sheets, 1, { headerRow: null }, () => null)).toMatchObject({ headerRow: null, firstRow: 0 });
  expect(recogniseLayout(sheets, 1, { headerRow: 0 }, () => null)).toMatchObject({ headerRow: 0, firstRow: 1 });
  expect(recogniseLayout(sheets, 9, { headerRow: 99, lastRow: 99 }, () => null)).toMatchObject({
    sheet: 0,
    headerRow: null,
    lastRow: 0,
  });
});

test('the key of a header is equal for another spelling, and short', () => {
  expect(headerKey(layoutOf('Ref. Des;QTY;MPN #\nR1;1;RC0603'))).toBe(
    headerKey(layoutOf('REF DES;qty.;mpn#\nC7;2;GRM188')),
  );
  expect(headerKey(layoutOf('R1;1\nR2;2'))).toBe('');
  const long = Array.from({ length: 200 }, (_, index) => `Qty column ${index}`).join(';');
  expect(headerKey(layoutOf(`Ref;${long}\nR1;1`)).length).toBeLessThanOrEqual(200);
});

test.each([
  ['Ref;Qty', { part: true, quantity: false }],
  ['MPN;Maker', { part: false, quantity: true }],
  ['MPN;Qty', { part: false, quantity: false }],
  ['Ref;Value', { part: false, quantity: false }],
])('what is missing under %s', (header, missing) => {
  expect(missingFields(layoutOf(`${header}\nR1;1`, { headerRow: 0 }))).toEqual(missing);
});

test('an empty sheet has no lines', () => {
  expect(recogniseLayout([], 0, {}, () => null)).toMatchObject({ sheet: 0, headerRow: null, columns: [] });
});
