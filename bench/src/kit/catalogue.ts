import { referenceFrame } from '@farad/frame/reference-frame';
import { generateParts } from '@farad/demo-catalogue/generate';
import type { AttributeKey, Category, CategoryId } from '@farad/domain/category';
import type { Quantity } from '@farad/domain/money';
import { emptyFilter, type CatalogueFrame, type IndexedProduct, type ProductFilter } from '@farad/domain/search-query';

/** Category in which the benches search. It has 30 % of all parts. */
const measuredSlug = 'chip-resistors';
const measuredShare = 0.3;
const surplusId = 1_000_003 as CategoryId;

const measured = referenceFrame.categories.find(({ slug }) => slug === measuredSlug) as Category;
export const measuredId = measured.id;

/**
 * The demonstration categories and one more for surplus chip resistors. The measured category has at most 30 % of all
 * parts, which is 300,000 of a million. Further chip resistors go into the additional category, which has the same
 * attributes.
 */
export const benchFrame: CatalogueFrame = {
  ...referenceFrame,
  categories: [...referenceFrame.categories, { ...measured, id: surplusId, slug: 'surplus-chip-resistors', order: 99 }],
};

type DemoPart = ReturnType<typeof generateParts> extends Iterable<infer Part> ? Part : never;

/** Converts a part of the demonstration catalogue into an entry of the search index. */
export const indexedOf = (part: DemoPart): IndexedProduct => ({
  id: part.id,
  categoryId: part.categoryId,
  brandId: part.brandId,
  seo: part.seo,
  mpn: part.mpn,
  title: part.title,
  tiers: part.tiers,
  minQuantity: part.minQuantity,
  multiple: part.multiple,
  available: part.stock.reduce((sum, { onHand }) => sum + onHand, 0) as Quantity,
  demand: part.demand,
  variantGroup: part.variantGroup,
  hasBeforePrice: part.beforePrice !== null,
  attributes: part.attributes,
});

export function* benchProducts(count: number): Iterable<IndexedProduct> {
  let inMeasured = 0;
  for (const part of generateParts(count)) {
    const isMeasured = part.categoryId === measured.id && inMeasured < count * measuredShare;
    if (isMeasured) inMeasured++;
    const isSurplus = part.categoryId === measured.id && !isMeasured;
    yield isSurplus ? { ...indexedOf(part), categoryId: surplusId } : indexedOf(part);
  }
}

/** Attributes that are counted as facets. There are eleven, and the brand is always the twelfth facet. */
export const facetKeys = measured.attributes.map(({ key }) => key).slice(0, 11);

/** The query of row P1: a category, two filters, and prices for a quantity. */
export const categoryFilter: ProductFilter = {
  ...emptyFilter,
  categories: [measuredSlug],
  attrs: [
    { kind: 'values', key: 'tolerance' as AttributeKey, values: [1] },
    { kind: 'values', key: 'package' as AttributeKey, values: ['0603', '0805'] },
  ],
  sort: { kind: 'price', direction: 'ascending' },
  quantity: 100 as Quantity,
};
