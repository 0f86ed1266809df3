import { expect, test } from 'vitest';
import { SheetFormulas, type CellValue } from './compute-formula.ts';
import type { CellPlace } from './formula-tree.ts';

type Cell = CellValue | { readonly formula: string };

const sheetOf = (rows: readonly (readonly Cell[])[]): SheetFormulas => {
  const cellAt = ({ row, column }: CellPlace): Cell => rows[row]?.[column] ?? null;
  return new SheetFormulas({
    valueAt: (at) => {
      const cell = cellAt(at);
      return typeof cell === 'object' ? null : cell;
    },
    formulaAt: (at) => {
      const cell = cellAt(at);
      return typeof cell === 'object' && cell !== null ? cell.formula : null;
    },
  });
};

/** Cells of the first row of the sheet: `R1, R2, R3`, 4, 10, blank, 2.5. */
const resultOf = (formula: string): CellValue | undefined =>
  sheetOf([['R1, R2, R3', 4, 10, null, 2.5], [{ formula }]]).resultAt({ row: 1, column: 0 });

test.each([
  ['B1*C1', 40],
  ['=B1*C$1', 40],
  ['$B$1*C1+1', 41],
  ['$B1*C$1', 40],
  ['SUM(B1:E1)', 16.5],
  ['SUM(B1,C1;2)', 16],
  ['PRODUCT(B1:C1)', 40],
  ['LEN(A1)-LEN(SUBSTITUTE(A1,",",""))+1', 3],
  ['COUNTA(A1:E1)', 4],
  ['ROUNDUP(B1*1.1,0)', 5],
  ['ROUNDUP(C1*1.1,0)', 11],
  ['ROUND(E1;0)', 3],
  ['ROUNDDOWN(-E1,0)', -2],
  ['CEILING(B1*C1*1.03,5)', 45],
  ['CEILING(B1*C1,5)', 40],
  ['IF(A1="","",LEN(TRIM(A1)))', 10],
  ['IF(D1="",B1,C1)', 4],
  ['IF(B1>=4,1,0)', 1],
  ['B1*10%', 0.4],
  ['-B1+(2+3)*2^2', 16],
  ['A1&"x"', 'R1, R2, R3x'],
  ['MAX(B1:E1)-MIN(B1:E1)', 7.5],
])('%s is %s', (formula, expected) => {
  expect(resultOf(formula)).toBe(expected);
});

test.each([
  'Sheet2!B1*2',
  'VLOOKUP(A1,B1:C9,2)',
  'B1/0',
  'A1*2',
  'B1*',
  '4*$C$1',
  '$B$1*$C$1+1',
  'B1:C1',
  'SUM(A1:ZZZ9999999)',
  '(((',
  'constructor(1)',
  'A2+1',
  '(((('.repeat(100),
  `B1${'+1'.repeat(300)}`,
  '',
])('%s keeps its stored value', (formula) => {
  expect(resultOf(formula)).toBeUndefined();
});

test('a cell depends on others, and a cycle ends', () => {
  const sheet = sheetOf([[2, { formula: 'A1*3' }, { formula: 'B1+1' }, { formula: 'E1' }, { formula: 'D1' }]]);
  expect(sheet.resultAt({ row: 0, column: 2 })).toBe(7);
  expect(sheet.resultAt({ row: 0, column: 3 })).toBeUndefined();
});

test('many formulas over many cells end after a limited number of steps', () => {
  const rows = Array.from({ length: 5000 }, (_, row) => [row, { formula: 'SUM(A1:A5000)' }]);
  const sheet = sheetOf(rows);
  const results = rows.map((_, row) => sheet.resultAt({ row, column: 1 }));
  expect(results[0]).toBe(12_497_500);
  // Each formula takes 5,001 of 300,000 steps.
  expect(results.filter((result) => result !== undefined)).toHaveLength(59);
});
