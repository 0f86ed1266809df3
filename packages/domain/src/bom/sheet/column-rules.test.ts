import { describe, expect, it } from 'vitest';

import { valuesOf } from '../cell/column-values.ts';
import { headerMeaning } from '../header/header-meaning.ts';
import type { BomColumn, BomField, BomLayout } from '../header/layout.ts';
import type { RowTexts } from '../cell/row-texts.ts';
import { sheetOf } from '../test-sheets.ts';
import { areCountedPlaces, arePlaces, withCountedQuantity } from './counted-places.ts';
import { lastRowOf } from './last-row.ts';
import { misplacedPart, withMisplaced } from './misplaced-part.ts';
import { withNameless, withNamelessCounts } from './nameless-columns.ts';
import { distributorByValues, nothing, type Seen, type Taken } from './seen-column.ts';
import { settled, withAnyPart, withPartType } from './settle-columns.ts';
import { unreadNumbers } from './unread-numbers.ts';

const seen = (header: string, texts: readonly string[], index = 0): Seen => ({
  index,
  header,
  texts,
  meaning: headerMeaning(header),
  likely: null,
  values: valuesOf(texts),
});
const words = (text: string): readonly string[] => text.split('|');
/** Columns as `Header: text|text|…`. */
const columnsOf = (...columns: readonly string[]): readonly Seen[] =>
  columns.map((column, index) => {
    const [header = '', texts = ''] = column.split(': ');
    return seen(header, words(texts), index);
  });
const takenOf = (fields: string): readonly Taken[] =>
  fields.split(' ').map((field) => (field === '-' ? nothing : { field: field as BomField, distributor: null, evidence: 'header' }));
const fieldsOf = (taken: readonly Pick<BomColumn, 'field'>[]): string => taken.map(({ field }) => field ?? '-').join(' ');

it.each([
  ['C1234|C1235', 'lcsc'],
  ['311-10KGRCT-ND', 'digikey'],
  ['603-RC0402FR-0710KL', 'mouser'],
  ['123-456', 'rs'],
  ['C1234|C1235|C1236|x|x', 'lcsc'],
  ['C1234|x', null],
  ['1234567', null],
])('most of the numbers %s are of %s', (texts, distributor) => expect(distributorByValues(valuesOf(words(texts)))).toBe(distributor));

describe('designators and their counts', () => {
  it('most of at least three texts are designators', () => {
    const are = (texts: string) => arePlaces(seen('x', words(texts)));
    expect([are('R1|R2|R3'), are('R1|R2'), are('R1|R2|R3|R4|R5|R6|R7|a|b|c'), are('R1|R2|a')]).toEqual([true, false, true, false]);
  });
  it.each([
    ['R1,R2|R3|R4', '2|1|1', true],
    ['R1,R2|R3|R4', '2|1|5', true],
    ['R1,R2|R3|R4|R5', '2|1|5|5', false],
    ['R1,R2|R3||R4', '2|1||1', true],
    ['R1|R2', '1|1', false],
  ])('%s are counted by %s: %s', (places, counts, expected) => {
    const [column, count] = columnsOf(`Foo: ${places}`, `Qty: ${counts}`);
    expect(column && count && areCountedPlaces(column, [column, count])).toBe(expected);
    expect(column && areCountedPlaces(column, [column])).toBe(false);
  });
  it('the quantity is the column that counts the designators', () => {
    const all = columnsOf('Ref: R1,R2|R3|R4|R5|R6', 'Qty fix: 20|10|10|10|10', 'Min: 2|1|1|1|1');
    const taken = takenOf('designators quantity -');
    expect(withCountedQuantity(taken, all)).toEqual([
      taken[0],
      { field: null, distributor: null, evidence: 'none' },
      { field: 'quantity', distributor: null, evidence: 'values' },
    ]);
  });
  it.each<[string, readonly string[], string]>([
    ['half of the quantities agree', ['Ref: R1,R2|R3|R4|R5|R6|R7', 'Qty: 2|1|1|9|9|9', 'Min: 2|1|1|1|1|1'], 'designators quantity -'],
    ['few rows', ['Ref: R1,R2|R3|R4|R5', 'Qty: 20|10|10|10', 'Min: 2|1|1|1'], 'designators quantity -'],
    ['all rows have one piece', ['Ref: R1|R2|R3|R4|R5', 'Qty: 9|9|9|9|9', 'Min: 1|1|1|1|1'], 'designators quantity -'],
    ['no column counts', ['Ref: R1,R2|R3|R4|R5|R6', 'Qty: 9|9|9|9|9', 'Min: 2|1|9|9|9'], 'designators quantity -'],
    ['the counts have a meaning', ['Ref: R1,R2|R3|R4|R5|R6', 'Qty: 9|9|9|9|9', 'Min: 2|1|1|1|1'], 'designators quantity note'],
    ['no quantity', ['Ref: R1,R2|R3|R4|R5|R6', 'Qty: 9|9|9|9|9', 'Min: 2|1|1|1|1'], 'designators - -'],
    ['no designators', ['Ref: R1,R2|R3|R4|R5|R6', 'Qty: 9|9|9|9|9', 'Min: 2|1|1|1|1'], 'note quantity -'],
    ['words as designators', ['Ref: a|b|c|d|e', 'Qty: 9|9|9|9|9', 'Min: 0|0|0|0|0'], 'designators quantity -'],
  ])('not if %s', (_, columns, fields) => {
    const taken = takenOf(fields);
    expect(withCountedQuantity(taken, columnsOf(...columns))).toBe(taken);
  });
});

