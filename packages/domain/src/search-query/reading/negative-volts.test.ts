import { describe, expect, it } from 'vitest';

import { stemsOf } from '../fold.ts';
import { channelsOf, isOfUnknownChannels, valueOfChannelsAt } from './channel-values.ts';
import { asksForNegative, negativeOutput, negativeVoltsAt, positiveOutput } from './negative-volts.ts';
import type { QueryItem } from './query-item.ts';
import type { Way } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';

const token = (core: string) => ({ raw: core, core, stems: stemsOf(core), isSpaced: true, isQuoted: false, at: 0 });

/** Returns the tokens of a text. */
const tokens = (text: string): [ReturnType<typeof token>, ...ReturnType<typeof token>[]] => {
  const [first = '', ...others] = text.split(' ');
  return [token(first), ...others.map(token)];
};

const scope = (...keys: readonly string[]): CategoryScope => ({
  slugs: ['parts'],
  subtree: new Set(['parts']),
  keys: new Set(keys),
  facets: new Set(keys),
  byUnit: new Map(),
  nominal: null,
});

const said = (item: QueryItem | null) => {
  if (item?.kind !== 'value') return item;
  const { lexeme, times, tokens: own } = item;
  const value = lexeme.kind === 'value' ? `${lexeme.value} ${lexeme.unit}` : lexeme.text;
  return `${times === undefined ? '' : `${times} × `}${value}${lexeme.needsContext ? '?' : ''} of ${own.length}`;
};

