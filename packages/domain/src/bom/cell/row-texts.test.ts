import { describe, expect, it } from 'vitest';

import type { BomColumn, BomField, BomLayout } from '../header/layout.ts';
import { rowReaderOf, textsOf, type RowTexts } from './row-texts.ts';

type Given = Partial<BomColumn>;

const layoutOf = (given: readonly Given[]): BomLayout => ({
  sheet: 0,
  headerRow: 0,
  headerRows: 1,
  firstRow: 1,
  lastRow: 9,
  columns: given.map((one, index) => ({
    index,
    header: '',
    field: null,
    distributor: null,
    priority: 0,
    evidence: 'header',
    samples: ['x'],
    ...one,
  })),
});

const read = (given: readonly Given[], cells: readonly string[], defaults: Partial<Record<BomField, string>> = {}) =>
  textsOf(cells, rowReaderOf(layoutOf(given), defaults));

const nothing: RowTexts = {
  of: {},
  otherMpns: [],
  otherDescriptions: [],
  foreignNumbers: [],
  fitting: [],
  papers: [],
  libraryName: null,
  isUnplaced: false,
  isLeftOut: false,
  remarks: [],
  hidden: [],
};

const mpn: Given = { field: 'mpn', header: 'MPN' };
const partNumber: Given = { field: 'mpn', header: 'Part Number' };
const supplier: Given = { header: 'Supplier', evidence: 'header' };

describe('part numbers of a cell', () => {
  it.each([
    ['RC0402FR-071KL; CRCW04021K00FKED', 'RC0402FR-071KL|CRCW04021K00FKED'],
    ['RC0402FR-071KL|CRCW04021K00FKED', 'RC0402FR-071KL|CRCW04021K00FKED'],
    ['RC0402FR-071KL\r\n\nCRCW04021K00FKED', 'RC0402FR-071KL|CRCW04021K00FKED'],
    ['RC0402FR-071KL, CRCW04021K00FKED', 'RC0402FR-071KL|CRCW04021K00FKED'],
    ['LM358 / LM2904', 'LM358|LM2904'],
    ['LM358 or LM2904  OR  LM158', 'LM358|LM2904|LM158'],
    ['LM358 или LM2904', 'LM358|LM2904'],
    ['LM358 oder LM2904', 'LM358|LM2904'],
    ['LM358 veya LM2904', 'LM358|LM2904'],
    ['LM358;;LM2904;', 'LM358|LM2904'],
    ['Murata GRM1885C1H180JA01J; TDK C1608C0G1H180J080AA', 'Murata GRM1885C1H180JA01J|TDK C1608C0G1H180J080AA'],
    ['131-3701-301 OR 731000103', '131-3701-301|731000103'],
    ['12345678, 8765-4321', '12345678|8765-4321'],
    ['1234567, 7654321', '1234567, 7654321'],
    ['X12345678, LM358', 'X12345678|LM358'],
    ['-12345678, LM358', '-12345678, LM358'],
    ['12345678x y, LM358', '12345678x y, LM358'],
    ['RC0603FR7 CRCW06031', 'RC0603FR7|CRCW06031'],
    ['RC0603FR CRCW06031', 'RC0603FR CRCW06031'],
    ['AB1234567 CRCW06031', 'AB1234567 CRCW06031'],
    ['RC0603FR7 resistor7', 'RC0603FR7 resistor7'],
    ['SN74LVC1G08DBVR LFS', 'SN74LVC1G08DBVR LFS'],
    ['LM358, see note', 'LM358, see note'],
    ['LM358', 'LM358'],
    [' LM358 ', 'LM358'],
  ])('%j: %s', (cell, numbers) => {
    const { of, otherMpns } = read([mpn], [cell]);
    expect([of.mpn, ...otherMpns].join('|')).toBe(numbers);
  });

  it('of a second column are alternates; its values and words below "Comment" are not', () => {
    const second = (header: string, text: string) => read([mpn, { field: 'mpn', header, priority: 1 }], ['LM358', text]);
    expect(second('MPN 2', 'LM2904; LM158')).toEqual({
      ...nothing,
      of: { mpn: 'LM358' },
      otherMpns: ['LM2904', 'LM158'],
    });
    expect(second('MPN 2', 'Timer')).toEqual({ ...nothing, of: { mpn: 'LM358' }, otherMpns: ['Timer'] });
    expect(second('Comment', 'LM2904')).toEqual({ ...nothing, of: { mpn: 'LM358' }, otherMpns: ['LM2904'] });
    expect(second('Comment', 'Timer')).toEqual({ ...nothing, of: { mpn: 'LM358' } });
    expect(second('Foo', 'Timer')).toEqual({ ...nothing, of: { mpn: 'LM358' }, otherMpns: ['Timer'] });
  });
});

