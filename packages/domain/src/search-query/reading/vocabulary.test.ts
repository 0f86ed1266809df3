import { describe, expect, it } from 'vitest';

import type { AttributeKey, AttributeKind, BrandId, Category, CategoryId, Unit } from '../../category/category.ts';
import { localized } from '../../shared/index.ts';
import type { CatalogueFrame } from '../search-answer.ts';
import { readingLines } from './meanings/reading-notation.fixture.ts';
import { readQuery } from './read-query.ts';
import { vocabularyOf } from './vocabulary.ts';

const titled = (text: string) => localized({ ru: text, en: text, tr: text });

/** Returns a category: `slug < parent, its title`. */
const category = (slug: string, title: string, keys: readonly string[] = [], parent: string | null = null) => ({
  slug,
  title,
  keys,
  parent,
});

type Attribute = readonly [
  key: string,
  kind: AttributeKind,
  unit: Unit | null,
  title: string,
  values?: Readonly<Record<string, string>>,
];

const frameOf = (
  rows: readonly ReturnType<typeof category>[],
  attributes: readonly Attribute[] = [],
  brands: readonly (readonly [slug: string, name: string])[] = [],
): CatalogueFrame => ({
  categories: rows.map(({ slug, title, keys, parent }, place): Category => ({
    id: (place + 1) as CategoryId,
    parentId: parent === null ? null : ((rows.findIndex((one) => one.slug === parent) + 1) as CategoryId),
    slug,
    title: titled(title),
    partTitle: titled(title),
    description: titled(''),
    order: place,
    attributes: keys.map((key) => ({ key: key as AttributeKey, isFacet: true, isColumn: false })),
  })),
  attributes: attributes.map(([key, kind, unit, title, values = {}]) => ({
    key: key as AttributeKey,
    kind,
    unit,
    title: titled(title),
    valueTitles: Object.fromEntries(Object.entries(values).map(([value, words]) => [value, titled(words)])),
  })),
  brands: brands.map(([slug, name], place) => ({ id: (place + 1) as BrandId, slug, name })),
});

const read = (query: string, frame: CatalogueFrame) => readingLines(readQuery(query, vocabularyOf(frame)));

describe('titles of categories', () => {
  it('of a shop with other slugs are known, and so are the needs for them', () => {
    const frame = frameOf([category('my-leds', 'Светодиоды'), category('my-buzzers', 'Зуммеры')]);
    expect(read('светодиодов', frame)).toEqual(['«светодиодов» @my-leds']);
    expect(read('зуммер', frame)).toEqual(['«зуммер» @my-buzzers']);
  });
  it('that are equal mean the topmost category, or several of the same level', () => {
    const nested = frameOf([category('a', 'Гизмо'), category('b', 'Гизмо', [], 'a')]);
    expect(read('гизмо', nested)).toEqual(['«гизмо» @a']);
    const inner = frameOf([
      category('r', 'Корень'),
      category('b', 'Гизмо', [], 'r'),
      category('a', 'Гизмо'),
      category('c', 'Гизмо'),
    ]);
    expect(read('гизмо', inner)).toEqual(['«гизмо» @a+c']);
  });
  it('of more than five words are not known', () => {
    expect(
      read('один очень длинный гизмо прибор', frameOf([category('a', 'один очень длинный гизмо прибор')])),
    ).toEqual(['«один очень длинный гизмо прибор» @a']);
    expect(
      read(
        'очень длинный странный гизмо прибор завода',
        frameOf([category('a', 'очень длинный странный гизмо прибор завода')]),
      ),
    ).toEqual(['words очень длинный странный гизмо прибор завода']);
  });
  it('tell the mounting of their parts', () => {
    const { mounted } = vocabularyOf(
      frameOf([
        category('a', 'SMD gizmos'),
        category('b', 'Чип-гизмо'),
        category('c', 'Chip gizmos'),
        category('d', 'Surface mount gizmos'),
        category('e', 'gizmos smt'),
        category('f', 'Выводные гизмо'),
        category('g', 'Through-hole gizmos'),
        category('h', 'Leaded gizmos'),
        category('i', 'Microchip gizmos'),
        category('j', 'smdx gizmos'),
        category('k', 'Çip direnç'),
        category('l', 'Bacaklı direnç'),
      ]),
    );
    expect(mounted).toEqual({ smd: ['a', 'b', 'c', 'd', 'e', 'k'], tht: ['f', 'g', 'h', 'l'] });
  });
});

