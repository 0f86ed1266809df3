import { expect, test } from 'vitest';
import type { AttributeKey } from '../../category/category.ts';
import type { GenericPart } from '../part/generic-part.ts';
import { usualGrades, type GradeDefaults } from '../part/grade-defaults.ts';
import { capacitorGrades } from './grade-table.ts';
import { gradedParts, takenGrades } from './graded-parts.ts';

/** Builds a part from `capacitance=1e-7 package=0603 voltage=16`, as a line requests it. */
function described(text: string): GenericPart {
  const parameters = text.split(' ').map((pair): GenericPart['parameters'][number] => {
    const [name = '', value = ''] = pair.split('=');
    const key = name as AttributeKey;
    const isNominal = name === 'capacitance' || name === 'resistance';
    const number = Number(value);
    if (name === 'package' || name === 'dielectric')
      return { key, how: 'equal', asked: value, filter: { kind: 'values', key, values: [value] }, isNominal };
    const how = isNominal ? 'equal' : 'at_least';
    const filter = { kind: 'between', key, from: number, to: isNominal ? number : null } as const;
    return { key, how, asked: value, filter, isNominal };
  });
  return { categories: [], brands: [], parameters, isComplete: true };
}

const assumedOf = (text: string, defaults: Partial<GradeDefaults> = {}): readonly string[] =>
  gradedParts(described(text), { ...usualGrades, ...defaults }).map(({ assumed }) =>
    assumed.map(({ key, value }) => `${key}=${value}`).join(' '),
  );

test.each([
  ['capacitance=1e-7 package=0603', ['voltage=50 dielectric=X7R', 'dielectric=X7R', '']],
  ['capacitance=1e-5 package=0805', ['voltage=25 dielectric=X5R', 'dielectric=X5R', '']],
  ['capacitance=1.8e-11 package=0402', ['voltage=50 dielectric=C0G', 'dielectric=C0G', '']],
  ['capacitance=1e-7 package=0603 voltage=16', ['dielectric=X7R', '']],
  ['capacitance=1e-7 package=0603 dielectric=X5R', ['voltage=50', '']],
  ['capacitance=1e-7', ['']],
  ['capacitance=1e-7 package=A', ['']],
  ['resistance=10000 package=0603', ['tolerance=1', '']],
  ['resistance=10000 package=0603 tolerance=5', ['']],
  ['resistance=10000', ['']],
])('assumes for %s: %s', (text, expected) => {
  expect(assumedOf(text)).toEqual(expected);
});

test('the customer’s settings for the list win over the defaults', () => {
  const text = 'capacitance=1e-7 package=0603';
  expect(assumedOf(text, { voltage: '100', dielectric: 'C0G' })[0]).toBe('voltage=100 dielectric=C0G');
  expect(assumedOf(text, { dielectric: 'C0G' })).toEqual([
    'voltage=50 dielectric=C0G',
    'dielectric=C0G',
    'voltage=50 dielectric=X7R',
    'dielectric=X7R',
    '',
  ]);
  expect(assumedOf(text, { voltage: 'any', dielectric: 'any' })).toEqual(['']);
  expect(assumedOf('resistance=10 package=0805', { tolerance: '0.1' })[0]).toBe('tolerance=0.1');
});

test('a margin raises the requested rating', () => {
  const [first] = gradedParts(described('capacitance=1e-7 package=0603 voltage=16'), {
    ...usualGrades,
    voltageMargin: 'half',
  });
  const voltage = first?.part.parameters.find(({ key }) => key === 'voltage');
  expect(voltage?.filter).toMatchObject({ from: 24, to: null });
});

const between = (key: string, from: number | null, to: number | null) =>
  ({ kind: 'between', key: key as AttributeKey, from, to }) as const;

/** The assumptions of the first search for a part of 100 nF in 0603, with other parameters or categories. */
function firstOf(filter: GenericPart['parameters'][number]['filter'], more: Partial<GenericPart> = {}): string {
  const part = described('capacitance=1e-7 package=0603');
  const parameters = part.parameters.map((one) => (one.key === 'capacitance' ? { ...one, filter } : one));
  const [first] = gradedParts({ ...part, parameters, ...more }, usualGrades);
  return (first?.assumed ?? []).map(({ key, value }) => `${key}=${value}`).join(' ');
}

