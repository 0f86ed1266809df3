import { readBomLines, recogniseLayout } from '@farad/domain/bom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readPartsFile } from '../read.ts';
import { binaryWordSheets } from './binary-tables.ts';
import { wordDocument, type DocumentRow } from './test-document.ts';

const rowsOf = (bytes: Uint8Array) => {
  const read = readPartsFile(bytes, 'list.doc');
  return read.ok ? read.value.sheets.map(({ name, rows }) => [name, ...rows]) : read.error.what;
};

const list: readonly DocumentRow[] = [
  { cells: ['Поз. обозначение', 'Наименование', 'Кол.'] },
  { cells: ['', 'Резисторы'], spans: [1, 2] },
  { cells: ['R1, R2', 'Р1-12-0,125-10 кОм', '2'] },
  { cells: ['DA1', 'LM358DR', '1'] },
];

const tableOf = (rows: readonly DocumentRow[]) => rows.map(({ cells }) => cells);

describe('a document of Word 97', () => {
  it('has its tables read like those of a .docx file', () => {
    const bytes = wordDocument(['Устройство', 'Перечень элементов', list, 'Разработал']);
    expect(rowsOf(bytes)).toEqual([['Перечень элементов', ...tableOf(list)]]);
    const read = readPartsFile(bytes, 'list.doc');
    if (!read.ok) throw new Error(read.error.what);
    const { sheets, bestSheet, kind } = read.value;
    const layout = recogniseLayout(sheets, bestSheet, {}, () => null);
    const [sheet] = sheets;
    if (sheet === undefined) throw new Error('no sheet');
    const { lines } = readBomLines(sheet, layout);
    expect(kind).toBe('doc');
    expect(lines.map(({ designators, quantity, mpn }) => [designators.join(' '), quantity, mpn])).toEqual([
      ['R1 R2', 2, 'Р1-12-0,125-10 кОм'],
      ['DA1', 1, 'LM358DR'],
    ]);
  });

  it('may store its text with one byte a character, and its tables in the second stream', () => {
    const rows = [{ cells: ['Designator', 'Part', 'Qty'] }, { cells: ['U1', 'LM358DR ±5 %', '1'] }];
    const expected = [['1', ...tableOf(rows)]];
    expect(rowsOf(wordDocument([rows], { narrow: true }))).toEqual(expected);
    expect(rowsOf(wordDocument([rows], { flags: 0x0200 }))).toEqual(expected);
  });

  it('has wide cells and cells merged downwards in their columns', () => {
    const rows = [
      { cells: ['Designator', 'Part', 'Qty'] },
      { cells: ['Microcircuits', '1'], spans: [2, 1] },
      { cells: ['U1', 'LM358DR', '1'] },
      { cells: ['U2', '', '2'], joined: 1 },
    ];
    expect(rowsOf(wordDocument([rows]))).toEqual([
      ['1', ['Designator', 'Part', 'Qty'], ['Microcircuits', '', '1'], ['U1', 'LM358DR', '1'], ['U2', 'LM358DR', '2']],
    ]);
  });

  it('shows the result of a field, signs of its own, and paragraphs within a cell', () => {
    const rows = [
      { cells: ['Designator', 'Part', 'Qty'] },
      { cells: ['U1', '\u0013 HYPERLINK "x" \u0014LM358\u001eDR\u0015\u000bamplifier\u0001', '1'] },
    ];
    expect(rowsOf(wordDocument([rows]))).toMatchObject([['1', {}, ['U1', 'LM358-DR\namplifier', '1']]]);
  });

  it('has several tables, each below its title', () => {
    const table = (part: string) => [
      { cells: ['Designator', 'Part', 'Qty'] },
      { cells: [`U${part.length}`, part, '1'] },
    ];
    const document = wordDocument(['Board', table('LM358DR'), 'Display', table('NE555P')]);
    expect(binaryWordSheets(document)).toMatchObject({
      value: [
        { name: 'Board', rows: [{}, ['U7', 'LM358DR', '1']] },
        { name: 'Display', rows: [{}, ['U6', 'NE555P', '1']] },
      ],
    });
  });

  it('may list parts in paragraphs with tabs', () => {
    expect(
      rowsOf(wordDocument(['Reference\tPart\tQuantity', 'U1\tLM358DR\t1', 'U2\tNE555P\t1', 'R1\t10k\t1'])),
    ).toEqual([
      ['1', ['Reference', 'Part', 'Quantity'], ['U1', 'LM358DR', '1'], ['U2', 'NE555P', '1'], ['R1', '10k', '1']],
    ]);
  });

  it.each([
    ['a letter', wordDocument(['Dear colleagues,', 'the meeting is moved.']), 'document'],
    ['an encrypted one', wordDocument([list], { flags: 0x0100 }), 'encrypted'],
    ['one of Word 95', wordDocument([list], { version: 0x68 }), 'document'],
    [
      'a table of other things',
      wordDocument([[{ cells: ['Date', 'Author'] }, { cells: ['1.2.2020', 'Li'] }]]),
      'document',
    ],
  ])('is refused: %s', (_, bytes, what) => expect(rowsOf(bytes)).toBe(what));

  it('with any damage is read in part or refused', () => {
    const whole = wordDocument(['Title', list]);
    const damages = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(damages, fc.nat(whole.length), (changes, end) => {
        const bytes = whole.slice(0, Math.max(end, 2000));
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        expect(() => rowsOf(bytes)).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
});

it.each([
  ['fields within fields', '\u0013'.repeat(300_000)],
  ['cells without a row', '\u0007'.repeat(300_000)],
  ['paragraphs', '\r'.repeat(300_000)],
])('a hostile document is read quickly: %s', (_, text) => {
  const start = performance.now();
  expect(rowsOf(wordDocument([text]))).toBe('document');
  expect(performance.now() - start).toBeLessThan(20_000);
});
