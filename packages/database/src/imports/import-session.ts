import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { LocalizedText } from '@farad/domain/shared';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { writeFrame, type FrameAdditions } from './rows/frame.ts';
import { storeHeld } from './rows/held-sql.ts';
import * as held from './rows/held.ts';
import * as vanished from './rows/vanished.ts';
import { importLearned, saveJoins, numbersOf, type JoinedSpelling } from './import-makers.ts';
import * as matching from './import-match-sql.ts';
import * as numbering from './import-number-sql.ts';
import * as statements from './import-sql.ts';
import { savePurchasePrices } from '../prices/purchase-price.queries.ts';
import { clientFor } from '../connection/servers/client.ts';
import { retried } from '../connection/transaction.ts';
import { yieldBackend } from '../connection/yield-backend.ts';

export type { FrameAdditions } from './rows/frame.ts';
export type { HeldCounts, HeldRow } from './rows/held.ts';
export type { GonePart, GoneRows, GoneTarget, RefusedRow } from './rows/vanished.ts';
export type { FilledFields, FilledColumn } from './import-sql.ts';

export type ImportOutcome = 'new' | 'changed' | 'unchanged' | 'duplicate' | 'missing';

export interface ImportTarget {
  readonly supplier: {
    readonly code: string;
    readonly title: string;
    /** True = buyers may see the supplier's numbers. Applies to a new supplier only. */
    readonly isPublic: boolean;
    /**
     * Name under which products list the supplier's part numbers. null = keep the stored name; without one, they are
     * not listed.
     */
    readonly numberName: string | null;
  };
  readonly warehouse: { readonly code: string; readonly title: LocalizedText };
  readonly file: string;
  /** Id of the import's row in import_run; null = the import creates the row. */
  readonly runId: number | null;
  /** Who started the import, for the row that the import creates. Absent = `command`. */
  readonly by?: 'command' | 'exchange';
}

/** Ids of the rows that all batches of an import write to. */
export interface ImportIds {
  readonly supplierId: number;
  readonly warehouseId: number;
  readonly runId: number;
}

/** The ids, and other values that a batch saves with the supplier's parts. */
export interface BatchIds extends ImportIds {
  readonly supplierTitle: string;
  /** Hash of the file's column headers, which tells the supplier's lists apart; null = not known. */
  readonly layout: string | null;
}

/** Counts of products that a batch created and changed. */
export interface Written {
  readonly new: number;
  readonly changed: number;
}

