import type { AttributeKey, AttributeValue } from '@farad/domain/category';
import type {
  AttributeFacet,
  AttributeFilter,
  CatalogueFrame,
  IndexedProduct,
  ProductFilter,
  SearchAnswer,
} from '@farad/domain/search-query';
import { lowestQuantity } from '@farad/domain/product';
import { locales } from '@farad/domain/shared';
import { compareValues, fitted } from '../columns/dictionary.ts';
import { stepEdges } from '../facets/facets.ts';
import { bareNumber, foldPartNumber } from '../words/part-number.ts';
import { readText, type TextPiece } from '../words/read-text.ts';
import { bytesOf } from '../columns/string-table.ts';
import { wordsOf } from '../words/words.ts';

/** Match rank of a product whose part number contains the text. */
const infixRank = 2;

/** Products that match a text, each with its match rank. */
type Ranks = ReadonlyMap<IndexedProduct, number>;

/**
 * A slow and simple search, to which the engine's results are compared. It checks every product as an object, and runs
 * a separate search for every facet.
 */
export class ReferenceSearch {
  readonly products = new Map<number, IndexedProduct>();
  private readonly frame: CatalogueFrame;
  private readonly distinctLimit: number;
  /** Highest match rank that a product can get if it matches only by the pieces of the searched text. */
  private highest = Infinity;

  constructor(frame: CatalogueFrame, products: readonly IndexedProduct[], distinctLimit: number) {
    this.frame = frame;
    this.distinctLimit = distinctLimit;
    for (const product of products) this.products.set(product.id, product);
  }

  search(filter: ProductFilter, facets: readonly AttributeKey[]): Omit<SearchAnswer, 'next'> {
    this.highest = this.highestByPieces(filter.text);
    const ranks = new Map(this.found(filter).map((product) => [product, this.textRank(filter.text, product)]));
    const found = [...ranks.keys()].sort((a, b) => this.order(filter, ranks, a, b));
    return {
      count: found.length,
      ids: found.slice(filter.skip, filter.skip + filter.limit).map(({ id }) => id),
      inStockCount: found.filter(({ available }) => available > 0).length,
      correction: null,
      dropped: [],
      atLeast: [],
      withMargin: [],
      facetCategory: null,
      missing: null,
      attributeFacets: facets.map((key) => this.facet(filter, key)),
      brandFacet: countedIds(this.found({ ...filter, brands: [] }).map((product) => product.brandId)),
      categoryFacet: countedIds(this.found({ ...filter, categories: [] }).map((product) => product.categoryId)),
    };
  }

  private found(filter: ProductFilter): IndexedProduct[] {
    return [...this.products.values()].filter((product) => this.isFound(filter, product));
  }

  private isFound(filter: ProductFilter, product: IndexedProduct): boolean {
    const brand = this.frame.brands.find(({ id }) => id === product.brandId);
    if (filter.brands.length > 0 && !filter.brands.includes(brand?.slug ?? '')) return false;
    const path = this.pathOf(product).map(({ slug }) => slug);
    if (filter.categories.length > 0 && !filter.categories.some((slug) => path.includes(slug))) return false;
    if (filter.isOnlyInStock && product.available <= 0) return false;
    if (filter.isPromotion && !product.hasBeforePrice) return false;
    if (filter.isMinimumMet && lowestQuantity(product) > filter.quantity) return false;
    if (filter.variants.length > 0 && !filter.variants.some((seo) => this.isVariant(seo, product))) return false;
    if (!filter.attrs.every((condition) => this.passes(condition, product))) return false;
    return filter.text.trim() === '' || this.textRank(filter.text, product) > 0;
  }

  private pathOf(product: IndexedProduct): CatalogueFrame['categories'][number][] {
    const path = [];
    for (let id: number | null = product.categoryId; id !== null;) {
      const category: CatalogueFrame['categories'][number] | undefined = this.frame.categories.find(
        (other) => other.id === id,
      );
      if (category === undefined) break;
      path.push(category);
      id = category.parentId;
    }
    return path;
  }

