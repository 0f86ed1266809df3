import { describe, expect, it } from 'vitest';

import type { RowTexts } from '../cell/row-texts.ts';
import type { BomField } from '../header/layout.ts';
import { unknownLine, type BomLine } from '../row/bom-line.ts';
import type { OpenLine } from '../row/open-line.ts';
import { withCountInName } from './count-in-name.ts';
import { damageOf, withoutExponent } from './damage.ts';
import { duplicateDesignators } from './duplicate-designators.ts';
import { mergeKey, mergeLines, type ChosenLine } from './merge.ts';
import { leftOutPlaces } from './partly-left-out.ts';
import { withSharedQuantities } from './shared-quantity.ts';

type Of = RowTexts['of'];

describe('a count before a name', () => {
  const read = (of: Of, ...has: readonly BomField[]) => withCountInName({ of } as RowTexts, new Set(has)).of;
  it.each<[Of, Of]>([
    [{ description: '(2) tactile switch' }, { description: 'tactile switch', quantity: '2' }],
    [{ description: '(2)tactile switch' }, { description: 'tactile switch', quantity: '2' }],
    [{ description: '6x Nixie tube' }, { description: 'Nixie tube', quantity: '6' }],
    [{ description: '6 х Лампа' }, { description: 'Лампа', quantity: '6' }],
    [{ description: '6× Nixie tube' }, { description: 'Nixie tube', quantity: '6' }],
    [{ description: '1234x Nixie' }, { description: 'Nixie', quantity: '1234' }],
    [{ description: '2xNixie' }, { description: 'Nixie', quantity: '2' }],
    [{ description: '2x 1N4148' }, { description: '1N4148', quantity: '2' }],
    [{ mpn: '2x LM358' }, { mpn: 'LM358', quantity: '2' }],
    [{ value: '(3) 10k' }, { value: '10k', quantity: '3' }],
    [
      { mpn: 'LM358', value: '2x timer' },
      { mpn: 'LM358', value: 'timer', quantity: '2' },
    ],
    [
      { mpn: '2x LM358', value: '3x timer' },
      { mpn: 'LM358', value: '3x timer', quantity: '2' },
    ],
    [
      { description: '2x LED', designators: 'D1, D2' },
      { description: 'LED', designators: 'D1, D2', quantity: '2' },
    ],
    [
      { description: '2x LED', designators: 'Oscillator' },
      { description: 'LED', designators: 'Oscillator', quantity: '2' },
    ],
  ])('%j', (of, expected) => expect(read(of)).toEqual(expected));
  it.each<Of>([
    { description: '(0) switch' },
    { description: '(12345) switch' },
    { description: '12345x switch' },
    { description: '2x' },
    { description: '2x 100' },
    { description: 'my (2) switch' },
    { description: '2x3' },
    { description: '1X2-3.5MM' },
    { description: '2x LED', designators: 'D1' },
    { description: '(2) LED', designators: 'D1, D2' },
    { description: '2xLED', designators: 'D1, D2' },
    { type: '2x LED' },
    {},
  ])('no count: %j', (of) => expect(read(of)).toBe(of));
  it('not in a list with quantities', () => {
    expect(read({ description: '2x LED' }, 'quantity')).toEqual({ description: '2x LED' });
    expect(read({ description: '2x LED' }, 'designators')).toEqual({ description: 'LED', quantity: '2' });
  });
});