/** One difference found by a dry run, for display. `before` and `after` hold values by column name. */
export interface Difference {
  readonly line: number;
  readonly mpn: string;
  readonly brand_id: number;
  readonly product_id: number | null;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

const analyzeFrom = 10_000;

/** Thrown if another import is running. */
export class ImportIsRunning extends Error {
  override readonly name = 'ImportIsRunning';
  override readonly message = 'Another import is running on this database. Wait until it ends.';
}

// Key of the import lock: "impo" in ASCII. Only one import runs at a time, because an import assigns ids of brands and
// categories itself.
export const importLockKey = 0x696d706f;

async function targetIds(client: pg.Client, { supplier, warehouse }: ImportTarget) {
  const supplierRow = await client.query<{ id: number }>(
    `insert into supplier (code, title, is_public, number_name) values ($1, $2, $3, $4) on conflict (code) do update
     set title = excluded.title, number_name = coalesce(excluded.number_name, supplier.number_name) returning id`,
    [supplier.code, supplier.title, supplier.isPublic, supplier.numberName],
  );
  const warehouseRow = await client.query<{ id: number }>(
    `with found as (select id from warehouse where code = $1), made as (
       insert into warehouse (id, code, title) select coalesce((select max(id) from warehouse), 0) + 1, $1, $2
       where not exists (select from found) returning id)
     select id from found union all select id from made`,
    [warehouse.code, JSON.stringify(warehouse.title)],
  );
  return { supplierId: supplierRow.rows[0]?.id ?? 0, warehouseId: warehouseRow.rows[0]?.id ?? 0 };
}

/** Stages the package body of every product that a row may match. */
async function keepBodies(client: pg.Client, bodyOf: (text: string) => string): Promise<void> {
  const { rows } = await client.query<{ package: string }>(matching.packagesOfProducts);
  await client.query(
    `insert into import_body (package, body) select package, body
     from jsonb_to_recordset($1) as row (package text, body text)`,
    [JSON.stringify(rows.map((row) => ({ package: row.package, body: bodyOf(row.package) })))],
  );
}

/** Rules for matching rows of a file with products. */
export interface MatchRules {
  /** True = all columns of the file are applied. False = only prices or stock are. */
  readonly isFull: boolean;
  /** True if the file has a column with the supplier's part numbers. */
  readonly hasNumbers: boolean;
  /** Returns the package body that a text names, e.g. `SOT-23`; '' = not known. */
  readonly bodyOf: (text: string) => string;
}

async function match(client: pg.Client, supplierCode: string, { isFull, hasNumbers, bodyOf }: MatchRules) {
  const { rows: suppliers } = await client.query<{ id: number }>('select id from supplier where code = $1', [
    supplierCode,
  ]);
  await client.query('analyze import_row (line, number, brand_id, mpn_key)');
  const supplierId = suppliers[0]?.id ?? null;
  if (!hasNumbers) await client.query(matching.numberVariants);
  await keepBodies(client, bodyOf);
  await client.query(matching.matchRows(isFull), [supplierId]);
  await client.query(matching.dropSecondMatches(isFull));
  const tied = await client.query(matching.untieAddresses('body'));
  if ((tied.rowCount ?? 0) > 0) await client.query(matching.untieAddresses('line'));
  const { rows } = await client.query<{ outcome: ImportOutcome; count: number; lines: number[] }>(
    `select outcome, count(*)::integer as count, (array_agg(line order by line))[1:20] as lines
     from import_match group by outcome`,
  );
  const duplicates = await client.query<{ line: number; mpn: string }>(
    `select match.line, mpn from import_match match join import_row on import_row.line = match.line
     where outcome = 'duplicate' order by match.line limit 10000`,
  );
  const missing = await client.query<{ line: number; number: string }>(
    `select match.line, number from import_match match join import_row on import_row.line = match.line
     where outcome = 'missing' order by match.line limit 10000`,
  );
  const untranslated = await client.query<{ count: number }>(
    `select count(*)::integer as count from import_match match join import_row on import_row.line = match.line
     where outcome = 'new' and is_untranslated`,
  );
  const last = await client.query<{ line: number | null }>('select max(line) as line from import_match');
  const numbers = await client.query<{ count: number }>(matching.countNewNumbers, [supplierId]);
  return {
    /** How many duplicate rows have a new supplier number. It is saved as a further number of the part. */
    newNumbers: numbers.rows[0]?.count ?? 0,
    outcomes: rows,
    duplicates: duplicates.rows,
    missing: missing.rows,
    untranslated: untranslated.rows[0]?.count ?? 0,
    lastLine: last.rows[0]?.line ?? 0,
  };
}

async function begin(client: pg.Client, target: ImportTarget, added: FrameAdditions) {
  await client.query(statements.indexStaged);
  await client.query(matching.numberNewProducts);
  await client.query(matching.joinDuplicates);
  const ids = await targetIds(client, target);
  await writeFrame(client, added);
  await client.query(
    `insert into category_spelling (supplier_id, path, category_id) select $1, path, category_id
     from jsonb_to_recordset($2) as row (path text, category_id integer)
     on conflict (supplier_id, path) do update set category_id = excluded.category_id`,
    [
      ids.supplierId,
      JSON.stringify(added.categorySpellings.map(({ path, categoryId }) => ({ path, category_id: categoryId }))),
    ],
  );
  return { ...ids, runId: await beginRun(client, target, ids) };
}

async function beginRun(client: pg.Client, target: ImportTarget, ids: Omit<ImportIds, 'runId'>): Promise<number> {
  const values = [ids.supplierId, ids.warehouseId];
  if (target.runId !== null) {
    await client.query('update import_run set supplier_id = $1, warehouse_id = $2 where id = $3', [
      ...values,
      target.runId,
    ]);
    return target.runId;
  }
  const run = await client.query<{ id: string }>(
    `insert into import_run (supplier_id, warehouse_id, file, state, by, started_at)
     values ($1, $2, $3, 'running', $4, now()) returning id`,
    [...values, target.file, target.by ?? 'command'],
  );
  return Number(run.rows[0]?.id);
}

async function mergeLines(
  client: pg.Client,
  ids: BatchIds,
  filled: statements.FilledFields,
  after: number,
  to: number,
): Promise<Written> {
  const { isFull } = filled;
  const lines = [after, to];
  const made = isFull ? await client.query(statements.insertNew, lines) : null;
  const kept = await client.query<{ count: number }>(statements.storeDifferences(filled), [
    ...lines,
    ids.warehouseId,
    ids.runId,
  ]);
  const written: Written = { new: made?.rowCount ?? 0, changed: kept.rows[0]?.count ?? 0 };
  const update = statements.updateChanged(filled);
  if (update !== null && written.changed > 0) await client.query(update, [...lines, ids.warehouseId, ids.runId]);
  if (filled.hasStock) await client.query(statements.writeStock, [...lines, ids.warehouseId, ids.supplierId]);
  if (filled.hasPurchase) {
    const keep = savePurchasePrices(statements.givenPurchases, { hasTiers: true });
    await client.query(keep, [...lines, ids.supplierTitle]);
  }
  if (isFull) {
    const numbered = [...lines, ids.supplierId, ids.runId, ids.layout];
    await client.query(numbering.bringBack, [...lines, ids.supplierId]);
    await client.query(numbering.writeNumbers, numbered);
    await client.query(numbering.writeJoinedNumbers, numbered);
    await client.query(numbering.writeSpellings, [...lines, ids.supplierId]);
  } else {
    await client.query(numbering.forgetRows, [...lines, ids.runId]);
    if (filled.hasPrices && filled.columns.has('tier_prices'))
      await client.query(numbering.writeListedPrices, [...lines, ids.supplierId]);
  }
  await client.query(storeHeld, [...lines, ids.runId, ids.supplierId]);
  await client.query(
    `update import_run set written_at = now(), written = jsonb_build_object(
       'new', (written ->> 'new')::integer + $2, 'changed', (written ->> 'changed')::integer + $3) where id = $1`,
    [ids.runId, written.new, written.changed],
  );
  return written;
}

/** Returns the changes that a dry run found. `warehouseCode` may name a warehouse that does not exist yet. */
async function compare(
  client: pg.Client,
  filled: statements.FilledFields,
  warehouseCode: string,
  lastLine: number,
  first: number,
) {
  const { rows } = await client.query<{ id: number }>('select id from warehouse where code = $1', [warehouseCode]);
  await client.query(statements.indexStaged);
  await client.query(statements.differenceTable);
  await client.query(statements.findDifferences(filled), [0, lastLine, rows[0]?.id ?? null]);
  const changed = await client.query<{ count: number }>('select count(*)::integer as count from import_difference');
  const columns = await client.query<{ column: string; parts: number }>(statements.countDifferences);
  const firstNew = await client.query<Difference>(statements.firstNew, [first]);
  const firstChanged = await client.query<Difference>(statements.firstChanged, [first]);
  await client.query('drop table import_difference');
  return {
    changed: changed.rows[0]?.count ?? 0,
    columns: columns.rows,
    firstNew: firstNew.rows,
    firstChanged: firstChanged.rows,
  };
}

// Key of the lock: "work" in ASCII.
const workLockKey = 0x776f726b;

/**
 * Opens a connection and takes an advisory lock on it. The lock ends with the connection, even if the process is
 * killed. Throws ImportIsRunning if another connection holds the lock.
 */
async function lockedClient(url: string, key = importLockKey): Promise<pg.Client> {
  const client = clientFor(url);
  await client.connect();
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [key]);
  if (rows[0]?.got === true) return client;
  await client.end();
  throw new ImportIsRunning();
}

