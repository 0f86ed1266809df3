import type { BrandId } from '@farad/domain/category';
import {
  comparedKeys,
  type FoundPart,
  gradedParts,
  takenGrades,
  genericPart,
  type GenericPart,
  type GradeDefaults,
  type PartFacts,
  rulesOf,
} from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { type ProductFilter, type QueryReading, type QueryVocabulary, readQuery } from '@farad/domain/search-query';
import { vocabularyFor } from '../words/frame-vocabulary.ts';
import { fittingDocs, meets, valueAt } from './fitting-parts.ts';
import { type RequestedNumber, requestedNumber, likenessOf } from '../words/number-likeness.ts';
import { mpnOf, NumberPlaces, type Place } from './number-places.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { costsAt } from '../facets/costs.ts';

/** Fields of a parts list line that are used to find parts in the catalogue. */
export interface LineQuestion {
  readonly mpn: string | null;
  readonly alternates: readonly string[];
  /** Other part numbers that occur in the texts of the line. */
  readonly mentions: readonly string[];
  /** Products that a shop's or distributor's number in the line identifies, and the customer's earlier choice. */
  readonly pinned: readonly ProductId[];
  /** Kind of part, value and parameters as a search text. */
  readonly words: string;
  readonly package: string | null;
  /**
   * Brands that the maker in the line can mean. Among parts found by their description, parts of these brands come
   * first.
   */
  readonly makers: readonly BrandId[];
  /** Pieces needed. */
  readonly quantity: number;
  /** Values to assume if the description does not state them. */
  readonly grades: GradeDefaults;
}

/** The catalogue index and the text search, in which lines are looked up. */
export interface LineSources {
  readonly frame: OpenFrame;
  readonly segments: readonly OpenSegment[];
  /** Returns the products that a search for this text finds, best first. */
  readonly search: (filter: Pick<ProductFilter, 'text' | 'limit'>, reading: QueryReading) => readonly ProductId[];
}

const fittingMax = 10;
type CostOf = (doc: number) => number;

/**
 * Finds the parts for lines, one line at a time. Caches the cost functions, because many lines have the same quantity.
 */
class LineMatching {
  private readonly sources: LineSources;
  private readonly makerOf: (place: Place) => string;
  private readonly places: NumberPlaces;
  private readonly vocabulary: QueryVocabulary;
  private readonly costs = new Map<OpenSegment, Map<number, CostOf>>();

  constructor(sources: LineSources) {
    this.sources = sources;
    const names = new Map<number, string>(sources.frame.frame.brands.map(({ id, name }) => [id, name]));
    this.makerOf = ({ open, doc }) => names.get(brandAt(open, doc)) ?? '';
    this.places = new NumberPlaces(sources.segments, this.makerOf);
    // Needs such as "step-down" are not read: a line names a part, and does not say what the part has to do.
    this.vocabulary = { ...vocabularyFor(sources.frame.frame), needs: null };
  }

  find(question: LineQuestion): readonly FoundPart[] {
    const asked = question.mpn === null ? null : requestedNumber(question.mpn);
    const take = (place: Place, by: FoundPart['by']): FoundPart => this.partOf(place, by, question.quantity, asked);
    const pinned = question.pinned.flatMap((id) => this.places.ofId(id)).map((place) => take(place, 'pinned'));
    const numbered =
      asked === null ? [] : this.places.ofNumber({ folded: asked.same }).map((place) => take(place, 'number'));
    const { quantity } = question;
    const alternates = question.alternates.flatMap((text, at) => this.named(text, 'alternate', at, quantity));
    const mentioned = question.mentions.flatMap((text, at) => this.named(text, 'mentioned', at, quantity));
    const sure = [...pinned, ...numbered, ...alternates];
    const isSure = ({ by, likeness }: FoundPart): boolean =>
      by === 'pinned' || likeness === 'same' || likeness === 'spelled';
    if (sure.some(isSure)) return [...sure, ...mentioned];
    const reading = readQuery(question.words, this.vocabulary);
    const generic = genericPart(reading, question.package, this.vocabulary);
    const near = asked === null ? [] : this.places.near(asked).map((place) => take(place, 'near'));
    const fitting = generic === null ? [] : this.graded(generic, question);
    const isNew = ({ productId }: FoundPart): boolean => !sure.some((part) => part.productId === productId);
    const found = [...sure, ...near.filter((part) => isNew(part) && this.isLikely(part, generic)), ...fitting];
    // No search by words if the description is complete and no part meets it: the words would find other parts.
    if (found.length > 0 || generic?.isComplete === true || !isWords(question.mpn)) return [...found, ...mentioned];
    return this.byWords(question.words, reading).map((place) => take(place, 'words'));
  }

  /**
   * True if a part with a similar number may be the requested part. A number with another letter often stands for
   * another value, so the part must also meet the line's description. Packing codes of the maker do not change the
   * value.
   */
  private isLikely({ productId, likeness }: FoundPart, generic: GenericPart | null): boolean {
    if (generic === null || likeness === 'packing') return true;
    return this.places.ofId(productId).some(({ open, doc }) => meets(this.sources.frame, open, generic)(doc));
  }

