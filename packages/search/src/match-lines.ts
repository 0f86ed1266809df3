import type { BrandId } from '@farad/domain/category';
import { type FoundPart, genericPart, type GenericPart, rulesOf } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { type ProductFilter, type QueryReading, readQuery } from '@farad/domain/search-query';
import { vocabularyFor } from './find-text.ts';
import { fittingDocs, meets, valueAt } from './fitting-parts.ts';
import { findNumber } from './hash-index.ts';
import { Lexicon } from './lexicon.ts';
import { misspellingCost } from './misspelling-cost.ts';
import { type AskedNumber, askedNumber, likenessOf } from './number-likeness.ts';
import type { OpenSegment } from './open-segment.ts';
import { foldPartNumber } from './part-number.ts';
import type { OpenFrame } from './resolve-filter.ts';
import { removed } from './segment.ts';
import { findSorted, prefixRange, stringAt } from './string-table.ts';
import { listAt, listsBetween } from './text-index.ts';
import { pricesAt } from './tier-pool.ts';

/** What is asked of the catalogue for one line of a parts list. */
export interface LineQuestion {
  readonly mpn: string | null;
  readonly alternates: readonly string[];
  /** Products that numbers of the line mean. */
  readonly pinned: readonly ProductId[];
  /** Kind, value and parameters, as a query. */
  readonly words: string;
  readonly package: string | null;
  /** Pieces needed. */
  readonly quantity: number;
}

/** Where the lines are looked up. */
export interface LineSources {
  readonly frame: OpenFrame;
  readonly segments: readonly OpenSegment[];
  /** Products that have the words or mean the same, the best first. */
  readonly search: (filter: Pick<ProductFilter, 'text' | 'limit'>, reading: QueryReading) => readonly ProductId[];
}

/** Products of one number at most. */
const sameNumberMax = 64;
/** Part numbers looked at that begin as the asked one does. */
const begunMax = 200;
const nearMax = 12;
const fittingMax = 10;
/** Shorter ones are the beginning of too much, and a letter of them stands for too much. */
const begunLengthMin = 4;
const typoLengthMin = 6;
const leftOverMax = 4;

interface Place {
  readonly open: OpenSegment;
  readonly doc: number;
}

type PriceOf = (doc: number) => number;

/** Looks up lines, one after the other; what equal lines share is kept for as long as it lives. */
class LineMatching {
  private readonly sources: LineSources;
  private readonly lexicon: Lexicon;
  private readonly prices = new Map<OpenSegment, Map<number, PriceOf>>();

  constructor(sources: LineSources) {
    this.sources = sources;
    this.lexicon = new Lexicon(sources.segments);
  }

  find(question: LineQuestion): readonly FoundPart[] {
    const asked = question.mpn === null ? null : askedNumber(question.mpn);
    const take = (place: Place, by: FoundPart['by']): FoundPart => this.partOf(place, by, question.quantity, asked);
    const pinned = question.pinned.flatMap((id) => this.placesOfId(id)).map((place) => take(place, 'pinned'));
    const numbered = asked === null ? [] : this.placesOfNumber(asked).map((place) => take(place, 'number'));
    const alternates = question.alternates.flatMap((text, at) => this.alternates(text, at, question.quantity));
    const sure = [...pinned, ...numbered, ...alternates];
    if (sure.some(({ by, likeness }) => by === 'pinned' || likeness === 'same' || likeness === 'spelled')) return sure;
    const generic = genericPart(question, vocabularyFor(this.sources.frame.frame));
    const near = asked === null ? [] : this.placesNear(asked).map((place) => take(place, 'near'));
    const fitting = generic === null ? [] : this.fitting(generic, question.quantity);
    const found = [...sure, ...near.filter((part) => this.isLikely(part, generic)), ...fitting];
    // What meets only some of a whole description would be another part.
    if (found.length > 0 || generic?.isComplete === true || !isWords(question.mpn)) return found;
    return this.byWords(question).map((place) => take(place, 'words'));
  }

