import { describe, expect, it } from 'vitest';

import { sheetOf } from '../test-sheets.ts';
import { findHeader, headerTexts, likelyOfColumn, meaningOfColumn } from './header-row.ts';

const found = (text: string) => {
  const header = findHeader(sheetOf(text));
  return header === null ? 'none' : `${header.row} ${header.rows}`;
};

const rows = (...lines: readonly string[]): string => lines.join('\n');
const data = rows('R1;1;RC0402FR-071KL', 'R2;1;RC0402FR-072KL', 'R3;1;RC0402FR-073KL');

describe('the header of a list', () => {
  it.each([
    ['on the first row', rows('Ref;Qty;MPN', data), '0 1'],
    ['below words', rows('My board', 'Version 2;;', '', 'Ref;Qty;MPN', data), '3 1'],
    ['with most known words', rows('Designator;Count;Footprint', 'Ref;Qty;MPN;Price', data), '1 1'],
    ['the first of two equal ones', rows('Ref;Qty;MPN', 'R1;1;LM358', 'Ref;Qty;MPN', data), '0 1'],
    ['the first of two alike, spaced otherwise', rows('Ref ;Qty;MPN', 'R1;1;LM358', 'Ref;Qty;MPN', data), '0 1'],
    ['one known word beside unknown ones is none', rows('Value;Foo', '10k;x'), 'none'],
    ['one known word beside a price', rows('Value;Price', '10k;1'), '0 1'],
    ['one known word alone', rows('Value', '10k'), '0 1'],
    ['a column that is not used is no header', rows('Price;Stock', 'a;b'), 'none'],
    ['as many values as words', rows('Ref;Qty;10k;LM358'), '0 1'],
    ['more values than words', rows('Ref;10k;LM358'), 'none'],
    ['values lower its rank', rows('Ref;Qty;10k;LM358', 'Ref;Qty;Foo', data), '1 1'],
    ['repeated words count once', rows('Qty;Qty;Qty;Qty', '5;6;7;8', 'Ref;Qty', data), '2 1'],
    ['an empty sheet', '', 'none'],
  ])('%s', (_, text, expected) => expect(found(text)).toBe(expected));

  it('is among the first 200 rows', () => {
    const below = (count: number) => found(rows(...Array.from({ length: count }, () => 'words'), 'Ref;Qty;MPN', data));
    expect([below(199), below(200)]).toEqual(['199 1', 'none']);
  });
});

describe('headers of unknown words', () => {
  it.each([
    ['above two rows of data', rows('Foo;Bar', '1;10k', '2;20k'), '0 1'],
    ['above one row of data', rows('Foo;Bar', '1;10k'), '0 1'],
    ['above words', rows('Foo;Bar', 'a;b', '1;10k'), '1 1'],
    ['above rows with one value', rows('Foo;Bar', '1;x', '2;y'), 'none'],
    ['above nothing', rows('Foo;Bar'), 'none'],
    ['one word', rows('Foo', '1;10k', '2;20k'), 'none'],
    ['with a digit', rows('Foo;Bar 2', '1;10k', '2;20k'), 'none'],
    ['with a value', rows('Foo;LM358', '1;10k', '2;20k'), 'none'],
    [`with a long text`, rows(`Foo;${'x'.repeat(41)}`, '1;10k', '2;20k'), 'none'],
    [`with a text of forty letters`, rows(`Foo;${'x'.repeat(40)}`, '1;10k', '2;20k'), '0 1'],
    ['four words, one known, above a table', rows('Value;Foo;Bar;Baz', '10k;;;', '20k;;;', '30k;;;', '40k;;;'), '0 1'],
    ['four words, one known, above two rows', rows('Value;Foo;Bar;Baz', '10k;;;', '20k;;;'), 'none'],
    ['three words, one known', rows('Value;Foo;Bar', '10k;;', '20k;;', '30k;;', '40k;;'), 'none'],
    ['four unknown words', rows('Boo;Foo;Bar;Baz', '10k;;;', '20k;;;', '30k;;;', '40k;;;'), 'none'],
    ['above a table with a row of words', rows('Value;Foo;Bar;Baz', '10k;;;', 'x;;;', '30k;;;', '40k;;;'), 'none'],
  ])('%s', (_, text, expected) => expect(found(text)).toBe(expected));
});

