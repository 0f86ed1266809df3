import { describe, expect, it } from 'vitest';

import type { AttributeKey, AttributeKind, Unit } from '../../category/category.ts';
import { localized } from '../../shared/index.ts';
import { exampleFrame } from './examples/frame.fixture.ts';
import type { CategoryScope } from './scope.ts';
import { vocabularyOf } from './vocabulary.ts';
import { isNominalKey, marginOf, widerPiece } from './wider-piece.ts';

const example = vocabularyOf(exampleFrame);
const nothing = localized({ ru: '', en: '', tr: '' });

const scope = (keys: string, nominal: Unit | null = null, slugs = 1): CategoryScope => ({
  slugs: ['parts'],
  subtree: new Set(Array.from({ length: slugs }, (_, place) => `parts-${place}`)),
  keys: new Set(keys.split(' ').filter(Boolean)),
  facets: new Set(keys.split(' ').filter(Boolean)),
  byUnit: new Map(),
  nominal,
});

/** Returns the piece as a bound on an attribute: `50В` → `≥50В`. `attribute` is `key unit`, or `key unit kind`. */
function wider(piece: string, attribute: string, of: CategoryScope | null = null, values: readonly number[] = [5]) {
  const [name = '', unit = '', kind = 'number'] = attribute.split(' ');
  const key = name as AttributeKey;
  const definition = { key, kind: kind as AttributeKind, unit: unit as Unit, title: nothing, valueTitles: {} };
  const vocabulary = { ...example, attributes: new Map([[key, definition]]) };
  return widerPiece({ kind: 'values', key, values }, piece, of, vocabulary);
}

describe('a piece as a bound', () => {
  it.each([
    ['50В', 'voltage volt', '≥50В'],
    ['50 В', 'voltage volt', '≥50 В'],
    ['(50В),', 'voltage volt', '≥50В'],
    ['«50В»', 'voltage volt', '≥50В'],
    ['50В-', 'voltage volt', '≥50В'],
    ['50В/', 'voltage volt', '≥50В'],
    ['-50В', 'drain_source_voltage volt', '≥50В'],
    ['−50В', 'drain_source_voltage volt', '≥50В'],
    ['3V3', 'voltage volt', '≥3V3'],
    ['275 В ac', 'voltage_ac volt', '≥275 В ac'],
    ['1А', 'current ampere', '≥1А'],
    ['1/4W', 'power watt', '≥1/4W'],
    ['0,25', 'power watt', '≥0,25Вт'],
    ['0,25-', 'power watt', '≥0,25Вт'],
    ['полватта', 'power watt', null],
    ['2x20 W', 'power watt', null],
    ['10к', 'resistance ohm', null],
    ['16 МГц', 'frequency hertz', null],
    ['1%', 'tolerance percent', '≤1%'],
    ['±1 %', 'tolerance percent', '≤1 %'],
    ['+/-5%', 'tolerance percent', '≤5%'],
    ['+- 5%', 'tolerance percent', '≤5%'],
    ['% 5', 'tolerance percent', '≤%5'],
    ['1%', 'frequency_tolerance percent', '≤1%'],
    ['1%', 'tolerance_absolute percent', null],
    ['80%', 'efficiency percent', null],
    ['5В', 'vout volt', null],
    ['5В', 'supply_voltage volt', null],
    ['5В', 'voltage volt range', null],
    ['5В', 'voltage volt enum', null],
  ])('%s of %s: %s', (piece, attribute, expected) => expect(wider(piece, attribute)).toBe(expected));

  it('is not offered where only one value fits', () => {
    const fuse = scope('current fuse_speed voltage_ac');
    expect([wider('1А', 'current ampere', fuse), wider('1А', 'current ampere', scope('hold_current'))]).toEqual([
      null,
      null,
    ]);
    expect(wider('250В', 'voltage_ac volt', fuse)).toBe('≥250В');
    const varistor = 'voltage_ac voltage clamping_voltage';
    expect(wider('275В', 'voltage_ac volt', scope(varistor))).toBeNull();
    // Resistors contain varistors, but the voltage of a resistor is a rating.
    expect(wider('200В', 'voltage volt', scope(varistor, 'ohm', 9))).toBe('≥200В');
    expect(wider('600W', 'peak_power watt', scope('clamping_voltage peak_power'))).toBe('≥600W');
  });

  it('is not offered for bounds, and for attributes that the catalogue does not know', () => {
    const key = 'voltage' as AttributeKey;
    expect(widerPiece({ kind: 'between', key, from: 5, to: null }, '≥5В', null, example)).toBeNull();
    expect(widerPiece({ kind: 'brand', slug: 'st' }, '5В', null, example)).toBeNull();
    expect(widerPiece({ kind: 'values', key: 'unknown' as AttributeKey, values: [5] }, '5В', null, example)).toBeNull();
  });
});

