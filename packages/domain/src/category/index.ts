export { attributeKinds } from './category.ts';
export type {
  AttributeDefinition,
  AttributeKey,
  AttributeKind,
  AttributeValue,
  AttributeValues,
  BrandId,
  Category,
  CategoryAttribute,
  CategoryId,
  Manufacturer,
  Unit,
} from './category.ts';
export { groupValues, indexedAttributeOf, valueSlug, type IndexedValue } from './indexed-value.ts';
export { bySlugs, isHiddenIn } from './offered.ts';
export {
  allUnits,
  attributeKeyForm,
  attributeProblem,
  isMeasured,
  meantValue,
  mergedValues,
  type AttributeProblem,
} from './attribute-rules.ts';
export { brandMergeUndoDays, brandMergeUndoMax } from './brand-merge.ts';
export { frameLimits } from './frame-limits.ts';
export {
  categoriesBelow,
  categoryDepthMax,
  deletionProblem,
  mergedAttributes,
  mergeProblem,
  moveProblem,
  placedAmong,
  reservedCategorySlugs,
  type MoveProblem,
} from './category-rules.ts';
