import type { AttributeDefinition, AttributeKey, AttributeValues } from '../category/category.ts';
import type { AttributeFilter } from '../search-query/filter.ts';
import { goodnessOf, namesOf } from './goodness.ts';

/** Range of values that the loose search accepts, as multiples of the original's value. */
const nearest = { below: 0.5, above: 4 } as const;

type Looseness = 'strict' | 'loose';

const valuesFilter = (key: AttributeKey, values: readonly (string | number | boolean)[]): AttributeFilter => ({
  kind: 'values',
  key,
  values,
});

function higher(key: AttributeKey, value: number, looseness: Looseness): AttributeFilter {
  if (looseness === 'strict') return { kind: 'between', key, from: value, to: null };
  return { kind: 'between', key, from: value * nearest.below, to: value * nearest.above };
}

function condition(
  { key, kind }: AttributeDefinition,
  values: AttributeValues,
  looseness: Looseness,
): AttributeFilter | null {
  const value = values[key];
  if (value === undefined || typeof value === 'object' || kind === 'text') return null;
  const goodness = goodnessOf(key, values);
  const isStrict = looseness === 'strict';
  if (goodness === 'same' || (isStrict && key === 'package')) {
    return valuesFilter(key, typeof value === 'string' ? namesOf(key, value) : [value]);
  }
  if (typeof value !== 'number' || value <= 0) return null;
  if (goodness === 'higher') return higher(key, value, looseness);
  return goodness === 'lower' && isStrict ? { kind: 'between', key, from: null, to: value } : null;
}

/**
 * Returns sets of filters that find possible analogues in the part's category: the strict set, then the loose set.
 * Returns an empty list if the part has no parameter to filter by.
 */
export function analogueSearches(
  values: AttributeValues,
  definitions: readonly AttributeDefinition[],
): readonly (readonly AttributeFilter[])[] {
  const searches = (['strict', 'loose'] as const).map((looseness) =>
    definitions.map((definition) => condition(definition, values, looseness)).filter((filter) => filter !== null),
  );
  return searches.filter((filters) => filters.length > 0);
}
