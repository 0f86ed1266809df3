import type { BrandId, CategoryId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import type { QueryReading, TextCorrection } from '@farad/domain/search-query';
import type { Locale } from '@farad/domain/shared';
import { correctText } from '../text/correct-text.ts';
import type { KnownTexts } from '../text/known-texts.ts';
import { union } from '../index/doc-set.ts';
import { findRare, collectTypedOut } from '../match/find-rare.ts';
import { documentsOf, Lexicon } from '../index/lexicon.ts';
import { matchReading, openReading, type OpenReading } from '../match/match-reading.ts';
import { matchText } from '../match/match-text.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import { popularPart } from '../index/popular-part.ts';
import { readText, type TextQuery } from '../words/read-text.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { sizesOf } from './segment-sizes.ts';
import { inStock, removed } from '../index/segment.ts';
import { type NameSizes, suggestNames } from './suggest-names.ts';
import { type DocumentsOf, suggestWords } from './suggest-words.ts';

export interface SuggestRequest {
  readonly text: string;
  readonly locale: Locale;
  /** Meaning of the text; null or not set = only its words are used. */
  readonly reading?: QueryReading | null;
  /** Maximum number of suggestions of each kind. */
  readonly limits: {
    readonly products: number;
    readonly categories: number;
    readonly brands: number;
    readonly words: number;
  };
}

/** Suggestions for a text being typed (product C9). */
export interface Suggested {
  readonly products: readonly ProductId[];
  readonly categories: readonly CategoryId[];
  readonly brands: readonly BrandId[];
  /** Texts with the last word completed. */
  readonly words: readonly string[];
  readonly correction: TextCorrection | null;
}

/** Minimum length of a text that is corrected. Shorter texts are close to too many words. */
const correctedFrom = 4;

/**
 * Selects the best `limit` products: by match rank, then in stock first, then by demand, then by id. Nearly all
 * products are worse than the last selected one and are rejected immediately. The few others are inserted at their
 * place.
 */
class ProductRows {
  private readonly limit: number;
  private readonly keys: number[] = [];
  private readonly demands: number[] = [];
  private readonly ids: number[] = [];

  constructor(limit: number) {
    this.limit = limit;
  }

  add({ segment }: OpenSegment, doc: number, matchRank: number): void {
    const { keys, demands, ids, limit } = this;
    if (this.isFull && (limit === 0 || -2 * matchRank - 1 > keys[limit - 1]!)) return;
    const state = segment.states.codes[doc]!;
    if (state === removed) return;
    const key = -2 * matchRank - +(state === inStock);
    const demand = segment.demand[doc]!;
    const id = segment.ids[doc]!;
    let place = ids.length;
    while (place > 0 && this.isBefore(key, demand, id, place - 1)) place--;
    if (place === limit) return;
    keys.splice(place, 0, key);
    demands.splice(place, 0, demand);
    ids.splice(place, 0, id);
    if (ids.length > limit) for (const column of [keys, demands, ids]) column.pop();
  }

  get isFull(): boolean {
    return this.ids.length >= this.limit;
  }

  page(): readonly ProductId[] {
    return this.ids as readonly number[] as readonly ProductId[];
  }

  private isBefore(key: number, demand: number, id: number, place: number): boolean {
    if (key !== this.keys[place]) return key < this.keys[place]!;
    if (demand !== this.demands[place]) return demand > this.demands[place]!;
    return id < this.ids[place]!;
  }
}

const shortMax = 2;

const isShort = ({ pieces }: TextQuery): boolean => pieces.length === 1 && pieces[0]!.bare.length <= shortMax;

/**
 * Returns the products that match the text. Popular products are searched first. Other products are added if a short
 * list of the index leads to them.
 */
const productsOf = (
  segments: readonly OpenSegment[],
  query: TextQuery,
  reading: OpenReading | null,
  limit: number,
): readonly ProductId[] => {
  const rows = new ProductRows(limit);
  if (collectTypedOut(segments, query, (open, doc, matchRank) => rows.add(open, doc, matchRank))) return rows.page();
  const how = isShort(query) ? 'most_popular' : 'popular';
  for (const segment of segments) {
    const { open, docs } = popularPart(segment, how);
    const plain = matchText(open, query);
    const found = reading === null ? plain : union(plain, matchReading(open, reading));
    for (let i = 0; i < found.docs.length; i++) {
      const place = found.docs[i]!;
      rows.add(segment, docs === null ? place : docs[place]!, found.ranks[i]!);
    }
  }
  for (const segment of segments) {
    const { docs } = popularPart(segment, how);
    if (docs !== null)
      findRare(segment, query, docs, rows.isFull, (doc, matchRank) => rows.add(segment, doc, matchRank));
  }
  return rows.page();
};

/** Where suggestions come from. */
export interface SuggestSource {
  /** Returns the best products that match the text. */
  readonly productsOf: (query: TextQuery, reading: OpenReading | null, limit: number) => readonly ProductId[];
  readonly sizes: NameSizes;
  readonly documentsOf: DocumentsOf;
  readonly known: KnownTexts;
}

/** Returns products, categories, brands and words of the source for a text being typed. */
export const suggestFrom = (frame: OpenFrame, source: SuggestSource, request: SuggestRequest): Suggested => {
  const { text, locale, limits } = request;
  const { productsOf: products, sizes } = source;
  const query = readText(text);
  if (query === null) return { products: [], categories: [], brands: [], words: [], correction: null };
  const suggested = {
    products: products(query, openReading(frame, request.reading ?? null), limits.products),
    ...suggestNames(frame.frame, text, locale, sizes, limits),
    words: suggestWords(frame.frame, source.documentsOf, text, limits.words),
  };
  const isFound = [suggested.products, suggested.categories, suggested.brands].some((rows) => rows.length > 0);
  if (isFound || text.trim().length < correctedFrom) return { ...suggested, correction: null };
  const corrected = correctText(source.known, text, request.reading?.words ?? text, 1);
  const correctedQuery = corrected === null ? null : readText(corrected.to);
  if (corrected === null || correctedQuery === null) return { ...suggested, correction: null };
  return {
    products: products(correctedQuery, null, limits.products),
    ...suggestNames(frame.frame, corrected.to, locale, sizes, limits),
    words: [],
    correction: { from: text.trim(), to: corrected.to, isInstead: true },
  };
};

/**
 * Returns products, categories, brands and words for a text being typed. The work is limited for any text: it uses the
 * popular products, part numbers with the typed prefix, and short lists of the index.
 */
export const suggest = (frame: OpenFrame, segments: readonly OpenSegment[], request: SuggestRequest): Suggested => {
  const documents = (word: string): number => segments.reduce((sum, open) => sum + documentsOf(open, word), 0);
  const source: SuggestSource = {
    productsOf: (query, reading, limit) => productsOf(segments, query, reading, limit),
    sizes: sizesOf(frame, segments),
    documentsOf: (words) => words.map(documents),
    known: new Lexicon(segments),
  };
  return suggestFrom(frame, source, request);
};
