import type { BrandId, CategoryId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { textProducts } from '../match/text-products.ts';
import type { SuggestSource } from '../suggest/suggest.ts';
import type { NameSizes } from '../suggest/suggest-names.ts';
import type { DocumentsOf } from '../suggest/suggest-words.ts';
import type { Answers, ClusterAnswer } from './answers.ts';
import { ClusterSets } from './cluster-sets.ts';
import { fields } from './fields.ts';
import { hasAnyTerm } from './query.ts';
import { placeOf, rowOrder } from './row-order.ts';
import { rankedQuery } from './text-query.ts';
import { frameWords } from './way-query.ts';

const idsMax = 20_000;

const countsIn = (answer: ClusterAnswer | null, name: string): ReadonlyMap<string, number> =>
  new Map((answer?.aggregations?.[name]?.buckets ?? []).map(({ key, doc_count: count }) => [String(key), count]));

/** Returns the number of products by category and by brand. */
const leafCounts = (answers: Answers): ClusterAnswer | null =>
  answers.guessed({
    size: 0,
    aggs: {
      categories: { terms: { field: fields.category, size: idsMax } },
      brands: { terms: { field: fields.brand, size: idsMax } },
    },
  });

const sizesOf = (frame: OpenFrame, answers: Answers): NameSizes => {
  const counts = leafCounts(answers);
  const brands = countsIn(counts, 'brands');
  const sums = new Map<CategoryId, number>();
  for (const [leaf, count] of countsIn(counts, 'categories'))
    for (const above of frame.tree.pathOf.get(Number(leaf) as CategoryId) ?? [])
      sums.set(above, (sums.get(above) ?? 0) + count);
  return { category: (id) => sums.get(id) ?? 0, brand: (id: BrandId) => brands.get(String(id)) ?? 0 };
};

const documentsOf =
  (frame: OpenFrame, answers: Answers): DocumentsOf =>
  (words) => {
    if (words.length === 0) return [];
    const answer = answers.guessed({
      size: 0,
      query: hasAnyTerm(fields.words, words),
      aggs: { words: { terms: { field: fields.words, size: words.length, include: words } } },
    });
    const own = countsIn(answer, 'words');
    const leaves = countsIn(leafCounts(answers), 'categories');
    const { categoriesOf } = frameWords(frame);
    const inCategories = (word: string): number =>
      Array.from(categoriesOf.get(word) ?? []).reduce((sum, id) => sum + (leaves.get(String(id)) ?? 0), 0);
    return words.map((word) => (own.get(word) ?? 0) + inCategories(word));
  };

/** Returns the cluster as a source of suggestions. Its products are the first rows of a search for the text. */
export const suggestSource = (frame: OpenFrame, answers: Answers): SuggestSource => {
  const sets = new ClusterSets(frame, answers);
  const order = rowOrder(frame, { sort: { kind: 'relevance' }, quantity: 1 }, true);
  return {
    productsOf: (query, reading, limit) => {
      const found = textProducts(sets, query, reading);
      if (limit === 0 || found.length === 0) return [];
      const { hits } = answers.to({ size: limit, query: rankedQuery(found), sort: order.sort });
      return hits.hits.map(({ sort }) => placeOf(order, sort ?? []).id as ProductId);
    },
    sizes: sizesOf(frame, answers),
    documentsOf: documentsOf(frame, answers),
    known: sets.known,
  };
};