describe('texts that say nothing', () => {
  it.each(
    '-|–|—|--|?|*|.|...|:--:|:-|-:|n/a|NA|none|NULL|unknown|undefined|unspecified|#N/A|TBD|нет|~|(The data has been deleted.)|-(the data has been deleted)|=Value|=Va|ManufacturerPartNumber|Manufacturer Part Number|Manufacturer_Part_Number|Part Number|PartNumber|Part_Number|Value|Comment|[NoParam]|[noparam], [NoParam]|any|Various|$0.15|https://shop.example/x1|www.shop.example/x1'.split(
      '|',
    ),
  )('%s as a part number', (text) => expect(read([mpn], [text])).toEqual(nothing));

  it.each(
    'none given|xnone|Values|=V|=1ab|x=Value|My Part Number|xn/a|tbd1|:--:x|any1|$x|see https://x.example'.split('|'),
  )('but not %s', (text) => expect(read([mpn], [text])).toEqual({ ...nothing, of: { mpn: text } }));

  it('the name of a parameter has up to 42 letters', () => {
    expect(read([mpn], [`=${'a'.repeat(41)}`])).toEqual(nothing);
    expect(read([mpn], [`=${'a'.repeat(42)}`]).of.mpn).toHaveLength(43);
  });
  it.each<[BomField, string]>([
    ['value', 'https://shop.example/x1'],
    ['description', 'https://shop.example/x1'],
    ['maker', 'Open'],
    ['foreign_number', 'any'],
    ['foreign_number', '€ 12.62'],
    ['foreign_number', 'https://shop.example/x1'],
    ['alternate', 'any'],
    ['alternate', '0,35 ₽'],
  ])('%s %s', (field, text) => expect(read([{ field }], [text])).toEqual(nothing));
  it.each<[BomField, string]>([
    ['value', 'any'],
    ['description', 'any color'],
    ['maker', 'OpenSource'],
    ['maker', 'The Open'],
    ['maker', 'https://shop.example/x1'],
    ['datasheet', 'https://shop.example/x1'],
    ['note', '$0.15'],
  ])('but %s %s stays', (field, text) =>
    expect(read([{ field }], [text])).toEqual({ ...nothing, of: { [field]: text } }),
  );
  it('a dash in a column about fitting counts', () => {
    expect(read([{ field: 'dnp', header: 'Do not fit' }], ['-'])).toEqual({
      ...nothing,
      of: { dnp: '-' },
      fitting: [['donotfit', '-']],
    });
  });
  it('a filler before a text is left out', () => {
    expect(read([{ field: 'value' }], ['[NoParam],  10k']).of.value).toBe('10k');
    expect(read([{ field: 'value' }], ['[noparam],10k, [NoParam]']).of.value).toBe('10k,');
  });
});