it('ratings are told from nominal values', () => {
  const nominal =
    'zener_voltage standoff_voltage stand_off_voltage clamping_voltage vout vin output_voltage input_voltage supply_voltage coil_voltage forward_voltage dropout_voltage hold_current trip_current quiescent_current gate_current bias_current offset_voltage noise_voltage reference_voltage standby_current fuse_current';
  expect(nominal.split(' ').filter((key) => !isNominalKey(key))).toEqual([]);
  expect('voltage current power drain_source_voltage voltage_ac'.split(' ').filter(isNominalKey)).toEqual([]);
});

describe('values that are better than the requested one', () => {
  const margin = (key: string, of: CategoryScope | null, isPassive = false) =>
    marginOf({ kind: 'values', key: key as AttributeKey, values: [5] }, of, isPassive);
  const up = (key: string) => ({ kind: 'between', key, from: 5, to: null });
  const none = scope('');

  it('are closer tolerances of any part', () => {
    expect(margin('tolerance', null)).toEqual({ kind: 'between', key: 'tolerance', from: null, to: 5 });
    expect(margin('frequency_tolerance', null)).toBeNull();
  });
  it.each(
    'reverse_voltage dc_reverse_voltage drain_source_voltage drain_current collector_emitter_voltage collector_current off_state_voltage on_state_current contact_current switching_voltage switching_current saturation_current'.split(
      ' ',
    ),
  )('are higher values of %s', (key) => {
    expect(margin(key, none)).toEqual(up(key));
    expect([margin(`${key}_x`, none), margin(`x_${key}`, none)]).toEqual([null, null]);
  });
  it.each(['voltage', 'voltage_ac', 'current', 'power'])('are higher values of %s of passive parts', (key) => {
    expect([margin(key, null), margin(key, none), margin(key, scope('color'))]).toEqual([null, null, null]);
    expect([margin(key, null, true), margin(key, none, true), margin(key, scope('color'), true)]).toEqual([
      up(key),
      up(key),
      up(key),
    ]);
    for (const unit of ['ohm', 'farad', 'henry'] as const) expect(margin(key, scope('x', unit))).toEqual(up(key));
    expect(margin(key, scope('x', 'hertz'))).toBeNull();
    for (const own of [
      'reverse_voltage',
      'drain_source_voltage',
      'collector_emitter_voltage',
      'zener_voltage',
      'off_state_voltage',
    ])
      expect(margin(key, scope(own))).toEqual(up(key));
    expect([margin(`${key}_x`, null, true), margin(`x_${key}`, null, true)]).toEqual([null, null]);
  });
  it('are higher voltages of a fuse, but no other current', () => {
    for (const fuse of [scope('fuse_speed'), scope('hold_current')]) {
      expect([margin('voltage', fuse), margin('voltage_ac', fuse)]).toEqual([up('voltage'), up('voltage_ac')]);
      expect([margin('current', fuse), margin('power', fuse), margin('current', fuse, true)]).toEqual([
        null,
        null,
        null,
      ]);
    }
  });
  it.each(['vout', 'channels supply_voltage', 'pitch pins'])(
    'are higher currents and powers of parts with %s',
    (keys) => {
      expect([margin('current', scope(keys)), margin('power', scope(keys))]).toEqual([up('current'), up('power')]);
      expect(margin('voltage', scope(keys))).toBeNull();
      const halves = keys.split(' ').filter((half) => half !== keys);
      expect(halves.flatMap((half) => margin('current', scope(half)) ?? [])).toEqual([]);
    },
  );
  it('belong to numbers only', () => {
    const key = 'tolerance' as AttributeKey;
    expect(marginOf({ kind: 'values', key, values: ['5'] }, null, true)).toBeNull();
    expect(marginOf({ kind: 'values', key, values: [] }, null, true)).toBeNull();
    expect(marginOf({ kind: 'between', key, from: 5, to: 5 }, null, true)).toBeNull();
    expect(marginOf({ kind: 'brand', slug: 'st' }, null, true)).toBeNull();
  });
});
