import { rowIdMax } from '@farad/domain/shared';
import type pg from 'pg';

import * as statements from './vanished-sql.ts';
import type { GoneDeed } from './vanished-sql.ts';

export type { GoneDeed } from './vanished-sql.ts';

/** Number and MPN of a row that was refused. Its part still counts as listed. */
export interface RefusedRow {
  readonly number: string;
  readonly mpn: string;
}

/** A part that the list no longer contains. `before` and `after` hold its stock and state, as far as they change. */
export interface GonePart {
  readonly product_id: number;
  readonly number: string;
  /** Number of the part's rows in the previous list; 0 = the part had vanished before. */
  readonly fresh: number;
  readonly mpn: string;
  readonly brand_id: number;
  readonly brand: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Result of comparing a supplier's full list with the parts of its earlier lists. */
export interface GoneRows {
  /** Id of the supplier; null = the supplier is new, so nothing can vanish. */
  readonly supplierId: number | null;
  /** Number of rows that the previous list had and this list has not. */
  readonly rows: number;
  /** Number of the supplier's rows from lists with the same columns. */
  readonly listed: number;
  /** Number of the supplier's rows from lists with other columns. They are left out of the comparison. */
  readonly others: number;
}

/** Maximum number of parts per batch. Each batch is one transaction. */
const batchSize = 20_000;
const none: GoneRows = { supplierId: null, rows: 0, listed: 0, others: 0 };

/**
 * Finds parts that are not in the staged list, and stages them. Rows must be matched before. `layout` = hash of the
 * file's column headers.
 */
export async function findGone(
  client: pg.Client,
  supplierCode: string,
  layout: string,
  refused: readonly RefusedRow[],
): Promise<GoneRows> {
  const found = await client.query<{ id: number }>('select id from supplier where code = $1', [supplierCode]);
  const supplierId = found.rows[0]?.id;
  if (supplierId === undefined) return none;
  await client.query(
    `insert into import_refused (number, mpn_key) select number, upper(replace(mpn, ' ', ''))
     from jsonb_to_recordset($1) as row (number text, mpn text)`,
    [JSON.stringify(refused)],
  );
  await client.query(statements.findGone, [supplierId, layout]);
  if (refused.length > 0) await client.query(statements.keepRefused);
  await client.query('analyze import_gone');
  const listed = await client.query<{ listed: number; others: number }>(statements.countListed, [supplierId, layout]);
  const gone = await client.query<{ rows: number }>(statements.countGone);
  const { others = 0, listed: rows = 0 } = listed.rows[0] ?? {};
  return { supplierId, rows: gone.rows[0]?.rows ?? 0, listed: rows, others };
}

/**
 * Returns how many products `deed` would change. Changes only staging tables. `warehouseCode` may name a warehouse that
 * does not exist yet.
 */
export async function foreseeGone(
  client: pg.Client,
  { supplierId }: GoneRows,
  warehouseCode: string,
  deed: GoneDeed,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select id from warehouse where code = $1', [warehouseCode]);
  await client.query(statements.decideGone(deed), [0, rowIdMax, supplierId, rows[0]?.id ?? null]);
  const parts = await client.query<{ parts: number }>(statements.countGoneParts);
  return parts.rows[0]?.parts ?? 0;
}

/** Returns up to `limit` vanished parts with ids above `after`, and their changes. */
export async function listGone(client: pg.Client, after: number, limit: number): Promise<readonly GonePart[]> {
  const { rows } = await client.query<GonePart>(statements.listGone, [after, limit]);
  return rows;
}

/** Ids of the list's supplier, of the warehouse whose stock is changed, and of the import. */
export interface GoneTarget {
  readonly supplierId: number;
  readonly warehouseId: number;
  readonly runId: number;
}

/**
 * Applies `deed` to the next batch of vanished parts with ids above `after`. Must run in a transaction. Returns the
 * last id of the batch and the number of changed products; null = no part is left.
 */
export async function applyVanished(
  client: pg.Client,
  deed: GoneDeed,
  { supplierId, warehouseId, runId }: GoneTarget,
  after: number,
): Promise<{ readonly last: number; readonly parts: number } | null> {
  const end = await client.query<{ last: number | null }>(statements.goneBatchEnd, [after, batchSize]);
  const last = end.rows[0]?.last ?? null;
  if (last === null) return null;
  const batch = [after, last];
  await client.query(statements.lockGone, [...batch, warehouseId]);
  await client.query(statements.decideGone(deed), [...batch, supplierId, warehouseId]);
  const kept = await client.query(statements.storeVanished, [...batch, runId]);
  await client.query(statements.markGone, [...batch, supplierId, runId]);
  await client.query(statements.clearVanishedStock, [...batch, warehouseId]);
  await client.query(statements.askOthers, [...batch, supplierId]);
  await client.query(statements.archiveGone, batch);
  const parts = kept.rowCount ?? 0;
  await client.query(
    `update import_run set written_at = now(),
       written = written || jsonb_build_object('vanished', coalesce((written ->> 'vanished')::integer, 0) + $2) where id = $1`,
    [runId, parts],
  );
  return { last, parts };
}

/**
 * Stores `layout` (hash of the file's column headers) with each of the supplier's parts that the staged list contains.
 */
export async function saveLayout(client: pg.Client, supplierCode: string, layout: string): Promise<void> {
  await client.query(statements.saveLayout, [supplierCode, layout]);
}
