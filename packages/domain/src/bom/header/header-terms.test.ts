import { describe, expect, it } from 'vitest';

import { headerForm } from './header-form.ts';
import { headerKey } from './header-key.ts';
import { foreignDistributors, type BomColumn, type BomField } from './layout.ts';
import { isMakerName } from './maker-names.ts';
import { missingFields, partFields } from './missing-fields.ts';
import {
  notPartsLists,
  partsFileBytesMax,
  partsFileColumnsMax,
  partsFileEncodings,
  partsFileKinds,
  partsFileRowsMax,
  partsFileSeparators,
} from './parts-file.ts';
import { takeJoinedPackage, takeProperties } from './stated-properties.ts';

it('kinds, encodings and refusals of files, as in stored lists and answers', () => {
  expect(partsFileKinds.join(' ')).toBe(
    'csv tsv text fixed_width xls xlsx xlsm xlsb ods docx doc html kicad_netlist eskd_xml message',
  );
  expect(partsFileEncodings.join(' ')).toBe(
    'utf-8 utf-16le utf-16be windows-1251 koi8-r gb18030 windows-1252 windows-1254',
  );
  expect(partsFileSeparators).toEqual([',', ';', '\t', '|']);
  expect(notPartsLists.join(' ')).toBe(
    'picture pdf board gerber pick_and_place archive program document empty encrypted broken too_large too_many_rows ' +
      'too_many_columns too_slow text_without_parts readme price_list search_results',
  );
  expect(foreignDistributors.join(' ')).toBe('lcsc digikey mouser farnell rs arrow tme chipdip promelec');
});

it('a file has at most 10 MiB, 20,000 rows and 200 columns', () => {
  expect([partsFileBytesMax / 2 ** 20, partsFileRowsMax, partsFileColumnsMax]).toEqual([10, 20_000, 200]);
});

it.each([
  ['Mfr. Part #', 'mfrpartno'],
  ['Поз. обозначение', 'позобозначение'],
  ['Кол-во', 'колво'],
  ['№ п/п', 'noпп'],
  ['Счётчик', 'счетчик'],
  ['İsim', 'isim'],
  ['ＭＰＮ', 'mpn'],
  ['x'.repeat(201), 'x'.repeat(200)],
])('%s is normalised to %s', (text, form) => expect(headerForm(text)).toBe(form));

describe('the key under which corrections are stored', () => {
  const key = (...headers: readonly string[]) =>
    headerKey({ columns: headers.map((header) => ({ header }) as BomColumn) });
  it('the words of all columns in their order, without trailing empty ones', () => {
    expect([key('Part #', '', 'Qty', '', ''), key(), key('', '')]).toEqual(['partno||qty', '', '']);
  });
  it('long headers are hashed, each with its own hash', () => {
    const long = (end: string) => key('a'.repeat(150), `${'b'.repeat(50)}${end}`);
    expect([key('a'.repeat(200)).length, long('x').length, long('y').length]).toEqual([200, 200, 200]);
    expect(long('x')).not.toBe(long('y'));
    expect(long('x')).toMatch(/~[0-9a-f]{8}$/);
    expect(key('a'.repeat(200))).not.toContain('~');
  });
});

describe('names of makers', () => {
  it.each([
    'TI',
    'Texas Instruments',
    'UNI-ROYAL(厚声)',
    'Murata Electronics',
    'Yageo, China',
    'Würth Elektronik',
    'Микрон',
    'STM',
  ])('%s is a maker’s name', (text) => expect(isMakerName(text)).toBe(true));
  it.each([
    '',
    'T',
    'TI part',
    'Nobody',
    'Транзистор',
    'SCHURTER 3413.0010.11',
    'LM358',
    'TDK1',
    `TDK ${'x'.repeat(57)}`,
  ])('%j is none', (text) => expect(isMakerName(text)).toBe(false));
  it('with up to sixty characters', () => expect(isMakerName(`TDK ${'x'.repeat(56)}`)).toBe(true));
});

describe('required fields of a list', () => {
  const missing = (...fields: readonly BomField[]) =>
    missingFields({ columns: fields.map((field) => ({ field }) as BomColumn) });
  it.each(['mpn', 'value', 'description', 'shop_number', 'foreign_number', 'customer_number', 'alternate'] as const)(
    '%s says which part is meant',
    (field) => expect([missing(field), partFields.includes(field)]).toEqual([{ part: false, quantity: true }, true]),
  );
  it('designators or a quantity give the number of pieces', () => {
    expect([missing('quantity'), missing('designators'), missing('maker')]).toEqual([
      { part: true, quantity: false },
      { part: true, quantity: false },
      { part: true, quantity: true },
    ]);
  });
});

