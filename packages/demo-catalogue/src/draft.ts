import type { AttributeValues, Category } from '@farad/domain/category';
import type { Lifecycle, SalesUnit } from '@farad/domain/product';
import type { LocalizedText } from '@farad/domain/shared';
import type { FrameBrand } from '@farad/frame/brands';

/**
 * A demonstration part before `finishPart` adds price breaks, stock and the rest. It comes from a table of listed parts
 * or from the rule of an ordering code.
 */
export interface Draft {
  readonly mpn: string;
  /** Path of the product page: `<brand>-<mpn>`. */
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
  /** Parts with the same group differ only in packing; null = the part has no such variants. */
  readonly variantGroup: string | null;
  /** Popularity, from 0 (nobody buys the part) to 1 (most popular). */
  readonly fame: number;
  /** Number of pieces on a reel, if the shop sells only full reels; otherwise 1. */
  readonly reel: number;
  readonly lifecycle: Lifecycle | null;
  readonly unit: SalesUnit;
}