  /**
   * Returns the parts with the number `text`. `alternate` is the index of `text` among the line's alternates or
   * mentions.
   */
  private named(
    text: string,
    by: 'alternate' | 'mentioned',
    alternate: number,
    quantity: number,
  ): readonly FoundPart[] {
    const asked = requestedNumber(text);
    if (asked === null) return [];
    return this.places
      .ofNumber({ folded: asked.same })
      .map((place) => ({ ...this.partOf(place, by, quantity, asked), alternate }));
  }

  /**
   * Returns parts that meet the description and the assumed values, then parts that meet only the description. If no
   * such part is in stock, tries with fewer assumed values.
   */
  private graded(generic: GenericPart, question: LineQuestion): readonly FoundPart[] {
    let best: readonly FoundPart[] = [];
    let rest: readonly FoundPart[] = [];
    for (const graded of gradedParts(generic, question.grades)) {
      rest = this.fitting(graded.part, question).map((found): FoundPart => ({
        ...found,
        assumed: takenGrades(graded, found.facts),
      }));
      const isBetter = best.every(({ available }) => available <= 0);
      if (isBetter && (best.length === 0 || rest.some(({ available }) => available > 0))) best = rest;
    }
    const isNew = ({ productId }: FoundPart): boolean => !best.some((one) => one.productId === productId);
    return [...best, ...rest.filter(isNew)].slice(0, fittingMax);
  }

  /**
   * Returns the parts that meet the description. Parts of the requested makers come first, then parts with enough
   * stock, then other parts in stock, then by cost of the quantity.
   */
  private fitting(generic: GenericPart, { quantity, makers }: LineQuestion): readonly FoundPart[] {
    const best: { readonly place: Place; readonly key: readonly number[] }[] = [];
    for (const open of this.sources.segments) {
      const costOf = this.costOf(open, quantity);
      fittingDocs(this.sources.frame, open, generic, (doc) => {
        const { available, ids } = open.segment;
        const isOther = makers.length > 0 && !makers.includes(brandAt(open, doc));
        const key = [+isOther, +(available[doc]! < quantity), +(available[doc]! <= 0), costOf(doc), ids[doc]!];
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

  private byWords(words: string, reading: QueryReading): readonly Place[] {
    if (words.trim() === '') return [];
    return this.sources.search({ text: words, limit: fittingMax }, reading).flatMap((id) => this.places.ofId(id));
  }

  private partOf(
    { open, doc }: Place,
    by: FoundPart['by'],
    quantity: number,
    asked: RequestedNumber | null,
  ): FoundPart {
    const { segment } = open;
    const packageKey = this.vocabulary.package;
    const body = packageKey === null ? null : valueAt(segment, doc, packageKey);
    const cost = this.costOf(open, quantity)(doc);
    return {
      productId: segment.ids[doc] as ProductId,
      brandId: brandAt(open, doc),
      mpn: mpnOf({ open, doc }),
      package: typeof body === 'string' ? body : null,
      facts: this.factsOf({ open, doc }),
      available: segment.available[doc]!,
      cost: Number.isFinite(cost) ? cost : null,
      by,
      likeness: asked === null ? 'none' : likenessOf(asked, mpnOf({ open, doc }), this.makerOf({ open, doc })),
      alternate: null,
      rules: [],
      assumed: [],
    };
  }

  /** Returns the categories and values of a part. The line is compared with them, to find contradictions. */
  private factsOf({ open: { segment }, doc }: Place): PartFacts {
    const block = segment.blocks.find(({ end }) => doc < end);
    const { tree } = this.sources.frame;
    const path = block === undefined ? [] : (tree.pathOf.get(block.categoryId) ?? []);
    const values = comparedKeys.flatMap((key) => {
      const value = valueAt(segment, doc, key);
      return value === null ? [] : [[key, value] as const];
    });
    return {
      categories: path.flatMap((id) => tree.byId.get(id)?.slug ?? []).toReversed(),
      values: Object.fromEntries(values),
    };
  }

  private costOf(open: OpenSegment, quantity: number): CostOf {
    const ofSegment = this.costs.get(open) ?? new Map<number, CostOf>();
    this.costs.set(open, ofSegment);
    const known = ofSegment.get(quantity);
    if (known !== undefined) return known;
    const costOf = costsAt(open.segment, quantity);
    ofSegment.set(quantity, costOf);
    return costOf;
  }
}

/**
 * True if a line has a description in words instead of a part number. Only such lines are searched by words. For an
 * unknown part number, that search would find other parts.
 */
const isWords = (mpn: string | null): boolean => mpn === null || /\s\S*\s/u.test(mpn.trim()) || !/\p{N}/u.test(mpn);

const brandAt = ({ segment }: OpenSegment, doc: number): BrandId =>
  segment.brandIds[segment.brands.codes[doc]! - 1] as BrandId;

const compareKeys = (one: readonly number[], other: readonly number[]): number => {
  for (const [place, own] of one.entries()) {
    // Infinity = no price.
    if (own !== other[place]) return own < other[place]! ? -1 : 1;
  }
  return 0;
};

/**
 * Returns the catalogue's parts for each line. They are searched in this order (product M4): pinned products, equal
 * numbers, alternates, similar numbers, parts that meet the description, parts with the words. If a product is pinned
 * or a number is equal, the search ends there. The work per line grows only with the logarithm of the catalogue's size.
 */
export const matchLines = (
  sources: LineSources,
  questions: readonly LineQuestion[],
): readonly (readonly FoundPart[])[] => {
  const matching = new LineMatching(sources);
  return questions.map((question) => matching.find(question));
};