describe('numbers of shops in a column of makers’ numbers', () => {
  it.each([
    ['C25804', 'lcsc'],
    ['C123456789', 'lcsc'],
    ['399-1092-1-ND', 'digikey'],
    ['P100KFCT-ND', 'digikey'],
  ] as const)('%s is of %s', (number, distributor) =>
    expect(read([mpn], [number])).toEqual({ ...nothing, foreignNumbers: [{ distributor, number }] }),
  );
  it.each(['C1815', 'C1234567890', 'XC25804', 'C25804X', '399-1092-1-NDX', '603-RC0402FR-0710KL'])(
    '%s is a maker’s number',
    (number) => expect(read([mpn], [number])).toEqual({ ...nothing, of: { mpn: number } }),
  );

  const cart: Given = { field: 'mpn', header: '', evidence: 'values' };
  it.each([
    ['603-RC0402FR-0710KL', true],
    ['603-ABCDE', true],
    ['603-ABCD', false],
    ['603-1234567', false],
    ['60-RC0402FR-0710KL', false],
    ['6034-RC0402FR-0710KL', false],
    ['603-RC0402FR 10', false],
    ['X603-RC0402FR', false],
  ])('a cart without header: %s is of Mouser: %s', (number, isOfMouser) => {
    const expected: Partial<RowTexts> = isOfMouser
      ? { foreignNumbers: [{ distributor: 'mouser', number }] }
      : { of: { mpn: number } };
    expect(read([cart], [number])).toEqual({ ...nothing, ...expected });
    expect(read([{ ...cart, evidence: 'header' }], [number])).toEqual({ ...nothing, of: { mpn: number } });
    expect(read([{ ...cart, header: 'Part' }], [number])).toEqual({ ...nothing, of: { mpn: number } });
  });

  it.each([
    ['Farnell', '123456', 'farnell'],
    ['Farnell', '1234567RL', 'farnell'],
    ['Element14', '1234567', 'farnell'],
    ['RS', '123-456', 'rs'],
    ['RS Components', '123-4567P', 'rs'],
    ['Mouser', '81-GRM1', 'mouser'],
    ['Mouser', '581-GRM155R71C', 'mouser'],
    ['LCSC', 'C1815', 'lcsc'],
    ['LCSC', 'C123456', 'lcsc'],
    ['Digikey', '445-4964-1-ND', 'digikey'],
  ] as const)('beside the seller %s, %s is of %s', (seller, number, distributor) => {
    expect(read([supplier, partNumber], [seller, number])).toEqual({
      ...nothing,
      foreignNumbers: [{ distributor, number }],
    });
  });
  it.each([
    ['Farnell', 'LM358'],
    ['Farnell', '12345'],
    ['Farnell', '12345678'],
    ['Farnell', 'X123456'],
    ['Farnell', '123456R'],
    ['RS', '12-3456'],
    ['RS', '123-45'],
    ['RS', '123-45678'],
    ['RS', '123-456PX'],
    ['RS', 'X123-456'],
    ['Mouser', '5811-GRM155'],
    ['Mouser', '8-GRM155'],
    ['Mouser', '81-GRM'],
    ['Mouser', 'X81-GRM155'],
    ['LCSC', 'C12'],
    ['LCSC', 'XC1815'],
    ['LCSC', 'C1815A'],
    ['TME', 'AB1234'],
    ['Acme', '1234567'],
    ['', '1234567'],
  ])('beside the seller %s, %s is a maker’s number', (seller, number) => {
    expect(read([supplier, partNumber], [seller, number])).toEqual({ ...nothing, of: { mpn: number } });
  });

  it.each([
    ['digikey 445-4964-1-ND', '445-4964-1-ND', 'digikey'],
    ['Digi-Key: 445-4964-1-ND', '445-4964-1-ND', 'digikey'],
    ['LCSC  C1815', null, null],
    ['LCSC C25804', 'C25804', 'lcsc'],
  ] as const)('the name of the shop before a number: %s', (text, number, distributor) => {
    const expected = number === null ? { of: { mpn: 'C1815' } } : { foreignNumbers: [{ distributor, number }] };
    expect(read([mpn], [text])).toEqual({ ...nothing, ...expected });
  });
  it.each(['digikey C25804', 'Mouser 445-4964-1', 'Acme 445-4964-1-N', 'my LCSC C25804', 'LCSC', 'L C25804'])(
    'no shop and number: %s',
    (text) => expect(read([mpn], [text])).toEqual({ ...nothing, of: { mpn: text } }),
  );

  it('an order code of seven digits is looked up as both', () => {
    const column: Given = { ...mpn, distributor: 'farnell' };
    expect(read([column], ['1234567'])).toEqual({
      ...nothing,
      of: { mpn: '1234567' },
      foreignNumbers: [{ distributor: 'farnell', number: '1234567' }],
    });
    expect(read([column], [`A1${'b'.repeat(90)}`]).foreignNumbers[0]?.number).toBe(`A1${'b'.repeat(78)}`);
  });
});

