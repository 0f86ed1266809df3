import { expect, it } from 'vitest';

import { isUntranslated, productTextMasks } from './index.ts';
import { localized } from '../shared/index.ts';

it.each([
  ['title', localized({ ru: 'а', en: 'a', tr: 'a' }), null, false],
  ['title', localized({ ru: '', en: '', tr: '' }), null, true],
  ['title', localized({ ru: 'а', en: '', tr: 'a' }), 'en', true],
  ['title', localized({ ru: 'а', en: '', tr: 'a' }), 'tr', false],
  ['description', localized({ ru: '', en: '', tr: '' }), null, false],
  ['description', localized({ ru: 'а', en: '', tr: '' }), 'tr', true],
  ['part_title', localized({ ru: '', en: '', tr: '' }), 'ru', false],
] as const)('%s %j into %s: %s', (field, text, language, expected) => {
  expect(isUntranslated(field, text, language)).toBe(expected);
});

it('masks of products follow the same rule', () => {
  expect(productTextMasks('title', 'en')).toHaveLength(32);
  expect(productTextMasks('title', 'en').every((mask) => (mask & 2) !== 0)).toBe(true);
  // The English description is missing, but the Russian or the Turkish one exists.
  expect(productTextMasks('description', 'en')).toHaveLength(3 * 8);
  expect(productTextMasks('description', 'en').every((mask) => (mask & 16) !== 0 && (mask & 56) !== 56)).toBe(true);
  expect(productTextMasks('title', null)).toHaveLength(56);
});
