import type { AttributeDefinition, AttributeValue, BrandId, CategoryId } from '@farad/domain/category';
import type { AttributeFacet, SearchAnswer } from '@farad/domain/search-query';
import { compareValues } from '../columns/dictionary.ts';
import { attributeFacet, type CountedValues, stepEdges } from '../facets/facets.ts';
import type { Aggregation, Bucket, ClusterAnswer } from './answers.ts';
import { type Conditions, conditionsBut } from './conditions.ts';
import { attributeFields, fields, rangeOfText } from './fields.ts';
import { allOf, atLeast, atMost, below, hasTerm, type Query } from './query.ts';

export type CountedAttribute = Pick<AttributeDefinition, 'key' | 'kind'>;

/** Most categories and brands that are counted: more than a shop has. */
const idsMax = 20_000;

const isNumeric = ({ kind }: CountedAttribute): boolean => kind === 'number' || kind === 'range';

const termsOf = (field: string, size: number): object => ({
  terms: { field, size, order: [{ _count: 'desc' }, { _key: 'asc' }] },
});

/** Returns the counts of an attribute: its values and, for numbers, their bounds. */
const valueCounts = (attribute: CountedAttribute, distinctLimit: number): Record<string, object> => {
  const { value, from, to } = attributeFields(attribute.key, attribute.kind);
  // One more than the facet lists shows that there are too many.
  const counts = { values: termsOf(value, distinctLimit + 1), filled: { value_count: { field: value } } };
  return isNumeric(attribute) ? { ...counts, least: { min: { field: from } }, most: { max: { field: to } } } : counts;
};

/** Returns the `aggs` of a search: the counts of all facets, each without its own condition. */
export const facetRequest = (
  conditions: Conditions,
  attributes: readonly CountedAttribute[] | null,
  distinctLimit: number,
): Record<string, object> => {
  const counted = (attributes ?? []).map((attribute, place) => ({ attribute, place }));
  const isOwn = ({ attribute }: (typeof counted)[number]): boolean => conditions.attributes.has(attribute.key);
  const aggs = (some: typeof counted) =>
    Object.fromEntries(
      some.flatMap(({ attribute, place }) =>
        Object.entries(valueCounts(attribute, distinctLimit)).map(([name, agg]) => [`${name}_${place}`, agg]),
      ),
    );
  const found = {
    filter: conditionsBut(conditions, {}),
    aggs: { in_stock: { filter: hasTerm(fields.inStock, 1) }, ...aggs(counted.filter((one) => !isOwn(one))) },
  };
  if (attributes === null) return { found };
  return {
    found,
    brands: { filter: conditionsBut(conditions, { brand: true }), aggs: { ids: termsOf(fields.brand, idsMax) } },
    categories: {
      filter: conditionsBut(conditions, { category: true }),
      aggs: { ids: termsOf(fields.category, idsMax) },
    },
    ...Object.fromEntries(
      counted
        .filter(isOwn)
        .map((one) => [
          `without_${one.place}`,
          { filter: conditionsBut(conditions, { key: one.attribute.key }), aggs: aggs([one]) },
        ]),
    ),
  };
};

interface IdCount {
  readonly id: number;
  readonly count: number;
}

const aggregationIn = (parent: Aggregation | undefined, name: string): Aggregation =>
  (parent?.[name] ?? {}) as Aggregation;

/** Returns the counted ids, the most frequent first. */
const idsOf = (parent: Aggregation | undefined): readonly IdCount[] =>
  (aggregationIn(parent, 'ids').buckets ?? [])
    .map(({ key, doc_count: count }) => ({ id: Number(key), count }))
    .sort((a, b) => b.count - a.count || a.id - b.id);

const valueOf = ({ kind }: CountedAttribute, { key }: Bucket): AttributeValue => {
  if (kind === 'number') return Number(key);
  if (kind === 'range') return rangeOfText(String(key));
  return kind === 'flag' ? key === 1 : String(key);
};

/** Returns the counted values, ascending. */
const countedOf = (attribute: CountedAttribute, buckets: readonly Bucket[]): CountedValues => {
  const sorted = buckets
    .map((bucket) => ({ value: valueOf(attribute, bucket), count: bucket.doc_count }))
    .sort((a, b) => compareValues(a.value, b.value));
  return { values: sorted.map(({ value }) => value), counts: sorted.map(({ count }) => count) };
};