describe('a negative voltage', () => {
  it.each([
    ['-12В', '-12 volt of 1'],
    ['–12В', '-12 volt of 1'],
    ['−12В', '-12 volt of 1'],
    ['-12В стабилизатор', '-12 volt of 1'],
    ['-12 V', '-12 volt of 2'],
    ['-12 в', '-12 volt of 2'],
    ['-3V3', '-3.3 volt of 1'],
    ['минус 12 вольт', '-12 volt of 3'],
    ['Минус 12В', '-12 volt of 2'],
    ['minus 12 V', '-12 volt of 3'],
    ['eksi 5V', '-5 volt of 2'],
    ['минус -12В', '-12 volt of 2'],
    ['12В', null],
    ['-12', null],
    ['-12 А', null],
    ['-12А', null],
    ['-10к', null],
    ['-', null],
    ['- 12В', null],
    ['минус', null],
    ['минус 12', null],
    ['-x', null],
    ['минусовая 12 В', null],
    ['xминус 12 В', null],
    ['5-12В', null],
    ['минус x', null],
    ['минус 12 А', null],
  ])('%j: %s', (text, expected) => expect(said(negativeVoltsAt(tokens(text)))).toBe(expected));

  it('is looked for without its sign too, if something else says that it is negative', () => {
    expect(negativeOutput(-12, scope('vout'))).toEqual({
      filter: { kind: 'values', key: 'vout', values: [-12] },
      or: [{ kind: 'values', key: 'vout', values: [12] }],
      also: [
        [
          { kind: 'between', key: 'vout', from: -1000, to: -0.1 },
          { kind: 'words', words: ['negative'] },
          {
            kind: 'number',
            beginnings: ['L79', 'LM79', 'MC79', 'КР1179', 'LM337', 'КР142ЕН18', '79L', '79M', 'UA79', 'KA79'],
          },
        ],
      ],
    });
    expect([negativeOutput(-12, scope('vin')), negativeOutput(-12, null), negativeOutput(0, scope('vout'))]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is asked for by a need that wants it', () => {
    const need = (...also: readonly (readonly Way[])[]): QueryItem => ({
      kind: 'phrase',
      meaning: { scope: null, brand: null, enums: [], attributes: [], also },
      isCorrected: false,
      tokens: [],
    });
    const [negative, positive] = ['negative', 'positive'].map((word): Way => ({
      kind: 'words',
      words: ['other', word],
    }));
    expect(asksForNegative([need([positive!]), need([positive!, negative!])])).toBe(true);
    expect(asksForNegative([need([positive!]), { kind: 'word', tokens: tokens('negative') }])).toBe(false);
    expect(asksForNegative([])).toBe(false);
  });
});

describe('the output of a linear regulator is positive', () => {
  const regulator = scope('vout', 'dropout_voltage');
  const filter = (key: string, ...values: readonly (number | string)[]) =>
    ({ kind: 'values', key: key as never, values }) as const;
  it('unless it has a sign', () => {
    expect(positiveOutput(filter('vout', 5), regulator)).toEqual([[{ kind: 'words', words: ['positive'] }]]);
    expect([0, -5, 'adjustable'].map((volts) => positiveOutput(filter('vout', volts), regulator))).toEqual([
      null,
      null,
      null,
    ]);
  });
  it('of no other part and no other value', () => {
    expect(positiveOutput(filter('vin', 5), regulator)).toBeNull();
    expect([scope('vout'), null].map((other) => positiveOutput(filter('vout', 5), other))).toEqual([null, null]);
    expect(positiveOutput({ kind: 'between', key: 'vout' as never, from: 5, to: 5 }, regulator)).toBeNull();
  });
});

describe('a value of each channel', () => {
  it.each([
    ['2x20W', '2 × 20 watt of 1'],
    ['2х20 ватт', '2 × 20 watt of 2'],
    ['8×1,5W', '8 × 1.5 watt of 1'],
    ['2*10mH', '2 × 0.01 henry of 1'],
    ['4x10к', '4 × 10k of 1'],
    ['4x1M', '4 × 1M of 1'],
    ['4x100 Ohm', '4 × 100 ohm of 2'],
    ['2x5 H', '2 × 5 henry of 2'],
    ['9x20W', null],
    ['0x20W', null],
    ['2x2000W', null],
    ['2x20.25W', null],
    ['2x20', null],
    ['2x20 x', null],
    ['2x20V', null],
    ['2x10n', null],
    ['20W', null],
    ['2x20W ватт', '2 × 20 watt of 1'],
    ['2x10килоом', '2 × 10000 ohm of 1'],
    ['2x20W5', null],
    ['2x2x0W', null],
    ['12x20W', null],
  ])('%j: %s', (text, expected) => expect(said(valueOfChannelsAt(tokens(text)))).toBe(expected));

  it('wishes for the number of channels, lines or elements', () => {
    const item = (text: string) => valueOfChannelsAt(tokens(text))!;
    const way = (key: string) => ({ kind: 'values', key, values: [2] });
    expect(channelsOf(item('2x20W'), scope('channels', 'power'))).toEqual({ also: [[way('channels')]] });
    expect(channelsOf(item('2x20W'), scope('elements', 'line_count', 'channels'))).toEqual({
      also: [[way('channels'), way('line_count'), way('elements')]],
    });
    expect([channelsOf(item('2x20W'), scope('power')), channelsOf(item('2x20W'), null)]).toEqual([null, null]);
    expect(channelsOf({ kind: 'word', tokens: tokens('2x20W') }, scope('channels'))).toBeNull();
    const plain: QueryItem = { ...item('2x10к'), times: undefined } as never;
    expect(channelsOf(plain, scope('channels'))).toBeNull();
  });

  it('is unclear for a part without channels, except for watts', () => {
    const unknown = (text: string, ...keys: readonly string[]) =>
      isOfUnknownChannels(valueOfChannelsAt(tokens(text))!, keys.length === 0 ? null : scope(...keys));
    expect([unknown('2x10к'), unknown('2x10к', 'power'), unknown('2x5 H', 'power')]).toEqual([true, true, true]);
    expect([unknown('2x10к', 'elements'), unknown('2x20W'), unknown('2x20W', 'power')]).toEqual([false, false, false]);
    expect(isOfUnknownChannels({ kind: 'word', tokens: tokens('2x10к') }, null)).toBe(false);
  });
});
