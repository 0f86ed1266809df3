import type { LocalizedText } from '@farad/domain/shared';
import type { ColumnType, GeneratedAlways } from 'kysely';

interface CategoryAddressTable {
  slug: string;
  category_id: number;
}

interface BrandAddressTable {
  slug: string;
  brand_id: number;
}

interface BrandSpellingTable {
  /** In lower case. */
  spelling: string;
  brand_id: number;
}

/** A brand that became part of another, as it was. */
export interface MergedBrand {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly isHidden: boolean;
  readonly country: string | null;
  readonly site: string;
  readonly description: LocalizedText | null;
  readonly formerSlugs: readonly string[];
  readonly spellings: readonly string[];
  /** Of single suppliers. */
  readonly supplierSpellings: readonly { readonly supplierId: number; readonly spelling: string }[];
  /** Products that went over. */
  readonly products: readonly number[];
  /** Nothing was left of it. */
  readonly isGone: boolean;
}

interface BrandMergeTable {
  id: GeneratedAlways<number>;
  kept_id: number;
  at: Date;
  undone_at: Date | null;
  was: ColumnType<readonly MergedBrand[], string, string>;
}

/** Tables of migration 0039 and learned names of makers. */
export interface CatalogueTables {
  category_address: CategoryAddressTable;
  brand_address: BrandAddressTable;
  brand_spelling: BrandSpellingTable;
  brand_merge: BrandMergeTable;
}
