import { describe, expect, it } from 'vitest';

import type { BomColumn, LayoutChoices } from '../header/layout.ts';
import { sheetOf } from '../test-sheets.ts';
import { recogniseLayout } from './recognise-layout.ts';

type Choice = Pick<BomColumn, 'index' | 'field' | 'distributor' | 'priority'>;

const text = 'My board\nRef;Qty;MPN\nR1;1;RC0402FR-071KL\nC1;1;CL05A105KA5NQNC\nTotal;2;';
const layoutOf = (
  choices: LayoutChoices = {},
  remembered: (key: string) => readonly Choice[] | null = () => null,
  own = text,
) => recogniseLayout([sheetOf(own)], 0, choices, remembered);
const place = ({ headerRow, headerRows, firstRow, lastRow }: ReturnType<typeof layoutOf>) => [
  headerRow,
  headerRows,
  firstRow,
  lastRow,
];

describe('the place of a list in a sheet', () => {
  it('is found', () => expect(place(layoutOf())).toEqual([1, 1, 2, 3]));
  it.each<[LayoutChoices, readonly unknown[]]>([
    [{ headerRow: null }, [null, 0, 0, 3]],
    [{ headerRow: 0 }, [0, 1, 1, 3]],
    [{ headerRow: 1 }, [1, 1, 2, 3]],
    [{ headerRow: -1 }, [null, 0, 0, 3]],
    [{ headerRow: 5 }, [null, 0, 0, 3]],
    [{ headerRow: 4 }, [4, 1, 5, 4]],
    [{ lastRow: 2 }, [1, 1, 2, 2]],
    [{ lastRow: 0 }, [1, 1, 2, 1]],
    [{ lastRow: 99 }, [1, 1, 2, 4]],
  ])('as a person chose it: %j', (choices, expected) => expect(place(layoutOf(choices))).toEqual(expected));
  it('a header of two rows stays so if a person confirms its row', () => {
    const two = 'Ref;Manufacturer;;Qty\n;Name;Part Number;\nR1;Yageo;RC0603FR-0710KL;1';
    expect([place(layoutOf({}, undefined, two)), place(layoutOf({ headerRow: 0 }, undefined, two))]).toEqual([
      [0, 2, 2, 2],
      [0, 2, 2, 2],
    ]);
  });
  it('ends before the history of the document, but not before the list', () => {
    const history = `${text}\nRev;Date;Author\nA;x;RC0402FR-071KL`;
    expect(place(layoutOf({}, undefined, history))).toEqual([1, 1, 2, 3]);
    expect(place(layoutOf({}, undefined, `Revision\nx\n${text}`))).toEqual([3, 1, 4, 5]);
  });
  it('an empty sheet has no list', () => {
    expect(recogniseLayout([], 0, {}, () => null)).toEqual({
      sheet: 0,
      headerRow: null,
      headerRows: 0,
      firstRow: 0,
      lastRow: 0,
      columns: [],
    });
  });
  it('is in the sheet that a person chose, if there is such a sheet', () => {
    const sheets = [sheetOf('x;y'), sheetOf(text)];
    const sheet = (best: number, choices: LayoutChoices = {}) =>
      recogniseLayout(sheets, best, choices, () => null).sheet;
    expect([
      sheet(1),
      sheet(0),
      sheet(0, { sheet: 1 }),
      sheet(1, { sheet: 0 }),
      sheet(1, { sheet: 7 }),
      sheet(7),
    ]).toEqual([1, 0, 1, 0, 0, 0]);
  });
});

describe('the columns of a list', () => {
  const fields = ({ columns }: ReturnType<typeof layoutOf>) =>
    columns.map(({ field, evidence, priority, distributor }) => [field, evidence, priority, distributor]);
  const choice = (more: Partial<Choice>): Choice => ({
    index: 2,
    field: 'note',
    distributor: null,
    priority: 0,
    ...more,
  });
  it('have the fields that were remembered for this header, and those that a person chose', () => {
    expect(fields(layoutOf({}, (key) => (key === 'ref|qty|mpn' ? [choice({ priority: 3 })] : null)))).toEqual([
      ['designators', 'header', 0, null],
      ['quantity', 'header', 0, null],
      ['note', 'remembered', 3, null],
    ]);
    const chosen = layoutOf({ columns: [choice({ field: 'foreign_number', distributor: 'tme' })] }, () => [
      choice({}),
      choice({ index: 1, field: null }),
    ]);
    expect(fields(chosen)).toEqual([
      ['designators', 'header', 0, null],
      [null, 'remembered', 0, null],
      ['foreign_number', 'chosen', 0, 'tme'],
    ]);
  });
  it('nothing is remembered for a list without headers', () => {
    expect(fields(layoutOf({ headerRow: null }, () => [choice({ index: 0 })]))[0]?.[1]).not.toBe('remembered');
  });
  it('headers are one line of at most 200 letters', () => {
    const { columns } = layoutOf({}, undefined, `Ref;Qty  (per\tboard) ;MPN ${'x'.repeat(300)}\nR1;1;RC0402FR-071KL`);
    expect(columns.map(({ header }) => header.slice(0, 20))).toEqual([
      'Ref',
      'Qty (per board)',
      'MPN xxxxxxxxxxxxxxxx',
    ]);
    expect(columns[2]?.header).toHaveLength(200);
  });
  it('empty columns at the right are left out', () => {
    expect(layoutOf({}, undefined, 'Ref;Qty;MPN;;\nR1;1;RC0402FR-071KL; ;').columns).toHaveLength(3);
    expect(layoutOf({}, undefined, 'Ref;Qty;MPN\nR1;1;RC0402FR-071KL;x').columns).toHaveLength(4);
  });
  it('texts of a thousand rows and letters are examined', () => {
    const rows = (count: number, last: string) =>
      `Ref;Qty;Foo\n${Array.from({ length: count }, (_, at) => `R${at + 1};1;`).join('\n')}\n${last}`;
    const samples = (count: number) => layoutOf({}, undefined, rows(count, 'C1;1;red')).columns[2]?.samples;
    expect([samples(999), samples(1000)]).toEqual([['red'], []]);
    const long = layoutOf({}, undefined, `Ref;Qty;Foo\nR1;1;${' '.repeat(5)}${'x'.repeat(2000)}`).columns[2]?.samples;
    expect(long).toEqual(['x'.repeat(80)]);
  });
});