describe('texts that a spreadsheet has damaged', () => {
  it.each([
    ['1E+05', 'exponent'],
    ['1,5e-123', 'exponent'],
    ['1.12345678901234E+05', 'exponent'],
    ['12 Mar', 'date'],
    ['12/mar/24', 'date'],
    ['1-Mär.-2024', 'date'],
    ['1.ağu', 'date'],
    ['1.янв.2024', 'date'],
    ['1.май', 'date'],
    ['1.мая', 'date'],
    ['Mar 10', 'date'],
    ['Mar.-2010', 'date'],
    ['Mar-1910', 'date'],
    ['2012-05-06', 'date'],
    ['2012-05-06T10:20', 'date'],
    ['2012-05-06 10:20:30.123Z', 'date'],
    ['1912-05-06', 'date'],
    ['5/3/53', 'date'],
    ['12/31/53', 'date'],
    ['1.5.2012', 'date'],
    ['01/05/1912 1:20', 'date'],
    ['01/05/2012 10:20:30', 'date'],
  ])('%s: %s', (text, damage) => expect([damageOf('mpn', text), damageOf('value', text)]).toEqual([damage, damage]));
  it.each([
    '1E5',
    '1E+5',
    '1E+1234',
    '12E+05',
    '1.123456789012345E+05',
    'x1E+05',
    '1E+05x',
    '123 Mar',
    '12 Mar 12345',
    '12 March',
    'xMar-10',
    'Mar-100',
    'Mar-1810',
    '3012-05-06',
    '2012-5-06',
    '2012-05-06T1:20',
    '2012-05-06x',
    '5/3/1853',
    '5/3/533',
    '123/3/53',
    '5/123/53',
    'x5/3/53',
    '1.5.1812',
    '1.5.12',
    '123.5.2012',
    '1.123.2012',
    '1.5.2012 123:20',
    '1.5.2012 1:2',
    'MAR-6',
    '',
  ])('not %j', (text) => expect(damageOf('mpn', text)).toBeNull());
  it.each(['note', 'description', 'target_price', 'datasheet', 'pack_size', 'dnp'] as const)('not in %s', (field) =>
    expect([damageOf(field, '1E+05'), damageOf(field, '12 Mar')]).toEqual([null, null]),
  );
  it.each([
    ['1.00E+05', '100000'],
    ['1,5E+03', '1500'],
    ['1E-05', '1E-05'],
    ['1E+15', '1E+15'],
    ['9E+14', '900000000000000'],
    ['x', 'x'],
  ])('%s without the exponent is %s', (text, expected) => expect(withoutExponent(text)).toBe(expected));
});

describe('designators on two lines', () => {
  const line = (designators: readonly string[], more: Partial<BomLine> = {}): BomLine => ({
    ...unknownLine,
    designators,
    ...more,
  });
  const told = (...lines: readonly BomLine[]) =>
    duplicateDesignators(lines).map(({ problems }) =>
      problems.flatMap((one) => ('designators' in one ? [one.designators] : [one.code])),
    );
  it('are an error of both', () => {
    expect(told(line(['R1', 'R2']), line(['r1', 'R3']), line(['R4']))).toEqual([[['R1']], [['r1']], []]);
    expect(told(line(['R1', 'R1', 'R2']))).toEqual([[['R1']]]);
    const problem = { code: 'no_part', severity: 'error' } as const;
    const [first] = duplicateDesignators([line(['R1'], { problems: [problem] }), line(['R1'])]);
    expect(first?.problems).toEqual([
      problem,
      { code: 'duplicate_designators', severity: 'error', designators: ['R1'] },
    ]);
  });
  it('not of lines that are not fitted, nor words', () => {
    expect(told(line(['R1']), line(['R1'], { isDnp: true }))).toEqual([[], []]);
    expect(told(line(['R1']), line(['R1'], { isDnp: true }), line(['R1']))).toEqual([[['R1']], [], [['R1']]]);
    expect(told(line(['BT', 'Male 2']), line(['BT', 'Male 2']))).toEqual([[], []]);
    const lines = [line(['R1']), line(['R2'])];
    expect(duplicateDesignators(lines)).toBe(lines);
  });
  it('at most a hundred are told', () => {
    const places = Array.from({ length: 101 }, (_, at) => `R${at}`);
    expect(told(line(places), line(places))[0]?.[0]).toHaveLength(100);
  });
});

describe('designators that a remark leaves out', () => {
  const own = ['R1', 'R2', 'R3', 'R15', 'R19'];
  it.each([
    ['NF(R15 R19)', 'R15 R19'],
    ['DNP: R1', 'R1'],
    ['do not fit (R1, R2)', 'R1 R2'],
    ['DNP [R1-R3]', 'R1 R2 R3'],
    ['R3, R1 do not fit', 'R3 R1'],
    ['R1-R3 DNP', 'R1 R2 R3'],
    ['R1 – 3 DNP', 'R1 R2 R3'],
    ['R1, R1 DNP', 'R1'],
    ['R99 DNP', ''],
    ['XR1A DNP', ''],
    ['R1, R2', ''],
    ['fitted (R1)', ''],
    ['DNP', ''],
    ['DNP(R1) x', 'R1'],
    [`DNP${' '.repeat(495)}R1`, 'R1'],
    [`DNP${' '.repeat(496)}R1`, ''],
  ])('%j: %s', (remark, places) => expect(leftOutPlaces([remark], own).join(' ')).toBe(places));
  it('of several remarks', () => {
    expect([leftOutPlaces(['R1 DNP', 'R2 DNP', 'x'], own), leftOutPlaces([], own)]).toEqual([['R1', 'R2'], []]);
  });
});

