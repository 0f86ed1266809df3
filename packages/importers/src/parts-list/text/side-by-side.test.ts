import { readBomLines, recogniseLayout, unreadLists } from '@farad/domain/bom';
import { expect, test } from 'vitest';

import { readPartsText } from '../read.ts';

/** Returns the lines that a text is read as, and the lists that are reported as not read. */
function readingOf(text: string) {
  const file = readPartsText(text.trim());
  if (!file.ok) return [file.error.what];
  const { sheets, bestSheet } = file.value;
  const layout = recogniseLayout(sheets, bestSheet, {}, () => null);
  const sheet = sheets[layout.sheet];
  if (sheet === undefined) return [];
  const lines = readBomLines(sheet, layout).lines.map(
    ({ designators, quantity, mpn, value, alternates }) =>
      `${designators.join(' ')} | ${quantity} | ${mpn ?? value}${alternates.map((one) => ` or ${one.mpn}`).join('')}`,
  );
  return [...lines, ...unreadLists(sheets, bestSheet).map((list) => `not read: ${list.lines.length} lines`)];
}

test('the lists of one board that stand side by side are read together', () => {
  const text = `
Designator;Value;Package;MPN;;Designator;Value;Package;MPN
R1;10k;0603;RC0603FR-0710KL;;U1;;SOIC-8;LM358DR
R2;4k7;0603;RC0603FR-074K7L;;U2;;SOT-23;MCP1700T-3302E/TT
C1;100n;0603;CL10B104KB8NNNC;;;;;`;
  expect(readingOf(text)).toEqual([
    'R1 | 1 | RC0603FR-0710KL',
    'R2 | 1 | RC0603FR-074K7L',
    'C1 | 1 | CL10B104KB8NNNC',
    'U1 | 1 | LM358DR',
    'U2 | 1 | MCP1700T-3302E/TT',
  ]);
});

test('lists side by side without designators are read one after the other', () => {
  const text = `
Qty;Part;Description;Qty;Part;Description
2;NE555P;timer;4;BC547B;transistor
1;LM7805CT;regulator;10;1N4148;diode`;
  expect(readingOf(text)).toEqual([' | 2 | NE555P', ' | 1 | LM7805CT', ' | 4 | BC547B', ' | 10 | 1N4148']);
});

test('lists of two boards with the same designators stay apart, and the second one is reported as not read', () => {
  const text = `
Ref;Qty;MPN;;Ref;Qty;MPN
R1;1;RC0603FR-0710KL;;R1;1;RC0603FR-071KL
U1;1;LM358DR;;U1;1;NE555DR`;
  expect(readingOf(text)).toEqual(['R1 | 1 | RC0603FR-0710KL', 'U1 | 1 | LM358DR', 'not read: 2 lines']);
});

test.each([
  ['alternates', 'Ref;Qty;Manufacturer;MPN;Manufacturer;MPN\nU1;1;TI;LM358DR;ST;LM358DT'],
  ['alternates without a count before them', 'Manufacturer;MPN;Manufacturer;MPN;Qty\nTI;LM358DR;ST;LM358DT;1'],
  ['tiers of prices', 'Qty;Price;Qty;Price;MPN;Ref\n1;2.5;100;2.1;LM358DR;U1'],
])('columns with repeated headers stay in one list: %s', (_, text) => {
  const file = readPartsText(text);
  expect(file.ok && file.value.sheets).toHaveLength(1);
});