describe('a part in an unexpected column', () => {
  const has = (...fields: readonly BomField[]) => new Set(fields);
  it.each([
    [['Резистор - чип 0805 8.2кОм ±5%'], 'Резистор - чип 0805 8.2кОм ±5%'],
    [['Диод STPS160U ST', '5'], 'Диод STPS160U ST'],
    [['', 'blue LM358DR', ' '], 'blue LM358DR'],
    [['Box of 10k'], 'Box of 10k'],
    [['a', 'b', 'Диод STPS160U'], null],
    [['LM358DR'], null],
    [['Диод быстрый'], null],
    [['Box of 12'], null],
    [['Resistors 10k'], null],
    [['Total 10k'], null],
    [['Approved 10k'], null],
    [['Copyright 10k'], null],
    [[], null],
    [[`Диод ${'x'.repeat(300)} 10k`], null],
  ])('%j: %j', (cells, part) => {
    expect(misplacedPart(cells, has())).toBe(part);
    expect([misplacedPart(cells, has('designators')), misplacedPart(cells, has('quantity'))]).toEqual([null, null]);
  });
  it('within fifty columns', () => {
    const cells = (count: number) => [...Array.from({ length: count }, () => ''), 'Диод STPS160U'];
    expect([misplacedPart(cells(49), has()), misplacedPart(cells(50), has())]).toEqual(['Диод STPS160U', null]);
  });
  it('becomes the description, if the row names no part', () => {
    const of = (own: RowTexts['of'], cells = ['Диод STPS160U'], foreignNumbers: RowTexts['foreignNumbers'] = []) =>
      withMisplaced({ of: own, foreignNumbers } as RowTexts, cells, has()).of;
    expect(of({ maker: 'Диод STPS160U', note: 'x' })).toEqual({ note: 'x', description: 'Диод STPS160U' });
    for (const field of ['mpn', 'value', 'description', 'shop_number', 'customer_number'] as const)
      expect(of({ [field]: 'x' })).toEqual({ [field]: 'x' });
    expect([of({ note: 'x' }, ['x']), of({}, undefined, [{ distributor: null, number: '5' }])]).toEqual([{ note: 'x' }, {}]);
  });
});

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
    ['a part that is not fitted, by its designators', placed, ['R1;1;A', 'C31 Do-Not-Install;;', 'x Do-Not-Install;;'], 3],
    ['nothing', placed, ['words', 'more words'], 0],
    ['an empty list', placed, [], 0],
    ['one column', '- mpn', [';LM358', ';words', ';', ';Total'], 2],
    ['names in a list of wishes', 'mpn description', ['LM358', 'words', ';more', ';LM358 x;'], 4],
    ['a name and digits in a list of wishes', 'mpn description note', ['LM358', ';5 V diode;x', ';diode;x'], 2],
    ['a name and digits in a counted list', 'mpn description note quantity', ['LM358;;;1', ';5 V diode;x'], 1],
    ['digits as a wished count', 'description quantity', ['diode;1', 'lamp;5 of them', 'words;many'], 2],
    ['a part in an unexpected column', 'note maker', ['Диод STPS160U', 'words'], 1],
    ['a place with its package', 'designators package description', ['R1;0603;x', 'LCD;2X05;PINHD', 'lcd;2X05;PINHD'], 2],
    ['a place without a package', 'designators package description note', ['R1;0603;x', 'LCD;;PINHD;x'], 1],
    ['a place in a counted list', 'designators package description quantity', ['R1;0603;x;1', 'LCD;2X05;PINHD'], 1],
  ])('%s', (_, fields, rows, expected) => expect(last(fields, ...rows)).toBe(expected));
});

