import { describe, expect, it } from 'vitest';

import { sheetOf } from '../test-sheets.ts';
import { findHeader, headerTexts } from './header-row.ts';

const headerOf = (text: string) => findHeader(sheetOf(text));

describe('the header of a list', () => {
  it.each([
    ['above the lines', 'Ref;Value;Qty\nR1;10k;1', 0],
    ['below a title with words of headers', 'Value of the order;5\nRef;Value;Qty\nR1;10k;1', 1],
    ['the one with most known words', 'Project;Qty\nRef;Value;Footprint;Qty\nR1;10k;0603;1', 1],
    ['the first of equal ones', 'Ref;Value;Qty\nR1;10k;1\nRef;Value;Qty\nR2;1k;1', 0],
    ['one known word, if it is alone', 'Qty\n5', 0],
    ['words of an unknown language above data', 'Zeile;Bosca;Líon\n1;R1;10k\n2;C1;100n', 0],
  ])('is %s', (_, text, row) => expect(headerOf(text)).toEqual({ row, rows: 1 }));

  it.each([
    ['a line', 'R1;10k;1\nR2;1k;1'],
    ['one known word among unknown ones', 'Qty;foo;bar\nabc 12;def;ghi'],
    ['more data than words', 'Qty;R1;10k\nabc;def;ghi'],
    ['unknown words above words', 'Zeile;Bosca\nabc;def\nghi;jkl'],
    ['unknown words with a digit above data', 'Zeile 1;Bosca\nR1;10k\nR2;1k'],
    ['one unknown word above data', 'Zeile\nR1;10k\nR2;1k'],
    ['a long sentence above data', `${'слово '.repeat(10)};${'слово '.repeat(10)}\nR1;10k\nR2;1k`],
    ['nothing', ''],
  ])('is not %s', (_, text) => expect(headerOf(text)).toBeNull());

  it('is looked for in the first 200 rows', () => {
    const above = (rows: number) => `${'\n'.repeat(rows)}Ref;Value;Qty\nR1;10k;1`;
    // `sheetOf` drops the first line end.
    expect(headerOf(above(200))).toEqual({ row: 199, rows: 1 });
    expect(headerOf(above(201))).toBeNull();
  });

  it('of the groups wins in a list of KiCad, where single components come first', () => {
    const kicad = (title: string) => `Item;Qty;Reference(s);Value
;;C1;100n
${title}
Item;Qty;Reference(s);Value
1;2;C1, C2;100n`;
    expect(headerOf(kicad('Collated Components:'))).toEqual({ row: 3, rows: 1 });
    expect(headerOf(kicad(';grouped components'))).toEqual({ row: 3, rows: 1 });
    expect(headerOf(kicad('Components:'))).toEqual({ row: 0, rows: 1 });
    expect(headerOf('Item;Qty;Reference(s)\n;;C1\nCollated Components:\n;;C2')).toEqual({ row: 0, rows: 1 });
  });
});

describe('a header of two rows', () => {
  it.each([
    ['names below a common word', 'Ref;Manufacturer;;Qty\n;Name;Part Number;\nR1;Yageo;RC0603FR;1', 0],
    ['cells merged downwards', 'Поз.;Кол-во;Компонент\nПоз.;Кол-во;Артикул\nR1;1;RC0603FR', 0],
    ['quantities of several boards', 'Ref;MPN;Количество на;\nRef;MPN;1 плату;10 плат\nR1;RC0603FR;1;10', 0],
  ])('has %s', (_, text, row) => expect(headerOf(text)).toEqual({ row, rows: 2 }));

  it.each([
    ['a line below', 'Ref;Value;Qty\nR1;10k;1\nR2;1k;1'],
    ['words below that are known no better', 'Ref;Value;Qty\nабв;где;ёжз\nR1;10k;1'],
    ['long words below', `Ref;Part;Qty\n;${'x'.repeat(41)};\nR1;10k;1`],
    ['a lone word above', 'List;;\nRef;Value;Qty\nR1;10k;1'],
  ])('is one row with %s', (_, text) => expect(headerOf(text)?.rows).toBe(1));

  it('joins the words of both; an upper word goes on to the right until the next', () => {
    const sheet = sheetOf('Ref;Digi-Key;;;Qty\nRef;Stock;Price;Number;');
    expect(headerTexts(sheet, 0, 2)).toEqual(['Ref', 'Digi-Key Stock', 'Digi-Key Price', 'Digi-Key Number', 'Qty']);
    expect(headerTexts(sheet, 0, 1)).toEqual(['Ref', 'Digi-Key', '', '', 'Qty']);
  });
});
