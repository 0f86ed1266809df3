import { describe, expect, it } from 'vitest';

import { readPlaces } from '../cell/designators.ts';
import type { RowTexts } from '../cell/row-texts.ts';
import { nothing } from '../cell/test-row-texts.ts';
import { unknownLine, type BomLine, type BomLineProblem } from '../row/bom-line.ts';
import type { OpenLine } from '../row/open-line.ts';
import { finishLine } from './finish-line.ts';

type Of = RowTexts['of'];
type Texts = Partial<Omit<RowTexts, 'of'>>;

const lineOf = (of: Of, more: Partial<OpenLine> = {}, texts: Texts = {}): OpenLine => ({
  rows: [1],
  sheets: [],
  cells: [],
  designatorText: of.designators ?? '',
  quantityText: of.quantity ?? '',
  quantityTexts: [],
  noteText: of.note ?? '',
  papers: [],
  name: of.mpn ?? of.description ?? of.value ?? '',
  alternates: [],
  foreignNumbers: [],
  group: '',
  hasQuantities: true,
  isUnderLeftOut: false,
  form: null,
  section: null,
  ...more,
  texts: {
    ...nothing,
    of,
    ...texts,
  },
});

const read = (of: Of, more: Partial<OpenLine> = {}, texts: Texts = {}, isLeftOut: boolean | null = null): BomLine => {
  const quantity = Number(of.quantity);
  return finishLine(
    lineOf(of, more, texts),
    readPlaces(of.designators ?? '', Number.isInteger(quantity) && quantity > 0 ? quantity : null),
    isLeftOut,
  );
};

const blank: BomLine = { ...unknownLine, rows: [1] };

describe('a whole line', () => {
  it.each<[string, Of, Partial<BomLine>]>([
    [
      'a resistor by number',
      {
        designators: 'R1, R2',
        quantity: '2',
        mpn: 'RC0603FR-0710KL',
        value: '10k',
        package: 'R_0603_1608Metric',
        maker: 'Yageo',
        tolerance: '1',
      },
      {
        designators: ['R1', 'R2'],
        quantity: 2,
        mpn: 'RC0603FR-0710KL',
        value: '10k',
        package: '0603',
        maker: 'Yageo',
        words: 'resistor 10k ±1% 0603',
      },
    ],
    [
      'a capacitor by value',
      { designators: 'C1', quantity: '1', value: '100n', package: '0402', voltage: '16' },
      { designators: ['C1'], value: '100n', package: '0402', words: 'capacitor 100n 16V 0402' },
    ],
    [
      'a tantalum capacitor in a case',
      { designators: 'C1', quantity: '1', value: '10uF', package: 'A' },
      { designators: ['C1'], value: '10uF', package: 'A (3216)', words: 'capacitor 10uF case A' },
    ],
    [
      'a crystal by its size',
      { designators: 'Y1', quantity: '1', value: '16MHz', package: '3225' },
      { designators: ['Y1'], value: '16MHz', package: 'SMD-3.2x2.5', words: 'crystal 16MHz SMD-3.2x2.5' },
    ],
    [
      'a crystal at a letter of connectors',
      { designators: 'X1', quantity: '1', value: '8 MHz' },
      { designators: ['X1'], value: '8 MHz', words: 'crystal 8 MHz' },
    ],
    [
      'a connector at the same letter',
      { designators: 'X1', quantity: '1', value: 'USB' },
      { designators: ['X1'], value: 'USB', words: 'connector USB' },
    ],
    [
      'a value in the column of numbers',
      { designators: 'R1', quantity: '1', mpn: '4k7' },
      { designators: ['R1'], value: '4k7', words: 'resistor 4k7' },
    ],
    [
      'a bare number in it',
      { designators: 'R1', quantity: '1', mpn: '100' },
      { designators: ['R1'], value: '100', words: 'resistor 100 Ohm' },
    ],
    [
      'the numbers of this shop and of the customer',
      { shop_number: '5', customer_number: 'A-1' },
      { shopNumber: '5', customerNumber: 'A-1' },
    ],
    [
      'a damaged resistance',
      { designators: 'R1', quantity: '1', value: '1.00E+05' },
      {
        designators: ['R1'],
        value: '100000',
        words: 'resistor 100000 Ohm',
        problems: [{ code: 'damaged', severity: 'warning', field: 'value', text: '1.00E+05', damage: 'exponent' }],
      },
    ],
  ])('%s', (_, of, expected) => {
    const line = read(of);
    const assumed =
      of.quantity === undefined ? [{ code: 'quantity_assumed', severity: 'warning', quantity: 1 } as const] : [];
    expect(line).toEqual({ ...blank, problems: assumed, ...expected });
  });
});

