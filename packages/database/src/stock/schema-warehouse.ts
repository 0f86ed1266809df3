import type { ProductId } from '@farad/domain/product';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface PickingWaveTable {
  id: GeneratedAlways<number>;
  created_by: number;
  created_at: Date;
  picker_id: number;
  seen_at: Date;
  state: Generated<'open' | 'done' | 'dropped'>;
  ended_at: ColumnType<Date | null, Date | null | undefined>;
}

interface PickingOrderTable {
  wave_id: number;
  order_id: number;
  box: number;
  is_open: Generated<boolean>;
}

interface PickingLineTable {
  wave_id: number;
  order_id: number;
  product_id: ProductId;
  warehouse_id: number;
  cell: string;
  bag: number;
  needed: number;
  picked: Generated<number>;
  is_short: Generated<boolean>;
  settled_at: ColumnType<Date | null, Date | null | undefined>;
}

interface OrderLackTable {
  id: GeneratedAlways<number>;
  document_id: number;
  order_id: number;
  product_id: ProductId;
  warehouse_id: number;
  quantity: number;
  found: Generated<number>;
  settled_at: ColumnType<Date | null, Date | null | undefined>;
  told_at: ColumnType<Date | null, Date | null | undefined>;
}

/** Tables of picking, for the schema in schema.ts. */
export interface WarehouseTables {
  order_lack: OrderLackTable;
  picking_wave: PickingWaveTable;
  picking_order: PickingOrderTable;
  picking_line: PickingLineTable;
}
