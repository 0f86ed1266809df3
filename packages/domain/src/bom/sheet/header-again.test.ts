import { describe, expect, it } from 'vitest';
import { headingsOf, isHeaderAgain, isHeaderOfOther } from './header-again.ts';
import { recogniseLayout } from './recognise-layout.ts';
import { sheetOf } from '../test-sheets.ts';

/** Whether a row below these headers repeats them. */
const isAgain = (headers: string, cells: readonly string[], data = 'R1;10k;1'): boolean => {
  const sheet = sheetOf(`${headers}\n${data}`);
  const layout = recogniseLayout([sheet], 0, { headerRow: 0 }, () => null);
  return isHeaderAgain(cells, headingsOf(sheet.rows, layout), layout);
};

describe('a header is repeated on the next page', () => {
  it.each([
    ['word for word', ['Ref', 'Value', 'Qty']],
    ['in other letters', ['REF.', 'value', 'QTY']],
    ['with cells of spaces', ['Ref', ' ', 'Qty']],
    ['in part', ['', 'Value', 'Qty']],
    ['in another language', ['Поз. обозначение', 'Номинал', 'Кол-во']],
    ['in another language with two words more', ['Поз. обозначение', 'Номинал', 'Кол-во', 'x', 'y']],
    ['by the word above the designators', ['Ref', '', '']],
  ])('%s', (_, cells) => expect(isAgain('Ref;Value;Qty', cells)).toBe(true));

  it.each([
    ['a line', ['R2', '10k', '2']],
    ['an empty row', ['', ' ', '']],
    ['one word of several', ['', 'Value', '']],
    ['two words of three in another language', ['Поз. обозначение', 'Номинал', '5']],
    ['too many other words', ['Поз. обозначение', 'Номинал', 'Кол-во', 'x', 'y', 'z']],
    ['words in other columns', ['Value', 'Qty', 'Ref']],
  ])('but not by %s', (_, cells) => expect(isAgain('Ref;Value;Qty', cells)).toBe(false));

  it('by its only word', () => {
    expect(isAgain('Qty', ['Qty'], '5')).toBe(true);
    expect(isAgain('Qty', ['Value'], '5')).toBe(false);
  });
});

describe('numbers of columns below a header', () => {
  it.each([
    [['1', '2', '3', '4'], true],
    [['5', ' 6 ', '7', '', '8'], true],
    [['20', '21', '22', '23'], true],
    [['21', '22', '23', '24'], false],
    [['1', '2', '3'], false],
    [['1', '2', '4', '5'], false],
    [['R1', '2', '3', '4'], false],
  ] as const)('%j: %j', (cells, expected) => expect(isAgain('Ref;Value;Qty;Note;Maker', cells)).toBe(expected));
});

it('without a header, nothing repeats it', () => {
  const sheet = sheetOf('R1;10k;1\nR2;12k;1\nR3;13k;1');
  const layout = recogniseLayout([sheet], 0, { headerRow: null }, () => null);
  expect(headingsOf(sheet.rows, layout)).toEqual([]);
  expect(isHeaderAgain(['1', '2', '3', '4'], [], layout)).toBe(false);
});

describe('the header of another table', () => {
  it.each(['Part;Qty', 'Value;Qty;Foo;Bar', 'Name;Quantity;Price', ` Part ;${'Qty'.padEnd(40)}`])('%s', (cells) =>
    expect(isHeaderOfOther(cells.split(';'))).toBe(true),
  );
  it.each(['Part;Value', 'Qty', 'Part 2;Qty', 'Qty;Foo', 'Part;Qty;Foo;Bar;Baz', `Part;${'Qty'.padEnd(41)}`, ''])(
    'not %j',
    (cells) => expect(isHeaderOfOther(cells.split(';'))).toBe(false),
  );
});
