import { describe, expect, it } from 'vitest';

import type { AttributeKey, AttributeKind } from '../../../category/category.ts';
import { localized } from '../../../shared/index.ts';
import type { CategoryScope } from '../scope.ts';
import { exampleFrame } from '../examples/frame.fixture.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { discNumbers, isSizes, sizeKeys, sizePair } from './size-pair.ts';

const example = vocabularyOf(exampleFrame);
const nothing = localized({ ru: '', en: '', tr: '' });

const scopeOf = (keys: readonly string[]): CategoryScope => ({
  slugs: ['parts'],
  subtree: new Set(['parts']),
  keys: new Set(keys),
  facets: new Set(keys),
  byUnit: new Map(),
  nominal: null,
});

/** Returns a vocabulary with these attributes in metres; `key:kind` has another kind. */
const vocabularyWith = (keys: readonly string[]) => ({
  ...example,
  attributes: new Map(
    keys.map((text) => {
      const [key = '', kind = 'number'] = text.split(':');
      const unit = key === 'height_of_volts' ? ('volt' as const) : ('metre' as const);
      return [
        key as AttributeKey,
        { key: key as AttributeKey, kind: kind as AttributeKind, unit, title: nothing, valueTitles: {} },
      ];
    }),
  ),
});

const read = (core: string, ...keys: readonly string[]) => {
  const scope = keys.length === 0 ? null : scopeOf(keys.map((key) => key.split(':')[0] ?? ''));
  return sizePair(core, scope, vocabularyWith(keys));
};
const of = (key: string, ...values: readonly (number | string)[]) => ({ kind: 'values', key, values });
const words = (...all: readonly string[]) => ({ kind: 'words', words: all });

it('sizes are told from other pieces', () => {
  const sizes = [
    '6x6',
    '6х6',
    '6×6',
    '6*6',
    '6X6',
    '5.5x2.1',
    '5,5х2,1',
    '12x12x6',
    '6x6мм',
    '6x6MM',
    '14D',
    '07d',
    '5d',
    '05D',
  ];
  expect(sizes.filter((core) => !isSizes(core))).toEqual([]);
  const others = [
    '6x',
    'x6',
    '6x6x6x6',
    '6x6см',
    '1000x6',
    '6x1000',
    '6.123x6',
    'a6x6',
    '6 x 6',
    '15D',
    '014D',
    '14DD',
    'D14',
    '110D',
  ];
  expect(others.filter(isSizes)).toEqual([]);
});

describe('two sizes', () => {
  it('are one side each of a square part', () => {
    expect(read('6x6', 'height', 'length', 'width')).toEqual({
      filter: of('length', 0.006),
      or: [words('6x6', '6x6p')],
      also: [[of('width', 0.006), words('6x6', '6x6p')]],
    });
  });
  it('are any sizes of another part', () => {
    expect(read('5,5х2.1', 'height', 'length')).toEqual({
      filter: of('height', 0.0055),
      or: [of('length', 0.0055), words('5.5x2.1')],
      also: [[of('height', 0.0021), of('length', 0.0021), words('5.5x2.1')]],
    });
    expect(read('6x6', 'height', 'length')?.filter).toEqual(of('height', 0.006));
    expect(read('6x8', 'length', 'width')?.or).toEqual([of('width', 0.006), words('6x8', '6x8p')]);
  });
  it('with a third one', () => {
    const [second, third] = read('6x6x5mm', 'height', 'length', 'width')?.also ?? [];
    expect(second).toEqual([of('width', 0.006), words('6x6x5')]);
    expect(third).toEqual([of('height', 0.005), of('length', 0.005), of('width', 0.005), words('6x6x5')]);
  });
  it('of a tube fuse are nominal', () => {
    const written = (core: string) => read(core, 'length')?.or;
    expect(written('5x20')).toEqual([words('5x20', '5x20p', '5.2x20')]);
    expect(written('6x30')).toEqual([words('6x30', '6x30p', '6.3x30', '6.35x30', '6.3x32', '6.35x31.75', '6.35x31.8')]);
    expect(written('6x32')).toEqual([words('6x32', '6x32p', '6.3x32', '6.35x31.75', '6.35x31.8')]);
    expect(written('6.3x32')).toEqual([words('6.3x32', '6.35x31.75', '6.35x31.8')]);
  });
  it('mean nothing for a part without sizes', () => {
    expect([read('6x6'), read('6x6', 'pitch'), read('abc', 'length')]).toEqual([null, null, null]);
  });
});

it('sizes are numbers in metres with the name of a dimension', () => {
  const keys = ['length', 'width', 'height', 'diameter', 'depth', 'body_length', 'length_max', 'pin_width_min'];
  const others = ['pitch', 'wavelength', 'lengthy', 'height:range', 'depth:enum', 'height_of_volts'];
  const vocabulary = vocabularyWith([...others, ...keys]);
  const scope = scopeOf([...keys, ...others.map((key) => key.split(':')[0] ?? '')]);
  expect(sizeKeys(scope, vocabulary).toSorted()).toEqual(keys.toSorted());
  expect(sizeKeys(scopeOf(['length']), vocabulary)).toEqual(['length']);
  expect(sizeKeys(null, vocabulary)).toEqual([]);
});

describe('other pairs of numbers', () => {
  it('are rows and contacts of a header', () => {
    expect(read('2x20', 'pins', 'rows')).toEqual({ filter: of('pins', 40), or: [], also: [[of('rows', 2)]] });
    expect(read('1×4', 'pins', 'rows')).toEqual({ filter: of('pins', 4), or: [], also: [[of('rows', 1)]] });
    expect(read('4*10', 'pins', 'rows')?.filter).toEqual(of('pins', 40));
    expect([read('5x4', 'pins', 'rows'), read('0x4', 'pins', 'rows'), read('2x100', 'pins', 'rows')]).toEqual([
      null,
      null,
      null,
    ]);
    expect([read('2x20', 'pins'), read('2x20', 'rows')]).toEqual([null, null]);
    expect(read('2.5x4', 'pins', 'rows')).toBeNull();
  });
  it('are columns and rows of a display', () => {
    expect(read('16х2', 'display_format')).toEqual({
      filter: of('display_format', '16×2'),
      or: [words('16x2')],
      also: [],
    });
    expect(read('1920x1080', 'display_format')?.filter).toEqual(of('display_format', '1920×1080'));
    expect([read('19200x10', 'display_format'), read('10x19200', 'display_format')]).toEqual([null, null]);
  });
  it('and the disc of a varistor is its diameter', () => {
    const keys = ['clamping_voltage', 'voltage_ac', 'diameter'];
    expect(read('14D', ...keys)).toEqual({
      filter: of('diameter', 0.014),
      or: [{ kind: 'number', beginnings: discNumbers('14') }],
      also: [],
    });
    expect(read('07d', ...keys)?.filter).toEqual(of('diameter', 0.007));
    expect([read('14D', 'clamping_voltage'), read('14D', 'voltage_ac'), read('14D')]).toEqual([null, null, null]);
  });
});

it('varistors of a diameter have it in their number', () => {
  expect(discNumbers('14')).toEqual(
    '14D 14N MOV-14D MOV14D MYG14 TVR14 JVR14 JVR-14 CNR14 CNR-14 FNR-14 VDR14 VDR-14 STE14 TND14 HEL14 MYN14'.split(
      ' ',
    ),
  );
  expect(discNumbers('7')).toEqual([...discNumbers('7').slice(0, 17), ...discNumbers('07')]);
  expect(discNumbers('7').slice(0, 2)).toEqual(['7D', '7N']);
  expect(discNumbers('07')).toHaveLength(17);
});
