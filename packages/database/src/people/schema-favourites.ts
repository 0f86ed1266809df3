import type { WatchKind } from '@farad/domain/favourites';
import type { UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { Locale } from '@farad/domain/shared';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type CreatedAt = ColumnType<Date, Date | undefined, Date>;

interface FavouriteListTable {
  id: GeneratedAlways<number>;
  account_id: number;
  /** Name of the list; '' = the customer's first list. */
  name: string;
  is_first: Generated<boolean>;
  created_at: CreatedAt;
  removed_at: Date | null;
}

interface FavouriteTable {
  list_id: number;
  product_id: ProductId;
  account_id: number;
  quantity: Generated<number>;
  note: Generated<string>;
  added_at: CreatedAt;
  removed_at: Date | null;
}

export interface WatchTable {
  id: GeneratedAlways<number>;
  account_id: number;
  product_id: ProductId;
  kind: WatchKind;
  /** Price in ten-thousandths of a rouble, after the customer's price coefficient. */
  target_price: UnitPrice | null;
  locale: Locale;
  stop_token: Generated<string>;
  created_at: CreatedAt;
  told_at: Date | null;
}

/** Tables of favourites and watched products, for the schema in schema.ts. */
export interface FavouriteTables {
  favourite_list: FavouriteListTable;
  favourite: FavouriteTable;
  watch: WatchTable;
}
