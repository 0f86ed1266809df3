import { expect, test } from 'vitest';
import { exampleFrame } from '../reading/examples/frame.fixture.ts';
import { isKin } from './kin-keys.ts';
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
