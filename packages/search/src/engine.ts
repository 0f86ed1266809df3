import type { FoundPart } from '@farad/domain/bom';
import type { AttributeKey, CategoryId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import {
  type AttributeFacet,
  type CatalogueFrame,
  emptyFilter,
  type IndexedProduct,
  type ProductChange,
  type ProductFilter,
  type RowPlace,
  type SearchAnswer,
} from '@farad/domain/search-query';
import type { LeafCount, SearchOptions } from './engine-options.ts';
import { type Asked, requestedAttributes, keysWithoutBit } from './facets/conditions.ts';
import { type DocSet, firstFrom } from './index/doc-set.ts';
import { BroadTexts } from './match/broad-texts.ts';
import { candidatesOf } from './match/candidates.ts';
import { findText, noText, type TextOptions } from './match/find-text.ts';
import { findString } from './columns/hash-index.ts';
import { frameFingerprint } from './index/frame-words.ts';
import {
  isInLayer,
  type KnownLayer,
  layerOf,
  type LayerToAdd,
  layerToAdd,
  openLayer,
  type OpenLayer,
  placeIn,
  removeReplaced,
} from './index/layer.ts';
import { type LineQuestion, type LineSources, matchLines } from './lists/match-lines.ts';
import { SegmentLineParts } from './lists/segment-line-parts.ts';
import type { OpenSegment } from './index/open-segment.ts';
import { Overlay } from './index/overlay.ts';
import {
  requestedBrands,
  requestedCategories,
  facetKeys,
  facetsShared,
  type OpenFrame,
  openFrame,
} from './index/resolve-filter.ts';
import { scoresOf } from './match/report-match.ts';
import { SegmentSets } from './match/segment-sets.ts';
import { type FoundProducts, searchSegments } from './facets/search-segments.ts';
import { suggest, type Suggested, type SuggestRequest } from './suggest/suggest.ts';
import { SegmentBuilder } from './index/segment-builder.ts';
import { changeDocument, removeDocument } from './index/segment-changes.ts';
import type { Codes } from './columns/dictionary.ts';
import { type Block, inStock, removed, type Segment } from './index/segment.ts';

export interface EngineOptions {
  /** Version of the catalogue that the engine contains. The caller sets it; snapshots store it. */
  readonly catalogueVersion?: string;
  /**
   * Maximum number of distinct values that a facet lists. If there are more, a facet of numbers has only a histogram,
   * and a facet of words lists only the most frequent.
   */
  readonly distinctLimit?: number;
}

/** Contents of an engine without layers: the base, built with this frame, and products added later. */
export interface EngineContents {
  readonly frame: CatalogueFrame;
  readonly base: Segment;
  readonly added: readonly IndexedProduct[];
}

/** Contents of an engine with layers. */
export interface LayeredContents {
  readonly frame: CatalogueFrame;
  /** The base, then the layers, oldest first. */
  readonly parts: readonly KnownLayer[];
  readonly added: readonly IndexedProduct[];
}

const distinctLimitDefault = 500;

/**
 * The catalogue in memory. Searches see changes and removals immediately. Price and stock are changed in place. New
 * products, and products with other changes, go to a small overlay. Before the overlay grows large, the caller turns it
 * into a layer, with columns like the base. When there are many layers, the caller builds a new engine.
 */
export class SearchEngine {
  /**
   * Version of the catalogue. The caller sets it after applying changes, so that the next snapshot states the right
   * version.
   */
  catalogueVersion: string;
  private readonly frame: OpenFrame;
  /** The base, then the layers. */
  private layers: readonly OpenLayer[];
  private overlay: Overlay;
  private readonly distinctLimit: number;
  private readonly broadTexts = new BroadTexts();

  constructor(contents: EngineContents | LayeredContents, options: EngineOptions = {}) {
    this.catalogueVersion = options.catalogueVersion ?? '';
    this.distinctLimit = options.distinctLimit ?? distinctLimitDefault;
    this.frame = openFrame(contents.frame);
    const parts = 'parts' in contents ? contents.parts : [layerOf(contents.base, contents.frame)];
    this.layers = parts.map((layer) => openLayer(layer, this.frame.tree));
    this.overlay = new Overlay(contents.frame, this.frame.tree);
    for (const product of contents.added) this.overlay.add(product);
  }

  /** Number of products that are not removed. */
  get size(): number {
    return this.layers.reduce((sum, { open }) => sum + open.segment.count - open.removedCount, this.overlay.size);
  }

  /** Number of products in the overlay. Each thread has its own copy of the overlay. */
  get overlaySize(): number {
    return this.overlay.size;
  }

  /** Number of removed products that still take up space in the base and the layers. */
  get removedSize(): number {
    return this.layers.reduce((sum, { open }) => sum + open.removedCount, 0);
  }

  /** The base and the layers, oldest first. Other threads open them in the same memory. */
  get parts(): readonly OpenLayer[] {
    return this.layers;
  }

  /**
   * True if the base or a layer was built with category words, brand names or attributes that the frame has changed
   * since. Then the caller should build a new engine soon.
   */
  get isStale(): boolean {
    return this.layers.some(({ segment, builtFor }) => builtFor !== frameFingerprint(this.frame.frame, segment));
  }

  hasCategory(id: CategoryId): boolean {
    return this.frame.tree.byId.has(id);
  }

  /** Whether the product is in the overlay. */
  isAdded(id: ProductId): boolean {
    return this.overlay.has(id);
  }

  /** Returns an engine with another frame over the same memory. The old engine must not be used afterwards. */
  reframed(frame: CatalogueFrame): SearchEngine {
    const { catalogueVersion, distinctLimit } = this;
    const parts = this.layers.map((layer) => ({ ...layer, removedCount: layer.open.removedCount }));
    const next = new SearchEngine({ frame, parts, added: [] }, { catalogueVersion, distinctLimit });
    next.overlay = this.overlay.reframed(frame, next.frame.tree);
    return next;
  }

  /** Returns the number of products by leaf category. Takes about a millisecond per million products. */
  leafCounts(): readonly LeafCount[] {
    const leaves = new Map<CategoryId, Omit<LeafCount, 'id'>>();
    const add = (id: CategoryId, counts: Omit<LeafCount, 'id'>): void => {
      const { count, inStock: stocked } = leaves.get(id) ?? { count: 0, inStock: 0 };
      leaves.set(id, { count: count + counts.count, inStock: stocked + counts.inStock });
    };
    for (const { segment } of this.layers)
      for (const block of segment.blocks) add(block.categoryId, countStates(segment.states.codes, block));
    for (const { categoryId, available } of this.overlay.eachProduct())
      add(categoryId, { count: 1, inStock: +(available > 0) });
    return Array.from(leaves, ([id, counts]) => ({ id, ...counts }));
  }

  has(id: ProductId): boolean {
    return placeIn(this.layers, id) !== null || this.overlay.has(id);
  }

  idOfSeo(seo: string): ProductId | null {
    for (const { segment } of this.segments()) {
      const doc = findString(segment.seoSlots, segment.seos, seo);
      if (doc !== -1 && segment.states.codes[doc] !== removed) return segment.ids[doc] as ProductId;
    }
    return null;
  }

  /**
   * Returns the products that match the filter. Never throws: unknown slugs and keys match nothing, and invalid `limit`
   * and `skip` count as 0.
   */
  search(filter: ProductFilter, options: SearchOptions = {}): SearchAnswer {
    const segments = this.segments();
    const taken = this.taken(segments, filter.text, options);
    const candidates = candidatesOf(segments, taken?.found ?? null, filter.variants);
    const choice = options.facets ?? 'of_category';
    const isOpen = choice === 'of_category' && filter.categories.length === 0;
    const facetCategory = isOpen ? dominantCategory(segments, candidates) : null;
    const keys = isOpen
      ? facetsShared(this.frame, facetCategory === null ? [] : [facetCategory])
      : facetKeys(this.frame, filter, choice);
    const answer = this.answer(filter, segments, candidates, keys, options.after);
    const scores = options.debug === true ? { scores: scoresOf(segments, taken, answer.ids) } : {};
    const { correction, dropped, atLeast, withMargin, missing } = taken ?? noText;
    return { ...answer, facetCategory, correction, dropped, atLeast, withMargin, missing, ...scores };
  }

  /**
   * Returns the number of matching products by leaf category, most first. The categories of the filter are ignored.
   * Faster than a search, because no rows and no other facets are collected.
   */
  countByCategory(filter: ProductFilter, options: TextOptions = {}): SearchAnswer['categoryFacet'] {
    const segments = this.segments();
    const taken = this.taken(segments, filter.text, options);
    const candidates = candidatesOf(segments, taken?.found ?? null, filter.variants);
    const counted = { ...filter, limit: 0 };
    const search = { asked: this.asked(filter), candidates, categoryIds: new Set<CategoryId>(), after: null };
    return searchSegments(segments, counted, { ...search, facets: 'categories', distinctLimit: 0 }).categoryFacet;
  }

  /** Changes price breaks, stock and demand of a product in place. Ignores unknown ids. */
  applyChange(change: ProductChange): void {
    const place = placeIn(this.layers, change.id);
    if (place === null) this.overlay.change(change);
    else changeDocument(place.open.segment, place.doc, change);
  }

  /** Returns whether the product existed. */
  remove(id: ProductId): boolean {
    const place = placeIn(this.layers, id);
    if (place === null) return this.overlay.remove(id);
    removeDocument(place.open, place.doc);
    return true;
  }

  /** Adds or replaces a product. Throws if the catalogue frame does not have its category. */
  upsert(product: IndexedProduct): void {
    if (!this.frame.tree.byId.has(product.categoryId))
      throw new Error(`frame has no category ${product.categoryId} of product ${product.id}`);
    this.remove(product.id);
    this.overlay.add(product);
  }

  /** Prepares a layer of new and replaced products for `addLayer`. This is the slow part; `addLayer` itself is fast. */
  layerToAdd(layer: KnownLayer): LayerToAdd {
    return layerToAdd(openLayer(layer, this.frame.tree), this.layers);
  }

  /**
   * Adds a prepared layer and removes the older versions of its products. The engine must not have changed since
   * `layerToAdd`.
   */
  addLayer(added: LayerToAdd): void {
    removeReplaced(added);
    this.overlay.removeAll((id) => isInLayer(added.layer, id));
    this.layers = [...this.layers, added.layer];
  }

  /**
   * Adds a layer that another thread has already added. That thread has removed the older versions from the shared
   * memory.
   */
  repeatLayer(layer: KnownLayer): void {
    this.addLayer({ layer: openLayer(layer, this.frame.tree), replaced: [] });
  }

  /** Returns suggestions for a text being typed. The work is bounded for any input. */
  suggest(request: SuggestRequest): Suggested {
    return suggest(this.frame, this.segments(), request);
  }

  /**
   * Returns the catalogue's parts for the lines of a parts list. The caller passes few lines at a time, so that other
   * requests get their turn.
   */
  matchLines(questions: readonly LineQuestion[]): readonly (readonly FoundPart[])[] {
    const search: LineSources['search'] = ({ text, limit }, reading) =>
      this.search({ ...emptyFilter, text, limit }, { facets: 'none', asTyped: true, reading }).ids;
    const parts = new SegmentLineParts(this.frame, this.segments());
    return matchLines({ frame: this.frame, parts, search }, questions);
  }

  contents(): EngineContents {
    return { frame: this.frame.frame, base: this.layers[0]!.segment, added: this.overlay.products() };
  }

  private taken(segments: readonly OpenSegment[], text: string, options: TextOptions) {
    const find = () => findText(this.frame, new SegmentSets(segments), text, options);
    return this.broadTexts.of(segments, text, options, find);
  }

  private asked(filter: ProductFilter): Asked {
    return {
      brandIds: requestedBrands(this.frame, filter.brands),
      attributes: requestedAttributes(filter),
      isOnlyInStock: filter.isOnlyInStock,
    };
  }

  private segments(): readonly OpenSegment[] {
    return [...this.layers.map(({ open }) => open), ...this.overlay.segments()];
  }

  /** Searches the candidates. `keys` are the attributes to count; null = no facets. */
  private answer(
    filter: ProductFilter,
    segments: readonly OpenSegment[],
    candidates: readonly (DocSet | null)[],
    keys: readonly AttributeKey[] | null,
    after: RowPlace | null = null,
  ): FoundProducts {
    const asked = this.asked(filter);
    const answer = searchSegments(segments, filter, {
      asked,
      candidates,
      categoryIds: requestedCategories(this.frame, filter.categories),
      facets: keys?.flatMap((key) => this.frame.definitions.get(key) ?? []) ?? null,
      distinctLimit: this.distinctLimit,
      after,
    });
    const uncounted = new Set(keysWithoutBit(asked));
    if (uncounted.size === 0) return answer;
    // Returns the facet, counted again if necessary. A scan has 27 bits for conditions. For a condition without a bit,
    // the facet needs a separate search without this condition.
    const ownFacet = (facet: AttributeFacet): readonly AttributeFacet[] => {
      if (!uncounted.has(facet.key)) return [facet];
      const others = { ...filter, attrs: filter.attrs.filter(({ key }) => key !== facet.key), limit: 0 };
      return this.answer(others, segments, candidates, [facet.key]).attributeFacets;
    };
    return { ...answer, attributeFacets: answer.attributeFacets.flatMap(ownFacet) };
  }
}

const countStates = (states: Codes, { start, end }: Block): Omit<LeafCount, 'id'> => {
  const counts = [0, 0, 0] as [number, number, number];
  for (let doc = start; doc < end; doc++) counts[states[doc]! as 0 | 1 | 2]++;
  return { count: end - start - counts[removed], inStock: counts[inStock] };
};

/**
 * Returns the category that has more than half of the candidates. null = no category has more than half, or a segment
 * has no list of candidates because all its documents are candidates.
 */
const dominantCategory = (
  segments: readonly OpenSegment[],
  candidates: readonly (DocSet | null)[],
): CategoryId | null => {
  const counts = new Map<CategoryId, number>();
  let total = 0;
  for (const [index, { segment }] of segments.entries()) {
    const docs = candidates[index]?.docs;
    if (docs === undefined) return null;
    total += docs.length;
    let from = 0;
    for (const { categoryId, end } of segment.blocks) {
      if (from >= docs.length) break;
      if (docs[from]! >= end) continue;
      const to = firstFrom(docs, from, end);
      counts.set(categoryId, (counts.get(categoryId) ?? 0) + to - from);
      from = to;
    }
  }
  for (const [id, count] of counts) if (count * 2 > total) return id;
  return null;
};

/**
 * Builds the engine from products in any order. It stores them in columns and does not keep the objects. Throws if the
 * catalogue frame lacks the category of a product.
 */
export const buildEngine = (
  frame: CatalogueFrame,
  products: Iterable<IndexedProduct>,
  options: EngineOptions = {},
): SearchEngine => {
  const builder = new SegmentBuilder(frame, openFrame(frame).tree);
  for (const product of products) builder.add(product);
  return new SearchEngine({ frame, base: builder.finish(), added: [] }, options);
};