describe('alternates', () => {
  const alternate: Given = { field: 'alternate', header: 'Alternate' };
  it.each([
    ['LM2904; LM158', ['LM2904', 'LM158']],
    ['LM2904,LM158', ['LM2904', 'LM158']],
    ['LM2904|LM158', ['LM2904', 'LM158']],
    ['LM2904\nLM158', ['LM2904', 'LM158']],
    ['LM2904 или LM158', ['LM2904', 'LM158']],
    ['LM2904 or LM158', ['LM2904', 'LM158']],
    ['LM2904 oder LM158', ['LM2904', 'LM158']],
    ['LM2904 veya LM158', ['LM2904', 'LM158']],
    ['LM2904 / LM158', ['LM2904', 'LM158']],
    ['LM2904/LM158', ['LM2904/LM158']],
    ['LM2904, A1, A12', ['LM2904', 'A12']],
    ['A12', ['A12']],
    ['10k', ['10k']],
  ])('%j', (cell, otherMpns) => expect(read([alternate], [cell])).toEqual({ ...nothing, otherMpns }));
  it.each(['THT', 'Requires rework', 'Solder a 60mm cable', 'A1', 'use 10k'])('%s is a remark', (cell) =>
    expect(read([alternate], [cell])).toEqual({ ...nothing, of: { note: cell } }),
  );
  it('a remark does not replace the note, also in a column before it', () => {
    expect(read([alternate, { field: 'note' }], ['THT', 'by hand'])).toEqual({ ...nothing, of: { note: 'by hand' } });
  });
  it('follow the numbers of the other columns', () => {
    expect(read([alternate, mpn, { ...mpn, priority: 1 }], ['LM158', 'LM358', 'LM2904'])).toEqual({
      ...nothing,
      of: { mpn: 'LM358' },
      otherMpns: ['LM2904', 'LM158'],
    });
  });
});

describe('numbers of shops', () => {
  const numbers: Given = { field: 'foreign_number', header: 'Supplier Part' };
  const own = (given: Given, text: string, seller = '') =>
    read([{ ...numbers, ...given }, supplier], [text, seller]).foreignNumbers.map(
      ({ distributor, number }) => `${distributor} ${number}`,
    );
  it.each<[string, Given, string, string, string]>([
    ['by its form', {}, 'C25804', '', 'lcsc C25804'],
    ['by its form, with nine digits', {}, 'C123456789', '', 'lcsc C123456789'],
    ['not with ten digits', {}, 'C1234567890', '', 'null C1234567890'],
    ['not with two digits', {}, 'C12', '', 'null C12'],
    ['not within a text', {}, 'XC25804', '', 'null XC25804'],
    ['by the ending', {}, '399-1092-1-ND', '', 'digikey 399-1092-1-ND'],
    ['not by an ending within', {}, '399-1092-1-NDX', '', 'null 399-1092-1-NDX'],
    ['by the seller', {}, '1234567', 'Farnell', 'farnell 1234567'],
    ['by the seller, not by the form of LCSC', {}, 'C1421', 'TME', 'tme C1421'],
    ['by the form of Digi-Key, not by the seller', {}, '399-1092-1-ND', 'TME', 'digikey 399-1092-1-ND'],
    ['of an unknown seller', {}, 'C1421', 'Acme', 'null C1421'],
    ['by the header', { header: 'TME', distributor: 'tme' }, 'C1421', 'Farnell', 'tme C1421'],
    ['by a person', { header: 'Ref', distributor: 'tme', evidence: 'chosen' }, 'C1421', '', 'tme C1421'],
    ['by an earlier correction', { header: 'Ref', distributor: 'tme', evidence: 'remembered' }, 'C1421', '', 'tme C1421'],
    ['by most numbers', { header: 'Ref', distributor: 'tme', evidence: 'values' }, '1234567', '', 'tme 1234567'],
    [
      'by the seller before most numbers',
      { header: 'Ref', distributor: 'tme', evidence: 'values' },
      '1234567',
      'Farnell',
      'farnell 1234567',
    ],
    ['by a name before the number', { header: 'TME', distributor: 'tme' }, 'Farnell/1699397', '', 'farnell 1699397'],
    ['by an unknown name: none', {}, 'Acme 1699397', '', 'null Acme 1699397'],
  ])('%s', (_, given, text, seller, expected) => expect(own(given, text, seller)).toEqual([expected]));

  it('several, of at most eighty letters', () => {
    expect(own({}, 'C25804; C25805')).toEqual(['lcsc C25804', 'lcsc C25805']);
    expect(own({}, 'A1'.repeat(50))).toEqual([`null ${'A1'.repeat(40)}`]);
  });
  it('words there describe the part', () => {
    expect(read([numbers], ['with a low series resistance only'])).toEqual({
      ...nothing,
      otherDescriptions: ['with a low series resistance only'],
    });
  });
  it('a column of makers names sellers only by the names of shops', () => {
    const vendor: Given = { field: 'maker', header: 'Vendor' };
    const row = (maker: string) => read([vendor, numbers], [maker, 'C1421']);
    expect(row('TME')).toEqual({ ...nothing, of: { maker: 'TME' }, foreignNumbers: [{ distributor: 'tme', number: 'C1421' }] });
    expect(row('Reichelt').foreignNumbers).toEqual([{ distributor: null, number: 'C1421' }]);
    expect(row('Acme').foreignNumbers).toEqual([{ distributor: 'lcsc', number: 'C1421' }]);
  });
  it('the nearest column of sellers counts, and only one headed so', () => {
    const second: Given = { ...numbers, header: 'Supplier Part 2' };
    const given = [supplier, numbers, second, { ...supplier, header: 'Supplier 2' }];
    expect(read(given, ['TME', '111111', '222222', 'Farnell']).foreignNumbers).toEqual([
      { distributor: 'tme', number: '111111' },
      { distributor: 'farnell', number: '222222' },
    ]);
    const other = [{ header: 'Owner' }, numbers];
    expect(read(other, ['TME', '111111']).foreignNumbers).toEqual([{ distributor: null, number: '111111' }]);
    const used = [{ header: 'Supplier', field: 'note' } as const, numbers];
    expect(read(used, ['TME', '111111']).foreignNumbers).toEqual([{ distributor: null, number: '111111' }]);
  });
});

