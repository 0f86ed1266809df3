import type { AttributeValues } from '@farad/domain/category';
import type { UnitPrice } from '@farad/domain/money';
import type { Lifecycle, ProductDocument, ProductId, PublicationState, SalesUnit } from '@farad/domain/product';
import type { LocalizedText } from '@farad/domain/shared';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
type CreatedAt = ColumnType<Date, Date | undefined, Date>;

export interface ProductTable {
  id: Generated<ProductId>;
  seo: string;
  mpn: string;
  brand_id: number;
  category_id: number;
  title: Json<LocalizedText>;
  description: Json<LocalizedText>;
  tier_quantities: number[];
  /** Prices in ten-thousandths of a rouble, one per quantity in `tier_quantities`. */
  tier_prices: number[];
  before_price: UnitPrice | null;
  min_quantity: Generated<number>;
  multiple: Generated<number>;
  unit: Generated<SalesUnit>;
  package: string | null;
  weight_milligrams: number | null;
  lifecycle: Generated<Lifecycle>;
  state: Generated<PublicationState>;
  country: string | null;
  lead_time_days: number | null;
  attributes: JsonWithDefault<AttributeValues>;
  variant_group: string | null;
  series: string | null;
  documents: JsonWithDefault<readonly ProductDocument[]>;
  images: Generated<string[]>;
  images360: Generated<string[]>;
  other_numbers: JsonWithDefault<Readonly<Record<string, string>>>;
  vat_class: Generated<'standard' | 'reduced' | 'zero'>;
  warranty_months: number | null;
  customs_declaration: string | null;
  is_marked: Generated<boolean>;
  demand: Generated<number>;
  /** Time of the last change. A database trigger maintains it. */
  changed_at: CreatedAt;
}

interface ProductChangeTable {
  id: GeneratedAlways<number>;
  /** Id of the changed product; null = a category, an attribute or a brand changed. */
  product_id: ProductId | null;
  is_whole: boolean;
  at: CreatedAt;
}

interface ComparisonItemTable {
  account_id: number;
  product_id: ProductId;
  position: number;
}

interface BrandDescriptionTable {
  brand_id: number;
  description: Json<LocalizedText>;
}

interface ListedAnalogueTable {
  product_id: ProductId;
  other_id: ProductId;
  is_pin_compatible: boolean;
}

interface BoughtTogetherTable {
  product_id: ProductId;
  other_id: ProductId;
  orders: number;
}

/** Tables of products and of what is listed beside them, for the schema in schema.ts. */
export interface ProductTables {
  product: ProductTable;
  product_change: ProductChangeTable;
  comparison_item: ComparisonItemTable;
  brand_description: BrandDescriptionTable;
  listed_analogue: ListedAnalogueTable;
  bought_together: BoughtTogetherTable;
}