describe('makers', () => {
  const brands = (...all: readonly (readonly [string, string])[]) => vocabularyOf(frameOf([], [], all));
  it('whose names begin with the name of another one', () => {
    const { longerBrands } = brands(
      ['a', 'Alpha'],
      ['b', 'Alpha Micro'],
      ['c', 'alpha  Nano'],
      ['d', 'Alphabet Inc'],
      ['e', 'Beta Alpha'],
    );
    expect([...longerBrands]).toEqual([['a', ['b', 'c']]]);
  });
  it('of three letters, or with brackets, are other companies', () => {
    expect(brands(['a', 'Alp'], ['b', 'Alp Micro'], ['c', 'Beta'], ['d', 'Beta (Gamma)']).longerBrands.size).toBe(0);
    expect([...brands(['a', 'Alph'], ['b', 'Alph Micro']).longerBrands]).toEqual([['a', ['b']]]);
  });
  it('of two letters are known in capitals', () => {
    const frame = frameOf(
      [],
      [],
      [
        ['xq', 'XQ'],
        ['ti', 'Texas Instruments'],
        ['abc', 'ABC'],
      ],
    );
    expect([...vocabularyOf(frame).shortBrands]).toEqual([
      ['XQ', 'xq'],
      ['TI', 'ti'],
    ]);
    expect([read('XQ', frame), read('xq', frame), read('ti', frame), read('abc', frame)]).toEqual([
      ['«XQ» #xq'],
      ['words xq'],
      ['«ti» #ti'],
      ['«abc» #abc'],
    ]);
  });
  it('are known by their slug and without Incorporated', () => {
    const frame = frameOf([], [], [['zorq', 'Zorquedyne Incorporated']]);
    expect([read('zorq', frame), read('zorquedyne inc', frame), read('zorquedine incorporated', frame)]).toEqual([
      ['«zorq» #zorq'],
      ['«zorquedyne inc» #zorq'],
      ['«zorquedine incorporated» #zorq corrected'],
    ]);
  });
});

describe('attributes', () => {
  const key = (name: 'package' | 'dielectric', ...attributes: readonly Attribute[]) =>
    vocabularyOf(frameOf([], attributes))[name];
  it('for packages and dielectrics have the usual names, or contain them', () => {
    expect(key('package', ['case', 'enum', null, 'x'], ['package', 'enum', null, 'y'])).toBe('package');
    expect(key('package', ['outer_case', 'enum', null, 'x'], ['case', 'enum', null, 'y'])).toBe('case');
    expect(key('package', ['housing', 'text', null, 'x'], ['my_package', 'enum', null, 'y'])).toBe('my_package');
    expect(key('package', ['a_case', 'enum', null, 'x'], ['b_case', 'enum', null, 'y'])).toBe('a_case');
    expect(key('package', ['package', 'number', null, 'x'])).toBeNull();
    expect(key('dielectric', ['temperature_characteristic', 'enum', null, 'x'])).toBe('temperature_characteristic');
    expect(key('dielectric')).toBeNull();
  });
  it('have values in words, but not with numbers', () => {
    const frame = frameOf(
      [category('gizmos', 'Гизмо', ['finish'])],
      [['finish', 'enum', null, 'Покрытие', { shiny: 'блестящее', '7x': '7 слоёв', matte7: 'матовое' }]],
    );
    expect(read('блестящие гизмо', frame)).toEqual(['«блестящие» finish=shiny', '«гизмо» @gizmos']);
    expect(read('shiny гизмо', frame)).toEqual(['«shiny» finish=shiny', '«гизмо» @gizmos']);
    expect(read('матовое гизмо', frame)).toEqual(['«матовое» finish=matte7', '«гизмо» @gizmos']);
    expect(read('гизмо 7 слоев', frame)).toEqual(['«гизмо» @gizmos', 'words 7 слоев']);
    expect(read('блистящее гизмо', frame)).toEqual(['«блистящее» finish=shiny corrected', '«гизмо» @gizmos']);
  });
  it('of yes and no stand for a property that suppliers state in words', () => {
    const frame = frameOf(
      [category('gizmos', 'Гизмо', ['sync', 'asynchronous'])],
      [
        ['sync', 'flag', null, 'Synchronous rectifier'],
        ['asynchronous', 'flag', null, 'Asynchronous'],
        ['synchronous_count', 'number', null, 'Synchronous'],
      ],
    );
    expect(read('синхронный гизмо', frame)).toEqual([
      '«синхронный» @gizmos with "synchronous|synchronous rectification|синхронный|senkron" / sync=true as a property',
      '«гизмо» @gizmos',
    ]);
  });
});

it('resistors without other words are those of the catalogue', () => {
  const resistance: Attribute = ['resistance', 'number', 'ohm', 'Сопротивление'];
  const kinds = (...slugs: readonly string[]) =>
    vocabularyOf(
      frameOf(
        slugs.map((slug) => category(slug, slug, ['resistance'])),
        [resistance],
      ),
    ).resistors?.slugs ?? null;
  expect(kinds('chip-resistors', 'resistors', 'trimmers')).toEqual(['chip-resistors']);
  expect(kinds('resistors')).toEqual(['resistors']);
  expect(kinds('gizmos')).toBeNull();
});