  private isVariant(seo: string, product: IndexedProduct): boolean {
    const wanted = [...this.products.values()].find((other) => other.seo === seo);
    if (wanted === undefined) return false;
    return wanted.id === product.id || (wanted.variantGroup !== null && wanted.variantGroup === product.variantGroup);
  }

  private valueOf(key: string, product: IndexedProduct): AttributeValue | null {
    const kind = this.frame.attributes.find((definition) => definition.key === key)?.kind;
    const value = product.attributes[key];
    return kind === undefined || value === undefined ? null : fitted(kind, value);
  }

  private passes(condition: AttributeFilter, product: IndexedProduct): boolean {
    const value = this.valueOf(condition.key, product);
    if (condition.kind === 'values') {
      if (condition.values.length === 0) return true;
      if (Array.isArray(value))
        return condition.values.some(
          (ticked) => typeof ticked === 'number' && value[0] <= ticked && ticked <= value[1],
        );
      return condition.values.some((ticked) => ticked === value);
    }
    const { from, to } = condition;
    if (from === null && to === null) return true;
    const [start, end]: unknown[] = Array.isArray(value) ? value : [value, value];
    if (Array.isArray(value) && from !== null && to !== null) return value[0] <= from && to <= value[1];
    if (typeof start !== 'number' || typeof end !== 'number') return false;
    return (to === null || start <= to) && (from === null || end >= from);
  }

  /**
   * Returns the highest match rank of products that match only by the pieces of the text. They rank below a product
   * whose part number is the whole text.
   */
  private highestByPieces(text: string): number {
    const query = readText(text);
    if (query === null) return Infinity;
    const isWhole = (product: IndexedProduct): boolean =>
      numberRank(query.wholePartNumbers, query.wholeBare, product) > 0;
    return [...this.products.values()].some(isWhole) ? infixRank : Infinity;
  }

  private textRank(text: string, product: IndexedProduct): number {
    const query = readText(text);
    if (query === null || query.pieces.length === 0) return 0;
    const ranks = query.pieces.map((piece) => this.pieceRank(piece, product));
    const everyPiece = ranks.every((found) => found > 0) ? Math.min(this.highest, Math.max(...ranks)) : 0;
    return Math.max(everyPiece, numberRank(query.wholePartNumbers, query.wholeBare, product));
  }

  private pieceRank(piece: TextPiece, product: IndexedProduct): number {
    const words = this.wordsOf(product);
    const isWord = (word: string, index: number): boolean =>
      piece.isLast && index === piece.words.length - 1
        ? words.some((other) => other.startsWith(word))
        : words.includes(word);
    return Math.max(
      numberRank(piece.partNumbers, piece.bare, product),
      +(piece.words.length > 0 && piece.words.every(isWord)),
    );
  }

  private wordsOf(product: IndexedProduct): readonly string[] {
    const [number] = foldPartNumber(product.mpn);
    const isNumber = (piece: string): boolean => number !== undefined && foldPartNumber(piece)[0] === number;
    const texts = locales.flatMap((locale) => [
      ...product.title[locale].split(' ').filter((piece) => !isNumber(piece)),
      ...this.pathOf(product).map(({ title }) => title[locale]),
      this.frame.categories.find(({ id }) => id === product.categoryId)?.partTitle[locale] ?? '',
    ]);
    return [...texts, this.frame.brands.find(({ id }) => id === product.brandId)?.name ?? ''].flatMap(wordsOf);
  }

  private order(filter: ProductFilter, ranks: Ranks, a: IndexedProduct, b: IndexedProduct): number {
    return this.sortOrder(filter, ranks, a, b) || b.demand - a.demand || a.id - b.id;
  }

