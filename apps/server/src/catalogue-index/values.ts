import {
  groupValues,
  indexedAttributeOf,
  type AttributeDefinition,
  type Category,
  type CategoryId,
  type IndexedValue,
} from '@farad/domain/category';
import { emptyFilter, type CatalogueFrame, type ProductFilter, type SearchAnswer } from '@farad/domain/search-query';

import type { SearchRequest } from './search.ts';
import type { CatalogueVersions } from './versions.ts';

/** Values of a category that have their own pages, with the number of products of each. */
export interface IndexedValues {
  readonly attribute: AttributeDefinition;
  readonly values: readonly IndexedValue[];
}

interface Known {
  readonly version: number;
  readonly counted: Promise<IndexedValues | null>;
}

interface Source {
  readonly frame: () => CatalogueFrame;
  readonly categoryById: (id: CategoryId) => Category | undefined;
  readonly search: (filter: ProductFilter, options: SearchRequest['options']) => Promise<SearchAnswer>;
  readonly versions: CatalogueVersions;
}

/**
 * Returns a function that counts the values of a category; counts are cached until the category changes. The function
 * returns null if no attribute of the category has pages for its values.
 */
export function countValues({ frame, categoryById, search, versions }: Source) {
  const known = new Map<CategoryId, Known>();

  async function count(id: CategoryId): Promise<IndexedValues | null> {
    const category = categoryById(id);
    const definitionOf = (key: string) => frame().attributes.find((definition) => definition.key === key);
    const attribute = category ? indexedAttributeOf(category, definitionOf) : null;
    if (category === undefined || attribute === null) return null;
    const asked = { ...emptyFilter, categories: [category.slug], limit: 0 };
    const { attributeFacets } = await search(asked, { facets: true });
    return { attribute, values: groupValues(attributeFacets.find(({ key }) => key === attribute.key)?.values ?? []) };
  }

  return (id: CategoryId): Promise<IndexedValues | null> => {
    const version = versions.of(id);
    const before = known.get(id);
    if (before?.version === version) return before.counted;
    const counted = count(id);
    known.set(id, { version, counted });
    // A failed count is not cached, so the next call tries again.
    counted.catch(() => known.delete(id));
    return counted;
  };
}