it('columns of sellers’ numbers, and the columns of sellers beside them', () => {
  const suppliers = (given: Given) => [...rowReaderOf(layoutOf([supplier, given]), {}).suppliers];
  expect(suppliers({ field: 'foreign_number', header: 'X' })).toEqual([[1, 0]]);
  expect(suppliers(partNumber)).toEqual([[1, 0]]);
  expect(suppliers({ ...mpn, evidence: 'values' })).toEqual([[1, 0]]);
  expect(suppliers(mpn)).toEqual([]);
  expect(suppliers({ ...mpn, header: 'Foo' })).toEqual([]);
  expect(suppliers({ field: 'note', header: 'Part Number' })).toEqual([]);
  expect([...rowReaderOf(layoutOf([partNumber]), {}).suppliers]).toEqual([]);
});

describe('the columns of a list', () => {
  it('are read by priority and place; alternates last', () => {
    const columns = layoutOf([
      { field: 'alternate' },
      { field: 'mpn', priority: 1 },
      { field: null },
      { field: 'maker' },
      { field: 'mpn' },
      { field: 'alternate' },
    ]).columns.toReversed();
    const { columns: ordered } = rowReaderOf({ ...layoutOf([]), columns }, {});
    expect(ordered.map(({ index }) => index)).toEqual([3, 4, 1, 0, 5]);
  });
  it('an empty column of designators does not count', () => {
    const has = (samples: readonly string[], field: BomField = 'designators') => [
      ...rowReaderOf(layoutOf([{ field, samples }, {}]), {}).has,
    ];
    expect([has(['R1']), has([]), has([], 'mpn')]).toEqual([['designators'], [], ['mpn']]);
  });
  it.each([
    ['Foo', true],
    ['', true],
    ['Variant A', false],
    ['Вариант 2', false],
    ['Исполнение 1', false],
    ['V1.value', false],
    ['a:b', false],
    ['a:1', true],
    ['V1.value 2', true],
    ['my V1.value', true],
    [`${'x'.repeat(40)}:y`, false],
    [`${'x'.repeat(41)}:y`, true],
    ['DNP_V1', false],
  ])('%j has remarks: %s', (header, isRead) => {
    expect(rowReaderOf(layoutOf([{ header, evidence: 'none' }]), {}).unread).toEqual(isRead ? [0] : []);
  });
  it('columns with a meaning, or ignored by a person, have no remarks', () => {
    const unread = (given: Given) => rowReaderOf(layoutOf([{ header: 'Foo', ...given }]), {}).unread;
    expect([unread({ evidence: 'chosen' }), unread({ evidence: 'none', field: 'note' })]).toEqual([[], []]);
  });
});

