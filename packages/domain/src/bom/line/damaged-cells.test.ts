import { describe, expect, it } from 'vitest';

import { bomFields } from '../header/layout.ts';
import { unknownLine } from '../index.ts';
import { compareRevisions, lineChanges, type ComparableLine } from './compare-revisions.ts';
import { damageOf, withoutExponent } from './damage.ts';
import { duplicateDesignators } from './duplicate-designators.ts';
import { mergeKey, mergeLines } from './merge.ts';
import type { ProductId } from '../../product/product.ts';

describe('damage of a spreadsheet to a number', () => {
  it.each(
    'Jan feb Mar apr May jun Jul aug Sep oct Nov dec Mär mai Okt dez oca Şub şub nis Haz tem Ağu eyl Eki kas Ara янв Фев мар апр май мая июн Июл авг Сен окт ноя Дек'.split(
      ' ',
    ),
  )('%s is a month', (month) => {
    expect(damageOf('mpn', `5-${month}`)).toBe('date');
    expect(damageOf('mpn', `${month}-10`)).toBe('date');
  });
  it.each([
    '12.Jan',
    '1/Jan',
    '1 Jan',
    '1-Jan.',
    '1-Jan-24',
    '1-Jan-2024',
    'Jan. 24',
    'Jan.1924',
    'Jan-2024',
    '2012-05-06',
    '1999-12-31T23:59',
    '2012-05-06 00:00:00.000Z',
    '1/2/34',
    '12/31/99',
    '1.2.2012',
    '01/05/1999 3:04',
    '01.05.2012 03:04:05',
  ])('%s was a number', (text) => expect(damageOf('mpn', text)).toBe('date'));
  it.each([
    'Jan-6',
    'Jan-1824',
    'JAN-10',
    '123-Jan',
    '1-Jan-2',
    'x2012-05-06',
    '2112-05-06',
    '1/2/345',
    '1.2.12',
    'MAR10',
  ])('%s is not damaged', (text) => expect(damageOf('mpn', text)).toBeNull());
  it.each(['1E+05', '1e-12', '1.5E+10', '1,23456789012345E+100'])('%s was a number', (text) =>
    expect(damageOf('mpn', text)).toBe('exponent'),
  );
  it.each(['1E5', '1E+5', '12E+05', '1E+0500', '1.E+05'])('%s is none', (text) =>
    expect(damageOf('mpn', text)).toBeNull(),
  );
  it('fields that may hold dates and numbers are never damaged', () => {
    const free = bomFields.filter((field) => damageOf(field, '1E+05') === null);
    expect(free.toSorted()).toEqual(['datasheet', 'description', 'dnp', 'note', 'pack_size', 'target_price']);
  });
  it.each([
    ['1.00E+05', '100000'],
    ['1,5E+01', '15'],
    ['1E+14', '100000000000000'],
    ['1E+15', '1E+15'],
    ['1E-05', '1E-05'],
    ['x', 'x'],
  ])('%s means %s', (text, number) => expect(withoutExponent(text)).toBe(number));
});

const line = (change: Partial<typeof unknownLine>) => ({ ...unknownLine, ...change });

describe('designators on several lines', () => {
  const told = (lines: readonly Partial<typeof unknownLine>[]) =>
    duplicateDesignators(lines.map(line)).map(({ problems }) =>
      problems.flatMap((problem) => ('designators' in problem ? [problem.designators] : [])),
    );
  it('are reported on each of them, in any letter case', () => {
    expect(told([{ designators: ['R1', 'R2'] }, { designators: ['r1'] }, { designators: ['R3'] }])).toEqual([
      [['R1']],
      [['r1']],
      [],
    ]);
  });
  it('words, and designators that are not fitted, are not duplicates', () => {
    expect(told([{ designators: ['Male pins'] }, { designators: ['Male pins'] }])).toEqual([[], []]);
    expect(told([{ designators: ['Male 1'] }, { designators: ['Male 1'] }])).toEqual([[], []]);
    expect(told([{ designators: ['GND'] }, { designators: ['GND'] }])).toEqual([[], []]);
    expect(told([{ designators: ['R1'], isDnp: true }, { designators: ['R1'] }])).toEqual([[], []]);
  });
  it('at most a hundred are reported, each once per line', () => {
    const designators = Array.from({ length: 101 }, (_, at) => `R${at}`);
    expect(told([{ designators }, { designators }])[0]?.[0]).toHaveLength(100);
    expect(told([{ designators: ['R1', 'R1'] }])).toEqual([[['R1']]]);
    const lines = [line({ designators: ['R1'] })];
    expect(duplicateDesignators(lines)).toBe(lines);
  });
});

