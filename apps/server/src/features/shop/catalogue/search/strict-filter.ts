import type { ProductFilter, QueryReading, UnderstoodCondition } from '@farad/domain/search-query';

/**
 * Returns the slugs of the categories that a word names. If the word names one category and also appears in the names
 * of others, only that category counts: "resistor" means general resistors.
 */
function slugsAsked({ filter, also = [] }: UnderstoodCondition): readonly string[] {
  if (filter.kind !== 'category') return [];
  const plain = also.filter((ways) => ways.every(({ kind }) => kind === 'category')).flat();
  const narrower = plain.flatMap((way) => (way.kind === 'category' ? way.slugs : []));
  return narrower.length > 0 ? narrower : filter.slugs;
}

/** Returns the slugs of the categories that a text asks for, by name or implied by a value; empty = unknown. */
export function requestedKinds(reading: QueryReading | null): readonly string[] {
  const named = (reading?.conditions ?? []).filter(({ or }) => or === undefined).flatMap(slugsAsked);
  return named.length > 0 ? named : (reading?.kind ?? []);
}

/**
 * Returns the filter with the meaning of its text added as conditions, so that only matching products are found. The
 * filter's own conditions have priority.
 */
export function strictFilter(filter: ProductFilter, reading: QueryReading | null): ProductFilter {
  if (reading === null) return filter;
  // A condition with alternatives (`or`) cannot be expressed by a filter.
  const conditions = reading.conditions.filter(({ or }) => or === undefined).map((condition) => condition.filter);
  const makers = conditions.flatMap((one) => (one.kind === 'brand' ? [one.slug] : []));
  const own = new Set(filter.attrs.map(({ key }) => key));
  const read = conditions.flatMap((one) => ('key' in one && !own.has(one.key) ? [one] : []));
  return {
    ...filter,
    text: reading.words,
    categories: filter.categories.length > 0 ? filter.categories : requestedKinds(reading),
    brands: filter.brands.length > 0 ? filter.brands : makers,
    attrs: [...filter.attrs, ...read],
  };
}
