import type { BrandId } from '../../category/category.ts';
import { expect, test } from 'vitest';
import { exampleFrame } from './examples/frame.fixture.ts';
import { readQuery } from './read-query.ts';
import { vocabularyOf } from './vocabulary.ts';

const makers = [
  ['vishay', 'Vishay'],
  ['samsung-2', 'Samsung'],
  ['samsung', 'Samsung Electro-Mechanics'],
  ['haol', 'Haol'],
  ['haol-elec', 'Haol (Haolin Elec)'],
  ['diodes', 'Diodes Incorporated'],
] as const;
const brands = makers.map(([slug, name], place) => ({ id: (place + 1) as BrandId, slug, name }));
const vocabulary = vocabularyOf({ ...exampleFrame, brands });

test('a maker name also means makers whose name goes on', () => {
  const [maker] = readQuery('samsung 22uF 0805', vocabulary).conditions;
  expect(maker).toMatchObject({ filter: { slug: 'samsung-2' }, or: [{ kind: 'brand', slug: 'samsung' }] });
});

test('a name that goes on in brackets is of another maker', () => {
  expect(readQuery('haol 22uF 0805', vocabulary).conditions[0]).not.toHaveProperty('or');
});

test('Inc stands for Incorporated', () => {
  const { conditions, words } = readQuery('diodes inc ldo sot-23', vocabulary);
  expect(conditions.map(({ filter }) => filter.kind)).toEqual(['brand', 'category', 'values']);
  expect(words).toBe('');
});

test.each(['виши', 'Вишай', 'vishay'])('%s is a maker', (name) => {
  expect(readQuery(`${name} резистор 10к`, vocabulary).conditions[0]).toMatchObject({ filter: { slug: 'vishay' } });
});

test('makers that come later are read as those of a new catalogue', () => {
  const names = ['Gizmo', 'Rezistor Works', 'Резист', 'MOSFET Systems', 'LED', 'Samsung'];
  const later = names.map((name, place) => ({ id: (place + 1) as BrandId, slug: `maker-${place}`, name }));
  const { categories, attributes } = exampleFrame;
  vocabularyOf({ categories, attributes, brands });
  const continued = vocabularyOf({ categories, attributes, brands: later });
  const anew = vocabularyOf({ ...structuredClone({ categories, attributes }), brands: later });
  expect({ ...continued, needs: null }).toEqual({ ...anew, needs: null });
  expect(continued.phrases.get('led')).toMatchObject({ brand: 'maker-4' });
  expect(readQuery('gizmo 10k', continued).conditions[0]).toMatchObject({ filter: { slug: 'maker-0' } });
  expect(readQuery('vishay 10k', continued).words).toBe('vishay');
});