describe('the quantity', () => {
  const quantity = (of: Of, more: Partial<OpenLine> = {}, texts: Texts = {}) => {
    const line = read({ mpn: 'LM358', ...of }, more, texts);
    return [line.quantity, ...line.problems];
  };
  const warning = <Code extends string>(code: Code, more: object) => ({ code, severity: 'warning', ...more });
  it.each<[string, Of, readonly unknown[]]>([
    ['as stated', { quantity: '5' }, [5]],
    ['as the designators', { designators: 'U1, U2', quantity: '2' }, [2]],
    ['counted', { designators: 'U1, U2' }, [2, warning('quantity_counted', { quantity: 2 })]],
    ['assumed', {}, [1, warning('quantity_assumed', { quantity: 1 })]],
    [
      'other than the designators',
      { designators: 'U1, U2', quantity: '3' },
      [3, { code: 'quantity_differs', severity: 'error', quantity: 3, designators: 2 }],
    ],
    ['bad', { designators: 'U1', quantity: 'x' }, [0, { code: 'bad_quantity', severity: 'error', text: 'x' }]],
    ['a fraction', { designators: 'U1', quantity: '2.5' }, [3, warning('fractional_quantity', { text: '2.5' })]],
    [
      'an exponent',
      { quantity: '1E+03' },
      [1000, warning('damaged', { field: 'quantity', text: '1E+03', damage: 'exponent' })],
    ],
    ['ten thousand', { quantity: '10000' }, [10_000]],
    ['more', { quantity: '10001' }, [10_001, warning('large_quantity', { quantity: 10_001 })]],
    [
      'beside unreadable designators',
      { designators: 'U1, нет', quantity: '5' },
      [5, warning('unreadable_designators', { text: 'нет' })],
    ],
    [
      'bad, beside unreadable designators',
      { designators: 'нет!', quantity: 'x' },
      [0, warning('unreadable_designators', { text: 'нет!' }), { code: 'bad_quantity', severity: 'error', text: 'x' }],
    ],
  ])('%s', (_, of, expected) => expect(quantity(of)).toEqual(expected));
  it('counted in a list without quantities is no problem', () => {
    expect(quantity({ designators: 'U1, U2' }, { hasQuantities: false })).toEqual([2]);
  });
  it('200 letters of unreadable designators are told', () => {
    const [, problem] = quantity({ designators: `U1, ${'!'.repeat(250)}`, quantity: '1' });
    expect(problem).toMatchObject({ code: 'unreadable_designators', text: '!'.repeat(200) });
  });
});