  /** A number that differs by a letter is mostly another value: it must have the one that the line says as well. */
  private isLikely({ productId, likeness }: FoundPart, generic: GenericPart | null): boolean {
    if (generic === null || likeness === 'packing' || likeness === 'packing_joined') return true;
    return this.placesOfId(productId).some(({ open, doc }) => meets(this.sources.frame, open, generic)(doc));
  }

  private alternates(text: string, alternate: number, quantity: number): readonly FoundPart[] {
    const asked = askedNumber(text);
    if (asked === null) return [];
    return this.placesOfNumber(asked).map((place) => ({
      ...this.partOf(place, 'alternate', quantity, asked),
      alternate,
    }));
  }

  private placesOfId(id: ProductId): readonly Place[] {
    return this.sources.segments.flatMap((open) => {
      const doc = findNumber(open.segment.idSlots, open.segment.ids, id);
      return doc === -1 || open.segment.states.codes[doc] === removed ? [] : [{ open, doc }];
    });
  }

  /** Products whose number folds to the same. */
  private placesOfNumber({ folded }: Pick<AskedNumber, 'folded'>): readonly Place[] {
    return this.sources.segments.flatMap((open) => {
      const { numbers, numberDocs } = open.segment.text;
      const docs = new Set<number>();
      for (const form of folded) {
        const number = findSorted(numbers, form);
        if (number !== -1) for (const doc of listAt(numberDocs, number).subarray(0, sameNumberMax)) docs.add(doc);
      }
      return shown(open, docs);
    });
  }

  /** Products whose number is the same but for its packing, goes on, ends before, or differs by a letter. */
  private placesNear(asked: AskedNumber): readonly Place[] {
    const begun = this.begunPlaces(asked).map((place) => ({ place, likeness: likenessOf(asked, mpnOf(place)) }));
    const packed = begun.filter(({ likeness }) => likeness === 'packing' || likeness === 'packing_joined');
    if (packed.length > 0) return packed.slice(0, nearMax).map(({ place }) => place);
    const longer = begun.filter(({ likeness }) => likeness === 'begins');
    const near = longer.length > 0 ? longer.map(({ place }) => place) : this.mistyped(asked);
    return near.slice(0, nearMax);
  }

  private begunPlaces({ joined, folded }: AskedNumber): readonly Place[] {
    const bases = foldPartNumber(joined).filter(({ length }) => length >= begunLengthMin);
    const shorter = folded.flatMap((form) => {
      const lengthMin = Math.max(typoLengthMin, form.length - leftOverMax);
      return this.lexicon.longestBeginning(form, lengthMin) ?? [];
    });
    const begun = this.sources.segments.flatMap((open) => {
      const { numbers, numberDocs } = open.segment.text;
      const docs = new Set<number>();
      for (const base of bases) {
        const [first, end] = prefixRange(numbers, base);
        const list = listsBetween(numberDocs, first, Math.min(end, first + begunMax));
        for (const doc of list.subarray(0, begunMax)) docs.add(doc);
      }
      return shown(open, docs);
    });
    return [...begun, ...this.placesOfNumber({ folded: shorter })];
  }

  private mistyped({ folded }: AskedNumber): readonly Place[] {
    const near = folded
      .filter(({ length }) => length >= typoLengthMin)
      .flatMap((form) =>
        this.lexicon
          .nearNumbers(form, 1)
          .filter(({ isWhole }) => isWhole)
          .map((number) => ({ form: number.form, cost: misspellingCost(form, number.form) })),
      )
      .sort((a, b) => a.cost - b.cost);
    return this.placesOfNumber({ folded: [...new Set(near.map(({ form }) => form))].slice(0, nearMax) });
  }

