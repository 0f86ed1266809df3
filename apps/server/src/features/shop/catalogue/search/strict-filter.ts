import type { ProductFilter, QueryReading } from '@farad/domain/search-query';

/**
 * A filter with what its text was understood to mean as conditions: only products that are so, not those that have its
 * words. What the address says itself wins.
 */
export function strictFilter(filter: ProductFilter, reading: QueryReading | null): ProductFilter {
  if (reading === null) return filter;
  // What is so in one of several ways is no filter of an address.
  const conditions = reading.conditions.filter(({ or }) => or === undefined).map((condition) => condition.filter);
  const kinds = conditions.flatMap((one) => (one.kind === 'category' ? one.slugs : []));
  const makers = conditions.flatMap((one) => (one.kind === 'brand' ? [one.slug] : []));
  const own = new Set(filter.attrs.map(({ key }) => key));
  const read = conditions.flatMap((one) => ('key' in one && !own.has(one.key) ? [one] : []));
  return {
    ...filter,
    text: reading.words,
    categories: filter.categories.length > 0 ? filter.categories : kinds,
    brands: filter.brands.length > 0 ? filter.brands : makers,
    attrs: [...filter.attrs, ...read],
  };
}
