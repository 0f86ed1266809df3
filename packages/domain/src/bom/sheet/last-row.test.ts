import { describe, expect, it } from 'vitest';

import type { BomColumn } from '../header/layout.ts';
import { sheetOf } from '../test-sheets.ts';
import { lastRowOf } from './last-row.ts';

describe('the last row of a list', () => {
  const last = (fields: string, ...rows: readonly string[]) =>
    lastRowOf(
      sheetOf(['Header', ...rows].join('\n')),
      1,
      fields.split(' ').map((field, index) => ({ index, field: field === '-' ? null : field }) as BomColumn),
    );
  const placed = 'designators quantity mpn description';
  it.each<[string, string, readonly string[], number]>([
    ['designators', placed, ['R1;1;A', 'R2;;', 'R3;1;', 'x;;'], 4],
    ['words below', placed, ['R1;1;A', ';;;words', '', 'words'], 2],
    ['a name that goes on', placed, ['R1;1;A', ';;B', ';;C;more', ';5;'], 3],
    ['a count alone', placed, ['R1;1;A', ';5;'], 1],
    ['a count beside words', placed, ['R1;1;A', ';5;;words'], 2],
    ['a bad count beside words', placed, ['R1;1;A', ';5x5;;words', 'x'], 1],
    ['a number beside words', placed, ['R1;1;A', ';;LM358;words'], 2],
    ['a long text beside a note', 'designators quantity mpn note', ['R1;1;A', `;;${'x'.repeat(100)};words`], 1],
    ['a text beside a note', 'designators quantity mpn note', ['R1;1;A', `;;${'x'.repeat(99)};words`], 2],
    ['a total', placed, ['R1;1;A', 'Total;54;'], 1],
    ['a signature', placed, ['R1;1;A', 'Approved;54;X'], 1],
    ['a footer', placed, ['R1;1;A', 'Copyright;54;X'], 1],
    ['a total within names', placed, ['R1;1;A', ';;B', 'Total', ';;C'], 2],
    ['a part that is not fitted, by its count', placed, ['R1;1;A', 'G***;0;', 'x y;0'], 2],
    [
      'a part that is not fitted, by its designators',
      placed,
      ['R1;1;A', 'C31 Do-Not-Install;;', 'x Do-Not-Install;;'],
      3,
    ],
    ['nothing', placed, ['words', 'more words'], 0],
    ['an empty list', placed, [], 0],
    ['one column', '- mpn', [';LM358', ';words', ';', ';Total'], 2],
    ['names in a list of wishes', 'mpn description', ['LM358', 'words', ';more', ';LM358 x;'], 4],
    ['a name and digits in a list of wishes', 'mpn description note', ['LM358', ';5 V diode;x', ';diode;x'], 2],
    ['a name and digits in a counted list', 'mpn description note quantity', ['LM358;;;1', ';5 V diode;x'], 1],
    ['digits as a wished count', 'description quantity', ['diode;1', 'lamp;5 of them', 'words;many'], 2],
    ['a part in an unexpected column', 'note maker', ['Диод STPS160U', 'words'], 1],
    [
      'a place with its package',
      'designators package description',
      ['R1;0603;x', 'LCD;2X05;PINHD', 'lcd;2X05;PINHD'],
      2,
    ],
    ['a place without a package', 'designators package description note', ['R1;0603;x', 'LCD;;PINHD;x'], 1],
    ['a place in a counted list', 'designators package description quantity', ['R1;0603;x;1', 'LCD;2X05;PINHD'], 1],
  ])('%s', (_, fields, rows, expected) => expect(last(fields, ...rows)).toBe(expected));
});
