import { rowIdMax } from '@farad/domain/shared';
import type pg from 'pg';

import * as statements from './vanished-sql.ts';
import type { GoneDeed } from './vanished-sql.ts';

export type { GoneDeed } from './vanished-sql.ts';

/** A refused row, with what identifies its part. */
export interface RefusedRow {
  readonly number: string;
  readonly mpn: string;
}

/** A part that the list no longer contains, and what happens to it, by column. */
export interface GonePart {
  readonly product_id: number;
  readonly number: string;
  /** Rows that the previous list had; 0 = they vanished earlier. */
  readonly fresh: number;
  readonly mpn: string;
  readonly brand_id: number;
  readonly brand: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Rows of the supplier that a full list no longer contains. */
export interface GoneRows {
  /** null = the supplier is new. */
  readonly supplierId: number | null;
  /** Rows that vanished since the previous list. */
  readonly rows: number;
  /** Rows that lists with these columns had. */
  readonly listed: number;
  /** Rows that the supplier's lists with other columns have. They are not considered. */
  readonly others: number;
}

/** Parts per batch. Each batch is one transaction. */
const batchSize = 20_000;
const none: GoneRows = { supplierId: null, rows: 0, listed: 0, others: 0 };

/** Finds parts whose rows vanished. Call it after rows are matched. `layout`: digest of the columns of the file. */
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

/** Returns how many parts a deed would change. Writes nothing. The warehouse may not exist yet. */
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

/** Returns the next parts after an id, with what was decided for them. */
export async function listGone(client: pg.Client, after: number, limit: number): Promise<readonly GonePart[]> {
  const { rows } = await client.query<GonePart>(statements.listGone, [after, limit]);
  return rows;
}

/** The supplier of the rows, the warehouse of the pieces, and the import that acts. */
export interface GoneTarget {
  readonly supplierId: number;
  readonly warehouseId: number;
  readonly runId: number;
}

/**
 * Removes the pieces of the next parts after an id, or archives them, in one transaction. Returns the last part and the
 * number of changed ones, or null if none are left.
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

/** Records which of the supplier's lists contains the rows of the file. */
export async function saveLayout(client: pg.Client, supplierCode: string, layout: string): Promise<void> {
  await client.query(statements.saveLayout, [supplierCode, layout]);
}