  private sortOrder(filter: ProductFilter, ranks: Ranks, a: IndexedProduct, b: IndexedProduct): number {
    const { sort } = filter;
    if (sort.kind === 'relevance') return ranks.get(b)! - ranks.get(a)! || +(b.available > 0) - +(a.available > 0);
    const key = (product: IndexedProduct): AttributeValue | null => {
      if (sort.kind === 'stock') return product.available;
      if (sort.kind === 'price') return costOf(product, filter.quantity).cost;
      return this.valueOf(sort.key, product);
    };
    const [left, right] = [key(a), key(b)];
    if (left === null || right === null) return +(left === null) - +(right === null);
    const lack = (product: IndexedProduct): number => +!costOf(product, filter.quantity).isEnough;
    if (sort.kind === 'price' && lack(a) !== lack(b)) return lack(a) - lack(b);
    return sort.direction === 'ascending' ? compareValues(left, right) : compareValues(right, left);
  }

  private facet(filter: ProductFilter, key: AttributeKey): AttributeFacet {
    const others = { ...filter, attrs: filter.attrs.filter((condition) => condition.key !== key) };
    const values = this.found(others)
      .map((product) => this.valueOf(key, product))
      .filter((value) => value !== null)
      .sort(compareValues);
    const kind = this.frame.attributes.find((definition) => definition.key === key)?.kind;
    const isNumeric = kind === 'number' || kind === 'range';
    const distinct = values.filter((value, i) => i === 0 || compareValues(values[i - 1]!, value) !== 0);
    const counted = distinct.map((value) => ({
      value,
      count: values.filter((other) => compareValues(other, value) === 0).length,
    }));
    const shown = counted.filter(({ value }) => typeof value !== 'object') as { value: string; count: number }[];
    const frequent = new Set(shown.toSorted((x, y) => y.count - x.count).slice(0, this.distinctLimit));
    const isMany = distinct.length > this.distinctLimit;
    return {
      key,
      values: !isMany ? shown : isNumeric ? [] : shown.filter((entry) => frequent.has(entry)),
      filled: values.length,
      ...(isNumeric && values.length > 0 ? numericFacet(values) : { bounds: null, histogram: [] }),
    };
  }
}

const countedIds = <Id extends number>(ids: readonly Id[]): { readonly id: Id; readonly count: number }[] => {
  const counts = new Map<Id, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Array.from(counts, ([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count || a.id - b.id);
};

const numericFacet = (values: readonly AttributeValue[]): Pick<AttributeFacet, 'bounds' | 'histogram'> => {
  const ranges = values.map((value): readonly [number, number] =>
    typeof value === 'object' ? value : [Number(value), Number(value)],
  );
  const from = Math.min(...ranges.map(([start]) => start));
  const to = Math.max(...ranges.map(([, end]) => end));
  const edges = stepEdges(from, to);
  const histogram = edges.slice(1).map((end, step) => {
    const start = edges[step]!;
    const isLast = step === edges.length - 2;
    const isIn = (value: AttributeValue): boolean =>
      typeof value === 'object'
        ? value[0] <= end && value[1] >= start
        : Number(value) >= start && (isLast || Number(value) < end);
    return { from: start, to: end, count: values.filter(isIn).length };
  });
  return { bounds: { from, to }, histogram };
};

const numberRank = (typed: readonly string[], bare: string, product: IndexedProduct): number => {
  const own = foldPartNumber(product.mpn);
  const ranks = typed.map((form) => {
    if (own.includes(form)) return bareNumber(product.mpn) === bare ? 5 : 4;
    if (own.some((number) => number.startsWith(form))) return 3;
    return bytesOf(form).length >= 3 && own.some((number) => number.includes(form)) ? infixRank : 0;
  });
  return Math.max(0, ...ranks);
};

/** Returns the cost of the pieces to buy for a need of `quantity` (null = no price), and whether the stock suffices. */
const costOf = (
  product: IndexedProduct,
  quantity: number,
): { readonly cost: number | null; readonly isEnough: boolean } => {
  let pieces = product.multiple as number;
  while (pieces < quantity || pieces < product.minQuantity) pieces += product.multiple;
  const tiers = product.tiers.toSorted((a, b) => a.minQuantity - b.minQuantity);
  const price = (tiers.findLast((tier) => tier.minQuantity <= pieces) ?? tiers[0])?.unitPrice;
  return { cost: price === undefined ? null : price * pieces, isEnough: product.available >= pieces };
};
