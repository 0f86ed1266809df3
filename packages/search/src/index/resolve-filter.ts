import type { AttributeDefinition, AttributeKey, BrandId, CategoryId } from '@farad/domain/category';
import type { CatalogueFrame, ProductFilter } from '@farad/domain/search-query';
import { type CategoryTree, categoryTree } from './frame-words.ts';

/** Attributes to count as facets: a list of keys, those of the requested categories, or none. */
export type FacetChoice = readonly AttributeKey[] | 'of_category' | 'none';

/** The frame, with maps for looking up its entries by key, slug or id. */
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
 * Returns the ids of the requested categories and all categories below them. null = no category is requested. An
 * unknown slug adds no id.
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
 * Returns the keys of the facet attributes that all given categories have, in the order of the first category.
 * Categories without attributes are ignored.
 */
export const facetsShared = ({ tree }: OpenFrame, ids: Iterable<CategoryId>): readonly AttributeKey[] => {
  const lists = Array.from(ids, (id) => tree.byId.get(id)?.attributes ?? [])
    .filter((attributes) => attributes.length > 0)
    .map((attributes) => attributes.filter(({ isFacet }) => isFacet).map(({ key }) => key));
  const [first = [], ...others] = lists;
  return first.filter((key) => others.every((keys) => keys.includes(key)));
};

/** Returns the keys of the attributes to count; null = no facets. */
export const facetKeys = (
  frame: OpenFrame,
  filter: ProductFilter,
  choice: FacetChoice,
): readonly AttributeKey[] | null => {
  if (choice === 'none') return null;
  if (choice !== 'of_category') return choice;
  return facetsShared(frame, requestedCategories(frame, filter.categories) ?? []);
};
