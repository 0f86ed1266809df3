import type { AttributeDefinition, AttributeKey, BrandId, CategoryId } from '@farad/domain/category';
import type { CatalogueFrame, ProductFilter } from '@farad/domain/search-query';
import { type CategoryTree, categoryTree } from './frame-words.ts';

/** Attributes to count as facets: those of the requested categories, a given list, or none. */
export type FacetChoice = readonly AttributeKey[] | 'of_category' | 'none';

/** The frame with lookup tables for searches. */
export interface OpenFrame {
  readonly frame: CatalogueFrame;
  readonly tree: CategoryTree;
  readonly definitions: ReadonlyMap<AttributeKey, AttributeDefinition>;
  readonly brandBySlug: ReadonlyMap<string, BrandId>;
}

export const openFrame = (frame: CatalogueFrame): OpenFrame => ({
  frame,
  tree: categoryTree(frame.categories),
  definitions: new Map(frame.attributes.map((definition) => [definition.key, definition])),
  brandBySlug: new Map(frame.brands.map((brand) => [brand.slug, brand.id])),
});

/**
 * Returns ids of the requested categories and their subcategories; null = no category requested. Unknown slugs match
 * nothing.
 */
export const requestedCategories = ({ tree }: OpenFrame, slugs: readonly string[]): ReadonlySet<CategoryId> | null => {
  if (slugs.length === 0) return null;
  const asked = new Set(slugs.flatMap((slug) => tree.bySlug.get(slug)?.id ?? []));
  const isBelow = (id: CategoryId): boolean => (tree.pathOf.get(id) ?? []).some((above) => asked.has(above));
  return new Set(tree.preorder.map((category) => category.id).filter(isBelow));
};

export const requestedBrands = ({ brandBySlug }: OpenFrame, slugs: readonly string[]): ReadonlySet<BrandId> | null =>
  slugs.length === 0 ? null : new Set(slugs.flatMap((slug) => brandBySlug.get(slug) ?? []));

/**
 * Returns the facet attributes that all given categories share, in the order of the first. Categories without
 * attributes are skipped.
 */
export const facetsShared = ({ tree }: OpenFrame, ids: Iterable<CategoryId>): readonly AttributeKey[] => {
  const lists = Array.from(ids, (id) => tree.byId.get(id)?.attributes ?? [])
    .filter((attributes) => attributes.length > 0)
    .map((attributes) => attributes.filter(({ isFacet }) => isFacet).map(({ key }) => key));
  const [first = [], ...others] = lists;
  return first.filter((key) => others.every((keys) => keys.includes(key)));
};

/** Returns null if no facets are requested. */
export const facetKeys = (
  frame: OpenFrame,
  filter: ProductFilter,
  choice: FacetChoice,
): readonly AttributeKey[] | null => {
  if (choice === 'none') return null;
  if (choice !== 'of_category') return choice;
  return facetsShared(frame, requestedCategories(frame, filter.categories) ?? []);
};
