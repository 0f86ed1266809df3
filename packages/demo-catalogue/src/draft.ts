import type { AttributeValues, Category } from '@farad/domain/category';
import type { Lifecycle, SalesUnit } from '@farad/domain/product';
import type { LocalizedText } from '@farad/domain/shared';
import type { FrameBrand } from '@farad/frame/brands';

/** What a table or an ordering-code rule gives for a part. `finishPart` adds price tiers, stock and the rest. */
export interface Draft {
  readonly mpn: string;
  /** Address of the part: `brand-mpn`. */
  readonly seo: string;
  readonly brand: FrameBrand;
  readonly category: Category;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly attributes: AttributeValues;
  /** Unit price in roubles. */
  readonly price: number;
  readonly package: string | null;
  readonly series: string | null;
  readonly weightMilligrams: number;
  /** Parts with equal groups differ in packing only. */
  readonly variantGroup: string | null;
  /** From 0 (no demand) to 1 (the most popular). */
  readonly fame: number;
  /** Pieces of a full reel if only full reels are sold, otherwise 1. */
  readonly reel: number;
  readonly lifecycle: Lifecycle | null;
  readonly unit: SalesUnit;
}
