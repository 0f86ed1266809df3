import type { ProductFilter, QueryReading, UnderstoodCondition } from '@farad/domain/search-query';

/** Categories that a word asks for: plain resistors, where resistors of every sort have its name. */
function slugsAsked({ filter, also = [] }: UnderstoodCondition): readonly string[] {
  if (filter.kind !== 'category') return [];
  const plain = also.filter((ways) => ways.every(({ kind }) => kind === 'category')).flat();
  const narrower = plain.flatMap((way) => (way.kind === 'category' ? way.slugs : []));
  return narrower.length > 0 ? narrower : filter.slugs;
}

/** Categories of the parts that a text asks for, named or not; empty where it tells nothing of them. */
export function kindsAsked(reading: QueryReading | null): readonly string[] {
  const named = (reading?.conditions ?? []).filter(({ or }) => or === undefined).flatMap(slugsAsked);
  return named.length > 0 ? named : (reading?.kind ?? []);
}

/**
 * A filter with what its text was understood to mean as conditions: only products that are so, not those that have its
 * words. What the address says itself wins.
 */
export function strictFilter(filter: ProductFilter, reading: QueryReading | null): ProductFilter {
  if (reading === null) return filter;
  // What is so in one of several ways is no filter of an address.
  const conditions = reading.conditions.filter(({ or }) => or === undefined).map((condition) => condition.filter);
  const makers = conditions.flatMap((one) => (one.kind === 'brand' ? [one.slug] : []));
  const own = new Set(filter.attrs.map(({ key }) => key));
  const read = conditions.flatMap((one) => ('key' in one && !own.has(one.key) ? [one] : []));
  return {
    ...filter,
    text: reading.words,
    categories: filter.categories.length > 0 ? filter.categories : kindsAsked(reading),
    brands: filter.brands.length > 0 ? filter.brands : makers,
    attrs: [...filter.attrs, ...read],
  };
}