test('the nominal value is one number, or the middle of a range', () => {
  const key = 'capacitance' as AttributeKey;
  expect(firstOf(between(key, 5e-8, 1.5e-7))).toBe('voltage=50 dielectric=X7R');
  expect(firstOf(between(key, 5e-8, 1.6e-7))).toBe('voltage=25 dielectric=X7R');
  expect(firstOf({ kind: 'values', key, values: [1e-7] })).toBe('voltage=50 dielectric=X7R');
  expect(firstOf(between(key, 1.00099e-7, 1.00099e-7))).toBe('voltage=50 dielectric=X7R');
  expect(firstOf(between(key, 1.002e-7, 1.002e-7))).toBe('voltage=25 dielectric=X7R');
  for (const none of [
    between(key, null, 1e-7),
    between(key, 1e-7, null),
    { kind: 'values', key, values: ['x'] } as const,
  ])
    expect(firstOf(none)).toBe('');
});

test('only ceramic capacitors have usual grades', () => {
  const filter = between('capacitance', 1e-7, 1e-7);
  const first = (...categories: readonly (readonly string[])[]) => firstOf(filter, { categories });
  for (const kind of ['tantalum', 'electrolytic', 'film', 'polymer', 'safety', 'leaded', 'super'])
    expect([kind, first([`${kind}-capacitors`])]).toEqual([kind, '']);
  expect([first(['film-capacitors'], ['capacitors']), first(['film-capacitors', 'capacitors']), first([])]).toEqual([
    '',
    'voltage=50 dielectric=X7R',
    'voltage=50 dielectric=X7R',
  ]);
});

test('the requirements of the first search', () => {
  const [first] = gradedParts(described('capacitance=1e-7 package=0603'), usualGrades);
  const [, , voltage, dielectric] = first?.part.parameters ?? [];
  expect(voltage).toEqual({
    key: 'voltage',
    how: 'at_least',
    asked: '',
    filter: between('voltage', 50 * (1 - 1e-9), null),
    isNominal: false,
  });
  expect(dielectric).toMatchObject({ key: 'dielectric', how: 'equal', asked: '', isNominal: false });
  expect(dielectric?.filter).toMatchObject({ kind: 'values', key: 'dielectric' });
  expect(JSON.stringify(dielectric?.filter)).toContain('C0G');
  const [resistor] = gradedParts(described('resistance=1000 package=0603'), usualGrades);
  expect(resistor?.part.parameters[2]).toEqual({
    key: 'tolerance',
    how: 'at_most',
    asked: '',
    filter: between('tolerance', null, 1 + 1e-9),
    isNominal: false,
  });
  expect(first?.open).toEqual([]);
});

test('a margin is for the stated voltage of a capacitor', () => {
  const from = (text: string, voltageMargin: GradeDefaults['voltageMargin'], how = 'at_least') => {
    const part = described(text);
    const parameters = part.parameters.map((one) => (one.key === 'voltage' ? { ...one, how: how as 'equal' } : one));
    const [first] = gradedParts({ ...part, parameters }, { ...usualGrades, voltageMargin });
    const filter = first?.part.parameters.find(({ key }) => key === 'voltage')?.filter;
    return filter?.kind === 'between' ? filter.from : null;
  };
  const text = 'capacitance=1e-7 package=0603 voltage=16';
  expect([from(text, 'none'), from(text, 'quarter'), from(text, 'double'), from(text, 'double', 'equal')]).toEqual([
    16, 20, 32, 16,
  ]);
  expect(from('resistance=1000 package=0603 voltage=16', 'double')).toBe(16);
});

test('the values of each size are ascending', () => {
  const falling = capacitorGrades.filter(({ size, most }, place) => {
    const before = capacitorGrades[place - 1];
    return before?.size === size && before.most >= most;
  });
  expect(falling).toEqual([]);
});

test('of a part below the usual grade, its own values are told', () => {
  const values = { voltage: 6.3, dielectric: 'X7S', tolerance: 10 };
  const told = (text: string, defaults: Partial<GradeDefaults> = {}) =>
    gradedParts(described(text), { ...usualGrades, ...defaults }).map((graded) =>
      takenGrades(graded, { categories: [], values })
        .map(({ key, value }) => `${key}=${value}`)
        .join(' '),
    );
  expect(told('capacitance=1e-5 package=0805')).toEqual([
    'voltage=25 dielectric=X5R',
    'voltage=6.3 dielectric=X5R',
    'voltage=6.3 dielectric=X7S',
  ]);
  expect(told('capacitance=1e-5 package=A')).toEqual(['voltage=6.3 dielectric=X7S']);
  expect(told('capacitance=1e-5 package=0805 voltage=10 dielectric=X7S')).toEqual(['']);
  expect(told('capacitance=1e-5 package=0805', { voltage: 'any', dielectric: 'any' })).toEqual(['']);
});