describe('parts that are not fitted', () => {
  it.each<[string, Of, Partial<OpenLine>, Texts]>([
    ['the quantity', { mpn: 'LM358', quantity: 'DNP' }, {}, {}],
    ['the value', { mpn: 'LM358', value: 'DNP' }, {}, {}],
    ['the note', { mpn: 'LM358', note: 'not fitted' }, {}, {}],
    ['the number', { mpn: 'DNP' }, {}, {}],
    ['the description', { mpn: 'LM358', description: 'timer, DNP' }, {}, {}],
    ['the type', { mpn: 'LM358', type: 'DNP' }, {}, {}],
    ['another description', { mpn: 'LM358' }, {}, { otherDescriptions: ['DNP'] }],
    ['the package', { mpn: 'LM358', package: 'DNP' }, {}, {}],
    ['the only designator', { mpn: 'LM358', designators: 'U1 (DNP)' }, {}, {}],
    ['a column about fitting', { mpn: 'LM358' }, {}, { fitting: [['fitted', 'no']] }],
    ['a remark', { mpn: 'LM358' }, {}, { isLeftOut: true }],
    ['the title above', { mpn: 'LM358' }, { isUnderLeftOut: true }, {}],
    ['a value NC', { designators: 'R1', value: 'NC' }, {}, {}],
    ['a value NC beside a size', { designators: 'C1', value: 'NC (1210)' }, {}, {}],
    ['a number NC', { designators: 'R1', mpn: 'NC' }, {}, {}],
    ['a value PNP of a resistor', { designators: 'R1', value: 'pnp' }, {}, {}],
    ['a value PNP of a microcircuit', { designators: 'IC1', value: 'PNP' }, {}, {}],
  ])('by %s', (_, of, more, texts) => expect(read(of, more, texts).isDnp).toBe(true));
  it.each<[string, Of, Partial<OpenLine>, Texts]>([
    ['nothing said', { mpn: 'LM358', designators: 'U1' }, {}, {}],
    ['words beside several designators', { mpn: 'LM358', designators: 'U1, U2 (DNP)' }, {}, {}],
    ['a package with the word', { mpn: 'LM358', package: 'DNP_0402_X1' }, {}, {}],
    ['a column that says yes', { mpn: 'LM358' }, {}, { fitting: [['fitted', 'yes']] }],
    ['a switch that is normally closed', { designators: 'SW1', value: 'NC' }, {}, {}],
    ['a relay', { designators: 'K1', value: 'NC' }, {}, {}],
    ['a transistor', { designators: 'Q1', value: 'PNP' }, {}, {}],
    ['PNP beside a number', { designators: 'R1', value: 'PNP', mpn: 'BC857' }, {}, {}],
  ])('but not with %s', (_, of, more, texts) => expect(read(of, more, texts).isDnp).toBe(false));
  it('a remark on these designators wins', () => {
    expect([read({ mpn: 'DNP' }, {}, {}, false).isDnp, read({ mpn: 'LM358' }, {}, {}, true).isDnp]).toEqual([
      false,
      true,
    ]);
  });
  it('have no errors, and pieces for their designators', () => {
    const left = read({ designators: 'R1, R2', quantity: '0', value: 'DNP' });
    expect([left.quantity, left.problems, left.value]).toEqual([2, [], null]);
    expect(read({ quantity: '0', value: 'DNP' }).quantity).toBe(1);
    expect(read({ quantity: '0', value: '10k' })).toMatchObject({ quantity: 0, problems: [{ code: 'bad_quantity' }] });
    expect(read({ quantity: '1E+03', value: 'DNP' }).problems).toMatchObject([{ code: 'damaged' }]);
  });
  it.each([
    ['100n (DNP)', '100n'],
    ['10k DNP', '10k'],
    ['DNP/10k', '10k'],
    ['10k,d.n.f.', '10k'],
    ['NM 10k', '10k'],
    ['не уст. 10k', '10k'],
    ['10k not fitted', '10k'],
    ['DNP, 10k', '10k'],
    ['DNP', null],
    ['do not populate 10k', null],
    ['10k', '10k'],
  ])('the value %s without the words is %s', (value, rest) =>
    expect(read({ designators: 'R1', quantity: '1', value }).value).toBe(rest),
  );
});

