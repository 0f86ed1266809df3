import { expect, it } from 'vitest';

import { attributeKeyForm, attributeProblem, meantValue, mergedValues } from './attribute-rules.ts';
import { localized } from '../shared/index.ts';

const title = (text: string) => localized({ ru: text, en: text, tr: text });
const ohms = { kind: 'number', unit: 'ohm' } as const;
const word = { kind: 'enum', unit: null } as const;

it.each([
  [null, ohms, false, null],
  [null, { kind: 'enum', unit: 'ohm' }, false, 'unit_without_number'],
  [ohms, { ...ohms, unit: 'volt' }, true, 'unit_in_use'],
  [ohms, { ...ohms, unit: 'volt' }, false, null],
  [ohms, word, true, 'kind_in_use'],
  [ohms, { ...ohms, kind: 'range' }, true, 'kind_in_use'],
  [ohms, word, false, null],
  [word, word, true, null],
] as const)('%j to %j, used: %s is %s', (before, after, hasValues, problem) => {
  expect(attributeProblem(before, after, hasValues)).toBe(problem);
});

it.each([
  ['resistance', true],
  ['b_value2', true],
  ['2nd', false],
  ['Resistance', false],
  ['a-b', false],
  ['', false],
])('a key: %s %s', (key, isOne) => expect(attributeKeyForm.test(key)).toBe(isOne));

it('merged values keep every spelling, and a chain of merges leads to the last value', () => {
  const first = mergedValues({ valueTitles: { SOT23: title('a'), 'SOT-23': title('b') } }, ['SOT23'], 'SOT-23');
  expect(first.valueTitles).toEqual({ 'SOT-23': title('b') });
  const second = mergedValues(first, ['SOT-23'], 'TO-236');
  expect(['sot23', 'SOT-23', 'TO-236', 'DPAK'].map((text) => meantValue(second, text))).toEqual([
    'TO-236',
    'TO-236',
    'TO-236',
    'DPAK',
  ]);
  const back = mergedValues(second, ['TO-236'], 'SOT23');
  expect(['sot23', 'SOT-23', 'TO-236'].map((text) => meantValue(back, text))).toEqual(['sot23', 'SOT23', 'SOT23']);
});

it('names of object properties are no spellings', () => {
  expect(meantValue({ spellings: {} }, 'constructor')).toBe('constructor');
});
