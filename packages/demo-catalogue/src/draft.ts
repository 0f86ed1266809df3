import type { AttributeValues, Category } from '@farad/domain/category';
import type { Lifecycle, SalesUnit } from '@farad/domain/product';
import type { LocalizedText } from '@farad/domain/shared';
import type { DemoBrand } from './frame/brands.ts';

/** What a table or an ordering-code rule knows of a part; price tiers, stock and the rest are added by `finishPart`. */
export interface Draft {
  readonly mpn: string;
  /** Address part, `brand-mpn`. */
  readonly seo: string;
  readonly brand: DemoBrand;
  readonly category: Category;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly attributes: AttributeValues;
  /** Roubles for one piece. */
  readonly price: number;
  readonly package: string | null;
  readonly series: string | null;
  readonly weightMilligrams: number;
  /** Parts with one group differ in packing only. */
  readonly variantGroup: string | null;
  /** 0 (never asked) to 1 (everybody's first). */
  readonly fame: number;
  /** Pieces in a whole reel when it is sold only as a whole, else 1. */
  readonly reel: number;
  readonly lifecycle: Lifecycle | null;
  readonly unit: SalesUnit;
}