describe('headers of two rows', () => {
  it.each([
    [
      'an upper word over two lower ones',
      rows('Reference;Quantity;;Manufacturer', ';per board;total;Part Number', data),
      '0 2',
    ],
    ['merged down', rows('Ref;Part;Qty', 'Ref;Number;Qty', data), '0 2'],
    ['data below', rows('Ref;Qty;MPN', 'R1;5;LM358', data), '0 1'],
    ['a title of a group below', rows('Ref;Qty;MPN;', 'Resistors', data), '0 1'],
    ['a long text below', rows('Ref;Manufacturer;', `;Part Number;${'x'.repeat(41)}`, data), '0 1'],
    [
      'numbers of boards below',
      rows('Обозначение;Количество на;Количество на', 'Обозначение;1 плату;10 плат', data),
      '0 2',
    ],
    [
      'half of the cells repeated below',
      rows('Ref;MPN;Количество на;Количество на', 'Ref;MPN;1 плату;10 плат', data),
      '0 2',
    ],
  ])('%s', (_, text, expected) => expect(found(text)).toBe(expected));

  const sheet = sheetOf(rows(' Qty ;;Part;Note;', 'per board;total;MPN;Note;'));
  it('are joined; an upper word spans the columns at its right', () => {
    expect(headerTexts(sheet, 0, 2)).toEqual(['Qty per board', 'Qty total', 'Part MPN', 'Note', '']);
    expect(headerTexts(sheet, 0, 1)).toEqual(['Qty', '', 'Part', 'Note', '']);
    expect(headerTexts(sheet, 1, 2)).toEqual(['per board', 'total', 'MPN', 'Note', '']);
    expect(headerTexts(sheet, 5, 2)).toEqual([]);
  });
});

describe('the meaning of a column', () => {
  const field = (text: string, column: number, height: 1 | 2 = 2) =>
    meaningOfColumn(sheetOf(text), 0, height, column)?.fields[0];
  it('is that of both rows, else of the lower one, else of the upper one', () => {
    expect(field('Manufacturer;x\nPart Number;y', 0)).toBe('mpn');
    expect(field('Foo;x\nQty;y', 0)).toBe('quantity');
    expect(field('Qty;x\nFoo;y', 0)).toBe('quantity');
    expect(field('Qty;x\nFoo;y', 0, 1)).toBe('quantity');
    expect(field('Foo;x\nBar;y', 0)).toBeUndefined();
    expect(field('Foo', 5)).toBeUndefined();
  });
  it('a word above several columns describes none of them', () => {
    expect([field('Qty;\nFoo;Bar', 0), field('Qty;\nFoo;', 0), field('Qty;x\nFoo;Bar', 0)]).toEqual([
      undefined,
      'quantity',
      'quantity',
    ]);
  });
  it('a distributor below another word marks no part numbers', () => {
    const meaning = (text: string) => meaningOfColumn(sheetOf(text), 0, 2, 0);
    expect(meaning('In stock;x\nMouser;y')).toEqual({ fields: [], distributor: null, ordinal: 0 });
    expect(meaning('Package;x\nMouser;y')?.fields).toEqual(['package']);
    expect(meaning('Mouser;x\nMouser;y')?.distributor).toBe('mouser');
    expect(meaning(';x\nMouser;y')?.distributor).toBe('mouser');
  });
  it('is guessed only if the whole header has none', () => {
    const likely = (text: string) => likelyOfColumn(sheetOf(text), 0, 1, 0);
    expect([likely('xyz qty'), likely('Qty'), likely('xyz'), likely('')]).toEqual(['quantity', null, null, null]);
  });
});

describe('lists with the components one by one and then in groups', () => {
  const list = (title: string, again = 'Ref;Qty;MPN') => rows('Ref;Qty;MPN', data, title, again, data);
  it.each(['Collated Components:', 'Grouped components', ' collated COMPONENTS: 5 '])('%s', (title) => {
    expect(found(list(title))).toBe('5 1');
  });
  it.each(['My collated components', 'Collated', 'Components'])('not %s', (title) =>
    expect(found(list(title))).toBe('0 1'),
  );
  it('the header must be repeated', () => expect(found(list('Collated Components', 'Ref;Qty;Value'))).toBe('0 1'));
});