describe('named properties', () => {
  const take = (description: string, header = 'Properties', more: Partial<Record<BomField, string>> = {}) => {
    const of: Partial<Record<BomField, string>> = { description, ...more };
    takeProperties(of, [{ field: 'description', priority: 0, header } as BomColumn]);
    return of;
  };
  it.each([
    ['part # RC0805', { mpn: 'RC0805' }],
    ['Manufacturer part number: X1', { mpn: 'X1' }],
    ['mfr. part no. = X1', { mpn: 'X1' }],
    ['mfg part no X1', { mpn: 'X1' }],
    ['MPN: X1', { mpn: 'X1' }],
    ['package 0805 [SMD]', { package: '0805' }],
    ['footprint: 0805', { package: '0805' }],
    ['case=A', { package: 'A' }],
    ['manufacturer TI', { maker: 'TI' }],
    ['mfr: TI', { maker: 'TI' }],
    ['package 0805; color red; package 0603; ;', { package: '0805', description: 'color red; package 0603' }],
    ['package 0805;package [SMD]', { package: '0805', description: 'package [SMD]' }],
    ['color red', { description: 'color red' }],
    ['x package 0805', { description: 'x package 0805' }],
  ])('%s', (text, of) => expect(take(text)).toEqual(of));
  it('only below that header; other columns win', () => {
    expect(take('package 0805', 'Description')).toEqual({ description: 'package 0805' });
    expect(take('package 0805', 'property')).toEqual({ package: '0805' });
    expect(take('package 0805', 'Properties', { package: '0603' })).toEqual({ package: '0603' });
  });
});

describe('limits and forms of named properties', () => {
  const take = (description: string, header = 'Properties') => {
    const of: Partial<Record<BomField, string>> = { description };
    takeProperties(of, [{ field: 'description', priority: 0, header } as BomColumn]);
    return of;
  };
  it.each<[string, Partial<Record<BomField, string>>]>([
    ['manufacturer part number X1', { mpn: 'X1' }],
    ['mfg. part number X1', { mpn: 'X1' }],
    ['part no. X1', { mpn: 'X1' }],
    ['part number:=  X1', { mpn: 'X1' }],
    ['partno X1', { mpn: 'X1' }],
    ['mpn:X1', { mpn: 'X1' }],
    ['my mpn X1', { description: 'my mpn X1' }],
    ['my part no X1', { description: 'my part no X1' }],
    ['package:  0805', { package: '0805' }],
    ['my package 0805', { description: 'my package 0805' }],
    ['my mfr TI', { description: 'my mfr TI' }],
    ['mfr:= TI', { maker: 'TI' }],
    ['package 0805[]', { package: '0805' }],
    ['package 0805 [a] b', { package: '0805 [a] b' }],
    ['package [a]', { description: 'package [a]' }],
    [`package ${'x'.repeat(201)}`, { package: 'x'.repeat(200) }],
    [
      `${'a;'.repeat(39)}package 0805`,
      { package: '0805', description: Array.from({ length: 39 }, () => 'a').join('; ') },
    ],
    [`${'a;'.repeat(40)}package 0805`, { description: `${'a;'.repeat(40)}package 0805` }],
  ])('%s', (text, of) => expect(take(text)).toEqual(of));
  it.each(['Property', 'PROPERTIES', 'Properties '])('below %s', (header) =>
    expect(take('mpn X1', header)).toEqual({ mpn: 'X1' }),
  );
  it.each(['My properties', 'Properties 2', 'Propert', ''])('not below %j', (header) =>
    expect(take('mpn X1', header)).toEqual({ description: 'mpn X1' }),
  );
  it('only the first column of descriptions', () => {
    const of: Partial<Record<BomField, string>> = { description: 'mpn X1' };
    takeProperties(of, [
      { field: 'description', priority: 1, header: 'Properties' },
      { field: 'note', priority: 0, header: 'Properties' },
    ] as BomColumn[]);
    expect(of).toEqual({ description: 'mpn X1' });
    const none: Partial<Record<BomField, string>> = {};
    takeProperties(none, [{ field: 'description', priority: 0, header: 'Properties' } as BomColumn]);
    expect(none).toEqual({});
  });
});

describe('a number and a package in one column', () => {
  const take = (mpn: string, header: string, more: Partial<Record<BomField, string>> = {}, field: BomField = 'mpn') => {
    const of: Partial<Record<BomField, string>> = { mpn, ...more };
    takeJoinedPackage(of, [{ field: 'note', header: 'x' } as BomColumn, { field, header } as BomColumn]);
    return of;
  };
  it.each(['厂家型号/封装', 'MPN / package', 'MPN/Footprint ', 'Артикул/Корпус', 'MPN/Gehäuse'])('%s', (header) => {
    expect(take('L78M05CDT-TR / DPAK', header)).toEqual({ mpn: 'L78M05CDT-TR', package: 'DPAK' });
  });
  it('are divided at the last slash', () => {
    expect(take('A/B/C', 'MPN/Package')).toEqual({ mpn: 'A/B', package: 'C' });
    expect(take('A/', 'MPN/Package')).toEqual({ mpn: 'A' });
    expect([take('/C', 'MPN/Package'), take('A', 'MPN/Package')]).toEqual([{ mpn: '/C' }, { mpn: 'A' }]);
  });
  it('not if the package is known, or below another header', () => {
    expect(take('A/B', 'MPN/Package', { package: 'X' })).toEqual({ mpn: 'A/B', package: 'X' });
    for (const header of ['MPN', 'MPN package', 'MPN/Package type'])
      expect(take('A/B', header)).toEqual({ mpn: 'A/B' });
    expect(take('A/B', 'MPN/Package', {}, 'value')).toEqual({ mpn: 'A/B' });
  });
});

it.each([
  ['TDK', true],
  ['TI', true],
  ['Ti x', false],
  ['TDK, Japan', true],
  ['TDK/Epcos', true],
  ['TDK 123', false],
  ['TDK 12', true],
  ['(TDK)', false],
  ['TDK (1234)', true],
  ['T D K', true],
])('%j is the name of a maker: %s', (text, expected) => expect(isMakerName(text)).toBe(expected));
