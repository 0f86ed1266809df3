import { expect, test } from 'vitest';
import type { AttributeKey } from '../../category/category.ts';
import type { QueryItem } from './query-item.ts';
import type { CategoryScope } from './scope.ts';
import { waysOfCount, waysOfName } from './spelled-filters.ts';

const key = (name: string): AttributeKey => name as AttributeKey;
const named = (name: string, value: string | number) => ({ key: key(name), value, stated: [] });

const phrase = (...enums: readonly ReturnType<typeof named>[]): QueryItem => ({
  kind: 'phrase',
  meaning: { scope: null, brand: null, enums: [...enums], attributes: [] },
  isCorrected: false,
  tokens: [],
});

const scopeOf = (...names: readonly string[]): CategoryScope => {
  const keys = new Set(names.map(key));
  return { slugs: ['parts'], subtree: new Set(['parts']), keys, facets: keys, byUnit: new Map(), nominal: null };
};

test('the colour of a lens is no other way to state the colour of the light', () => {
  const filter = { kind: 'values', key: key('color'), values: ['white'] } as const;
  const item = phrase(named('color', 'white'), named('lens_color', 'White Lens'));
  expect(waysOfName(item, filter, scopeOf('color', 'lens_color'))).toBeNull();
});

test('two elements are another way to state two channels', () => {
  const filter = { kind: 'values', key: key('channels'), values: [2] } as const;
  const item = phrase(named('channels', 2), named('elements', 2));
  const ways = waysOfName(item, filter, scopeOf('channels', 'elements'));
  expect(ways).toEqual([{ kind: 'values', key: 'elements', values: [2] }]);
});

test('a number of pins is also stated by a structure or a package', () => {
  const meaning = { scope: null, brand: null, enums: [], attributes: [] };
  const item: QueryItem = { kind: 'count', count: 10, meaning, tokens: [] };
  const filter = { kind: 'values', key: key('pins'), values: [10] } as const;
  const [words, packages] = waysOfCount(item, filter, { package: key('package') }) ?? [];
  expect(words).toMatchObject({ kind: 'words', words: expect.arrayContaining(['10p', '2x5p']) });
  expect(packages).toMatchObject({ key: 'package', values: expect.arrayContaining(['MSOP-10']) });
  expect(waysOfCount(item, { ...filter, key: key('channels') }, { package: null })).toBeNull();
});
