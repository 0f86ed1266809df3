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
