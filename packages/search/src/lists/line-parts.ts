import type { GenericPart } from '@farad/domain/bom';
import type { AttributeValue, BrandId, CategoryId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import type { KnownTexts } from '../text/known-texts.ts';

/** A part of the catalogue, as far as lines are compared with it. */
export interface LinePart {
  readonly id: ProductId;
  readonly brandId: BrandId;
  readonly categoryId: CategoryId;
  /** Part number as the maker writes it. */
  readonly mpn: string;
  readonly available: number;
  /** Returns the cost of the pieces to buy for a need of `quantity`, in ten-thousandths of a rouble. Infinity = no price. */
  readonly costOf: (quantity: number) => number;
  /** Returns the value of an attribute; null = none. */
  readonly valueOf: (key: string) => AttributeValue | null;
}

/** Which parts that meet a description come first: those of the makers, then those with enough stock. */
export interface FittingOrder {
  readonly quantity: number;
  /** Empty = any maker. */
  readonly makers: readonly BrandId[];
}

/** Maximum number of parts that are returned for one part number. */
export const sameNumberMax = 64;
/** Maximum number of parts with the same beginning of their number that are examined. */
export const begunMax = 200;

/** The parts of the catalogue, in which lines are looked up. Removed parts are never returned. */
export interface LineParts {
  readonly known: KnownTexts;
  /** Returns the part with this shop number; empty = there is none. */
  readonly ofId: (id: ProductId) => readonly LinePart[];
  /** Returns the parts with a part number that equals one of the normalised forms, at most `sameNumberMax` per form. */
  readonly ofNumber: (forms: readonly string[]) => readonly LinePart[];
  /** Returns the parts with a part number that starts with one of the normalised forms, at most `begunMax` per form. */
  readonly begunWith: (forms: readonly string[]) => readonly LinePart[];
  /**
   * Returns the parts that meet the requirements of `part` and have its nominal value, at most `most`. Parts of the
   * makers come first, then parts with enough stock, then other parts in stock, then by cost of the quantity.
   */
  readonly fitting: (part: GenericPart, order: FittingOrder, most: number) => readonly LinePart[];
  /** True if the part meets the parameters and brands of the description. */
  readonly meets: (part: LinePart, description: GenericPart) => boolean;
}
