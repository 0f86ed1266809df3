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
import type { BrandId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import { type ProductFilter, type QueryReading, type QueryVocabulary, readQuery } from '@farad/domain/search-query';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { vocabularyFor } from '../words/frame-vocabulary.ts';
import { likenessOf, type RequestedNumber, requestedNumber } from '../words/number-likeness.ts';
import type { LinePart, LineParts } from './line-parts.ts';
import { type MakerOf, nearParts } from './near-parts.ts';

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

/** The catalogue and the text search, in which lines are looked up. */
export interface LineSources {
  readonly frame: OpenFrame;
  readonly parts: LineParts;
  /** Returns the products that a search for this text finds, best first. */
  readonly search: (filter: Pick<ProductFilter, 'text' | 'limit'>, reading: QueryReading) => readonly ProductId[];
}

const fittingMax = 10;

/** Finds the parts for lines, one line at a time. */
class LineMatching {
  private readonly sources: LineSources;
  private readonly makerOf: MakerOf;
  private readonly parts: LineParts;
  private readonly vocabulary: QueryVocabulary;

  constructor(sources: LineSources) {
    this.sources = sources;
    const names = new Map<number, string>(sources.frame.frame.brands.map(({ id, name }) => [id, name]));
    this.makerOf = ({ brandId }) => names.get(brandId) ?? '';
    this.parts = sources.parts;
    // Needs such as "step-down" are not read: a line names a part, and does not say what the part has to do.
    this.vocabulary = { ...vocabularyFor(sources.frame.frame), needs: null };
  }

  find(question: LineQuestion): readonly FoundPart[] {
    const asked = question.mpn === null ? null : requestedNumber(question.mpn);
    const take = (part: LinePart, by: FoundPart['by']): FoundPart => this.partOf(part, by, question.quantity, asked);
    const pinned = question.pinned.flatMap((id) => this.parts.ofId(id)).map((part) => take(part, 'pinned'));
    const numbered = asked === null ? [] : this.withNumber(asked).map((part) => take(part, 'number'));
    const { quantity } = question;
    const alternates = question.alternates.flatMap((text, at) => this.named(text, 'alternate', at, quantity));
    const mentioned = question.mentions.flatMap((text, at) => this.named(text, 'mentioned', at, quantity));
    const sure = [...pinned, ...numbered, ...alternates];
    const isSure = ({ by, likeness }: FoundPart): boolean =>
      by === 'pinned' || likeness === 'same' || likeness === 'spelled';
    if (sure.some(isSure)) return [...sure, ...mentioned];
    const reading = readQuery(question.words, this.vocabulary);
    const generic = genericPart(reading, question.package, this.vocabulary);
    const near = asked === null ? [] : nearParts(this.parts, asked, this.makerOf).map((part) => take(part, 'near'));
    const fitting = generic === null ? [] : this.graded(generic, question);
    const isNew = ({ productId }: FoundPart): boolean => !sure.some((part) => part.productId === productId);
    const found = [...sure, ...near.filter((part) => isNew(part) && this.isLikely(part, generic)), ...fitting];
    // No search by words if the description is complete and no part meets it: the words would find other parts.
    if (found.length > 0 || generic?.isComplete === true || !isWords(question.mpn)) return [...found, ...mentioned];
    return this.byWords(question.words, reading).map((part) => take(part, 'words'));
  }

  /**
   * True if a part with a similar number may be the requested part. A number with another letter often stands for
   * another value, so the part must also meet the line's description. Packing codes of the maker do not change the
   * value.
   */
  private isLikely({ productId, likeness }: FoundPart, generic: GenericPart | null): boolean {
    if (generic === null || likeness === 'packing') return true;
    return this.parts.ofId(productId).some((part) => this.parts.meets(part, generic));
  }

  /** Returns the parts with the number, by id: engines find them in different orders. */
  private withNumber({ same }: RequestedNumber): readonly LinePart[] {
    return this.parts.ofNumber(same).toSorted((a, b) => a.id - b.id);
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
    return this.withNumber(asked).map((part) => ({ ...this.partOf(part, by, quantity, asked), alternate }));
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

  /** Returns the parts that meet the description, in the order of {@link LineParts.fitting}. */
  private fitting(generic: GenericPart, { quantity, makers }: LineQuestion): readonly FoundPart[] {
    const by = generic.isComplete ? 'parameters' : 'parameters_part';
    return this.parts.fitting(generic, { quantity, makers }, fittingMax).map((part) => ({
      ...this.partOf(part, by, quantity, null),
      rules: rulesOf(generic, (key) => part.valueOf(key)),
    }));
  }

  private byWords(words: string, reading: QueryReading): readonly LinePart[] {
    if (words.trim() === '') return [];
    return this.sources.search({ text: words, limit: fittingMax }, reading).flatMap((id) => this.parts.ofId(id));
  }

  private partOf(part: LinePart, by: FoundPart['by'], quantity: number, asked: RequestedNumber | null): FoundPart {
    const packageKey = this.vocabulary.package;
    const body = packageKey === null ? null : part.valueOf(packageKey);
    const cost = part.costOf(quantity);
    return {
      productId: part.id,
      brandId: part.brandId,
      mpn: part.mpn,
      package: typeof body === 'string' ? body : null,
      facts: this.factsOf(part),
      available: part.available,
      cost: Number.isFinite(cost) ? cost : null,
      by,
      likeness: asked === null ? 'none' : likenessOf(asked, part.mpn, this.makerOf(part)),
      alternate: null,
      rules: [],
      assumed: [],
    };
  }

  /** Returns the categories and values of a part. The line is compared with them, to find contradictions. */
  private factsOf(part: LinePart): PartFacts {
    const { tree } = this.sources.frame;
    const path = tree.pathOf.get(part.categoryId) ?? [];
    const values = comparedKeys.flatMap((key) => {
      const value = part.valueOf(key);
      return value === null ? [] : [[key, value] as const];
    });
    return {
      categories: path.flatMap((id) => tree.byId.get(id)?.slug ?? []).toReversed(),
      values: Object.fromEntries(values),
    };
  }
}

/**
 * True if a line has a description in words instead of a part number. Only such lines are searched by words. For an
 * unknown part number, that search would find other parts.
 */
const isWords = (mpn: string | null): boolean => mpn === null || /\s\S*\s/u.test(mpn.trim()) || !/\p{N}/u.test(mpn);

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