describe('problems of texts', () => {
  const problems = (of: Of, more: Partial<OpenLine> = {}, texts: Texts = {}): readonly BomLineProblem[] =>
    read({ quantity: '1', ...of }, more, texts).problems;
  const damaged = (field: string, text: string, damage: string) => ({
    code: 'damaged',
    severity: 'warning',
    field,
    text,
    damage,
  });
  it.each(['mpn', 'value', 'package', 'shop_number', 'customer_number'] as const)('a date in %s', (field) => {
    const own = problems({ description: 'Timer', [field]: '12.мар' });
    expect(own).toEqual([damaged(field, '12.мар', 'date')]);
  });
  it('a date in the designators and in a number of a shop', () => {
    expect(problems({ description: 'Timer', designators: '5-Jan' })).toContainEqual(
      damaged('designators', '5-Jan', 'date'),
    );
    expect(problems({}, { foreignNumbers: [{ distributor: null, number: '12.мар' }] })).toEqual([
      damaged('foreign_number', '12.мар', 'date'),
    ]);
  });
  it('dates in a note or a maker are none', () => {
    expect(problems({ mpn: 'LM358', note: '12.мар', maker: '12.мар' })).toEqual([]);
  });
  it('invisible characters, cut zeros, no part, a part that is made', () => {
    expect(problems({ mpn: 'LM358' }, {}, { hidden: [['mpn', 'LM358']] })).toEqual([
      damaged('mpn', 'LM358', 'hidden_characters'),
    ]);
    expect(problems({ mpn: 'LM358', package: '603' })).toEqual([damaged('package', '603', 'cut_zeros')]);
    expect(problems({ note: 'x' })).toEqual([{ code: 'no_part', severity: 'error' }]);
    expect(problems({ mpn: 'LM358' }, { section: 'details' })).toEqual([
      { code: 'not_bought', severity: 'warning', section: 'details' },
    ]);
    expect(problems({ mpn: 'LM358' }, { section: 'other' })).toEqual([]);
  });
  it.each<[string, Of, Partial<OpenLine>, Texts]>([
    ['a number', { mpn: 'LM358' }, {}, {}],
    ['a value', { value: '10k' }, {}, {}],
    ['a description', { description: 'Timer' }, {}, {}],
    ['a number of this shop', { shop_number: '5' }, {}, {}],
    ['a number of the customer', { customer_number: '5' }, {}, {}],
    ['a number of another shop', {}, { foreignNumbers: [{ distributor: null, number: 'A5' }] }, {}],
    ['an alternate', {}, {}, { otherMpns: ['LM358'] }],
  ])('%s names a part', (_, of, more, texts) => expect(problems(of, more, texts)).toEqual([]));
});

describe('notes, alternates and prices', () => {
  it('a note with its papers, each once', () => {
    expect(read({ mpn: 'К53-56', note: 'x' }, { papers: ['ОЖ0.467.180 ТУ', 'x'] }).note).toBe('x; ОЖ0.467.180 ТУ');
    expect([read({ mpn: 'К53-56' }, { papers: ['ОЖ0.467.180 ТУ'] }).note, read({ mpn: 'LM358' }).note]).toEqual([
      'ОЖ0.467.180 ТУ',
      null,
    ]);
  });
  it('alternates of other columns, of the note and of rows below; not the part itself', () => {
    const line = read(
      { mpn: 'LM358DR', note: 'Допускается замена на LM2904DR' },
      { alternates: [{ mpn: 'LM158', maker: 'TI' }] },
      { otherMpns: ['Murata GRM188R71H104KA93D', 'LM358DR'] },
    );
    expect(line.alternates).toEqual([
      { mpn: 'GRM188R71H104KA93D', maker: 'Murata' },
      { mpn: 'LM2904DR', maker: null },
      { mpn: 'LM158', maker: 'TI' },
    ]);
  });
  it.each([
    ['12,50 руб.', true],
    ['12.5 ₽', true],
    ['12.5 р.', true],
    ['12.5 RUB', true],
    ['rur 12.5', true],
    ['12.5', true],
    ['$12.5', false],
    ['x', false],
  ])('a target price of %s', (text, isRead) => {
    const { targetPrice } = read({ mpn: 'LM358', target_price: text });
    expect(targetPrice).toBe(isRead ? 125_000 : null);
    expect(read({ mpn: 'LM358' }).targetPrice).toBeNull();
  });
});

