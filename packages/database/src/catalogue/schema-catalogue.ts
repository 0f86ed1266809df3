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
  /** Spelling in lower case → the value it means. */
  spellings: JsonWithDefault<Readonly<Record<string, string>>>;
}

export interface BrandTable {
  id: number;
  slug: string;
  name: string;
  is_hidden: Generated<boolean>;
  /** ISO 3166-1 alpha-2. */
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

/** A brand that was merged into another, as it was before. */
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
  /** Spellings that only single suppliers use. */
  readonly supplierSpellings: readonly { readonly supplierId: number; readonly spelling: string }[];
  /** Ids of products that moved; null = too many to undo the merge. */
  readonly products: readonly number[] | null;
  /** True if nothing of the brand was left. */
  readonly isGone: boolean;
}

interface BrandMergeTable {
  id: GeneratedAlways<number>;
  kept_id: number;
  at: Date;
  undone_at: Date | null;
  was: ColumnType<readonly MergedBrand[], string, string>;
}

/** Tables of categories, attributes and brands. See schema.ts. */
export interface CatalogueTables {
  category: CategoryTable;
  attribute: AttributeTable;
  brand: BrandTable;
  category_address: CategoryAddressTable;
  brand_address: BrandAddressTable;
  brand_merge: BrandMergeTable;
}
