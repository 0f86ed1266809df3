import { expect, test } from 'vitest';

import type { BomLine } from '../row/bom-line.ts';
import { readBomLines } from '../line/read-bom-lines.ts';
import { sheetOf } from '../test-sheets.ts';
import { recogniseLayout } from './recognise-layout.ts';

const linesOf = (text: string): readonly BomLine[] => {
  const sheet = sheetOf(text.trim());
  return readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  ).lines;
};

test('counts without a header are the quantities of a list of names', () => {
  const lines = linesOf(`
Component;Package;MFR No.;
Resistors;;;
18 kOhm;0805;https://shop.example/18k;3
68 kOhm;0805;SCR0805J68K;1
5,6 kOhm;0805;SCR0805J5K6;4
Capacitors;;;
100 nF;0805;https://shop.example/100n;6`);
  expect(lines.map(({ quantity, mpn, description, value }) => [quantity, mpn, description ?? value])).toEqual([
    [3, null, '18 kOhm'],
    [1, 'SCR0805J68K', '68 kOhm'],
    [4, 'SCR0805J5K6', '5,6 kOhm'],
    [6, null, '100 nF'],
  ]);
});

test('two columns of counts without a header are not guessed', () => {
  const lines = linesOf('Component;Package;;\nLM358;SO8;3;40\nNE555;SO8;1;22\nLM317;TO220;4;7');
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
});

test('a first column without a header names the parts', () => {
  const lines = linesOf(`
;details1;details2;quantity
Barrel connector;3A;2,1 mm pin;1
Capacitor;16V;680uF;2
3D printed frame;;;1
USB cable;A to micro B;;1`);
  expect(lines.map(({ description }) => description?.includes('Barrel connector') ?? false)[0]).toBe(true);
  expect(lines.every(({ problems }) => problems.every(({ code }) => code !== 'no_part'))).toBe(true);
});

test('places of storage are no designators', () => {
  const lines = linesOf(`
Part;Needed;Owned;Location
AT89S52;1;3;MCU box
CH340G;1;5;Box 6
Capacitor 20p;4;1000;Box 7
Pin header 1x20;6;12;Connector box
Push button;1;50;Switch box`);
  expect(lines.flatMap(({ designators }) => designators)).toEqual([]);
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1, 4, 6, 1]);
});

test('the list begins at the first of several equal headers', () => {
  const lines = linesOf(`
Power supply;;
Ad;adet;amaç
Klemens 2'li;2;VCC
25A sigorta;1;ters polarite
Regulator;;
Ad;adet;amaç
880ohm direnç;1;led
kırmızı led;1;bilgi
100k direnç;3;pull down`);
  expect(lines.map(({ quantity, rows }) => [rows[0], quantity])).toEqual([
    [3, 2],
    [4, 1],
    [7, 1],
    [8, 1],
    [9, 3],
  ]);
});

test('the quantity for one board counts before the quantity that was bought', () => {
  const lines = linesOf(
    '元件名称;型号;数量;单块板消耗数量（个）\n二极管;1N4007;100;17\n运放;LM324N;5;1\n三极管;S9014;50;2',
  );
  expect(lines.map(({ quantity }) => quantity)).toEqual([17, 1, 2]);
});

test.each(['quantality', 'Quantitity', 'Description P/N', '配件名称', '项目'])('%s is a known header', (header) => {
  const isCount = header.startsWith('q') || header.startsWith('Q');
  const lines = linesOf(
    isCount
      ? `type;value;${header}\nR;300R;16\nLED;red;13\nC;100nF;2`
      : `Ref;Value;Qty;${header}\nC1;100n;1;Capacitor 50V\nC2;10u;1;Capacitor 25V\nC3;1u;1;Capacitor 16V`,
  );
  expect(isCount ? lines[0]?.quantity : lines[0]?.description).toBe(isCount ? 16 : 'Capacitor 50V');
});

test('signs that were read in a wrong encoding are mended', () => {
  const lines = linesOf('Ref;Qty;Value\nC5;1;100Âµ\nR1;1;10kÎ©\nR2;1;22k Â±1%');
  expect(lines.map(({ value, mpn }) => [value, mpn])).toEqual([
    ['100µ', null],
    ['10kΩ', null],
    ['22k ±1%', null],
  ]);
});
