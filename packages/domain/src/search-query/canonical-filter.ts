import type { AttributeFilter, ProductFilter } from './filter.ts';
import { defaultQuantity, productsPerPage } from './limits.ts';

/** A filter without conditions. */
export const emptyFilter: ProductFilter = {
  text: '',
  categories: [],
  brands: [],
  attrs: [],
  variants: [],
  isOnlyInStock: false,
  isPromotion: false,
  isMinimumMet: false,
  sort: { kind: 'relevance' },
  quantity: defaultQuantity,
  limit: productsPerPage,
  skip: 0,
};

/**
 * Returns the filter in a canonical form: filters with equal meaning give equal results. Names, values and attributes
 * are sorted, without repetitions. So a filter can serve as a URL, a cache key or an expected value in tests.
 */
export const canonicalFilter = (filter: ProductFilter): ProductFilter => ({
  ...filter,
  text: tidyText(filter.text),
  categories: sortedValues(filter.categories),
  brands: sortedValues(filter.brands),
  variants: sortedValues(filter.variants),
  attrs: canonicalAttributes(filter.attrs),
});

/** Collapses white space and removes control characters. */
export const tidyText = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function canonicalAttributes(attrs: readonly AttributeFilter[]): AttributeFilter[] {
  const ticks = new Map<AttributeFilter['key'], (string | number | boolean)[]>();
  for (const filter of attrs) {
    if (filter.kind === 'values') ticks.set(filter.key, [...(ticks.get(filter.key) ?? []), ...filter.values]);
  }
  const values = [...ticks].flatMap(([key, ticked]): AttributeFilter[] =>
    ticked.length === 0 ? [] : [{ kind: 'values', key, values: sortedValues(ticked) }],
  );
  const bounds = attrs.filter((filter) => filter.kind === 'between' && (filter.from !== null || filter.to !== null));
  return [...values, ...bounds].sort((a, b) => compare(a.key, b.key));
}

/** Sorts numbers by value, the rest by code units. */
function sortedValues<Value extends string | number | boolean>(values: readonly Value[]): Value[] {
  return [...new Set(values)].sort((a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)),
  );
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
