import type { AttributeKey, AttributeKind, BrandId, CategoryId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import type { ProductFilter, RowPlace, SearchAnswer } from '@farad/domain/search-query';
import { type Asked, brandBit, bitsOf, type Condition, conditionsOf, minimumCondition } from './conditions.ts';
import { type DocSet, setOfList } from '../index/doc-set.ts';
import { addCounted, attributeFacet, type CountedValues, countedValues } from './facets.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import { type Counter, counterOf, countsOf, scan, type ScanTotals } from './scan.ts';
import { rarestDocs } from './rarest-docs.ts';
import { rowSinks } from './sort-keys.ts';
import { TopRows } from '../columns/top-rows.ts';

interface CountedAttribute {
  readonly key: AttributeKey;
  readonly kind: AttributeKind;
}

/** Conditions of a search in the segments: the filter with its slugs and keys resolved. */
export interface SegmentSearch {
  readonly asked: Asked;
  /** null = any category. */
  readonly categoryIds: ReadonlySet<CategoryId> | null;
  /**
   * By segment: documents that match the text and are among the requested variants; null = neither text nor variants
   * are requested.
   */
  readonly candidates: readonly (DocSet | null)[];
  /**
   * Attributes to count in addition to brands and categories, with their kinds; 'categories' = only categories are
   * counted; null = no facets.
   */
  readonly facets: readonly CountedAttribute[] | 'categories' | null;
  readonly distinctLimit: number;
  /** Row that the page follows; null = the first page. */
  readonly after: RowPlace | null;
}

const nowhere = (): void => undefined;

const wholeNumber = (value: number): number => (value > 0 ? Math.min(Math.floor(value), Number.MAX_SAFE_INTEGER) : 0);

const countedAttributes = ({ facets }: SegmentSearch): readonly CountedAttribute[] =>
  facets === null || facets === 'categories' ? [] : facets;

/**
 * Returns the documents that pass the rarest condition, without match ranks; null = all documents must be scanned. Only
 * for searches without facets: a facet also counts documents that fail its own condition.
 */
const rarestSet = (open: OpenSegment, conditions: readonly Condition[]): DocSet | null => {
  const docs = rarestDocs(open, conditions);
  return docs && setOfList(docs, 0);
};

interface Counted {
  readonly totals: ScanTotals;
  /** By facet: its counter; null = the segment lacks the attribute. */
  readonly attributes: readonly (Counter | null)[];
  readonly brands: Counter;
}

const countersOf = (
  open: OpenSegment,
  search: SegmentSearch,
  bitOf: ReadonlyMap<string, number>,
): Omit<Counted, 'totals'> => {
  const { segment } = open;
  const attributes = countedAttributes(search).map(({ key }) => {
    const column = segment.attributes.get(key);
    if (column === undefined) return null;
    return counterOf(column, column.values.length + 1, bitOf.get(key) ?? -1);
  });
  return { attributes, brands: counterOf(segment.brands, segment.brandIds.length + 1, bitOf.get(brandBit) ?? -1) };
};

const addTo = <K>(sums: Map<K, number>, key: K, count: number): void => {
  if (count > 0) sums.set(key, (sums.get(key) ?? 0) + count);
};

const descending = <K extends number>(sums: ReadonlyMap<K, number>): { readonly id: K; readonly count: number }[] =>
  Array.from(sums, ([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count || a.id - b.id);

/** Search results without the interpretation of the text. */
export type FoundProducts = Omit<
  SearchAnswer,
  'correction' | 'facetCategory' | 'dropped' | 'atLeast' | 'withMargin' | 'missing' | 'scores'
>;

/** Searches all segments as if they were one. */
export const searchSegments = (
  segments: readonly OpenSegment[],
  filter: ProductFilter,
  search: SegmentSearch,
): FoundProducts => {
  const skip = wholeNumber(filter.skip);
  const limit = wholeNumber(filter.limit);
  const rows = new TopRows(limit === 0 ? 0 : skip + limit, search.after);
  const bitOf = bitsOf(search.asked);
  const sinks = rowSinks(
    segments.map(({ segment }) => segment),
    filter,
    rows,
  );
  const parts = segments.map((open, index): Counted => {
    const counters = countersOf(open, search, bitOf);
    const counted = [...counters.attributes.filter((counter) => counter !== null), counters.brands];
    const conditions = [
      ...conditionsOf(open, search.asked, bitOf),
      ...(filter.isMinimumMet ? [minimumCondition(open.segment, filter.quantity)] : []),
    ];
    const isCounted = search.facets !== null && search.facets !== 'categories';
    const totals = scan({
      segment: open.segment,
      conditions,
      isInScope: open.segment.blocks.map(({ categoryId }) => search.categoryIds?.has(categoryId) ?? true),
      candidates: search.candidates[index] ?? (isCounted ? null : rarestSet(open, conditions)),
      counters: isCounted ? counted : [],
      isCategoryCounted: search.facets !== null,
      onFound: limit === 0 ? nowhere : sinks[index]!,
    });
    return { totals, ...counters };
  });
  const sum = (pick: (totals: ScanTotals) => number): number =>
    parts.reduce((total, { totals }) => total + pick(totals), 0);
  const page = rows.page(skip, limit);
  return {
    count: sum((totals) => totals.count),
    inStockCount: sum((totals) => totals.inStockCount),
    ids: page.ids as ProductId[],
    next: page.next,
    ...facetsOf(segments, parts, search),
  };
};

const facetsOf = (
  segments: readonly OpenSegment[],
  parts: readonly Counted[],
  search: SegmentSearch,
): Pick<SearchAnswer, 'attributeFacets' | 'brandFacet' | 'categoryFacet'> => {
  if (search.facets === null) return { attributeFacets: [], brandFacet: [], categoryFacet: [] };
  const brands = new Map<BrandId, number>();
  const categories = new Map<CategoryId, number>();
  parts.forEach(({ totals, brands: counter }, index) => {
    const { segment } = segments[index]!;
    const counts = countsOf(counter);
    segment.brandIds.forEach((id, place) => addTo(brands, id as BrandId, counts[place + 1]!));
    segment.blocks.forEach(({ categoryId }, block) => addTo(categories, categoryId, totals.blockCounts[block]!));
  });
  const attributeFacets = countedAttributes(search).map(({ key, kind }, facet) => {
    const none: CountedValues = { values: [], counts: [] };
    const counted = parts.reduce((sum, part, index) => {
      const counter = part.attributes[facet];
      const column = segments[index]!.segment.attributes.get(key);
      if (counter === null || counter === undefined || column === undefined) return sum;
      return addCounted(sum, countedValues(column.values, countsOf(counter)));
    }, none);
    return attributeFacet(key, kind, counted, search.distinctLimit);
  });
  return { attributeFacets, brandFacet: descending(brands), categoryFacet: descending(categories) };
};