/** A facet of numbers with more values than it lists. Its steps are counted by a search of their own. */
export interface ManyValues {
  readonly attribute: CountedAttribute;
  /** Place of the facet among the facets. */
  readonly place: number;
  readonly from: number;
  readonly to: number;
  readonly filled: number;
}

const facetAt = (
  answer: ClusterAnswer,
  attribute: CountedAttribute,
  place: number,
  distinctLimit: number,
): AttributeFacet | ManyValues => {
  const parent = answer.aggregations?.[`without_${place}`] ?? answer.aggregations?.['found'];
  const part = (name: string): Aggregation => aggregationIn(parent, `${name}_${place}`);
  const buckets = part('values').buckets ?? [];
  if (buckets.length <= distinctLimit)
    return attributeFacet(attribute.key, attribute.kind, countedOf(attribute, buckets), distinctLimit);
  const filled = part('filled').value ?? 0;
  if (isNumeric(attribute))
    return { attribute, place, from: part('least').value ?? 0, to: part('most').value ?? 0, filled };
  const listed = countedOf(attribute, buckets.slice(0, distinctLimit));
  return { ...attributeFacet(attribute.key, attribute.kind, listed, distinctLimit), filled };
};

/** Returns the facets of an answer. Those with too many numbers still lack their histogram. */
export const facetsOf = (
  answer: ClusterAnswer,
  attributes: readonly CountedAttribute[],
  distinctLimit: number,
): readonly (AttributeFacet | ManyValues)[] =>
  attributes.map((attribute, place) => facetAt(answer, attribute, place, distinctLimit));

/** Returns the counts of an answer besides those of attributes. */
export const countsOf = (
  answer: ClusterAnswer,
  hasFacets: boolean,
): Pick<SearchAnswer, 'inStockCount' | 'brandFacet' | 'categoryFacet'> => {
  const { found, brands, categories } = answer.aggregations ?? {};
  return {
    inStockCount: aggregationIn(found, 'in_stock').doc_count ?? 0,
    brandFacet: hasFacets ? idsOf(brands).map(({ id, count }) => ({ id: id as BrandId, count })) : [],
    categoryFacet: hasFacets ? idsOf(categories).map(({ id, count }) => ({ id: id as CategoryId, count })) : [],
  };
};

/** Documents in a step of a histogram. A range counts in every step that it overlaps, the last step has its end. */
const stepQuery = ({ key, kind }: CountedAttribute, from: number, to: number, isLast: boolean): Query => {
  const names = attributeFields(key, kind);
  if (kind === 'range') return allOf([atMost(names.from, to), atLeast(names.to, from)]);
  return allOf([atLeast(names.value, from), isLast ? atMost(names.value, to) : below(names.value, to)]);
};

const stepsOf = (from: number, to: number): readonly { readonly from: number; readonly to: number }[] => {
  const edges = stepEdges(from, to);
  return edges.slice(1).map((end, place) => ({ from: edges[place]!, to: end }));
};

/** Returns the `aggs` that count the steps of facets with many numbers. */
export const stepRequest = (conditions: Conditions, many: readonly ManyValues[]): Record<string, object> =>
  Object.fromEntries(
    many.map(({ attribute, place, from, to }) => {
      const steps = stepsOf(from, to);
      const filters = steps.map((step, at) => stepQuery(attribute, step.from, step.to, at === steps.length - 1));
      const filter = conditionsBut(conditions, { key: attribute.key });
      return [`steps_${place}`, { filter, aggs: { steps: { filters: { filters } } } }];
    }),
  );

/** Returns the facet with the histogram that was counted for it. */
export const withSteps = (
  answer: ClusterAnswer,
  { attribute, place, from, to, filled }: ManyValues,
): AttributeFacet => {
  const { buckets = [] } = aggregationIn(answer.aggregations?.[`steps_${place}`], 'steps');
  const histogram = stepsOf(from, to).map((step, at) => ({ ...step, count: buckets[at]?.doc_count ?? 0 }));
  return { key: attribute.key, values: [], bounds: { from, to }, filled, histogram };
};