describe('whole numbers without a meaning', () => {
  const unread = (header: string, texts: string, more: Partial<BomColumn> = {}) => {
    const rows = texts.split('|').map((text) => ['', text]);
    const columns = [{ index: 1, field: null, evidence: 'none', header, ...more } as BomColumn];
    const layout = { firstRow: 0, lastRow: rows.length - 1, columns } as unknown as BomLayout;
    return unreadNumbers({ name: '', rows, rowNumbers: [] }, layout);
  };
  it.each([
    ['Foo', '5|7|9', true],
    ['', '5|7', true],
    ['Foo', '5||7', true],
    ['Foo', '5|7|9|4|x', true],
    ['Foo', '5|7|9|x', false],
    ['Foo', '5', false],
    ['Foo', '123456|7', true],
    ['Foo', '1234567|7', false],
    ['Foo', '1|2|3|4', false],
    ['Foo', '2|3|4|5', false],
    ['Foo', '1|2|3', true],
    ['Foo', '1|2|3|5', true],
    ['Stock', '5|7', false],
    ['Foo stock', '5|7', false],
    ['My MOQ', '5|7', false],
    ['Foo', '1.5|7', false],
    ['Foo', 'x5|5x', false],
  ])('%j with %s: %s', (header, texts, expected) => expect(unread(header, texts)).toEqual(expected ? [1] : []));
  it('not in columns with a field, or that a person ignored', () => {
    expect([unread('Foo', '5|7', { field: 'note' }), unread('Foo', '5|7', { evidence: 'chosen' })]).toEqual([[], []]);
  });
  it('in the first 300 rows of the list', () => {
    const texts = (count: number) => [...Array.from({ length: count }, () => '5'), ...Array.from({ length: 200 }, () => 'x')].join('|');
    expect([unread('Foo', texts(300)), unread('Foo', texts(239))]).toEqual([[1], []]);
    const rows = [['x'], ['5'], ['7'], ['x']];
    const columns = [{ index: 0, field: null, evidence: 'none', header: 'Foo' } as BomColumn];
    expect(unreadNumbers({ name: '', rows, rowNumbers: [] }, { firstRow: 1, lastRow: 2, columns } as unknown as BomLayout)).toEqual([0]);
  });
});

