import { readBomLines, recogniseLayout, unreadLists } from '@farad/domain/bom';
import { expect, test } from 'vitest';

import { readPartsText } from '../read.ts';
import { apartBelow } from './below-another.ts';

/** Returns the lines that are read from a text, and the lists of the text that are reported as not read. */
function readingOf(text: string) {
  const file = readPartsText(text.trim());
  if (!file.ok) return [file.error.what];
  const { sheets, bestSheet } = file.value;
  const layout = recogniseLayout(sheets, bestSheet, {}, () => null);
  const sheet = sheets[layout.sheet];
  if (sheet === undefined) return [];
  const lines = readBomLines(sheet, layout).lines.map(
    ({ rows, designators, quantity, mpn, value }) =>
      `${rows[0]}: ${designators.join(' ')} | ${quantity} | ${mpn ?? value}`,
  );
  return [...lines, ...unreadLists(sheets, bestSheet).map((list) => `not read: ${list.lines.length} lines`)];
}

test('lists of one board below each other are read with their own columns', () => {
  const text = `
SMD
Designator;Value;Footprint;Quantity
R1,R2;10k;0603;2
C1;100n;0402;1

Through hole
Part Number;Manufacturer;Designator;Qty
282834-2;TE Connectivity;J1;1
1N4007;Diodes Inc;D1,D2;2`;
  expect(readingOf(text)).toEqual([
    '3: R1 R2 | 2 | 10k',
    '4: C1 | 1 | 100n',
    '8: J1 | 1 | 282834-2',
    '9: D1 D2 | 2 | 1N4007',
  ]);
});

test('a purchase list above a list with designators is read too', () => {
  const text = `
№;Наименование;Кол-во;Примечание
1;LM358DR;10;
2;NE555P;5;

Обозначение;Номинал;Корпус;Шт
C1-C4;100n;0603;4
L1;10uH;1210;1`;
  expect(readingOf(text)).toEqual([
    '6: C1 C2 C3 C4 | 4 | 100n',
    '7: L1 | 1 | 10uH',
    '2:  | 10 | LM358DR',
    '3:  | 5 | NE555P',
  ]);
});

test('a second list with the same designators is another board and is reported as not read', () => {
  const text = `
Designator;Value;Footprint;Quantity
R1;10k;0603;1
R2;4k7;0603;1

Part Number;Manufacturer;Designator;Qty
RC0603FR-0710KL;Yageo;R1;1`;
  expect(readingOf(text)).toContain('not read: 1 lines');
});

test.each([
  ['the same header again', 'Designator;Value;Qty\nR1;10k;1\n\nQty;Value;Designator\n2;4k7;R2,R3'],
  ['a second header row', 'Designator;Value;Qty\nReference;Part;Count\nR1;10k;1\nR2;4k7;1'],
  ['a part with words for columns', 'Part;Description;Qty\nHeader;Value of case and part;5\nCase;Count of parts;2'],
])('%s does not divide a list', (_, text) => {
  const rows = text.split('\n').map((line) => line.split(';'));
  expect(apartBelow({ name: '', rows, rowNumbers: rows.map((_cells, index) => index + 1) })).toHaveLength(1);
});
