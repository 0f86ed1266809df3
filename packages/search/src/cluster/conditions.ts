import type { AttributeKey } from '@farad/domain/category';
import type { ProductFilter } from '@farad/domain/search-query';
import { requestedAttributes } from '../facets/conditions.ts';
import { promotion } from '../index/promotion.ts';
import { type OpenFrame, requestedBrands, requestedCategories } from '../index/resolve-filter.ts';
import { attributeQuery, type KindOf } from './attribute-query.ts';
import { fields } from './fields.ts';
import { allOf, atMost, hasAnyTerm, hasTerm, type Query } from './query.ts';

/** Conditions of a filter, as queries. Each facet leaves out its own condition. */
export interface Conditions {
  /** Conditions that count for all facets. */
  readonly always: readonly Query[];
  /** null = any category. */
  readonly category: Query | null;
  /** null = any brand. */
  readonly brand: Query | null;
  readonly attributes: ReadonlyMap<string, Query>;
}

export const kindsOf =
  ({ definitions }: OpenFrame): KindOf =>
  (key) =>
    definitions.get(key)?.kind;

const idsQuery = (field: string, ids: ReadonlySet<number> | null): Query | null =>
  ids === null ? null : hasAnyTerm(field, Array.from(ids, String));

export const categoryQuery = (ids: ReadonlySet<number> | null): Query | null => idsQuery(fields.category, ids);
export const brandQuery = (ids: ReadonlySet<number> | null): Query | null => idsQuery(fields.brand, ids);

/** Returns the conditions of the filter, without its text and its variants. */
export const conditionsOf = (frame: OpenFrame, filter: ProductFilter): Conditions => {
  const kindOf = kindsOf(frame);
  const attributes = new Map<string, Query>();
  for (const [key, filters] of requestedAttributes(filter)) {
    if (key === promotion.key) continue;
    attributes.set(key, allOf(filters.map((one) => attributeQuery(kindOf, one))));
  }
  return {
    always: [
      ...(filter.isOnlyInStock ? [hasTerm(fields.inStock, 1)] : []),
      ...(filter.isPromotion ? [hasTerm(fields.hasBeforePrice, true)] : []),
      ...(filter.isMinimumMet ? [atMost(fields.least, filter.quantity)] : []),
    ],
    category: categoryQuery(requestedCategories(frame, filter.categories)),
    brand: brandQuery(requestedBrands(frame, filter.brands)),
    attributes,
  };
};

/** Returns the conditions on category, brand and attributes. `but` = the key of an attribute whose condition is left out. */
export const conditionsBut = (
  { category, brand, attributes }: Conditions,
  but: { readonly category?: true; readonly brand?: true; readonly key?: AttributeKey },
): Query =>
  allOf([
    ...(category === null || but.category === true ? [] : [category]),
    ...(brand === null || but.brand === true ? [] : [brand]),
    ...Array.from(attributes).flatMap(([key, query]) => (key === but.key ? [] : [query])),
  ]);