describe('columns without a header', () => {
  it.each<[string, string, readonly string[], string]>([
    ['counts beside names', 'mpn -', ['MPN: LM358|LM2904|NE555', ': 5|7|5'], 'mpn quantity'],
    ['counts beside values', 'value -', ['Value: a|b|c', ': 5|7|5'], 'value quantity'],
    ['row numbers', 'mpn -', ['MPN: a|b|c|d', ': 1|2|3|4'], 'mpn -'],
    ['two columns of counts', 'mpn - -', ['MPN: a|b|c', ': 5|7|5', ': 5|7|9'], 'mpn - -'],
    ['a column with a header', 'mpn -', ['MPN: a|b|c', 'Foo: 5|7|5'], 'mpn -'],
    ['two counts', 'mpn -', ['MPN: a|b|c', ': 5|7|'], 'mpn -'],
    ['counts in few rows', 'mpn -', ['MPN: a|b|c|d|e|f', ': 5|7|5|||'], 'mpn -'],
    ['counts and words', 'mpn -', ['MPN: a|b|c|d', ': 5|7|5|x'], 'mpn -'],
    ['long numbers', 'mpn -', ['MPN: a|b|c', ': 12345|12346|12345'], 'mpn -'],
    ['packages', 'mpn -', ['MPN: a|b|c', ': 0603|0805|0603'], 'mpn -'],
    ['beside quantities', 'mpn quantity -', ['MPN: a|b|c', 'Qty: 1|1|1', ': 5|7|5'], 'mpn quantity -'],
    ['beside designators', 'mpn designators -', ['MPN: a|b|c', 'Ref: R1|R2|R3', ': 5|7|5'], 'mpn designators -'],
    ['without names', 'maker -', ['Maker: a|b|c', ': 5|7|5'], 'maker -'],
  ])('%s', (_, fields, columns, expected) => {
    const found = withNamelessCounts(takenOf(fields), columnsOf(...columns));
    expect(fieldsOf(found)).toBe(expected);
    expect(found.find(({ field }) => field === 'quantity')?.evidence ?? 'header').toBe(/quantity/u.test(fields) || !/quantity/u.test(expected) ? 'header' : 'values');
  });
  it.each<[string, string, readonly string[], string]>([
    ['names before descriptions', '- description', [': blue lamp|red lamp|big lamp', 'Description: a|b|c'], 'description description'],
    ['names behind an empty column', '- - description', [': ||', ': blue lamp|red lamp|big lamp', 'Description: a|b|c'], '- description description'],
    ['names behind another column', '- - description', [': a|b|c', ': blue lamp|red lamp|big lamp', 'Description: a|b|c'], '- - description'],
    ['names before other columns', '- maker', [': blue lamp|red lamp|big lamp', 'Maker: a|b|c'], '- maker'],
    ['names beside numbers', '- description mpn', [': blue lamp|red lamp|big lamp', 'Description: a|b|c', 'MPN: x|y|z'], '- description mpn'],
    ['two names', '- description', [': blue lamp|red lamp', 'Description: a|b'], '- description'],
    ['names with a header', '- description', ['Foo: blue lamp|red lamp|big lamp', 'Description: a|b|c'], '- description'],
    ['short words', '- description', [': ab|cd|ef', 'Description: a|b|c'], '- description'],
    ['names in few rows', '- description', [': blue lamp|red lamp|big lamp||', 'Description: a|b|c|d|e'], '- description'],
    ['designators', '- description', [': LED1|LED2|LED3', 'Description: a|b|c'], '- description'],
    ['designators beside counts', '- quantity', [': R1,R2|R3|R4', 'Qty: 2|1|1'], 'designators quantity'],
    ['designators that are not counted', '- quantity', [': R1,R2|R3|R4', 'Qty: 9|9|9'], '- quantity'],
    ['packages and values beside them', '- - - quantity', [': 0603|0805|0603', ': 10k|100n|1uF', ': R1,R2|R3|R4', 'Qty: 2|1|1'], 'package value designators quantity'],
    ['values beside part numbers', '- mpn designators quantity', [': 10k|100n|1uF', 'MPN: x|y|z', 'Ref: R1,R2|R3|R4', 'Qty: 2|1|1'], '- mpn designators quantity'],
    ['packages beside packages', '- package designators quantity', [': 0603|0805|0603', 'Package: x|y|z', 'Ref: R1,R2|R3|R4', 'Qty: 2|1|1'], '- package designators quantity'],
    ['two values', '- designators quantity', [': 10k|100n|', 'Ref: R1,R2|R3|R4', 'Qty: 2|1|1'], '- designators quantity'],
    ['without quantities', '- -', [': R1,R2|R3|R4', 'Foo: 2|1|1'], '- -'],
  ])('%s', (_, fields, columns, expected) => expect(fieldsOf(withNameless(takenOf(fields), columnsOf(...columns)))).toBe(expected));
});

