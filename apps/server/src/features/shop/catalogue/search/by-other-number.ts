import { otherNumberQueries } from '@farad/database/catalogue/other-number.queries';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { otherNumberKey } from '@farad/domain/import';
import { filterConditions, type ProductFilter, type QueryReading, type SearchAnswer } from '@farad/domain/search-query';
import type { ProductId } from '@farad/domain/product';

import type { Deps } from '#deps.ts';

const keyLengthMin = 4;
const numberLengthMax = 100;
/** More parts of one number are no answer. */
const partsMax = 20;

/** Whether a text may be the whole of a supplier's number: one word with a digit, and no value or size. */
function mayBeNumber(text: string, reading: QueryReading | null): boolean {
  const key = otherNumberKey(text);
  if (text.length > numberLengthMax || key.length < keyLengthMin || /\s/u.test(text.trim()) || !/\d/.test(key))
    return false;
  return reading === null || !/^\d+$/.test(key);
}

/** Products whose number at a supplier or another distributor the text is; whose number it is stays unsaid. */
export async function idsByOtherNumber(
  { db }: Pick<Deps, 'db'>,
  text: string,
  reading: QueryReading | null,
): Promise<readonly ProductId[]> {
  if (!mayBeNumber(text, reading)) return [];
  const found = await otherNumberQueries(db).find([text]);
  return [...new Set(found.map(({ productId }) => productId))].slice(0, partsMax);
}

const countedBy = <T>(products: readonly CatalogueProduct[], of: (product: CatalogueProduct) => T) =>
  [...Map.groupBy(products, of)].map(([id, some]) => ({ id, count: some.length }));

/**
 * The answer to a search whose text is the number of a part at a supplier. A part whose own number it is comes first of
 * all: then the search stays as it is, and null is answered.
 */
export async function answerByOtherNumber(
  deps: Pick<Deps, 'db' | 'index'>,
  filter: ProductFilter,
  reading: QueryReading | null,
  searched: SearchAnswer,
): Promise<SearchAnswer | null> {
  const { index } = deps;
  if (filterConditions(filter).some(({ kind }) => kind !== 'text')) return null;
  if (!mayBeNumber(filter.text, reading)) return null;
  const [best] = searched.count === 0 ? [] : await index.products(searched.ids.slice(0, 1));
  if (best !== undefined && otherNumberKey(best.mpn) === otherNumberKey(filter.text)) return null;
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
