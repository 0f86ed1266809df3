import { expect, test } from 'vitest';
import { exampleFrame } from '../reading/examples/frame.fixture.ts';
import { areKin, isKin } from './kin-keys.ts';
import { readQuery } from '../reading/read-query.ts';
import { readOutline } from './package-names.ts';
import { vocabularyOf } from '../reading/vocabulary.ts';

const vocabulary = vocabularyOf(exampleFrame);
const conditionsOf = (query: string) => readQuery(query, vocabulary).conditions;
const keyOf = (filter: object): string => ('key' in filter ? String(filter.key) : '');

test('maximum ratings of several kinds are searched under the names of each', () => {
  const [, voltage] = conditionsOf('транзистор 60В');
  const keys = [voltage!.filter, ...(voltage!.or ?? [])].map(keyOf);
  expect(keys).toEqual(expect.arrayContaining(['collector_emitter_voltage', 'drain_source_voltage']));
});

test.each([
  ['hold_current', 'ampere', false],
  ['gate_current', 'ampere', false],
  ['surge_current', 'ampere', false],
  ['on_state_current', 'ampere', true],
  ['contact_current', 'ampere', true],
  ['zener_voltage', 'volt', false],
  ['coil_voltage', 'volt', false],
  ['off_state_voltage', 'volt', true],
  ['dissipation_power', 'watt', true],
  ['power', 'watt', true],
  ['power_consumption', 'watt', false],
  ['input_power', 'watt', false],
] as const)('%s in %s is meant by the unit alone: %s', (key, unit, expected) => {
  expect(isKin(key, unit)).toBe(expected);
});

test.each(['50V ve üstü', '50V ve yukarı', '50 V or higher', '50 В и выше'])('%s is a bound', (bound) => {
  const voltage = conditionsOf(`конденсатор ${bound}`).find(({ filter }) => keyOf(filter) === 'voltage');
  expect(voltage?.filter).toMatchObject({ kind: 'between', from: 50, to: null });
});

test('package names in letters of both alphabets', () => {
  expect(readOutline('smа')).toEqual(readOutline('sma'));
  expect(readOutline('SОT-23')).toEqual(readOutline('SOT-23'));
  expect(readOutline('смd')).toBeNull();
});

test.each([
  ['voltage', 'drain_source_voltage', 'volt', true],
  ['voltage', 'zener_voltage', 'volt', false],
  ['gate_voltage', 'zener_voltage', 'volt', false],
  ['quiescent_current', 'standby_current', 'ampere', true],
  ['quiescent_current_max', 'standby_current', 'ampere', true],
  ['quiescent_current', 'drain_current', 'ampere', false],
  ['drain_current', 'quiescent_current', 'ampere', false],
  ['quiescent_currents', 'standby_current', 'ampere', false],
  ['x_quiescent_current', 'standby_current', 'ampere', false],
  ['frequency_ranges', 'frequency', 'hertz', false],
  ['x_frequency', 'frequency', 'hertz', false],
  ['frequency', 'center_frequency', 'hertz', true],
  ['frequency_range', 'frequency', 'hertz', true],
  ['frequency', 'switching_frequency', 'hertz', false],
  ['resistance', 'impedance', 'ohm', false],
  ['resistance', 'resistance', 'ohm', false],
] as const)('%s and %s in %s are one quantity: %s', (one, other, unit, expected) => {
  expect(areKin(one, other, unit)).toBe(expected);
});

test.each([
  [
    'volt',
    'voltage dc_voltage rated_voltage dc_rated_voltage drain_source_voltage collector_emitter_voltage reverse_voltage dc_reverse_voltage reverse_voltage_vr off_state_voltage repetitive_peak_off_state_voltage peak_off_state_voltage maximum_collector_emitter_voltage_vceo',
  ],
  [
    'ampere',
    'current rated_current continuous_current forward_current on_state_current load_current continuous_load_current contact_current drain_current collector_current rated_output_current maximum_continuous_current charge_current charge_current_max max_output_current current_rating current_rating_signal current_dc_forward_if',
  ],
  [
    'watt',
    'power rated_power dissipation power_dissipation power_dissipation_max dissipation_power total_power_dissipation_pd device_power',
  ],
] as const)('ratings in %s: %s', (unit, keys) => {
  for (const key of keys.split(' ')) {
    expect([key, isKin(key, unit)]).toEqual([key, true]);
    expect([key, isKin(`x_${key}`, unit), isKin(`${key}_x`, unit), isKin(key, 'ohm')]).toEqual([
      key,
      false,
      false,
      false,
    ]);
  }
});
