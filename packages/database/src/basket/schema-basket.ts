import type { Kopecks, UnitPrice } from '@farad/domain/money';
import type { DeliveryKind } from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type CreatedAt = ColumnType<Date, Date | undefined, Date>;

export interface BasketTable {
  id: string;
  account_id: number | null;
  merged_guest_id: string | null;
  coupon_code: ColumnType<string | null, string | null | undefined>;
  bonus_roubles: Generated<number>;
  delivery_kind: ColumnType<DeliveryKind | null, DeliveryKind | null | undefined>;
  cargo_kopecks: ColumnType<Kopecks, Kopecks | undefined>;
  name: Generated<string>;
  is_current: Generated<boolean>;
  removed_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
}

interface BasketLineTable {
  basket_id: string;
  product_id: ProductId;
  position: number;
  quantity: number;
  seen_unit_price: UnitPrice;
  seen_available: number;
  note: Generated<string>;
}

interface BasketShareTable {
  id: GeneratedAlways<number>;
  token_sha256: Buffer;
  account_id: number | null;
  created_at: Date;
  expires_at: Date;
}

interface BasketShareLineTable {
  share_id: number;
  product_id: ProductId;
  position: number;
  quantity: number;
  note: string;
}

/** Tables of baskets, for the schema in schema.ts. */
export interface BasketTables {
  basket: BasketTable;
  basket_line: BasketLineTable;
  basket_share: BasketShareTable;
  basket_share_line: BasketShareLineTable;
}
