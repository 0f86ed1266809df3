import type { OneCFailure, ExchangeKind, OneCState, StoredProblem, PriceTypeUse } from '@farad/domain/one-c';
import type { UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface AccountTable {
  id: Generated<number>;
  login: string;
  password_sha256: Buffer;
  staff_id: number;
  made_at: Date;
  used_at: Date | null;
}

interface TryTable {
  id: GeneratedAlways<number>;
  subnet: string;
  at: Date;
}

interface SessionTable {
  id: GeneratedAlways<number>;
  token_sha256: Buffer;
  ip: string;
  created_at: Date;
  expires_at: Date;
  files: Generated<number>;
  bytes: Generated<number>;
  is_kept: Generated<boolean>;
}

export interface OneCRunTable {
  id: GeneratedAlways<number>;
  session_id: number | null;
  kind: ExchangeKind | null;
  is_sale: Generated<boolean>;
  file: string;
  state: OneCState;
  size: Generated<number>;
  progress: Generated<number>;
  counts: ColumnType<Readonly<Record<string, number>>, string | undefined, string>;
  failure: OneCFailure | null;
  failure_line: number | null;
  problems: ColumnType<readonly StoredProblem[], string | undefined, string>;
  problem_count: Generated<number>;
  created_at: Date;
  finished_at: Date | null;
}

interface GroupTable {
  external_id: string;
  parent_id: string | null;
  name: string;
  category_id: number | null;
}

interface PropertyTable {
  external_id: string;
  name: string;
  attribute_key: string | null;
  is_ignored: Generated<boolean>;
}

interface PropertyValueTable {
  property_id: string;
  external_id: string;
  value: string;
}

interface PriceTypeTable {
  external_id: string;
  name: string;
  currency: string;
  has_tax_inside: boolean;
  use: Generated<PriceTypeUse>;
  from_quantity: Generated<number>;
}

interface WarehouseTable {
  external_id: string;
  name: string;
  warehouse_id: number | null;
}

interface ProductTable {
  external_id: string;
  seen_at: Date;
  former_state: 'published' | 'draft' | 'known' | null;
}

interface PictureTable {
  external_id: string;
  file: string;
  sha256: Buffer;
  image: string;
}

interface OrderTable {
  order_id: number;
  mark: number;
  sent_mark: number | null;
}

interface SentTable {
  session_id: number;
  order_id: number;
  mark: number;
}

interface GoodRowTable {
  external_id: string;
  line: number;
  is_deleted: boolean;
  weight_milligrams: number | null;
  vat_class: string | null;
  pictures: string[];
}

interface OfferRowTable {
  product_id: ProductId;
  tier_quantities: number[] | null;
  tier_prices: UnitPrice[] | null;
  purchase: UnitPrice | null;
}

interface StockRowTable {
  product_id: ProductId;
  warehouse_id: number;
  quantity: number;
}

/** Tables of the exchange with 1C, for the schema in schema.ts. */
export interface OneCTables {
  exchange_account: AccountTable;
  exchange_try: TryTable;
  exchange_session: SessionTable;
  exchange_run: OneCRunTable;
  exchange_group: GroupTable;
  exchange_property: PropertyTable;
  exchange_property_value: PropertyValueTable;
  exchange_price_type: PriceTypeTable;
  exchange_warehouse: WarehouseTable;
  exchange_product: ProductTable;
  exchange_picture: PictureTable;
  exchange_order: OrderTable;
  exchange_sent: SentTable;
  exchange_good_row: GoodRowTable;
  exchange_offer_row: OfferRowTable;
  exchange_stock_row: StockRowTable;
}
