import { expect, test } from 'vitest';

import { readPartsText } from '../read.ts';

const rowsOf = (text: string) => {
  const read = readPartsText(text);
  return read.ok ? read.value.sheets[0]?.rows.filter((cells) => cells.length > 0) : read.error.what;
};

const title =
  'Bill of materials\n=================\n\nThe parts that you need to build the board are listed in this table.\n\n';

test('a list-table is read without the text around it', () => {
  expect(
    rowsOf(
      `${title}.. list-table:: Parts\n   :header-rows: 1\n\n   * - Reference\n     - Qty\n     - Part Number\n     - Supplier\n` +
        '   * - U1\n     - 1\n     - LM358DR\n     - `Mouser <https://example.com/x>`_\n' +
        '   * - R1, R2\n     - 2\n     - A long name\n       in two lines\n     -\n\nSolder them with care.\n',
    ),
  ).toEqual([
    ['Reference', 'Qty', 'Part Number', 'Supplier'],
    ['U1', '1', 'LM358DR', 'Mouser'],
    ['R1, R2', '2', 'A long name in two lines'],
  ]);
});

test('simple and grid tables are read, with cells over several lines', () => {
  const expected = [
    ['Qty', 'Part', 'Value'],
    ['2', 'Resistor', '10k'],
    ['1', 'Timer with a long name', 'NE555'],
  ];
  expect(
    rowsOf(
      `${title}=== ============= =====\nQty Part          Value\n=== ============= =====\n2   Resistor      10k\n1   Timer with a  NE555\n    long name\n=== ============= =====\n\nThat is all you need.\n`,
    ),
  ).toEqual(expected);
  expect(
    rowsOf(
      `${title}+-----+--------------+-------+\n| Qty | Part         | Value |\n+=====+==============+=======+\n| 2   | Resistor     | 10k   |\n+-----+--------------+-------+\n| 1   | Timer with a | NE555 |\n|     | long name    |       |\n+-----+--------------+-------+\n`,
    ),
  ).toEqual(expected);
});

test('a document whose tables name no parts is still refused', () => {
  expect(
    rowsOf(
      `${title}=== ==========\nKey Meaning\n=== ==========\nA   first one\nB   second one\n=== ==========\n\nRead the text above with care before you start.\n`,
    ),
  ).toBe('readme');
});

test('an asterisk may join a quantity and a part, but not two sizes', () => {
  expect(rowsOf('// not complete\n1*atmega8\n4*10µF\n10*100nF\n9*220 Ohm\n2*74HC165\n1*6N136\n')?.slice(1)).toEqual([
    ['', '// not complete'],
    ['1', 'atmega8'],
    ['4', '10µF'],
    ['10', '100nF'],
    ['9', '220 Ohm'],
    ['2', '74HC165'],
    ['1', '6N136'],
  ]);
  expect(rowsOf('1x LM358\n2*3 pin header 1x\n3x NE555\n')).toContainEqual(['1', '2*3 pin header']);
});

test('a piece of a page with a table is read', () => {
  expect(
    rowsOf(
      '<b>Partlist exported from board.sch</b>\n<p>\n<table>\n<tr><td><b>Part</b></td><td><b>Value</b></td><td><b>Package</b></td></tr>\n<tr><td>C2</td><td>100nF</td><td>C0805</td></tr>\n<tr><td>R1</td><td>10k</td><td>R0805</td></tr></table>',
    ),
  ).toEqual([
    ['Part', 'Value', 'Package'],
    ['C2', '100nF', 'C0805'],
    ['R1', '10k', 'R0805'],
  ]);
});

test('in a table with one border below the header, each line is a row', () => {
  const border = '+-----+--------------------+\n';
  expect(
    rowsOf(
      `${border}| Qty | Desc               |\n${border}|  3  | 330 Ohm Resistor   |\n|  1  | Motion sensor with |\n|     | a JST plug         |\n|  2  | LM358              |\n${border}`,
    ),
  ).toEqual([
    ['Qty', 'Desc'],
    ['3', '330 Ohm Resistor'],
    ['1', 'Motion sensor with a JST plug'],
    ['2', 'LM358'],
  ]);
});
