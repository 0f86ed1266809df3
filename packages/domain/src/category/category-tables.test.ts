import { describe, expect, it } from 'vitest';

import type { AttributeKey, Category, CategoryId } from './category.ts';
import {
  allUnits,
  attributeKeyForm,
  attributeProblem,
  brandMergeUndoDays,
  brandMergeUndoMax,
  bySlugs,
  categoriesBelow,
  categoryDepthMax,
  deletionProblem,
  groupValues,
  indexedAttributeOf,
  isHiddenIn,
  isMeasured,
  meantValue,
  mergedAttributes,
  mergedValues,
  placedAmong,
  reservedCategorySlugs,
} from './index.ts';
import { localized } from '../shared/index.ts';

const id = (number: number) => number as CategoryId;

it('limits: four levels, two reserved paths, a week to undo a merge', () => {
  expect([categoryDepthMax, ...reservedCategorySlugs]).toEqual([4, 'manufacturers', 'products']);
  expect([brandMergeUndoMax, brandMergeUndoDays]).toEqual([20_000, 7]);
});

it('units in display order', () => {
  expect(allUnits.join(' ')).toBe(
    'ohm farad henry hertz volt ampere watt siemens ampere_hour percent ppm_per_kelvin celsius kelvin_per_watt metre ' +
      'gram newton degree second byte bit bit_per_second lumen candela decibel count',
  );
});

it.each([
  ['number', true],
  ['range', true],
  ['enum', false],
  ['flag', false],
  ['text', false],
] as const)('%s is measured: %s', (kind, expected) => expect(isMeasured(kind)).toBe(expected));

it.each([
  ['a', true],
  [`a${'b'.repeat(39)}`, true],
  [`a${'b'.repeat(40)}`, false],
  ['_a', false],
  [' a', false],
  ['a ', false],
])('%j is a key: %s', (key, expected) => expect(attributeKeyForm.test(key)).toBe(expected));

it('a range may have a unit, a new attribute may have any definition', () => {
  const range = { kind: 'range', unit: 'volt' } as const;
  expect(attributeProblem(null, range, true)).toBeNull();
  expect(attributeProblem(range, range, true)).toBeNull();
  expect(attributeProblem(range, { kind: 'text', unit: 'volt' }, false)).toBe('unit_without_number');
});

describe('merged values', () => {
  const title = localized({ ru: 'а', en: 'a', tr: 'a' });
  it('a value merged into itself keeps its title and gets no spelling', () => {
    expect(mergedValues({ valueTitles: { A: title } }, ['A'], 'A')).toEqual({
      valueTitles: { A: title },
      spellings: {},
    });
  });
  it('spellings of the removed value, and the value itself, mean the kept one; others stay', () => {
    expect(
      mergedValues({ valueTitles: { A: title, B: title }, spellings: { x: 'A', y: 'B', b: 'A' } }, ['A'], 'B'),
    ).toEqual({ valueTitles: { B: title }, spellings: { x: 'B', y: 'B', a: 'B' } });
  });
  it('a spelling is known in any letter case', () => {
    expect([meantValue({ spellings: { x: 'A' } }, 'X'), meantValue({}, 'X')]).toEqual(['A', 'X']);
  });
});

describe('the tree', () => {
  it('siblings are sorted by order, then by id', () => {
    const node = (number: number, order: number, parentId: number | null = null) => ({
      id: id(number),
      parentId: parentId === null ? null : id(parentId),
      order,
    });
    const all = [node(3, 1), node(2, 1), node(9, 0), node(1, 0, 9)];
    expect(categoriesBelow(all, null).map((each) => each.id)).toEqual([9, 2, 3]);
    expect(categoriesBelow(all, id(9)).map((each) => each.id)).toEqual([1]);
  });
  it('a negative position is the first', () => {
    expect([placedAmong([id(1), id(2)], id(3), -5), placedAmong([id(1), id(2)], id(3), 1)]).toEqual([
      [3, 1, 2],
      [1, 3, 2],
    ]);
  });
  it('subcategories of a hidden category are hidden', () => {
    const hidden = { isHidden: true, parentId: null } as unknown as Category;
    const shown = { parentId: id(1) } as unknown as Category;
    const lost = { parentId: id(7) } as unknown as Category;
    const find = (wanted: CategoryId) => (wanted === id(1) ? hidden : undefined);
    expect([isHiddenIn(hidden, find), isHiddenIn(shown, find), isHiddenIn(lost, find)]).toEqual([true, true, false]);
    expect(isHiddenIn({ parentId: null }, find)).toBe(false);
  });
  it('a current slug wins over a former one', () => {
    const [one, other] = [{ slug: 'a', formerSlugs: ['b'] }, { slug: 'b' }];
    expect([...bySlugs([other, one])]).toEqual([
      ['b', other],
      ['a', one],
    ]);
  });
  it('merged attributes keep whether they are filters', () => {
    const attribute = (key: string, isFacet: boolean) => ({ key: key as AttributeKey, isFacet, isColumn: true });
    expect(mergedAttributes([], [attribute('a', true), attribute('b', false)])).toEqual([
      { ...attribute('a', true), isColumn: false },
      { ...attribute('b', false), isColumn: false },
    ]);
  });
  it('a category with any content cannot be deleted', () => {
    const none = { products: 0, categories: 0, coupons: 0 };
    expect([
      deletionProblem({ ...none, categories: 1 }),
      deletionProblem({ ...none, products: 1 }),
      deletionProblem({ ...none, coupons: 1 }),
    ]).toEqual(['has_categories', 'has_products', 'has_coupons']);
  });
});

describe('pages of values', () => {
  it('the most frequent spelling comes first', () => {
    expect(
      groupValues([
        { value: 'a b', count: 1 },
        { value: 'A-B', count: 3 },
        { value: 'x', count: 0 },
        { value: true, count: 9 },
      ]),
    ).toEqual([{ slug: 'a-b', values: ['A-B', 'a b'], count: 4 }]);
  });
  it('only attributes with words have pages', () => {
    const key = 'k' as AttributeKey;
    const category = { attributes: [{ key, isFacet: true, isColumn: true, isIndexed: true as const }] };
    const kind = (given: 'enum' | 'text') => () =>
      ({ key, kind: given, unit: null, title: localized({ ru: '', en: '', tr: '' }), valueTitles: {} }) as const;
    expect(indexedAttributeOf(category, kind('enum'))?.key).toBe('k');
    expect(indexedAttributeOf(category, kind('text'))).toBeNull();
    expect(indexedAttributeOf({ attributes: [] }, kind('enum'))).toBeNull();
  });
});
