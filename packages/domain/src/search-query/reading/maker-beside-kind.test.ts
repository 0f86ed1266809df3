import type { BrandId } from '../../category/category.ts';
import { expect, test } from 'vitest';
import { exampleFrame } from './examples/frame.fixture.ts';
import { readQuery } from './read-query.ts';
import { vocabularyOf } from './vocabulary.ts';

/** The last maker has a name that is also a word for a kind of part. */
const brands = [...exampleFrame.brands, { id: 9999 as BrandId, slug: 'varistor', name: 'Varistor' }];
const vocabulary = vocabularyOf({ ...exampleFrame, brands });
const kindsOf = (query: string) => readQuery(query, vocabulary).conditions.map(({ filter }) => filter.kind);

test('a name of a kind and a maker means the maker beside another word for the kind', () => {
  expect(kindsOf('varistor')).toEqual(['category']);
  expect(kindsOf('mov varistor')).toEqual(['category', 'brand']);
  expect(kindsOf('mov varistors')).toEqual(['category', 'category']);
});
