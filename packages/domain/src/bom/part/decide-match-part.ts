import type { BrandId } from '../../category/category.ts';
import type { ProductId } from '../../product/product.ts';
import type { BomLine } from '../row/bom-line.ts';
import type { PartFacts } from './part-facts.ts';
import type { AssumedGrade } from './grade-defaults.ts';
import type { MatchReason, MatchRule } from './match.ts';

/**
 * How the number of a found part compares with the requested one:
 * - `same`: equal except for case;
 * - `spelled`: equal except for dashes and spaces;
 * - `alike`: equal except for letters that look or sound alike in the other alphabet;
 * - `packing`: differs only in codes that the maker's ordering guide uses for packing;
 * - `packing_like`: differs by a suffix that other makers use for packing;
 * - `begins`: one is a prefix of the other;
 * - `loose`: a sign between digits differs (5.0 and 50);
 * - `none`: the line has no number.
 */
export type NumberLikeness =
  | 'same'
  | 'spelled'
  | 'alike'
  | 'packing'
  | 'packing_like'
  | 'begins'
  | 'loose'
  | 'other'
  | 'none';

/** A part of the catalogue that may match, and how it was found. */
export interface FoundPart {
  readonly productId: ProductId;
  readonly brandId: BrandId;
  /** Part number as the maker writes it. */
  readonly mpn: string;
  readonly package: string | null;
  readonly facts: PartFacts;
  readonly available: number;
  /** Cost of the needed pieces, or of the minimum that is sold, in ten-thousandths of a rouble; null = no price. */
  readonly cost: number | null;
  /**
   * How the part was found. `pinned`: by a shop or distributor number that identifies the product. `parameters_part`:
   * by facts, but too few to choose the part automatically. `mentioned`: by another number in the texts of the line.
   */
  readonly by: 'pinned' | 'number' | 'alternate' | 'near' | 'parameters' | 'parameters_part' | 'words' | 'mentioned';
  readonly likeness: NumberLikeness;
  /** For an alternate or a mentioned number: its index in the line. */
  readonly alternate: number | null;
  readonly rules: readonly MatchRule[];
  /** For a described part: values that the line does not state. */
  readonly assumed: readonly AssumedGrade[];
}

/** Products that numbers in the line identify. */
export interface PinnedProducts {
  /** The part that the customer chose earlier for a line with equal cells. */
  readonly chosen: ProductId | null;
  readonly shop: ProductId | null;
  readonly foreign: readonly ProductId[];
}

export interface MatchQuestion {
  readonly line: BomLine;
  /** Pieces needed for all boards. */
  readonly needed: number;
  readonly pinned: PinnedProducts;
  /** Makers that the spelling may mean; empty = not known to the shop, null = no maker named. */
  readonly makers: ReadonlySet<BrandId> | null;
  /** Makers that the spelling may mean, for each alternate of the line; empty and null as in `makers`. */
  readonly alternateMakers: readonly (ReadonlySet<BrandId> | null)[];
  /** Found parts, in the order of the steps that found them (decide-match-chain.ts). */
  readonly found: readonly FoundPart[];
  /** Whether a known product is not sold. */
  readonly isUnsold: (id: ProductId) => boolean;
}

export interface MatchOptions {
  /** True = only exact matches are chosen. */
  readonly isExactOnly: boolean;
  /** True = parts in another package are not offered. */
  readonly isSamePackageOnly: boolean;
}

/**
 * Sort order for choosing among parts: those with enough stock first, then those with some stock, then the cheapest.
 */
export const preferred =
  (needed: number) =>
  (a: FoundPart, b: FoundPart): number =>
    +(b.available >= needed) - +(a.available >= needed) ||
    +(b.available > 0) - +(a.available > 0) ||
    (a.cost ?? Infinity) - (b.cost ?? Infinity) ||
    a.productId - b.productId;

/** Returns the number of different makers of the parts. */
export const brandsOf = (parts: readonly FoundPart[]): number => new Set(parts.map(({ brandId }) => brandId)).size;

/** Whether a part in the catalogue, sold or not, has the line's number. */
export const isNumberKnown = ({ found }: Pick<MatchQuestion, 'found'>): boolean =>
  found.some(
    ({ by, likeness }) => by !== 'alternate' && by !== 'mentioned' && (likeness === 'same' || likeness === 'spelled'),
  );

/** Returns the reason why a part was found. */
export const reasonOf = ({ by, likeness }: FoundPart): MatchReason => {
  if (by === 'words' || by === 'mentioned' || likeness === 'begins') return 'words';
  if (by === 'parameters' || by === 'parameters_part') return 'parameters';
  if (by === 'alternate') return 'alternate';
  if (likeness === 'same') return 'mpn';
  if (likeness === 'spelled' || likeness === 'alike') return 'normalised_mpn';
  if (likeness === 'packing') return 'packing';
  return likeness === 'packing_like' ? 'similar_mpn' : 'corrected_mpn';
};
