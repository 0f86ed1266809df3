import { describe, expect, it } from 'vitest';

import type { PartsSheet } from './header/parts-file.ts';
import { joinLists, listSheets, unreadLists } from './other-lists.ts';
import { sheetOf } from './test-sheets.ts';

const named = (name: string, ...rows: readonly string[]): PartsSheet => ({ ...sheetOf(rows.join('\n')), name });
const first = named('A', 'Ref;Qty;MPN', 'R1;1;RC0402FR-071KL', 'C1;1;CL05A105KA5NQNC');
const second = named('B', 'Qty;MPN;Ref;Note', '2;NE555P;U1,U2;x', 'Total;;;');
const joined = (...sheets: readonly PartsSheet[]) =>
  joinLists(
    listSheets(sheets, () => true),
    0,
  );

describe('two lists of one product', () => {
  it('are one sheet: columns of one field below each other, others at the right', () => {
    expect(joined(first, second)).toEqual({
      name: 'A, B',
      rows: [
        ['Ref', 'Qty', 'MPN', 'Note'],
        ['R1', '1', 'RC0402FR-071KL'],
        ['C1', '1', 'CL05A105KA5NQNC'],
        ['Ref', 'Qty', 'MPN'],
        ['U1,U2', '2', 'NE555P', 'x'],
        ['', '', '', '', 'Total', '', '', ''],
      ],
      rowNumbers: [1, 2, 3, 1, 2, 3],
      pages: [
        { name: 'A', rows: 3 },
        { name: 'B', rows: 3 },
      ],
    });
  });
  it('the best one comes first', () => {
    expect(
      joinLists(
        listSheets([first, second], () => true),
        1,
      )?.name,
    ).toBe('B, A');
    expect(
      joinLists(
        listSheets([first, second], () => true),
        7,
      ),
    ).toBeNull();
  });
  it.each<[string, PartsSheet]>([
    ['a shared designator', named('B', 'Ref;Qty;MPN', 'R1;1;NE555P')],
    ['shared parts without designators', named('B', 'Qty;MPN', '1;RC0402FR-071KL')],
    ['shared parts in other letters', named('B', 'Qty;MPN', '1;rc0402fr-071kl')],
    ['no header', named('B', '1;NE555P', '2;LM358DR')],
    ['no parts', named('B', 'Ref;Qty', 'U1;1')],
    ['no counts', named('B', 'MPN;Note', 'NE555P;x')],
    ['no lines', named('B', 'Qty;MPN', ';')],
  ])('not with %s', (_, other) => expect(joined(first, other)).toBeNull());
  it('not if the first has a header of two rows', () => {
    const two = named('A', 'Ref;Manufacturer;;Qty', ';Name;Part Number;', 'R1;Yageo;RC0603FR-0710KL;1');
    expect(joined(two, second)).toBeNull();
  });
  it('a third list is compared with both', () => {
    const third = named('C', 'Ref;Qty;MPN', 'U2;1;LM358DR');
    expect([joined(first, second, third)?.name, joined(first, third, second)?.name]).toEqual(['A, B', 'A, C']);
    expect(joined(first, second, named('C', 'Ref;Qty;MPN', 'D1;1;1N4148'))?.name).toBe('A, B, C');
  });
});

describe('sheets that are lists', () => {
  const indexes = (sheets: readonly PartsSheet[], mayBe: (index: number) => boolean = () => true) =>
    listSheets(sheets, mayBe).map(({ index }) => index);
  it('by themselves, not joined of others, and not known to be something else', () => {
    const pages: PartsSheet = { ...first, pages: [{ name: 'A', rows: 3 }] };
    expect(indexes([named('x', 'words'), first, pages, second])).toEqual([1, 3]);
    expect(indexes([first, second], (index) => index !== 0)).toEqual([1]);
  });
  it('forty sheets are examined', () => {
    const sheets = (empty: number) => [...Array.from({ length: empty }, () => named('x', 'words')), first];
    expect([indexes(sheets(39)), indexes(sheets(40))]).toEqual([[39], []]);
  });
  it('that are not part of the sheet that is read', () => {
    const pages: PartsSheet = { ...first, name: 'A, B', pages: [{ name: 'A', rows: 3 }] };
    const unread = (sheets: readonly PartsSheet[], read: number) => unreadLists(sheets, read).map(({ index }) => index);
    expect([unread([first, second], 0), unread([first, second, pages], 2), unread([first, second], 7)]).toEqual([
      [1],
      [1],
      [0, 1],
    ]);
  });
});
