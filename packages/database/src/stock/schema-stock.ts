import type { UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { LocalizedText } from '@farad/domain/shared';
import type { StockDocumentKind } from '@farad/domain/stock';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

interface StockDocumentTable {
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

interface WarehouseTable {
  id: number;
  code: string;
  title: Json<LocalizedText>;
}

interface StockTable {
  product_id: ProductId;
  warehouse_id: number;
  on_hand: number;
  reserved: Generated<number>;
  /** Pieces counted by suppliers' files. on_hand = counted + the sum of stock movements since. */
  counted: Generated<number>;
  /** Storage cell in the warehouse; '' = not set. */
  cell: Generated<string>;
  /** Id of the supplier whose file last set the stock; null = no supplier's file has set it. */
  told_by: number | null;
  /** Time of the last stock document after the supplier's last file; null = there was none. */
  touched_at: ColumnType<Date | null, Date | null | undefined>;
}

interface ReservationTable {
  order_id: number;
  product_id: ProductId;
  warehouse_id: number;
  quantity: number;
  expires_at: Date | null;
}

/** Tables of warehouses, stock and its movements, for the schema in schema.ts. */
export interface StockTables {
  warehouse: WarehouseTable;
  stock: StockTable;
  reservation: ReservationTable;
  stock_movement: StockMovementTable;
  stock_document: StockDocumentTable;
}
