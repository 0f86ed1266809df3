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
import { takeProperties } from './stated-properties.ts';

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
