import { otherNumberQueries } from '@farad/database/catalogue/other-number.queries';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { otherNumberKey } from '@farad/domain/import';
import { filterConditions, type ProductFilter, type QueryReading, type SearchAnswer } from '@farad/domain/search-query';
import type { ProductId } from '@farad/domain/product';

import type { Deps } from '#deps.ts';

const keyLengthMin = 4;
const numberLengthMax = 100;
/** Maximum number of parts returned for one number. More parts would not help the customer. */
const partsMax = 20;

/**
 * True if the whole text may be a supplier's number: one word that contains a digit. Digits alone do not count if the
 * text was understood as a value or size.
 */
function mayBeNumber(text: string, reading: QueryReading | null): boolean {
  const key = otherNumberKey(text);
  if (text.length > numberLengthMax || key.length < keyLengthMin || /\s/u.test(text.trim()) || !/\d/.test(key))
    return false;
  return reading === null || !/^\d+$/.test(key);
}

/** Returns products that have the text as their number at a supplier or distributor. The supplier is not revealed. */
export async function idsByOtherNumber(
  { db, replicas }: Pick<Deps, 'db' | 'replicas'>,
  text: string,
  reading: QueryReading | null,
): Promise<readonly ProductId[]> {
  if (!mayBeNumber(text, reading)) return [];
  const read = () => otherNumberQueries(db).find([text]);
  // The numbers may be some seconds old.
  const found = await (replicas === undefined ? read() : replicas.read(0, read));
  return [...new Set(found.map(({ productId }) => productId))].slice(0, partsMax);
}

const countedBy = <T>(products: readonly CatalogueProduct[], of: (product: CatalogueProduct) => T) =>
  [...Map.groupBy(products, of)].map(([id, some]) => ({ id, count: some.length }));

/**
 * Returns the results if the text is a supplier's part number; null = the normal search applies. A part number of a
 * maker that begins with the text has priority.
 */
export async function answerByOtherNumber(
  deps: Pick<Deps, 'db' | 'index' | 'replicas'>,
  filter: ProductFilter,
  reading: QueryReading | null,
  searched: SearchAnswer,
): Promise<SearchAnswer | null> {
  const { index } = deps;
  if (filterConditions(filter).some(({ kind }) => kind !== 'text')) return null;
  if (!mayBeNumber(filter.text, reading)) return null;
  const [best] = searched.count === 0 ? [] : await index.products(searched.ids.slice(0, 1));
  if (best !== undefined && otherNumberKey(best.mpn).startsWith(otherNumberKey(filter.text))) return null;
  const products = await index.products(await idsByOtherNumber(deps, filter.text, reading));
  if (products.length === 0) return null;
  return {
    count: products.length,
    ids: products.map(({ id }) => id),
    next: null,
    inStockCount: products.filter(({ available }) => available > 0).length,
    attributeFacets: [],
    brandFacet: countedBy(products, ({ brandId }) => brandId),
    categoryFacet: countedBy(products, ({ categoryId }) => categoryId),
    facetCategory: null,
    correction: null,
    dropped: [],
    atLeast: [],
    withMargin: [],
    missing: null,
  };
}