describe('remarks in columns of unknown meaning', () => {
  const row = (text: string) => read([{ header: 'Foo', evidence: 'none' }], [text]);
  it.each(['DNP', 'DoNoPlace. User option', 'DNP, spare', 'DNP; spare', 'DNP: spare', 'DNP (spare)', 'Not fitted'])(
    '%s: the part is left out',
    (text) => expect(row(text)).toEqual({ ...nothing, isLeftOut: true }),
  );
  it.each(['NP', 'NP, spare', 'spare DNP', 'spare. DNP', ''])('%j: it is not', (text) =>
    expect(row(text)).toEqual(nothing),
  );
  it('those with digits are kept', () => {
    expect(row('NF(R15 R19)')).toEqual({ ...nothing, remarks: ['NF(R15 R19)'] });
    expect(row('by hand')).toEqual(nothing);
  });
  it('a remark in place of a datasheet', () => {
    const datasheet = (text: string) => read([{ field: 'datasheet' }], [text]).isLeftOut;
    expect(['wird nicht bestückt', 'https://a.example/(DNP)', 'see manual'].map(datasheet)).toEqual([true, false, false]);
    expect(read([{ field: 'note' }], ['wird nicht bestückt']).isLeftOut).toBe(false);
  });
});

describe('a value NA', () => {
  const row = (places: string, value: string, more: Given = {}, text = '') =>
    read([{ field: 'designators' }, { field: 'value' }, more], [places, value, text]).isLeftOut;
  it('of a resistor, a capacitor or a coil without a number means "not assembled"', () => {
    expect(['R1', 'C12', 'L3'].map((place) => row(place, ' NA '))).toEqual([true, true, true]);
    expect(['U1', 'LED1', 'XR1', 'R'].map((place) => row(place, 'NA'))).toEqual([false, false, false, false]);
    expect([row('R1', 'N/A'), row('R1', 'na'), row('R1', '10k')]).toEqual([false, false, false]);
    expect(row('R1', 'NA', mpn, 'RC0402FR-071KL')).toBe(false);
    expect(row('R1', 'NA', { field: 'foreign_number', header: 'LCSC' }, 'C25804')).toBe(false);
    expect(read([{ field: 'designators' }, { field: 'note' }], ['R1', 'NA']).isLeftOut).toBe(false);
    expect(read([{ field: 'value' }], ['NA']).isLeftOut).toBe(false);
  });
});

describe('papers of a part', () => {
  const row = (name: string, document: string, customer = '') => {
    const { of, papers } = read(
      [mpn, { field: 'document' }, { field: 'customer_number' }, { field: 'note' }],
      [name, document, customer],
    );
    return { ...of, papers };
  };
  it.each([
    ['К53-56', 'ОЖ0.467.180 ТУ', { mpn: 'К53-56', document: 'ОЖ0.467.180 ТУ', papers: ['ОЖ0.467.180 ТУ'] }],
    ['', 'LM358N', { mpn: 'LM358N', document: 'LM358N', papers: [] }],
    ['Таймер', 'LM358N', { mpn: 'LM358N', description: 'Таймер', document: 'LM358N', papers: [] }],
    ['LM2904', 'LM358N', { mpn: 'LM2904', note: 'LM358N', document: 'LM358N', papers: [] }],
    ['Таймер', 'Паспорт', { mpn: 'Таймер', note: 'Паспорт', document: 'Паспорт', papers: [] }],
    ['LM358N', 'LM358N', { mpn: 'LM358N', document: 'LM358N', papers: [] }],
    ['ОЖ0.467.180 ТУ', '', { papers: ['ОЖ0.467.180 ТУ'] }],
    ['АБВГ.468332.800', '', { customer_number: 'АБВГ.468332.800', papers: [] }],
  ])('%s with the document %s', (name, document, expected) => expect(row(name, document)).toEqual(expected));
  it('a drawing number does not replace the customer’s number, nor a document the note or the description', () => {
    expect(row('АБВГ.468332.800', '', 'A-1')).toEqual({ customer_number: 'A-1', papers: [] });
    const noted = read([mpn, { field: 'document' }, { field: 'note' }], ['LM2904', 'LM358N', 'by hand']);
    expect(noted.of).toEqual({ mpn: 'LM2904', document: 'LM358N', note: 'by hand' });
    const described = read([mpn, { field: 'document' }, { field: 'description' }], ['Таймер', 'LM358N', 'DIP']);
    expect(described.of).toEqual({ mpn: 'LM358N', document: 'LM358N', description: 'DIP' });
  });
});

