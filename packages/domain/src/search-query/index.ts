export type { AttributeFilter, ProductFilter, ProductSort } from './filter.ts';
export type {
  AttributeFacet,
  CatalogueFrame,
  IndexedProduct,
  ProductChange,
  SearchAnswer,
  ValueCount,
} from './search-answer.ts';
