import type { ProductId } from '@farad/domain/product';
import type { KnownTexts } from '../text/known-texts.ts';
import type { TextPiece, TextQuery } from '../words/read-text.ts';
import type { NumberMatch } from './match-number.ts';
import type { OpenReading } from './match-reading.ts';
import type { OpenWay } from './open-ways.ts';

/** Facts of a product by which similar products are ordered. */
export interface ProductFacts {
  readonly id: ProductId;
  readonly mpn: string;
  readonly isInStock: boolean;
  readonly demand: number;
}

export interface RankedFacts extends ProductFacts {
  readonly rank: number;
}

/** Results of which those are left out that match the typed number only because decimal signs are ignored. */
export interface WithoutOthers<R> {
  readonly found: R;
  readonly others: readonly ProductFacts[];
}

/**
 * The products of a catalogue as sets. The rules by which a text is matched know only this; the index in memory and
 * the search cluster each implement it.
 *
 * `S` is a set of products. `R` is a set in which each product has a match rank (see match-rank.ts).
 */
export interface ProductSets<S, R> {
  /** Part numbers and words of the catalogue. */
  readonly known: KnownTexts;

  /** Products with the categories, brands and values of the meaning. Its alternatives, wishes and words are ignored. */
  readonly ofValues: (reading: Pick<OpenReading, 'categoryIds' | 'brandIds' | 'attributes'>) => S;
  /** Products of the set that meet at least one of the alternatives. */
  readonly meeting: (set: S, ways: readonly OpenWay[]) => S;
  /** Products of the set that meet an alternative, or state none of the attributes of the alternatives. */
  readonly meetingOrUnstated: (set: S, ways: readonly OpenWay[]) => S;
  /** Products of the set with the piece in their part number or, all its words, in their words. null = of all products. */
  readonly withPiece: (set: S | null, piece: TextPiece) => S;
  /** Products of the set whose part number matches the whole text; none for a text of one piece. */
  readonly withWhole: (set: S, query: TextQuery) => S;
  /** Products whose part number is one of these normalised forms. */
  readonly withNumbers: (forms: readonly string[]) => S;
  /**
   * The set without products whose part number has the digits only within a longer number; see whole-digits.ts. The
   * whole set if no part number has the digits on their own.
   */
  readonly withWholeDigits: (set: S, digits: string) => S;
  readonly either: (one: S, other: S) => S;
  readonly isAny: (set: S) => boolean;
  readonly countOf: (set: S) => number;

  /** Products that match every piece of the text, or whose part number is the whole text; see match-text.ts. */
  readonly matchText: (query: TextQuery, how: NumberMatch) => R;
  /** The set with one rank for all its products. */
  readonly ranked: (set: S, rank: number) => R;
  /** Products of both sets. A product of both has the higher rank. */
  readonly best: (one: R, other: R) => R;
  readonly raised: (found: R, by: number) => R;
  /** All products, without their ranks. */
  readonly all: (found: R) => S;
  /** Products with this rank or a higher one. */
  readonly from: (found: R, rank: number) => S;
  /** Keeps all products with this rank or a higher one, and those of the others that `keep` returns. */
  readonly refined: (found: R, rank: number, keep: (lower: S) => S) => R;
  /** Number of products. */
  readonly sizeOf: (found: R) => number;
  /** True if at least `count` products are shown. The index in memory also has products that were removed. */
  readonly hasShown: (found: R, count: number) => boolean;
  /** True if a product has one of these ranks. */
  readonly hasRank: (found: R, ranks: ReadonlySet<number>) => boolean;
  /** Returns some products, at most about `most`. */
  readonly listed: (found: R, most: number) => readonly RankedFacts[];

  /** Leaves out products that are others by their decimal sign, such as SMAJ5.0A for SMAJ50A. */
  readonly withoutOtherPoints: (text: string, found: R) => WithoutOthers<R>;
  /** Products with this normalised number (`whole`), or whose number starts with it (`begun`), at most about 64. */
  readonly ofNumber: (form: string, how: 'whole' | 'begun') => readonly ProductFacts[];
}
