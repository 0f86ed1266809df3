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
} from './keep-attribute.ts';
export { brandMergeUndoDays, brandMergeUndoMax } from './keep-brand.ts';
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
} from './keep-category.ts';