describe('rows of one part whose quantity is merged over them', () => {
  const row = (designatorText: string, quantityText: string, more: Partial<OpenLine> = {}): OpenLine =>
    ({
      rows: [Number(/\d+/.exec(designatorText)?.[0] ?? 0)],
      sheets: ['s'],
      designatorText,
      quantityText,
      noteText: '',
      alternates: [],
      texts: {
        of: { designators: designatorText, mpn: 'LM358' },
        foreignNumbers: [],
        otherMpns: [],
        otherDescriptions: [],
      },
      ...more,
    }) as unknown as OpenLine;
  const joined = (...rows: readonly OpenLine[]) =>
    withSharedQuantities(rows).map(({ designatorText }) => designatorText);
  it('are one line', () => {
    const lines = withSharedQuantities([row('R1', '3'), row('R2', '3'), row('R3', '3'), row('R4', '1')]);
    expect(lines.map(({ designatorText, rows, sheets }) => [designatorText, rows, sheets])).toEqual([
      ['R1, R2, R3', [1, 2, 3], ['s', 's', 's']],
      ['R4', [4], ['s']],
    ]);
    expect(joined(row('R1 R2', '3'), row('R3', '3'))).toEqual(['R1 R2, R3']);
    expect(joined(row('R1', '2'), row('R2', '2'), row('R3', '2'), row('R4', '2'))).toEqual(['R1, R2', 'R3, R4']);
  });
  it.each<[string, readonly OpenLine[]]>([
    ['too few', [row('R1', '3'), row('R2', '3')]],
    ['too many', [row('R1', '2'), row('R2 R3', '2')]],
    ['another quantity', [row('R1', '2'), row('R2', '3')]],
    ['another note', [row('R1', '2'), row('R2', '2', { noteText: 'x' })]],
    ['no designators', [row('R1', '2'), row('', '2')]],
    ['no designators first', [row('', '2'), row('R1', '2')]],
    ['an alternate', [row('R1', '2', { alternates: [{ mpn: 'x', maker: null }] }), row('R2', '2')]],
    ['no quantity', [row('R1', ''), row('R2', '')]],
    ['enough alone', [row('R1', '1'), row('R2', '1')]],
  ])('but not with %s', (_, rows) => expect(joined(...rows)).toEqual(rows.map(({ designatorText }) => designatorText)));
  it('nor other texts', () => {
    for (const texts of [
      { of: { mpn: 'LM2904' } },
      { foreignNumbers: [{ distributor: null, number: '5' }] },
      { otherMpns: ['x'] },
      { otherDescriptions: ['x'] },
    ]) {
      const other = row('R2', '2');
      const changed = { ...other, texts: { ...other.texts, ...texts } } as OpenLine;
      expect(joined(row('R1', '2'), changed)).toEqual(['R1', 'R2']);
    }
    expect(joined()).toEqual([]);
  });
});

describe('lines of one part are merged', () => {
  const chosen = (productId: number | null, line: Partial<ChosenLine['line']> = {}): ChosenLine => ({
    productId: productId as ChosenLine['productId'],
    line: { designators: [], quantity: 1, package: null, isDnp: false, value: null, ...line },
  });
  it('by part and value', () => {
    expect([
      mergeKey(chosen(5, { value: '0,1 мкФ' })),
      mergeKey(chosen(5)),
      mergeKey(chosen(null)),
      mergeKey(chosen(5, { isDnp: true })),
    ]).toEqual(['5 1e-7 farad', '5 ', null, null]);
  });
  it('with all designators and packages', () => {
    const lines = [
      chosen(5, { designators: ['R1', 'R2', 'R3'], quantity: 3, package: '0603' }),
      chosen(null, { designators: ['U1'] }),
      chosen(5, { designators: ['R7'], package: '0805' }),
      chosen(null),
      chosen(6, { package: '0603' }),
      chosen(6, { package: '0603', quantity: 2 }),
    ];
    expect(mergeLines(lines)).toEqual([
      {
        productId: 5,
        lines: [0, 2],
        quantity: 4,
        designators: ['R1', 'R2', 'R3', 'R7'],
        references: 'R1-3,7',
        packageVariants: ['0603', '0805'],
      },
      { productId: null, lines: [1], quantity: 1, designators: ['U1'], references: 'U1', packageVariants: [] },
      { productId: null, lines: [3], quantity: 1, designators: [], references: '', packageVariants: [] },
      { productId: 6, lines: [4, 5], quantity: 3, designators: [], references: '', packageVariants: [] },
    ]);
  });
});