describe('the texts of a row', () => {
  it('by field: the first of each; further descriptions are kept', () => {
    const given: Given[] = [
      { field: 'designators' },
      { field: 'quantity' },
      { field: 'description' },
      { field: 'description', priority: 1 },
      { field: 'value' },
      { field: 'value', priority: 1 },
      { field: 'package' },
    ];
    expect(read(given, ['R1, R2', '2', 'Resistor', '0.1 W', '10k', '20k'])).toEqual({
      ...nothing,
      of: { designators: 'R1, R2', quantity: '2', description: 'Resistor', value: '10k' },
      otherDescriptions: ['0.1 W'],
    });
  });
  it('with the texts given for all rows, where a row has none', () => {
    const given: Given[] = [{ field: 'maker' }, { field: 'value' }];
    expect(read(given, ['Yageo', ''], { maker: 'TI', value: '10k', note: '', package: '0603' }).of).toEqual({
      maker: 'Yageo',
      value: '10k',
      package: '0603',
    });
  });
  it('tells invisible characters and the field that has them', () => {
    expect(read([{ field: 'value' }, mpn], ['10k', 'LM\u200b358'])).toEqual({
      ...nothing,
      of: { value: '10k', mpn: 'LM358' },
      hidden: [['mpn', 'LM358']],
    });
  });
  it('all statements about fitting', () => {
    const given: Given[] = [
      { field: 'dnp', header: 'DNP' },
      { field: 'dnp', header: 'Fitted', priority: 1 },
    ];
    expect(read(given, ['x', 'no'])).toEqual({
      ...nothing,
      of: { dnp: 'x' },
      fitting: [
        ['dnp', 'x'],
        ['fitted', 'no'],
      ],
    });
  });
  it.each(['LibRef', 'Library Ref', 'Library Reference', 'Design Item ID'])('the library’s name below %s', (header) => {
    const given: Given[] = [{ header: 'Foo' }, { header }, { header }];
    expect([read(given, ['x', ' RES1 ', 'y']).libraryName, read(given, ['x', ' ', 'y']).libraryName]).toEqual(
      // Only columns with a field are read.
      [null, null],
    );
    const used = given.map((one): Given => ({ ...one, field: 'customer_number' }));
    expect([read(used, ['x', ' RES1 ', 'y']).libraryName, read(used, ['x', ' ', 'y']).libraryName]).toEqual(['RES1', null]);
  });
  it.each([
    ['-', true],
    ['–', true],
    ['—', true],
    ['--', false],
    ['R1-', false],
    ['-R1', false],
    ['', false],
  ])('a part at %j has no place: %s', (text, isUnplaced) => {
    expect(read([{ field: 'designators' }, { field: 'note' }], [text, '-']).isUnplaced).toBe(isUnplaced);
  });
  it('named properties and a package behind the number are divided', () => {
    expect(read([{ field: 'description', header: 'Properties' }], ['package 0805; color red']).of).toEqual({
      package: '0805',
      description: 'color red',
    });
    expect(read([{ ...mpn, header: 'MPN/Package' }], ['L78M05CDT-TR/DPAK']).of).toEqual({
      mpn: 'L78M05CDT-TR',
      package: 'DPAK',
    });
  });
});