describe('the maker and the description', () => {
  it.each<[string, Of, string | null]>([
    ['of the column', { mpn: 'LM358', maker: 'TI', note: 'Yageo' }, 'TI'],
    ['of the text', { description: 'TPS5430DDA ф. Texas Instruments' }, 'Texas Instruments'],
    ['of the note', { mpn: 'LM358', note: 'Texas Instruments' }, 'Texas Instruments'],
    ['before the number', { mpn: 'Murata GRM188R71H104KA93D' }, 'Murata'],
    ['no maker before the number', { mpn: 'Acme GRM188R71H104KA93D' }, null],
    ['no maker in a long note', { mpn: 'LM358', note: 'Yageo a b c d' }, null],
    ['none', { mpn: 'LM358', note: 'by hand' }, null],
  ])('%s', (_, of, maker) => expect(read(of).maker).toBe(maker));
  const described = (of: Of, texts: Texts = {}) => read(of, {}, texts).description;
  it('is that of the list, or the other name of the part', () => {
    expect(described({ mpn: 'LM358', description: 'Timer' })).toBe('Timer');
    expect(described({ mpn: 'LM358', description: 'LM358' })).toBeNull();
    expect(described({ mpn: 'big timer', description: 'blue' })).toBe('blue big timer');
    expect(described({ mpn: 'big timer', description: 'a big timer' })).toBe('a big timer');
    expect(described({ mpn: 'big timer' })).toBe('big timer');
    expect(described({ mpn: 'Timer', description: 'blue' })).toBe('blue');
    expect(described({ description: 'Diode' }, { otherDescriptions: ['1N5819', 'Diode'] })).toBe('Diode 1N5819');
    expect(described({ mpn: 'LM358', description: 'Diode' }, { otherDescriptions: ['1N5819'] })).toBe('Diode');
    expect(described({ description: 'x'.repeat(299) }, { otherDescriptions: ['yy'] })).toBe(`${'x'.repeat(299)} `);
  });
  it('or the type, the name in the library, or the note', () => {
    expect(described({ type: 'electrolytic, 10V', value: '10u' })).toBe('electrolytic, 10V');
    expect(described({ type: 'electrolytic', value: '10u' })).toBeNull();
    expect(described({ type: 'electrolytic, 10V', value: '10u' }, { otherDescriptions: ['x'] })).toBeNull();
    expect(described({ type: 'electrolytic, 10V', mpn: 'LM358' })).toBeNull();
    expect(described({ mpn: 'LM358' }, { libraryName: 'OPAMP' })).toBe('OPAMP');
    expect(described({ mpn: 'LM358', type: 'Resistor' }, { libraryName: 'LM358' })).toBe('Resistor');
    expect(described({ mpn: 'LM358', type: 'Thing' }, { libraryName: 'LM358' })).toBeNull();
    expect(described({ mpn: 'LM358', type: 'Resistor', value: '5' }, { libraryName: 'LM358' })).toBeNull();
    expect(described({ mpn: 'LM358', type: 'Resistor' })).toBeNull();
    expect(described({ package: '0603', note: 'Power LED' })).toBe('Power LED');
    expect(described({ package: '0603', note: '5 V' })).toBeNull();
    expect(described({ package: '0603', note: 'not fitted' })).toBeNull();
    expect(described({ note: 'Power LED' })).toBeNull();
    expect(described({ package: '0603', note: 'Power LED', value: '10k' })).toBeNull();
  });
});

describe('the package', () => {
  it.each<[string, Of, string | null]>([
    ['of the column', { designators: 'R1', value: '10k 0805', package: '0603' }, '0603'],
    ['of the texts', { designators: 'R1', value: '10k 0805' }, '0805'],
    ['not of a connector', { designators: 'J1', description: 'Connector SMA' }, null],
    ['nor at the place of a connector', { designators: 'J1', description: 'gold SMA plug' }, null],
    ['of a crystal in a text', { designators: 'Y1', value: '16MHz 3225' }, 'SMD-3.2x2.5'],
    ['of a crystal as a size', { designators: 'Y1', value: '16MHz', package: 'SMD-5032' }, 'SMD-5.0x3.2'],
    ['of a capacitor of the same digits', { designators: 'C1', value: '10u', package: '3225' }, '1210'],
    ['unknown', { designators: 'U1', mpn: 'LM358', package: 'Foo' }, 'Foo'],
  ])('%s', (_, of, body) => expect(read({ quantity: '1', ...of }).package).toBe(body));
});
