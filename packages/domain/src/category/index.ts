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
