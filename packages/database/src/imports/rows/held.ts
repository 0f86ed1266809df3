import type { HeldCause } from '@farad/domain/import';
import type pg from 'pg';

import { indexStaged } from '../import-sql.ts';
import * as statements from './held-sql.ts';

/**
 * A row that waits for a decision of staff. `before` holds the shop's stock and prices by column, `after` the list's.
 */
export interface HeldRow {
  readonly line: number;
  readonly product_id: number;
  readonly number: string;
  readonly causes: readonly HeldCause[];
  readonly mpn: string;
  readonly brand_id: number;
  readonly brand: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Number of waiting rows, in all and by cause. A row may have several causes. */
export type HeldCounts = Readonly<Record<HeldCause | 'rows', number>>;

/** The file, and the rules that tell which of its rows need a decision of staff. */
export interface HeldOrder {
  readonly supplierCode: string;
  readonly warehouseCode: string;
  readonly hasStock: boolean;
  readonly hasPrices: boolean;
  /** How far a price may change without a decision of staff, in percent. */
  readonly changePercent: number;
}

/**
 * Finds staged rows that need a decision of staff, and removes the stock or prices in question from them. Returns how
 * many rows were found.
 */
export async function holdRows(client: pg.Client, order: HeldOrder): Promise<HeldCounts> {
  const suppliers = await client.query<{ id: number }>('select id from supplier where code = $1', [order.supplierCode]);
  const warehouses = await client.query<{ id: number }>('select id from warehouse where code = $1', [
    order.warehouseCode,
  ]);
  const [supplierId, warehouseId] = [suppliers.rows[0]?.id ?? 0, warehouses.rows[0]?.id ?? null];
  const { hasStock, hasPrices, changePercent } = order;
  await client.query(indexStaged);
  await client.query(statements.findHeld, [supplierId, warehouseId, hasStock, hasPrices, changePercent * 100]);
  await client.query('analyze import_held_row');
  await client.query(statements.removeHeldValues);
  const { rows } = await client.query<HeldCounts>(statements.countHeld);
  return rows[0] ?? { rows: 0, stock_touched: 0, dearer: 0, below_cost: 0, price_jump: 0 };
}

/** Returns up to `limit` waiting rows after line `after`. */
export async function listHeld(client: pg.Client, after: number, limit: number): Promise<readonly HeldRow[]> {
  const { rows } = await client.query<HeldRow>(statements.listHeld, [after, limit]);
  return rows;
}
