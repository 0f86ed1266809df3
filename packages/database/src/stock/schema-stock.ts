import type { UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { StockDocumentKind } from '@farad/domain/stock';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Tables of operations on stock. See schema.ts. */

export interface StockDocumentTable {
  id: GeneratedAlways<number>;
  key: string;
  kind: StockDocumentKind;
  warehouse_id: number;
  number: Generated<string>;
  reason: Generated<string>;
  staff_id: number;
  at: Date;
  /** Picking wave in which pieces were missing or found; null = none. */
  wave_id: ColumnType<number | null, number | null | undefined>;
}

export interface StockMovementTable {
  id: GeneratedAlways<number>;
  product_id: ProductId;
  warehouse_id: number;
  /** Movements of orders: reserve, release, ship, and receipt for returned goods. */
  kind: StockDocumentKind | 'reserve' | 'release' | 'ship';
  /** Pieces. Corrections, counts, write-offs and shortages are added to stock on hand and may be negative. */
  quantity: number;
  order_id: ColumnType<number | null, number | null | undefined>;
  document_id: ColumnType<number | null, number | null | undefined>;
  /** Unit price of a receipt; null = not given. */
  unit_price: ColumnType<UnitPrice | null, UnitPrice | null | undefined>;
  at: Generated<Date>;
}
