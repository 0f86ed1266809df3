import { describe, expect, it } from 'vitest';

import type { BomField } from '../header/layout.ts';
import { rowReaderOf } from './row-texts.ts';
import { layoutOf, nothing, read, type Given } from './test-row-texts.ts';

const mpn: Given = { field: 'mpn', header: 'MPN' };

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
    expect(['wird nicht bestückt', 'https://a.example/(DNP)', 'see manual'].map(datasheet)).toEqual([
      true,
      false,
      false,
    ]);
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
    expect([read(used, ['x', ' RES1 ', 'y']).libraryName, read(used, ['x', ' ', 'y']).libraryName]).toEqual([
      'RES1',
      null,
    ]);
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
