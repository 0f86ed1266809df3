import { describe, expect, it } from 'vitest';

import type { AttributeDefinition, AttributeKey, AttributeValue, AttributeValues } from '../category/category.ts';
import { compareValues, sharedGoodness } from './compare-parameter.ts';
import { goodnessOf, namesOf, rankOf } from './goodness.ts';
import {
  analogueSearches,
  assuranceOf,
  compareAnalogues,
  judgeAnalogue,
  type AnalogueSource,
  type RankedAnalogue,
} from './index.ts';
import { analogueSources, analogueVerdicts } from './analogue.ts';
import { localized } from '../shared/index.ts';

const words = (text: string): readonly string[] => text.split(/\s+/);

describe('how values of an attribute compare', () => {
  it.each(
    words(`power voltage voltage_ac current saturation_current reverse_voltage peak_power drain_source_voltage
    drain_current collector_emitter_voltage collector_current transition_frequency isolation_voltage lifetime
    ripple_current flash ram io_count data_rate gain_bandwidth efficiency contact_current sample_rate sound_pressure
    luminous_intensity tx_power`),
  )('more %s is better', (key) => expect(goodnessOf(key, {})).toBe('higher'));
  it.each(
    words(`tolerance tolerance_absolute temperature_coefficient frequency_tolerance esr dc_resistance forward_voltage
    recovery_time dropout_voltage response_time rds_on gate_current quiescent_current accuracy clamping_voltage`),
  )('less %s is better', (key) => expect(goodnessOf(key, {})).toBe('lower'));
  it.each(words('vin supply_voltage operating_temperature temperature_range cross_section'))(
    'a wider %s is better',
    (key) => expect(goodnessOf(key, {})).toBe('covering'),
  );
  it.each([
    ['hfe', 'within'],
    ['ctr', 'within'],
    ['rail_to_rail', 'flag'],
    ['automotive', 'flag'],
    ['shielded', 'flag'],
    ['dielectric', 'ranked'],
    ['package', 'body'],
    ['mounting', 'body'],
    ['diameter', 'body'],
    ['height', 'body'],
    ['length', 'body'],
    ['series', 'detail'],
    ['packing', 'detail'],
    ['net_weight', 'detail'],
    ['resistance', 'same'],
  ])('%s: %s', (key, goodness) => expect(goodnessOf(key, {})).toBe(goodness));
  it('the clock of a controller and the ratings of a fuse and a laser have another meaning', () => {
    expect([goodnessOf('frequency', {}), goodnessOf('frequency', { core: 'M4' })]).toEqual(['same', 'higher']);
    expect(goodnessOf('current', { fuse_speed: 'fast' })).toBe('same');
    expect(goodnessOf('current', { wavelength: 650 })).toBe('same');
    expect(goodnessOf('voltage', { clamping_voltage: 10 })).toBe('same');
    expect(goodnessOf('power', { core: 1, fuse_speed: 1 })).toBe('higher');
  });
  it('dielectrics from the worst to the best', () => {
    expect(words('Y5V Z5U X5R X6S X7S X7R X8R C0G').map(rankOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(rankOf('paper')).toBe(-1);
  });
  it.each([
    ['logic_family', 'К155', '74'],
    ['logic_family', 'К561', 'CD4000'],
    ['logic_family', 'К555', '74LS'],
    ['dielectric', 'C0G', 'NP0'],
    ['package', 'TO-92', 'КТ-26'],
    ['package', 'TO-126', 'КТ-27'],
    ['package', 'TO-220-3', 'КТ-28'],
    ['package', 'TO-247-3', 'КТ-43'],
    ['package', 'TO-18', 'КТ-1-7'],
  ])('%s: %s and %s are synonyms', (key, one, other) => {
    expect([namesOf(key, one), namesOf(key, other)]).toEqual([
      [one, other],
      [one, other],
    ]);
    expect(namesOf('color', one)).toEqual([one]);
  });
});

describe('one parameter', () => {
  const compare = (key: string, a: AttributeValue, b: AttributeValue) =>
    compareValues(key, a, b, sharedGoodness(key, {}, {}));
  it.each<[string, AttributeValue, AttributeValue, string]>([
    ['vin', [1, 5], [1, 5], 'equal'],
    ['vin', [1, 5], [0, 5], 'better'],
    ['vin', [1, 5], [1, 6], 'better'],
    ['vin', [1, 5], [2, 6], 'worse'],
    ['hfe', [1, 5], [1, 4], 'better'],
    ['hfe', [1, 5], [0, 4], 'worse'],
    ['band', [1, 5], [0, 6], 'worse'],
    ['band', [1, 5], [2, 4], 'worse'],
    ['vin', [3, 3.000_000_000_001], [3, 3], 'equal'],
    ['tolerance', 0, 0, 'equal'],
    ['tolerance', -5, 5, 'equal'],
    ['tolerance', -5, 1, 'better'],
    ['dielectric', 'X7R', 'X5R', 'worse'],
    ['dielectric', 'paper', 'X7R', 'worse'],
    ['dielectric', 'X7R', 'NP0', 'better'],
    ['color', 'red', 'blue', 'worse'],
    ['polarized', true, true, 'equal'],
    ['polarized', true, false, 'worse'],
    ['vin', [1, 5], 5, 'unknown'],
  ])('%s: %j beside %j is %s', (key, a, b, verdict) => expect(compare(key, a, b)).toBe(verdict));
  it('a flag that neither part states counts as absent', () => {
    expect(compareValues('automotive', undefined, undefined, 'flag')).toBe('equal');
    expect(compareValues('automotive', false, undefined, 'flag')).toBe('equal');
  });
  it('an exception of either part applies to both', () => {
    expect(sharedGoodness('current', { fuse_speed: 'fast' }, {})).toBe('same');
    expect(sharedGoodness('current', {}, { fuse_speed: 'fast' })).toBe('same');
  });
});

describe('assurance besides the parameters', () => {
  const sure = (values: AttributeValues, source: AnalogueSource = 'parametric') => assuranceOf(values, source, false);
  it.each(words('resistance capacitance inductance impedance load_capacitance zener_voltage standoff_voltage'))(
    'a part with %s has two terminals',
    (key) => expect([sure({ [key]: 1 }), sure({ [key]: 1, elements: 1 })]).toEqual(['exchangeable', 'exchangeable']),
  );
  it.each(words('turns taper channels coil_voltage supply_voltage'))(
    'a part with %s has more than two terminals',
    (key) => expect(sure({ resistance: 1, [key]: 1 })).toBe('none'),
  );
  it.each(words('polarity reverse_voltage wavelength color ctr vout gate_current pins'))(
    '%s identifies the function of a part but not its pinout',
    (key) => expect(sure({ [key]: 1 })).toBe('same_function'),
  );
  it.each(['DO-41', 'SMA', 'SMB', 'SMC', 'SOD-123', 'MiniMELF', 'MELF', 'R-6', 'LL-34', 'ABS', 'KD-4'])(
    'the package %s has two terminals',
    (body) => expect(sure({ package: body })).toBe('exchangeable'),
  );
  it.each(['SMAX', 'TO-92', 'xDO-41', 'KD-x'])('the package %s may have more than two', (body) =>
    expect(sure({ package: body })).toBe('none'),
  );
  it('an array of two elements is not exchangeable', () => {
    expect(sure({ resistance: 1, elements: 2 })).toBe('none');
    expect(sure({ resistance: 1, elements: 2 }, 'series')).toBe('same_function');
  });
});

describe('the whole part', () => {
  const keys = ['resistance', 'power', 'tolerance', 'package', 'height', 'color'];
  const part: AttributeValues = { resistance: 1, power: 1, tolerance: 1, package: '0603', height: 1 };
  const verdict = (other: AttributeValues) => judgeAnalogue(part, { ...part, ...other }, keys, 'exchangeable').verdict;
  it('one worse grade is close, two need checking', () => {
    expect([verdict({ power: 0.5 }), verdict({ power: 0.5, tolerance: 2 })]).toEqual(['close', 'check']);
  });
  it('another height is not drop-in; a parameter that only one part states needs checking', () => {
    expect([verdict({ height: 2 }), verdict({ color: 'red' })]).toEqual(['close', 'check']);
  });
  it('without a package nothing is drop-in; without parameters the verdict is unknown', () => {
    const { package: _, ...bodyless } = part;
    expect(judgeAnalogue(bodyless, bodyless, keys, 'exchangeable').verdict).toBe('close');
    expect(judgeAnalogue({}, {}, keys, 'exchangeable')).toEqual({ verdict: 'check', parameters: [] });
  });
});

describe('searches and order', () => {
  const definition = (key: string, kind: AttributeDefinition['kind'] = 'number'): AttributeDefinition => ({
    key: key as AttributeKey,
    kind,
    unit: null,
    title: localized({ ru: '', en: '', tr: '' }),
    valueTitles: {},
  });
  it('texts, ranges, negative numbers and unknown values give no filter', () => {
    const definitions = [
      definition('note', 'text'),
      definition('vin', 'range'),
      definition('power'),
      definition('hfe'),
    ];
    expect(analogueSearches({ note: 'x', vin: [1, 2], power: 0, hfe: 5 }, definitions)).toEqual([]);
    expect(analogueSearches({ power: -1 }, definitions)).toEqual([]);
  });
  it('flags and counts must be equal', () => {
    expect(
      analogueSearches({ polarized: true, pins: 8 }, [definition('polarized', 'flag'), definition('pins')])[0],
    ).toEqual([
      { kind: 'values', key: 'polarized', values: [true] },
      { kind: 'values', key: 'pins', values: [8] },
    ]);
  });
  it('sorts by part number first, then cheaper parts, and unsold parts last', () => {
    const row = (mpn: string, price: number | null): RankedAnalogue => ({
      verdict: 'close',
      source: 'series',
      available: 1,
      price,
      mpn,
    });
    const sorted = [row('d', null), row('c', null), row('b', 2), row('a', 2), row('z', 1)].sort(compareAnalogues);
    expect(sorted.map(({ mpn }) => mpn).join('')).toBe('zabcd');
    expect(compareAnalogues(row('a', 1), row('a', 1))).toBe(0);
    expect([analogueVerdicts.join(' '), analogueSources.join(' ')]).toEqual([
      'drop_in close check',
      'listed series parametric',
    ]);
  });
});
