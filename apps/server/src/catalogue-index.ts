import type { Category, Manufacturer } from '@farad/domain/category';
import type { CatalogueFrame, ProductFilter, SearchAnswer } from '@farad/domain/search-query';

/** Live counts of one category's subtree. */
export interface CategoryCount {
  readonly count: number;
  readonly inStock: number;
}

/** The catalogue in memory, which follows the database. */
export interface CatalogueIndex {
  readonly isReady: () => boolean;
  readonly frame: () => CatalogueFrame;
  readonly search: (filter: ProductFilter, options: { readonly facets: boolean }) => SearchAnswer;
  readonly countOf: (category: Category['id']) => CategoryCount;
  readonly categoryBySlug: (slug: string) => Category | undefined;
  readonly brandById: (id: Manufacturer['id']) => Manufacturer | undefined;
}