describe('changes between revisions', () => {
  const changes = (before: Partial<ComparableLine>, after: Partial<ComparableLine>) =>
    compareRevisions([line({ designators: ['R1'], ...before })], [line({ designators: ['R1'], ...after })]).changed[0]
      ?.changes ?? [];
  it.each<[Partial<ComparableLine>, Partial<ComparableLine>, string]>([
    [{ mpn: 'A1' }, { mpn: 'A2' }, 'part'],
    [{ mpn: 'A1', maker: 'TI' }, { mpn: 'A1', maker: 'ST' }, 'part'],
    [{ shopNumber: '1' }, { shopNumber: '2' }, 'part'],
    [{ customerNumber: '1' }, { customerNumber: '2' }, 'part'],
    [{ mpn: 'A1', shopNumber: '1' }, { mpn: 'A2', shopNumber: '1' }, ''],
    [{ value: '10k' }, { value: '4k7' }, 'value'],
    [{ value: '10k' }, { value: '10 K' }, ''],
    [{ package: '0603' }, { package: '0402' }, 'package'],
    [{ package: 'SOT-23' }, { package: 'sot23' }, ''],
    [{ quantity: 1 }, { quantity: 2 }, 'quantity'],
    [{ isDnp: false }, { isDnp: true }, 'fitted'],
    [{ designators: ['R1', 'R2'] }, { designators: ['r1', 'R2'] }, ''],
    [{ mpn: 'A1' }, {}, 'part'],
    [{ description: 'x' }, { description: 'y' }, ''],
  ])('%j, %j: %s', (before, after, expected) => expect(changes(before, after).join(' ')).toBe(expected));
  it('names', () => expect(lineChanges.join(' ')).toBe('part value package quantity designators fitted'));
  it('lines without designators are paired by part, in order', () => {
    const part = (mpn: string) => line({ mpn });
    expect(
      compareRevisions([part('A'), part('B'), part('A')], [part('A'), part('C'), part('A'), part('A')]),
    ).toMatchObject({
      added: [1, 3],
      removed: [1],
      same: [
        [0, 0],
        [2, 2],
      ],
    });
  });
  it('with equally many shared designators, lines of one part are paired', () => {
    const before = [line({ designators: ['R1'], mpn: 'A' }), line({ designators: ['R2'], mpn: 'B' })];
    const after = [line({ designators: ['R1', 'R2'], mpn: 'B' })];
    expect(compareRevisions(before, after)).toMatchObject({ removed: [0], changed: [{ before: 1, after: 0 }] });
  });
  it('most shared designators are paired first', () => {
    const before = [line({ designators: ['R1'], mpn: 'B' }), line({ designators: ['R2', 'R3'], mpn: 'A' })];
    const after = [line({ designators: ['R1', 'R2', 'R3'], mpn: 'B' })];
    expect(compareRevisions(before, after)).toMatchObject({ removed: [0] });
  });
});

describe('lines that use one part', () => {
  const chosen = (productId: number | null, change: Partial<typeof unknownLine> = {}) => ({
    line: line(change),
    productId: productId as ProductId | null,
  });
  it('are joined if their values are equal', () => {
    expect(mergeKey(chosen(7, { value: '10k' }))).toBe(mergeKey(chosen(7, { value: '10 кОм' })));
    expect(mergeKey(chosen(7, { value: '10k' }))).not.toBe(mergeKey(chosen(7, { value: '4k7' })));
    expect([mergeKey(chosen(null)), mergeKey(chosen(7, { isDnp: true }))]).toEqual([null, null]);
  });
  it('a single package is not a variant', () => {
    const lines = [
      chosen(7, { package: '0603', quantity: 2 }),
      chosen(7, { package: '0603', quantity: 3 }),
      chosen(null),
    ];
    expect(mergeLines(lines)).toEqual([
      { productId: 7, lines: [0, 1], quantity: 5, designators: [], references: '', packageVariants: [] },
      {
        productId: null,
        lines: [2],
        quantity: unknownLine.quantity,
        designators: [],
        references: '',
        packageVariants: [],
      },
    ]);
  });
});
