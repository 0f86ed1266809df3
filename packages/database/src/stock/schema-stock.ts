import type { UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { StockDocumentKind } from '@farad/domain/stock';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Tables of stock documents and stock movements, for the schema in schema.ts. */

export interface StockDocumentTable {
  id: GeneratedAlways<number>;
  key: string;
  kind: StockDocumentKind;
  warehouse_id: number;
  number: Generated<string>;
  reason: Generated<string>;
  staff_id: number;
  at: Date;
  /** Picking wave in which pieces were missing or were found again; null = none. */
  wave_id: ColumnType<number | null, number | null | undefined>;
}

export interface StockMovementTable {
  id: GeneratedAlways<number>;
  product_id: ProductId;
  warehouse_id: number;
  /** Movements of orders have the kinds `reserve`, `release`, `ship`, and `receipt` for returned goods. */
  kind: StockDocumentKind | 'reserve' | 'release' | 'ship';
  /**
   * Number of pieces. In corrections, counts, write-offs and shortages it is added to stock on hand and may be
   * negative.
   */
  quantity: number;
  order_id: ColumnType<number | null, number | null | undefined>;
  document_id: ColumnType<number | null, number | null | undefined>;
  /** Purchase price of one received piece; null = not known. */
  unit_price: ColumnType<UnitPrice | null, UnitPrice | null | undefined>;
  at: Generated<Date>;
}
