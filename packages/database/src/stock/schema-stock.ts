import type { UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { StockDocumentKind } from '@farad/domain/stock';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Tables of what is done to the stock; see schema.ts. */

export interface StockDocumentTable {
  id: GeneratedAlways<number>;
  key: string;
  kind: StockDocumentKind;
  warehouse_id: number;
  number: Generated<string>;
  reason: Generated<string>;
  staff_id: number;
  at: Date;
  /** In which pieces were missing or found; null: in none. */
  wave_id: ColumnType<number | null, number | null | undefined>;
}

export interface StockMovementTable {
  id: GeneratedAlways<number>;
  product_id: ProductId;
  warehouse_id: number;
  /** Of an order: reserve, release, ship, and receipt where goods come back. */
  kind: StockDocumentKind | 'reserve' | 'release' | 'ship';
  /** Pieces; what staff correct, count, write off or miss is added to what is on hand, and may be less than nothing. */
  quantity: number;
  order_id: ColumnType<number | null, number | null | undefined>;
  document_id: ColumnType<number | null, number | null | undefined>;
  /** What a receipt paid for one piece; null: it did not say. */
  unit_price: ColumnType<UnitPrice | null, UnitPrice | null | undefined>;
  at: Generated<Date>;
}
