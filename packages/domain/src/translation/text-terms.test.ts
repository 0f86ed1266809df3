import { expect, it } from 'vitest';

import { isUntranslated, productTextMasks, textFields, textKinds, textLengthMax } from './index.ts';
import { localized } from '../shared/index.ts';

it('texts of the catalogue and their lengths', () => {
  expect([textKinds.join(' '), textFields.join(' ')]).toEqual([
    'product category attribute value brand',
    'title description part_title',
  ]);
  expect(textLengthMax).toEqual({ title: 300, description: 20_000, part_title: 300 });
});

it('for one language only that one is checked', () => {
  const text = localized({ ru: 'а', en: '', tr: '' });
  expect((['ru', 'en', 'tr'] as const).map((language) => isUntranslated('part_title', text, language))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isUntranslated('description', localized({ ru: '', en: '', tr: 'a' }), 'ru')).toBe(true);
});

it.each([
  ['title', 'ru', 1],
  ['title', 'en', 2],
  ['title', 'tr', 4],
  ['description', 'ru', 8],
  ['description', 'en', 16],
  ['description', 'tr', 32],
] as const)('the mask of %s in %s has the bit %d', (field, language, bit) => {
  const masks = productTextMasks(field, language);
  const all = Array.from({ length: 64 }, (_, mask) => mask);
  const isNothingTold = (mask: number): boolean => field === 'description' && (mask & 56) === 56;
  expect([...masks].toSorted((a, b) => a - b)).toEqual(
    all.filter((mask) => (mask & bit) !== 0 && !isNothingTold(mask)),
  );
});
