export { canonicalFilter, emptyFilter } from './canonical-filter.ts';
export {
  filterConditions,
  isTicked,
  pageOf,
  toggleValue,
  withBounds,
  withoutFilter,
  withPage,
  withSort,
  type FilterCondition,
  type TickedCondition,
} from './edit-filter.ts';
export { analoguesOf } from './dictionary/domestic-analogues.ts';
export { queryOfPassive } from './passive-codes.ts';
export type { AttributeFilter, ProductFilter, ProductSort } from './filter.ts';
export { formatProductFilter, formatSort } from './format-product-filter.ts';
export { filterLimits, perPageForm, productsPerNumberedPage, productsPerPage } from './limits.ts';
export { rangeEntryLengthMax, searchTextLengthMax } from './text-limits.ts';
export { meetsReading } from './meets.ts';
export { packageBody } from './package-body.ts';
export { pageCount } from './paging.ts';
export { parseFlag } from './parse-attribute-filter.ts';
export { parseProductFilter, productFilterNames, type FilterProblem } from './parse-product-filter.ts';
export {
  hasQuoted,
  isFiller,
  isDomesticType,
  isJoiningWord,
  learnNeeds,
  meantLayout,
  metricSizeOf,
  pieceEdits,
  readQuery,
  vocabularyOf,
  type BrandCondition,
  type CategoryCondition,
  type PieceEdits,
  type QueryReading,
  type QueryVocabulary,
  type UnderstoodCondition,
  type Way,
} from './reading/index.ts';
export { joinEntries, readRangeEntry, type RangeEntry } from './range-entry.ts';
export { addRecentSearch, recentSearchesMax } from './recent-search.ts';
export type {
  AttributeFacet,
  CatalogueFrame,
  IndexedProduct,
  MatchKind,
  MissingNumber,
  ProductChange,
  ProductScore,
  RowPlace,
  SearchAnswer,
  TextCorrection,
  ValueCount,
} from './search-answer.ts';
