import { expect, test } from 'vitest';

import { countedRows } from './counted-rows.ts';

test('reads lines of a quantity, an article and, after tabs, a description', () => {
  const lines = [
    'Stückliste',
    '',
    '1 D-SUB ST09EU\t\tSub-D Buchse, male',
    ' 2 ZF 3,6\tZ-Diode 3,6V\t0,5W',
    '10 1N4148\tDiode',
  ];
  expect(countedRows(lines)).toEqual([
    { cells: ['Quantity', 'Part', 'Description'], line: 0 },
    { cells: ['', 'Stückliste', ''], line: 1 },
    { cells: [], line: 2 },
    { cells: ['1', 'D-SUB ST09EU', 'Sub-D Buchse, male'], line: 3 },
    { cells: ['2', 'ZF 3,6', 'Z-Diode 3,6V 0,5W'], line: 4 },
    { cells: ['10', '1N4148', 'Diode'], line: 5 },
  ]);
});

test.each([
  ['two articles', ['1 R1\tx', '2 R2\tx']],
  ['without tabs', ['1 R1', '2 R2', '3 R3']],
  ['more other lines', ['1 R1\tx', '2 R2\tx', '3 R3\tx', 'a\tx', 'b\tx']],
  ['counts alone', ['1\tR1', '2\tR2', '3\tR3']],
  ['years', ['20261 R1\tx', '20262 R2\tx', '20263 R3\tx']],
])('is null for %s', (_, lines) => {
  expect(countedRows(lines)).toBeNull();
});
