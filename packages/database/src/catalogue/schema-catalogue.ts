import type { AttributeKind, CategoryAttribute, Unit } from '@farad/domain/category';
import type { LocalizedText } from '@farad/domain/shared';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;

export interface CategoryTable {
  id: number;
  parent_id: number | null;
  slug: string;
  title: Json<LocalizedText>;
  description: Json<LocalizedText>;
  part_title: Json<LocalizedText>;
  sort_order: number;
  attributes: JsonWithDefault<readonly CategoryAttribute[]>;
  is_hidden: Generated<boolean>;
}

export interface AttributeTable {
  key: string;
  kind: AttributeKind;
  unit: Unit | null;
  title: Json<LocalizedText>;
  value_titles: JsonWithDefault<Readonly<Record<string, LocalizedText>>>;
  sort_order: number;
  id: Generated<number>;
  /** Value of the attribute by its other spellings, which are in lower case. */
  spellings: JsonWithDefault<Readonly<Record<string, string>>>;
}

export interface BrandTable {
  id: number;
  slug: string;
  name: string;
  is_hidden: Generated<boolean>;
  /** Country code of ISO 3166-1 alpha-2. */
  country: ColumnType<string | null, string | null | undefined>;
  site: Generated<string>;
}

interface CategoryAddressTable {
  slug: string;
  category_id: number;
}

interface BrandAddressTable {
  slug: string;
  brand_id: number;
}

/** The state of a brand before it was merged into another. */
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
  /** Spellings of the brand that apply to the files of one supplier only. */
  readonly supplierSpellings: readonly { readonly supplierId: number; readonly spelling: string }[];
  /** Ids of the products that moved to the other brand; null = too many to save, so they cannot be moved back. */
  readonly products: readonly number[] | null;
  /** True if all products moved, so that the brand was deleted. */
  readonly isGone: boolean;
}

interface BrandMergeTable {
  id: GeneratedAlways<number>;
  kept_id: number;
  at: Date;
  undone_at: Date | null;
  was: ColumnType<readonly MergedBrand[], string, string>;
}

/** Tables of categories, attributes and brands, for the schema in schema.ts. */
export interface CatalogueTables {
  category: CategoryTable;
  attribute: AttributeTable;
  brand: BrandTable;
  category_address: CategoryAddressTable;
  brand_address: BrandAddressTable;
  brand_merge: BrandMergeTable;
}