/** Blocks imports until the caller calls the returned function. Throws ImportIsRunning if an import is running. */
export async function holdImportLock(url: string): Promise<() => Promise<void>> {
  const client = await lockedClient(url);
  return () => client.end();
}

/**
 * Takes the lock of the process that works on imports of staff and on files of 1C. Returns a function that releases it.
 * Throws ImportIsRunning if another process holds the lock.
 */
export async function holdWorkLock(url: string): Promise<() => Promise<void>> {
  const client = await lockedClient(url, workLockKey);
  return () => client.end();
}

/**
 * Opens the connection of one import and returns its steps. Rows are staged, matched with the catalogue, then merged in
 * batches. Before `begin` only staging tables change. Throws ImportIsRunning if another import is running.
 */
export async function openImportSession(url: string) {
  const client = await lockedClient(url);
  await yieldBackend(client);
  // A command that was killed left its run in the state `running`. As this connection got the lock, that command has
  // ended.
  await client.query(statements.endKilledCommands);
  await client.query(statements.prepareSession);
  await client.query(statements.emptyStaged);
  return {
    learned: (supplierCode: string) => importLearned(client, supplierCode),
    /**
     * Copies rows into the staging table. Their text is in the format of seed/copy-text.ts, with the columns
     * `stagedColumns`.
     */
    stage: (texts: AsyncIterable<string>): Promise<void> =>
      pipeline(
        Readable.from(texts, { objectMode: true, highWaterMark: 4 }),
        client.query(copyFrom(`copy import_row (${statements.stagedColumns}) from stdin`)),
      ),
    match: (supplierCode: string, rules: MatchRules) => match(client, supplierCode, rules),
    /**
     * Runs `work` in a transaction. Runs it again after a deadlock, because customers and staff write at the same time.
     */
    inTransaction: <T>(work: () => Promise<T>): Promise<T> =>
      retried(async () => {
        await client.query('begin');
        try {
          const answer = await work();
          await client.query('commit');
          return answer;
        } catch (error) {
          await client.query('rollback');
          throw error;
        }
      }),
    /**
     * Saves the supplier, the warehouse and new categories, attributes and brands. Assigns ids to new products. Returns
     * the ids of the import.
     */
    begin: (target: ImportTarget, added: FrameAdditions) => begin(client, target, added),
    mergeLines: (ids: BatchIds, told: statements.FilledFields, after: number, to: number) =>
      mergeLines(client, ids, told, after, to),
    /** Steps for parts that the supplier's new list no longer contains. See rows/vanished.ts. */
    vanished: {
      find: (supplierCode: string, layout: string, refused: readonly vanished.RefusedRow[]) =>
        vanished.findGone(client, supplierCode, layout, refused),
      foresee: (gone: vanished.GoneRows, warehouseCode: string, deed: vanished.GoneDeed) =>
        vanished.foreseeGone(client, gone, warehouseCode, deed),
      list: (after: number, limit: number) => vanished.listGone(client, after, limit),
      take: (deed: vanished.GoneDeed, target: vanished.GoneTarget, after: number) =>
        vanished.applyVanished(client, deed, target, after),
    },
    /** Steps for rows that wait for a decision of staff. See rows/held.ts. */
    held: {
      hold: (order: held.HeldOrder) => held.holdRows(client, order),
      list: (after: number, limit: number) => held.listHeld(client, after, limit),
    },
    saveLayout: (supplierCode: string, layout: string) => vanished.saveLayout(client, supplierCode, layout),
    saveJoins: (supplierCode: string, runId: number | null, joins: readonly JoinedSpelling[]) =>
      saveJoins(client, supplierCode, runId, joins),
    /** Returns the part numbers of these makers that the shop has. See import-makers.ts. */
    numbersOf: (brandIds: readonly number[]) => numbersOf(client, brandIds),
    /** Returns counts of changes and the first `first` changes of each kind. Changes nothing. */
    compare: (told: statements.FilledFields, warehouseCode: string, lastLine: number, first: number) =>
      compare(client, told, warehouseCode, lastLine, first),
    /**
     * Ends the run. `written` = number of new and changed products. If there are many, the planner's statistics are
     * updated.
     */
    finish: async (
      runId: number,
      state: 'done' | 'cancelled' | 'failed',
      counts: object,
      written: number,
    ): Promise<void> => {
      await client.query(
        `update import_run set state = $2, counts = $3, finished_at = now(), progress = null, is_stopping = false
         where id = $1`,
        [runId, state, JSON.stringify(counts)],
      );
      if (written >= analyzeFrom)
        await client.query(
          'analyze product (id, seo, brand_id, category_id, state, variant_group), stock, supplier_part',
        );
    },
    close: async (): Promise<void> => {
      await client.query(statements.emptyStaged);
      await client.end();
    },
  };
}

export type ImportSession = Awaited<ReturnType<typeof openImportSession>>;
