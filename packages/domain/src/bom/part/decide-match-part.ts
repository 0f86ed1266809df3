import type { BrandId } from '../../category/category.ts';
import type { ProductId } from '../../product/product.ts';
import type { BomLine } from '../row/bom-line.ts';
import type { PartFacts } from './part-facts.ts';
import type { AssumedGrade } from './grade-defaults.ts';
import type { MatchReason, MatchRule } from './match.ts';

/**
 * How the number of a found part stands to the one that was asked for. `same`: but for upper and lower case; `spelled`:
 * but for dashes and spaces; `alike`: but for letters that look or sound so in the other alphabet; `packing`: but for an
 * ending that says how it is packed, set off by a sign, `packing_joined`: or without one; `begins`: one goes on where the
 * other ends; `loose`: a sign between digits differs (5.0 and 50); `none`: the line has no number.
 */
export type NumberLikeness =
  | 'same'
  | 'spelled'
  | 'alike'
  | 'packing'
  | 'packing_joined'
  | 'begins'
  | 'loose'
  | 'other'
  | 'none';

/** A part of the catalogue that may be the one, and how it was found. */
export interface FoundPart {
  readonly productId: ProductId;
  readonly brandId: BrandId;
  /** As the maker writes it. */
  readonly mpn: string;
  readonly package: string | null;
  readonly facts: PartFacts;
  readonly available: number;
  /** Of the pieces needed, or of the least that is sold, in ten-thousandths of a rouble; null: it has no price. */
  readonly cost: number | null;
  /**
   * `pinned`: by a number that means this item; `parameters_part`: the line says too little to take it; `mentioned`: by
   * another number that its texts name.
   */
  readonly by: 'pinned' | 'number' | 'alternate' | 'near' | 'parameters' | 'parameters_part' | 'words' | 'mentioned';
  readonly likeness: NumberLikeness;
  /** Of an alternate or a mentioned number: which of the line's. */
  readonly alternate: number | null;
  readonly rules: readonly MatchRule[];
  /** Of a described part: what the line does not say. */
  readonly assumed: readonly AssumedGrade[];
}

/** Products that numbers of the line mean. */
export interface PinnedProducts {
  /** What the customer chose for such a line before. */
  readonly chosen: ProductId | null;
  readonly shop: ProductId | null;
  readonly foreign: readonly ProductId[];
}

export interface AskedMatch {
  readonly line: BomLine;
  /** Pieces for all boards. */
  readonly needed: number;
  readonly pinned: PinnedProducts;
  /** Makers that the line's spelling means, none: one that the shop does not know; null: the line names no maker. */
  readonly makers: ReadonlySet<BrandId> | null;
  /** The same of each alternate. */
  readonly alternateMakers: readonly (ReadonlySet<BrandId> | null)[];
  /** In the order of the chain. */
  readonly found: readonly FoundPart[];
  /** Known and not sold. */
  readonly isUnsold: (id: ProductId) => boolean;
}

export interface MatchOptions {
  /** Nothing but exact matches is taken. */
  readonly isExactOnly: boolean;
  /** Parts of another package are not even offered. */
  readonly isSamePackageOnly: boolean;
}

/** What may be chosen of several: in stock for all that is needed first, then the cheapest. */
export const preferred =
  (needed: number) =>
  (a: FoundPart, b: FoundPart): number =>
    +(b.available >= needed) - +(a.available >= needed) ||
    +(b.available > 0) - +(a.available > 0) ||
    (a.cost ?? Infinity) - (b.cost ?? Infinity) ||
    a.productId - b.productId;

/** How many makers the parts are of. */
export const brandsOf = (parts: readonly FoundPart[]): number => new Set(parts.map(({ brandId }) => brandId)).size;

/** Whether some part, sold or not, has the number that the line states. */
export const isNumberKnown = ({ found }: Pick<AskedMatch, 'found'>): boolean =>
  found.some(
    ({ by, likeness }) => by !== 'alternate' && by !== 'mentioned' && (likeness === 'same' || likeness === 'spelled'),
  );

/** By what a part was found. */
export const reasonOf = ({ by, likeness }: FoundPart): MatchReason => {
  if (by === 'words' || by === 'mentioned' || likeness === 'begins') return 'words';
  if (by === 'parameters' || by === 'parameters_part') return 'parameters';
  if (by === 'alternate') return 'alternate';
  if (likeness === 'same') return 'mpn';
  if (likeness === 'spelled' || likeness === 'alike') return 'normalised_mpn';
  return likeness === 'packing' || likeness === 'packing_joined' ? 'packing' : 'corrected_mpn';
};
