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
