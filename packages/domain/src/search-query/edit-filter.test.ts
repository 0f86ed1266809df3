import { describe, expect, it } from 'vitest';

import type { AttributeKey } from '../category/index.ts';
import {
  emptyFilter,
  filterConditions,
  isTicked,
  pageOf,
  toggleValue,
  withBounds,
  withoutFilter,
  withPage,
  withSort,
  type FilterCondition,
  type ProductFilter,
  type TickedCondition,
} from './index.ts';

const dielectric = 'dielectric' as AttributeKey;
const resistance = 'resistance' as AttributeKey;

/** A filter with every kind of condition, on the second page. */
const full: ProductFilter = {
  ...emptyFilter,
  text: 'чип',
  categories: ['capacitors', 'chip-resistors'],
  brands: ['vishay', 'yageo'],
  variants: ['part-1', 'part-2'],
  attrs: [
    { kind: 'values', key: dielectric, values: ['X5R', 'X7R'] },
    { kind: 'between', key: resistance, from: 10, to: null },
  ],
  isOnlyInStock: true,
  isPromotion: true,
  isMinimumMet: true,
  skip: 20,
};

const ticks: readonly (readonly [
  condition: TickedCondition,
  added: Partial<ProductFilter>,
  rest: Partial<ProductFilter>,
])[] = [
  [{ kind: 'category', slug: 'capacitors' }, { categories: ['capacitors'] }, { categories: ['chip-resistors'] }],
  [{ kind: 'brand', slug: 'yageo' }, { brands: ['yageo'] }, { brands: ['vishay'] }],
  [{ kind: 'variant', seo: 'part-2' }, { variants: ['part-2'] }, { variants: ['part-1'] }],
  [{ kind: 'in_stock' }, { isOnlyInStock: true }, { isOnlyInStock: false }],
  [{ kind: 'promotion' }, { isPromotion: true }, { isPromotion: false }],
  [{ kind: 'minimum_met' }, { isMinimumMet: true }, { isMinimumMet: false }],
  [
    { kind: 'value', key: dielectric, value: 'X7R' },
    { attrs: [{ kind: 'values', key: dielectric, values: ['X7R'] }] },
    {
      attrs: [
        { kind: 'values', key: dielectric, values: ['X5R'] },
        { kind: 'between', key: resistance, from: 10, to: null },
      ],
    },
  ],
];

describe('a condition is ticked and unticked', () => {
  it.each(ticks)('%j', (condition, added, rest) => {
    expect(isTicked(emptyFilter, condition)).toBe(false);
    expect(toggleValue({ ...emptyFilter, skip: 20 }, condition)).toEqual({ ...emptyFilter, ...added });
    expect(isTicked(full, condition)).toBe(true);
    expect(toggleValue(full, condition)).toEqual({ ...full, ...rest, skip: 0 });
    expect(withoutFilter(full, condition)).toEqual({ ...full, ...rest, skip: 0 });
  });

  it.each<[TickedCondition, Partial<ProductFilter>]>([
    [{ kind: 'category', slug: 'a' }, { categories: ['a', 'capacitors', 'chip-resistors'] }],
    [{ kind: 'brand', slug: 'a' }, { brands: ['a', 'vishay', 'yageo'] }],
    [{ kind: 'variant', seo: 'a' }, { variants: ['a', 'part-1', 'part-2'] }],
  ])('%j joins the others', (condition, joined) => {
    expect(toggleValue(full, condition)).toEqual({ ...full, ...joined, skip: 0 });
  });

  it('a value of another attribute is another condition', () => {
    const other: TickedCondition = { kind: 'value', key: resistance, value: 'X7R' };
    expect(isTicked(full, other)).toBe(false);
    expect(withoutFilter(full, other)).toEqual({ ...full, skip: 0 });
  });
});

it('the conditions of a filter are its chips, in order; each can be removed', () => {
  const chips = filterConditions(full);
  expect(chips).toEqual([
    { kind: 'text' },
    { kind: 'category', slug: 'capacitors' },
    { kind: 'category', slug: 'chip-resistors' },
    { kind: 'brand', slug: 'vishay' },
    { kind: 'brand', slug: 'yageo' },
    { kind: 'variant', seo: 'part-1' },
    { kind: 'variant', seo: 'part-2' },
    { kind: 'value', key: dielectric, value: 'X5R' },
    { kind: 'value', key: dielectric, value: 'X7R' },
    { kind: 'between', key: resistance },
    { kind: 'in_stock' },
    { kind: 'promotion' },
    { kind: 'minimum_met' },
  ] satisfies readonly FilterCondition[]);
  for (const chip of chips)
    expect(filterConditions(withoutFilter(full, chip))).toEqual(chips.filter((one) => one !== chip));
  expect(filterConditions(emptyFilter)).toEqual([]);
});

it('bounds replace those of the attribute only, and both absent remove them', () => {
  const voltage = 'voltage' as AttributeKey;
  const two = withBounds(withBounds(full, voltage, 1, 2), resistance, null, 5);
  expect(two.attrs).toEqual([
    { kind: 'values', key: dielectric, values: ['X5R', 'X7R'] },
    { kind: 'between', key: resistance, from: null, to: 5 },
    { kind: 'between', key: voltage, from: 1, to: 2 },
  ]);
  expect(two.skip).toBe(0);
  expect(withBounds(two, voltage, null, null).attrs.map(({ key }) => key)).toEqual([dielectric, resistance]);
});

it('pages are counted from 1; another order begins with the first', () => {
  const { limit } = emptyFilter;
  expect([1, 2, 5].map((page) => withPage(full, page).skip)).toEqual([0, limit, 4 * limit]);
  expect([0, -3].map((page) => withPage(full, page).skip)).toEqual([0, 0]);
  expect([0, limit - 1, limit, 2 * limit].map((skip) => pageOf({ ...full, skip }))).toEqual([1, 1, 2, 3]);
  const sort = { kind: 'price', direction: 'descending' } as const;
  expect(withSort(full, sort)).toEqual({ ...full, sort, skip: 0 });
});
