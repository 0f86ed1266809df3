import { expect, test } from 'vitest';

import { readBomLines } from './read-bom-lines.ts';
import { recogniseLayout } from '../sheet/recognise-layout.ts';
import { sheetOf } from '../test-sheets.ts';

const readOf = (text: string) => {
  const sheet = sheetOf(text.trimEnd());
  const layout = recogniseLayout([sheet], 0, {}, () => null);
  return { ...readBomLines(sheet, layout), fields: layout.columns.map(({ field }) => field) };
};

test('a second column of makers holds part numbers if its texts are such', () => {
  const { lines, fields } = readOf(`
RefDes;Name;Manufacturer;Manufacturer name;Quantity
C1;CAP_0603_22uF_10V;Murata;GRM188R61A226ME15J;1
U5;usd esd pu;Semtech;ECLAMP2410PQTCT;1
U4, U7;TPS62A02;Texas Instruments;TPS62A02DRLR;2`);
  expect(fields).toEqual(['designators', 'description', 'maker', 'mpn', 'quantity']);
  expect(lines.map(({ mpn, maker }) => [mpn, maker])).toEqual([
    ['GRM188R61A226ME15J', 'Murata'],
    ['ECLAMP2410PQTCT', 'Semtech'],
    ['TPS62A02DRLR', 'Texas Instruments'],
  ]);
});

test('the only column of makers stays one, and so does a second one of names', () => {
  const of = (text: string) => readOf(text).fields;
  const numbers = 'GRM188R61A226ME15J;1\nECLAMP2410PQTCT;1\nTPS62A02DRLR;2';
  expect(of(`Value;Manufacturer;Qty\n10k;${numbers.replaceAll('\n', '\n10k;')}`)).toEqual([
    'value',
    'maker',
    'quantity',
  ]);
  expect(
    of('MPN;Manufacturer;Vendor;Qty\nLM358;TI;Mouser;1\nNE555P;ST;Mouser;1\nBSS138;Nexperia;Digikey;1'),
  ).not.toContainEqual(expect.stringContaining('description'));
});

test('a sum beside a part in the same row does not hide the part', () => {
  const { lines, refused } = readOf(`
Article;Price;Designator;Footprint;Quantity;Value
100R 0805;20;R4,R6;R_0805;2;100R
TOTAL:;323.96;J2;PinHeader_1x04;1;LOGIC_IN
TOTAL:;323.96;;;3;
Total;;Sum of all;;3;
10k 0805;5;R7;R_0805;1;10k`);
  expect(lines.map(({ designators }) => designators.join())).toEqual(['R4,R6', 'J2', 'R7']);
  expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
    [1, 'header'],
    [4, 'total'],
    [5, 'total'],
  ]);
});

test("SparkFun's own numbers are no part numbers of makers", () => {
  const { lines } = readOf(`
Part;Value;Device;Package;PROD_ID;SF_SKU
S1;BUTTON;SWITCH-SPST;TACT;SWCH-08441;COM-00097
J1;USB;USB-MINI;USB-MINI;CONN-08193;
R1;10k;RES0603;0603;RES-00824;`);
  expect(lines.map(({ mpn, customerNumber, foreignNumbers }) => [mpn, customerNumber, foreignNumbers.length])).toEqual([
    [null, 'SWCH-08441', 1],
    [null, 'CONN-08193', 0],
    [null, 'RES-00824', 0],
  ]);
});

test('designators may have words behind their letters if they are as many as pieces', () => {
  const { lines } = readOf(`
Designator;Quantity;Designation
D_sch_2,D_sch_3;2;SK16
SW_IncSpeed_3;1;Button
D_sch_4,D_sch_5;3;SK16`);
  expect(lines.map(({ designators }) => designators)).toEqual([['D_sch_2', 'D_sch_3'], ['SW_IncSpeed_3'], []]);
});