  /** Parts that meet a description: in stock for all that is needed first, then the cheapest for so many. */
  private fitting(generic: GenericPart, quantity: number): readonly FoundPart[] {
    const best: { readonly place: Place; readonly key: readonly number[] }[] = [];
    for (const open of this.sources.segments) {
      const priceOf = this.priceOf(open, quantity);
      fittingDocs(this.sources.frame, open, generic, (doc) => {
        const { available, minQuantities, ids } = open.segment;
        const cost = priceOf(doc) * Math.max(quantity, minQuantities[doc]!);
        const key = [+(available[doc]! < quantity), +(available[doc]! <= 0), cost, ids[doc]!];
        const last = best[fittingMax - 1];
        if (last !== undefined && compareKeys(last.key, key) <= 0) return;
        const at = best.findIndex((other) => compareKeys(other.key, key) > 0);
        best.splice(at === -1 ? best.length : at, 0, { place: { open, doc }, key });
        best.length = Math.min(best.length, fittingMax);
      });
    }
    const by = generic.isComplete ? 'parameters' : 'parameters_part';
    return best.map(({ place }) => ({
      ...this.partOf(place, by, quantity, null),
      rules: rulesOf(generic, (key) => valueAt(place.open.segment, place.doc, key)),
    }));
  }

  private byWords({ words }: LineQuestion): readonly Place[] {
    if (words.trim() === '') return [];
    const reading = readQuery(words, vocabularyFor(this.sources.frame.frame));
    return this.sources.search({ text: words, limit: fittingMax }, reading).flatMap((id) => this.placesOfId(id));
  }

  private partOf({ open, doc }: Place, by: FoundPart['by'], quantity: number, asked: AskedNumber | null): FoundPart {
    const { segment } = open;
    const packageKey = vocabularyFor(this.sources.frame.frame).package;
    const body = packageKey === null ? null : valueAt(segment, doc, packageKey);
    const cost = this.priceOf(open, quantity)(doc) * Math.max(quantity, segment.minQuantities[doc]!);
    return {
      productId: segment.ids[doc] as ProductId,
      brandId: segment.brandIds[segment.brands.codes[doc]! - 1] as BrandId,
      package: typeof body === 'string' ? body : null,
      available: segment.available[doc]!,
      cost: Number.isFinite(cost) ? cost : null,
      by,
      likeness: asked === null ? 'none' : likenessOf(asked, mpnOf({ open, doc })),
      alternate: null,
      rules: [],
    };
  }

  private priceOf(open: OpenSegment, quantity: number): PriceOf {
    const ofSegment = this.prices.get(open) ?? new Map<number, PriceOf>();
    this.prices.set(open, ofSegment);
    const known = ofSegment.get(quantity);
    if (known !== undefined) return known;
    const priceOf = pricesAt(open.segment.tiers, open.segment.minQuantities, quantity);
    ofSegment.set(quantity, priceOf);
    return priceOf;
  }
}

/** Whether the name of a part is none that a maker gave, but words: a maker's number that is not found means no other part. */
const isWords = (mpn: string | null): boolean => mpn === null || /\s\S*\s/u.test(mpn.trim()) || !/\p{N}/u.test(mpn);

const shown = (open: OpenSegment, docs: Iterable<number>): readonly Place[] =>
  Array.from(docs)
    .filter((doc) => open.segment.states.codes[doc] !== removed)
    .map((doc) => ({ open, doc }));

const mpnOf = ({ open, doc }: Place): string => stringAt(open.segment.mpns, doc);

const compareKeys = (one: readonly number[], other: readonly number[]): number => {
  for (const [place, own] of one.entries()) {
    // Infinity: no price.
    if (own !== other[place]) return own < other[place]! ? -1 : 1;
  }
  return 0;
};

/**
 * For each line what the catalogue has for it, in the order of the chain (reference bom-tools, M4): pinned products, the
 * same number, alternates, near numbers, parts that meet the description, parts that have the words. What is surer ends
 * the search. The work for a line does not grow with the catalogue, but by the binary logarithm.
 */
export const matchLines = (
  sources: LineSources,
  questions: readonly LineQuestion[],
): readonly (readonly FoundPart[])[] => {
  const matching = new LineMatching(sources);
  return questions.map((question) => matching.find(question));
};
