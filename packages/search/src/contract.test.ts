import { generateParts } from '@farad/demo-catalogue/generate';
import type { Quantity } from '@farad/domain/money';
import type { IndexedProduct } from '@farad/domain/search-query';
import { referenceFrame } from '@farad/frame/reference-frame';
import { expect, test } from 'vitest';
import { buildEngine } from './engine.ts';
import { changedProducts, contractQueries, differenceOf } from './testing/contract.ts';
import { ReferenceSearch } from './testing/reference-search.ts';

const distinctLimit = 20;

const products: readonly IndexedProduct[] = Array.from(generateParts(600), (part) => ({
  ...part,
  available: part.stock.reduce((sum, { onHand }) => sum + onHand, 0) as Quantity,
  hasBeforePrice: part.beforePrice !== null,
}));

/** Searches without a text: the reference knows no meaning of texts. */
const queries = contractQueries(referenceFrame, products, { count: 120, seed: 7, textShare: 0 });

test('our engine keeps the contract of searches', () => {
  const engine = buildEngine(referenceFrame, products, { distinctLimit });
  const reference = new ReferenceSearch(referenceFrame, products, distinctLimit);
  for (const { filter, options } of queries) {
    const answer = engine.search(filter, options);
    const keys = answer.attributeFacets.map(({ key }) => key);
    // The reference knows neither the category of most results nor the place of a row.
    const { facetCategory, next } = answer;
    const expected = { ...reference.search(filter, keys), facetCategory, next };
    expect(differenceOf(answer, expected), JSON.stringify(filter)).toBeNull();
  }
});

test('searches that count no facets find the same by shorter ways', () => {
  const engine = buildEngine(referenceFrame, products, { distinctLimit });
  const [gone] = products;
  engine.remove(gone!.id);
  const reference = new ReferenceSearch(referenceFrame, products.slice(1), distinctLimit);
  for (const { filter } of queries) {
    const { count, inStockCount, ids } = reference.search(filter, []);
    expect(engine.search(filter, { facets: 'none' }), JSON.stringify(filter)).toMatchObject({
      count,
      inStockCount,
      ids,
      brandFacet: [],
      categoryFacet: [],
    });
    const { categoryFacet } = reference.search({ ...filter, categories: [] }, []);
    expect(engine.countByCategory(filter), JSON.stringify(filter)).toEqual(categoryFacet);
  }
});

test('our engine keeps the contract after random changes', () => {
  const engine = buildEngine(referenceFrame, products, { distinctLimit });
  const now = changedProducts(products, 11);
  const left = new Set(now.map(({ id }) => id));
  for (const { id } of products) if (!left.has(id)) engine.remove(id);
  for (const product of now) engine.upsert(product);
  const fresh = buildEngine(referenceFrame, now, { distinctLimit });
  for (const { filter, options } of queries)
    expect(
      differenceOf(engine.search(filter, options), fresh.search(filter, options)),
      JSON.stringify(filter),
    ).toBeNull();
});
