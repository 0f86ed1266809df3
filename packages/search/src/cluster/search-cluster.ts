import type { CategoryId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import type { ProductFilter, RowPlace, SearchAnswer } from '@farad/domain/search-query';
import { type FacetChoice, facetKeys, facetsShared, type OpenFrame } from '../index/resolve-filter.ts';
import type { Answers, ClusterAnswer, ClusterBody } from './answers.ts';
import { type Conditions, conditionsBut, conditionsOf } from './conditions.ts';
import {
  type CountedAttribute,
  countsOf,
  facetRequest,
  facetsOf,
  type ManyValues,
  stepRequest,
  withSteps,
} from './facet-request.ts';
import { fields } from './fields.ts';
import { skipMax } from './index-body.ts';
import { allOf, anyOf, everything, hasAnyTerm, hasTerm, type Query } from './query.ts';
import { anyRank, type Ranked, rankedQuery } from './text-query.ts';
import { placeOf, type RowOrder, rowOrder, type SortValues } from './row-order.ts';

/** Where a search looks, and how many distinct values a facet lists. */
export interface ClusterSearch {
  readonly frame: OpenFrame;
  readonly answers: Answers;
  readonly distinctLimit: number;
}

export interface ClusterSearchOptions {
  readonly facets: FacetChoice;
  /** Row that the page follows; null = the first page. */
  readonly after: RowPlace | null;
}

const wholeNumber = (value: number): number => (value > 0 ? Math.min(Math.floor(value), Number.MAX_SAFE_INTEGER) : 0);

/** Most rows of one page. */
const rowsMax = 1000;

/** Most members of variant groups that a filter names. */
const groupsMax = 1000;

/** Returns the products with these slugs and all their variants. */
const variantsQuery = ({ answers }: ClusterSearch, seos: readonly string[]): Query => {
  const own = hasAnyTerm(fields.seo, seos);
  const { hits } = answers.to({ size: groupsMax, query: own, docvalue_fields: [fields.group] });
  const groups = hits.hits.flatMap((hit) => (hit.fields?.[fields.group] ?? []).map(String));
  return anyOf([own, hasAnyTerm(fields.group, [...new Set(groups)])]);
};

/**
 * Returns the category that has more than half of the candidates. null = no category has more than half, or all
 * products are candidates.
 */
const dominantCategory = ({ answers }: ClusterSearch, candidates: Query | null): CategoryId | null => {
  if (candidates === null) return null;
  const { hits, aggregations } = answers.to({
    size: 0,
    track_total_hits: true,
    query: candidates,
    aggs: { category: { terms: { field: fields.category, size: 1 } } },
  });
  const [first] = aggregations?.['category']?.buckets ?? [];
  return first !== undefined && first.doc_count * 2 > hits.total.value ? (Number(first.key) as CategoryId) : null;
};

/** Returns the sort values of the row that the page follows; null = the row is gone. */
const afterOf = ({ answers }: ClusterSearch, order: RowOrder, { key, demand, id }: RowPlace): SortValues | null => {
  if (order.after !== null) return [...order.after(key), demand, id];
  const { hits } = answers.to({ size: 1, query: hasTerm(fields.id, id), sort: order.sort });
  return hits.hits[0]?.sort ?? null;
};

/** Returns which rows are asked; null = none. One more than the page shows whether another page follows. */
const rowsOf = (
  search: ClusterSearch,
  order: RowOrder,
  { skip, limit }: { readonly skip: number; readonly limit: number },
  after: RowPlace | null,
): ClusterBody | null => {
  if (limit === 0 || skip > skipMax) return null;
  if (after === null) return { from: skip, size: limit + 1, sort: order.sort };
  const values = afterOf(search, order, after);
  return values && { size: skip + limit + 1, sort: order.sort, search_after: values };
};

const pageOf = (
  answer: ClusterAnswer,
  order: RowOrder,
  skip: number,
  limit: number,
): Pick<SearchAnswer, 'ids' | 'next'> => {
  const rows = answer.hits.hits.slice(skip).map(({ sort }) => placeOf(order, sort ?? []));
  const page = rows.slice(0, limit);
  return {
    ids: page.map(({ id }) => id as ProductId),
    next: rows.length > limit ? (page.at(-1) ?? null) : null,
  };
};

/** Answers of a search without the interpretation of the text. */
export type ClusterFound = Pick<
  SearchAnswer,
  'count' | 'ids' | 'next' | 'attributeFacets' | 'brandFacet' | 'categoryFacet' | 'inStockCount' | 'facetCategory'
>;

const countedAttributes = (
  search: ClusterSearch,
  filter: ProductFilter,
  choice: FacetChoice,
  candidates: Query | null,
): { readonly facetCategory: CategoryId | null; readonly attributes: readonly CountedAttribute[] | null } => {
  const { frame } = search;
  const isOpen = choice === 'of_category' && filter.categories.length === 0;
  const facetCategory = isOpen ? dominantCategory(search, candidates) : null;
  const keys = isOpen
    ? facetsShared(frame, facetCategory === null ? [] : [facetCategory])
    : facetKeys(frame, filter, choice);
  return { facetCategory, attributes: keys?.flatMap((key) => frame.definitions.get(key) ?? []) ?? null };
};

/** Counts the steps of the facets that have too many numbers. */
const completeFacets = (
  search: ClusterSearch,
  query: Query,
  conditions: Conditions,
  facets: ReturnType<typeof facetsOf>,
): SearchAnswer['attributeFacets'] => {
  const many = facets.filter((facet): facet is ManyValues => 'attribute' in facet);
  if (many.length === 0) return facets as SearchAnswer['attributeFacets'];
  const answer = search.answers.to({ size: 0, query, aggs: stepRequest(conditions, many) });
  return facets.map((facet) => ('attribute' in facet ? withSteps(answer, facet) : facet));
};

/**
 * Returns the products that match the filter, by searches of the cluster. The conditions, facets and orders are those
 * of the index in memory.
 *
 * @param text products that match the text, with their ranks; null = the filter has no text
 */
export const searchCluster = (
  search: ClusterSearch,
  filter: ProductFilter,
  text: readonly Ranked[] | null,
  { facets: choice, after }: ClusterSearchOptions,
): ClusterFound => {
  const conditions = conditionsOf(search.frame, filter);
  const variants = filter.variants.length === 0 ? null : variantsQuery(search, filter.variants);
  const matches = text === null ? null : anyRank(text);
  const candidates = matches === null ? variants : allOf([matches, variants ?? everything]);
  const { facetCategory, attributes } = countedAttributes(search, filter, choice, candidates);
  const order = rowOrder(search.frame, filter, text !== null);
  const base = allOf([...conditions.always, ...(candidates === null ? [] : [candidates])]);
  const isRanked = order.isRanked && text !== null && text.length > 0;
  const query = isRanked ? { bool: { filter: [base], must: [rankedQuery(text)] } } : base;
  const skip = after === null ? 0 : wholeNumber(filter.skip);
  const limit = Math.min(wholeNumber(filter.limit), rowsMax);
  const rows = rowsOf(search, order, { skip: wholeNumber(filter.skip), limit }, after);
  const answer = search.answers.to({
    ...(rows ?? { size: 0 }),
    track_total_hits: true,
    query,
    post_filter: conditionsBut(conditions, {}),
    aggs: facetRequest(conditions, attributes, search.distinctLimit),
  });
  const counted = attributes === null ? [] : facetsOf(answer, attributes, search.distinctLimit);
  return {
    count: answer.hits.total.value,
    ...(rows === null ? { ids: [], next: null } : pageOf(answer, order, skip, limit)),
    ...countsOf(answer, attributes !== null),
    attributeFacets: completeFacets(search, base, conditions, counted),
    facetCategory,
  };
};
