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

test('headers are known in more languages of Europe', () => {
  for (const header of [
    'Componente;Valor;Cantidad;Encapsulado',
    'Riferimento;Valore;Quantità;Contenitore',
    'Referência;Valor;Quantidade;Encapsulado',
    'Oznaczenie;Wartość;Szt.;Obudowa',
    'Označení;Hodnota;Počet;Pouzdro',
  ]) {
    const lines = linesOf(`${header}\nR1, R2;4k7;2;0603\nC1;10uF;1;0805\nU1;LM317;1;TO-220`);
    expect(
      lines.map(({ designators, value, quantity, package: body }) => [designators.length, value, quantity, body]),
    ).toEqual([
      [2, '4k7', 2, '0603'],
      [1, '10uF', 1, '0805'],
      [1, 'LM317', 1, 'TO-220'],
    ]);
  }
});

test('a column of words under an unknown header is the part if nothing else is', () => {
  const lines = linesOf(`
    Osa; Sklep; Szt.; Cena
    Kwarc 25MHz; tme; 2; 2.53
    Dioda 1N4007; tme; 4; 0.12
    Rezystor 10k; tme; 12; 0.05
    Gniazdo; tme; 1; 3.10
  `);
  expect(lines.map(({ description, quantity }) => [description, quantity])).toEqual([
    ['Kwarc 25MHz', 2],
    ['Dioda 1N4007', 4],
    ['Rezystor 10k', 12],
    ['Gniazdo', 1],
  ]);
});

test('an empty column of values leaves its meaning to the comments', () => {
  const lines = linesOf(`
    No.; Quantity; Comment; Designator; Footprint; Value; Manufacturer Part
    1; 2; 33p; C1,C2; 0603
    2; 1; MCP1700-3302E; U1; SOT23
    3; 1; 220; R1; 0402
  `);
  expect(lines.map(({ mpn, value }) => [mpn, value])).toEqual([
    [null, '33p'],
    ['MCP1700-3302E', 'MCP1700-3302E'],
    [null, '220'],
  ]);
});

test('names beside values describe the part', () => {
  const lines = linesOf(`
    Name; Manufacturer; Quantity; Value; Pattern; RefDes
    Female 90 DIN; RTL; 1; ; DIN-8; J1
    ; Samsung; 2; 100nF; 0805; C1-2
    Slide switch; C&K; 1; ; SW-3; SW1
  `);
  expect(lines.map(({ description, problems }) => [description, problems.length])).toEqual([
    ['Female 90 DIN', 0],
    [null, 0],
    ['Slide switch', 0],
  ]);
});

test('tables with repeated headers keep their designators', () => {
  const lines = linesOf(`
    ICs
    Component; Names; Value; Quantity
    TS912; U1-2, U5; DIL; 3
    LM358; U3; DIL; 1
    Diodes
    Component; Names; Value; Quantity
    Diode; D1-4; 1N4148; 4
    Others
    Component; Names; Value; Quantity
    LED; LED1; red; 1
  `);
  expect(lines.map(({ designators, quantity }) => [designators.length, quantity])).toEqual([
    [3, 3],
    [1, 1],
    [4, 4],
    [1, 1],
  ]);
});

test('the place in a workshop is no place on the board', () => {
  const { lines, fields } = readOf(`
    Part; #Needed; #Owned; Location
    SS24; 2; 100; Project Box
    Capacitor 22u 1206; 4; 25; Project Box
    Resistor 47K 0805; 1; 0; Reel Box
    Inductor 22u; 1; 3; Project Box
  `);
  expect(fields.slice(1)).toEqual(['quantity', null, null]);
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 4, 1, 1]);
});

test('unknown, and rules of a table, are no values', () => {
  const { lines } = readOf(`
    Quantity; Value; RefDes; manufacturer_part_number
    -----:; :-----; :---:; -----
    4; unknown; H1 H2 H3 H4; unknown
    2; 10uH; L1 L2; CLF7045T
    1; 1k; R1; unknown
  `);
  expect(lines.map(({ mpn, value }) => [mpn, value])).toEqual([
    [null, null],
    ['CLF7045T', '10uH'],
    [null, '1k'],
  ]);
});

test('misspelt words for parts that are not fitted are understood', () => {
  const lines = linesOf(`
    Designator; Value; Quantity
    R1; 10k; 1
    R2; Do not popupulate; 1
    R3; Do not instal; 1
    R4; Don't mout; 1
  `);
  expect(lines.map(({ isDnp }) => isDnp)).toEqual([false, true, true, false]);
  const last = linesOf(`
    Item; Qty; Ref; Value
    1; 1; C1; 10u
    2; 2; C2,C3; 1u
    3; 0; C31 Do-Not-Install
  `);
  expect(last.map(({ designators, isDnp }) => [designators.join(), isDnp])).toEqual([
    ['C1', false],
    ['C2,C3', false],
    ['C31', true],
  ]);
});

test('a row with a package but without a quantity is a line below others', () => {
  const { lines, refused } = readOf(`
    Qty; Package; Part; Price
    2; 0805; 10uF Cap; 0.11
    1; DIL6; MOC3021; 0.55
    ; 0402; 120 Ohm Res; 0.01
    1; 0402; 150 Ohm Res; 0.01
    Board count; 6
  `);
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1, 1]);
  expect(lines[2]?.problems.map(({ code }) => code)).toContain('quantity_assumed');
  expect(refused.map(({ reason }) => reason)).toEqual(['header', 'total']);
});

test('signs before designators are no designators', () => {
  const lines = linesOf(`
    Reference; Value; Qty
    >  C1-C3, C5; 100nF; 4
    > R1, R2; 10k; 2
    U1; 40106; 1
  `);
  expect(lines.map(({ designators, problems }) => [designators.length, problems])).toEqual([
    [4, []],
    [2, []],
    [1, []],
  ]);
});

test('a part that only its remark names is described by it', () => {
  const lines = linesOf(`
    Part; Value; Package; Comment
    C1; 100n; C0603; optional
    PWR; ; 0603; Power LED
    S2; ; SMDSWITCH; small switch
    U1; CH340G; SO16; bridge
  `);
  expect(lines.map(({ description, problems }) => [description, problems.length])).toEqual([
    [null, 0],
    ['Power LED', 0],
    ['small switch', 0],
    [null, 0],
  ]);
});

test('a count before the name is the quantity in a list without quantities', () => {
  const lines = linesOf(
    'ID;Components;Total\n1;(2) switch tactile 5x5x17mm;1\n2;(100) LED 3mm white;3\n3;6x Nixie tube IN-14;9',
  );
  expect(lines.map(({ quantity, description, mpn }) => [quantity, description ?? mpn])).toEqual([
    [2, 'switch tactile 5x5x17mm'],
    [100, 'LED 3mm white'],
    [6, expect.stringContaining('Nixie tube')],
  ]);
});

test('a title between the rows is no part of the line above', () => {
  const lines = linesOf(
    'Comment;Description;Designator;Quantity\nTP4054;charger;U7;1\nThrough Hole Items;;;\nUSB_C_Receptacle;plug;J2;1',
  );
  expect(lines.map(({ rows, description }) => [rows, description])).toEqual([
    [[2], 'charger'],
    [[4], 'plug'],
  ]);
});

test('a quantity may have a remark in brackets', () => {
  const lines = linesOf('Qty;Part\n1 (only for large boards);LM358\n2;NE555\n1 or 2;LM317');
  expect(lines.map(({ quantity, problems }) => [quantity, problems.map(({ code }) => code)])).toEqual([
    [1, []],
    [2, []],
    [0, ['bad_quantity']],
  ]);
});
