import { describe, expect, it } from 'vitest';

import type { PartsSheet } from './header/parts-file.ts';
import { readBomLines } from './line/read-bom-lines.ts';
import { sheetOf } from './test-sheets.ts';
import { joinLists, listSheets, unreadLists } from './other-lists.ts';
import { recogniseLayout } from './sheet/recognise-layout.ts';

const named = (name: string, text: string): PartsSheet => ({ ...sheetOf(text), name });

const smd = named(
  'SMD',
  'Designator;Comment;Quantity;MPN\nR1,R2;10k;2;RC0603FR-0710KL\nC1;100n;1;GRM155R71C104KA88D\nU1;MCU;1;STM32F103C8T6',
);
const tht = named('THT', 'Board 7\n\nRef;Qty;Part Number;Manufacturer\nJ1;1;USB4105-GF-A;GCT\nJ2,J3;2;B2B-XH-A;JST');
const hardware = named('Hardware', 'Item;Description;Qty\n1;Screw M3x8;4\n2;Standoff M3x10;8');
const variant = named('Variant B', 'Designator;Comment;Quantity;MPN\nR1,R2;22k;2;RC0603FR-0722KL');
const cart = named('Digikey', 'Index;Quantity;Manufacturer Part Number\n1;20;RC0603FR-0710KL\n2;10;1N4148W');
const notes = named('Notes', 'Call Ann;today\nBuy;bread');

const all = () => true;
const joined = (...sheets: readonly PartsSheet[]): PartsSheet | null => joinLists(listSheets(sheets, all), 0);
const readJoined = (...sheets: readonly PartsSheet[]) => {
  const sheet = joined(...sheets);
  if (sheet === null) throw new Error('expected joined sheets');
  return readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );
};

describe('lists of one product on several sheets', () => {
  it('are read together, whatever their headers', () => {
    const { lines, refused } = readJoined(smd, notes, tht, hardware);
    expect(
      lines.map(({ mpn, description, designators, quantity, maker }) => [
        mpn ?? description,
        designators.length,
        quantity,
        maker,
      ]),
    ).toEqual([
      ['RC0603FR-0710KL', 2, 2, null],
      ['GRM155R71C104KA88D', 1, 1, null],
      ['STM32F103C8T6', 1, 1, null],
      ['USB4105-GF-A', 1, 1, 'GCT'],
      ['B2B-XH-A', 2, 2, 'JST'],
      ['Screw M3x8', 0, 4, null],
      ['Standoff M3x10', 0, 8, null],
    ]);
    expect(lines.map(({ sheets, rows }) => `${sheets[0]} ${rows[0]}`).slice(2, 6)).toEqual([
      'SMD 4',
      'THT 4',
      'THT 5',
      'Hardware 2',
    ]);
    expect(refused.find(({ text }) => text === 'Board 7')).toMatchObject({ sheet: 'THT', row: 1 });
  });

  it.each([
    ['a variant', variant],
    ['an order of the same parts', cart],
    ['no list', notes],
  ])('%s is not added', (_, other) => expect(joined(smd, other)).toBeNull());

  it('lists that are not read are told', () => {
    const told = (sheets: readonly PartsSheet[], read: number) =>
      unreadLists(sheets, read).map(({ index, sheet: { name }, lines }) => `${index} ${name} ${lines.length}`);
    expect(told([smd, variant, notes, cart], 0)).toEqual(['1 Variant B 1', '3 Digikey 2']);
    const sheet = joined(smd, tht, variant);
    expect(told([smd, tht, variant, ...(sheet === null ? [] : [sheet])], 3)).toEqual(['2 Variant B 1']);
  });

  it('sheets known to be something else are left out', () => {
    expect(listSheets([smd, tht], (index) => index !== 1).map(({ index }) => index)).toEqual([0]);
  });
});
