import { expect, it } from 'vitest';

import { isUntranslated, productTextMasks } from './index.ts';

it.each([
  ['title', { ru: 'а', en: 'a', tr: 'a' }, null, false],
  ['title', { ru: '', en: '', tr: '' }, null, true],
  ['title', { ru: 'а', en: '', tr: 'a' }, 'en', true],
  ['title', { ru: 'а', en: '', tr: 'a' }, 'tr', false],
  ['description', { ru: '', en: '', tr: '' }, null, false],
  ['description', { ru: 'а', en: '', tr: '' }, 'tr', true],
  ['part_title', { ru: '', en: '', tr: '' }, 'ru', false],
] as const)('%s %j into %s: %s', (field, text, language, expected) => {
  expect(isUntranslated(field, text, language)).toBe(expected);
});

it('masks of products follow the same rule', () => {
  expect(productTextMasks('title', 'en')).toHaveLength(32);
  expect(productTextMasks('title', 'en').every((mask) => (mask & 2) !== 0)).toBe(true);
  // The description lacks en, and exists in ru or tr.
  expect(productTextMasks('description', 'en')).toHaveLength(3 * 8);
  expect(productTextMasks('description', 'en').every((mask) => (mask & 16) !== 0 && (mask & 56) !== 56)).toBe(true);
  expect(productTextMasks('title', null)).toHaveLength(56);
});
