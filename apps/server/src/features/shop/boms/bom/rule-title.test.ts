import { expect, it } from 'vitest';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import { ruleTitle, ruleValue } from './rule-title.ts';

const title = { ru: 'Ёмкость', en: 'Capacitance', tr: 'Kapasite' };
const attributes = [
  { key: 'capacitance', kind: 'number', unit: 'farad', title, valueTitles: {} },
  { key: 'supply', kind: 'range', unit: 'volt', title, valueTitles: {} },
  { key: 'dielectric', kind: 'enum', unit: null, title, valueTitles: {} },
  {
    key: 'mounting',
    kind: 'enum',
    unit: null,
    title,
    valueTitles: { tht: { ru: 'выводной', en: 'through hole', tr: 'delikli' } },
  },
];
const index = { frame: () => ({ attributes }) } as unknown as CatalogueIndex;

it.each([
  ['capacitance', '1e-7', '100 нФ'],
  ['supply', '2…3.6', '2…3,6 В'],
  ['dielectric', 'X7R', 'X7R'],
  ['mounting', 'tht', 'выводной'],
  ['capacitance', 'чего-то нет', 'чего-то нет'],
  ['package', '0603', '0603'],
])('a value of %s, stored as %s, is shown as %s', (key, found, shown) => {
  expect(ruleValue(index, key, found, 'ru').replaceAll('\u00a0', ' ')).toBe(shown);
});

it('an attribute has its title in the reader’s language, also the package', () => {
  expect(ruleTitle(index, 'capacitance', 'en')).toBe('Capacitance');
  expect(ruleTitle(index, 'package', 'en')).toBe('Package');
});