describe('columns that their neighbours correct', () => {
  it.each<[string, string, readonly string[], string]>([
    ['symbols of a library', 'mpn value', ['Part: R_Small|C|LED', 'Value: 10k|1u|red'], 'description value'],
    ['few symbols', 'mpn value', ['Part: R_Small|LM358|NE555|TL072', 'Value: 10k|1u|red|x'], 'mpn value'],
    ['two symbols', 'mpn value', ['Part: R|C', 'Value: 10k|1u'], 'mpn value'],
    ['symbols without values', 'mpn', ['Part: R_Small|C|LED'], 'mpn'],
    ['symbols below MPN', 'mpn value', ['MPN: R_Small|C|LED', 'Value: 10k|1u|red'], 'mpn value'],
    ['names beside part numbers', 'mpn mpn', ['Name: Timer|Amplifier|Diode', 'Part Number: NE555P|LM358DR|1N4148'], 'description mpn'],
    ['names beside few part numbers', 'mpn mpn', ['Name: a|b|c|d|e|f|g', 'Part Number: NE555P|LM358DR|1N4148||||'], 'mpn mpn'],
    ['names beside words', 'mpn mpn', ['Name: Timer|Amplifier|Diode', 'Part Number: x|y|z'], 'mpn mpn'],
    ['running numbers', 'mpn', ['Part Number: DIO-004|CON-005|RES-010'], 'customer_number'],
    ['numbers that do not run', 'mpn', ['Part Number: DIO-404|CON-505|RES-010'], 'mpn'],
    ['numbers of several lengths', 'mpn', ['Part Number: DIO-004|CON-0005|RES-010'], 'mpn'],
    ['other numbers', 'mpn', ['Part Number: DIO-004|CON-005|LM358'], 'mpn'],
    ['two running numbers', 'mpn', ['Part Number: DIO-004|CON-005'], 'mpn'],
    ['running numbers below MPN', 'mpn', ['MPN: DIO-004|CON-005|RES-010'], 'mpn'],
    ['long numbers beside part numbers', 'mpn mpn', ['Part Number: 100001|100002|100003', 'MPN: NE555P|LM358DR|1N4148'], 'customer_number mpn'],
    ['long numbers alone', 'mpn', ['Part Number: 100001|100002|100003'], 'mpn'],
    ['short numbers beside part numbers', 'mpn mpn', ['Part Number: 1001|1002|1003', 'MPN: NE555P|LM358DR|1N4148'], 'mpn mpn'],
    ['packages below Type', 'type', ['Type: SOT-23|SOIC-8|0603'], 'package'],
    ['packages below Type beside packages', 'type package', ['Type: SOT-23|SOIC-8|0603', 'Package: a|b|c'], 'type package'],
    ['two packages below Type', 'type', ['Type: SOT-23|SOIC-8'], 'type'],
    ['words below Type', 'type', ['Type: a|b|SOIC-8'], 'type'],
    ['numbers of several shops', '-', ['Foo: C92487|651-1792229|C12345|399-1092-1-ND'], 'foreign_number'],
    ['numbers of one shop of another form', '-', ['Foo: 651-1792229|651-1792230|651-1792231'], '-'],
    ['numbers of shops and words', '-', ['Foo: C92487|C92488|x|y'], '-'],
    ['two numbers of shops', '-', ['Foo: C92487|C92488'], '-'],
    ['numbers of shops below a known header', '-', ['Price: C92487|C92488|C92489'], '-'],
    ['numbers beside sellers', '- -', ['ID: C92487|C92488|C92489', 'Supplier: LCSC|LCSC|LCSC'], 'foreign_number -'],
    ['numbers apart from sellers', '- note -', ['ID: C92487|C92488|C92489', 'Note: a|b|c', 'Supplier: LCSC|LCSC|LCSC'], '- note -'],
    ['other texts beside sellers', '- -', ['ID: 5|7|9', 'Supplier: LCSC|LCSC|LCSC'], '- -'],
    ['numbers below Supplier', '-', ['Supplier: 445-2525-1-ND|Farnell/1699397|C25804'], 'foreign_number'],
    ['numbers of makers below Manufacturer', 'maker foreign_number', ['Manufacturer: NE555P|LM358DR|1N4148', 'Digikey: a|b|c'], 'mpn foreign_number'],
    ['without a shop', 'maker note', ['Manufacturer: NE555P|LM358DR|1N4148', 'Note: a|b|c'], 'maker note'],
    ['beside other numbers', 'maker foreign_number mpn', ['Manufacturer: NE555P|LM358DR|1N4148', 'Digikey: a|b|c', 'MPN: x|y|z'], 'maker foreign_number mpn'],
    ['beside makers', 'maker maker', ['Manufacturer: NE555P|LM358DR|1N4148', 'Manufacturer name: TI|TI|TI'], 'mpn maker'],
    ['names of makers', 'maker foreign_number', ['Manufacturer: TI|TI|TI', 'Digikey: a|b|c'], 'maker foreign_number'],
    ['names beside order numbers', 'mpn mpn', ['Bezeichnung: Timer|Amplifier|Diode', 'Bestellnr: 1234567|1234568|1234569'], 'description mpn'],
  ])('%s', (_, fields, columns, expected) => expect(fieldsOf(settled(takenOf(fields), columnsOf(...columns)))).toBe(expected));

  it.each<[string, string, readonly string[], string]>([
    ['words beside quantities', '- quantity', ['Foo: Timer|Lamp|Diode', 'Qty: 1|2|3'], 'description quantity'],
    ['the first of two', '- - quantity', ['Foo: Timer|Lamp|Diode', 'Bar: Timer|Lamp|Diode', 'Qty: 1|2|3'], 'description - quantity'],
    ['two words', '- quantity', ['Foo: Timer|Lamp|', 'Qty: 1|2|3'], '- quantity'],
    ['letters', '- quantity', ['Foo: a|b|c', 'Qty: 1|2|3'], '- quantity'],
    ['links', '- quantity', ['Foo: https://a|https://b|https://c', 'Qty: 1|2|3'], '- quantity'],
    ['a known header', '- quantity', ['Price: Timer|Lamp|Diode', 'Qty: 1|2|3'], '- quantity'],
    ['without quantities', '- maker', ['Foo: Timer|Lamp|Diode', 'Maker: a|b|c'], '- maker'],
    ['beside a type', '- quantity type', ['Foo: Timer|Lamp|Diode', 'Qty: 1|2|3', 'Type: a|b|c'], '- quantity type'],
    ['beside values', '- quantity value', ['Foo: Timer|Lamp|Diode', 'Qty: 1|2|3', 'Value: a|b|c'], '- quantity value'],
  ])('a list that names no parts: %s', (_, fields, columns, expected) => {
    expect(fieldsOf(withAnyPart(takenOf(fields), columnsOf(...columns)))).toBe(expected);
  });

  it.each<[string, readonly (readonly [string, BomField | null, string])[], string]>([
    ['the type', [['Part Type', 'type', 'Lamp']], 'value'],
    ['mountings', [['Type', 'type', 'SMD|tht|TH|PTH|smt|Through hole|thru-hole|surface mount']], 'type'],
    ['a mounting and a word', [['Type', 'type', 'SMD|Lamp']], 'value'],
    ['beside values', [['Type', 'type', 'Lamp'], ['Value', 'value', 'x']], 'type value'],
    ['beside part numbers', [['Type', 'type', 'Lamp'], ['MPN', 'mpn', 'x']], 'type mpn'],
    ['beside descriptions', [['Type', 'type', 'Lamp'], ['D', 'description', 'x']], 'value description'],
    ['the first type', [['Type', 'type', 'Lamp'], ['Type 2', 'type', 'Lamp']], 'value type'],
    ...words('Category|Categoría|Categoria|Catégorie|Kategorie|Kategori|Kind|Class|Категория|Вид|Группа|Класс|分类|类别').map(
      (header) => [`a category: ${header}`, [[header, 'type', 'Lamp'], ['D', 'description', 'x']], 'type description'] as const,
    ),
    ['a category alone', [['Category', 'type', 'Lamp']], 'value'],
    ['no type', [['Foo', null, 'Lamp']], '-'],
  ] as [string, (readonly [string, BomField | null, string])[], string][])('a list without values: %s', (_, given, expected) => {
    const columns = given.map(([header, field, samples]) => ({ header, field, samples: words(samples) }));
    expect(fieldsOf(withPartType(columns))).toBe(expected);
  });
});
