import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { clientFor } from '../connection/servers/client.ts';
import { quoted, sumsSql, type DatabaseContent, type UnfinishedJob, type Progress } from './backup-description.ts';

/**
 * Reasons for refusing to restore a backup. The command that restores it has a text per reason, which says what to do.
 */
type RestoreRefusal =
  | 'other_passphrase'
  | 'cannot_decrypt'
  | 'not_encrypted'
  | 'encrypted'
  | 'file_changed'
  | 'file_missing'
  | 'not_finished'
  | 'unreadable'
  | 'other_key'
  | 'no_key'
  | 'shop_there'
  | 'in_use'
  | 'other_rows'
  | 'other_sum';

type Values = Readonly<Record<string, string>>;

/**
 * Thrown if a backup is broken, if the target database is not empty or in use, or if the restored data differ from the
 * backup. `values` are inserted into the text of the reason.
 */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
  readonly code: RestoreRefusal;
  readonly values: Values;

  constructor(code: RestoreRefusal, values: Values = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(values)}`, options);
    this.code = code;
    this.values = values;
  }
}

/** Tables that have rows in any shop in use. A restore refuses a database where one of them is not empty. */
const telling = ['product', 'orders', 'account', 'staff'] as const;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = clientFor(url, { application_name: 'farad restore' });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set client_min_messages = warning');
    return await work(client);
  } finally {
    await client.end();
  }
}

async function hasRows(client: pg.Client, table: string): Promise<boolean> {
  const { rows: there } = await client.query<{ isThere: boolean }>(`select to_regclass($1) is not null as "isThere"`, [
    `public.${table}`,
  ]);
  if (there[0]?.isThere !== true) return false;
  const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`);
  return rowCount !== 0;
}

/**
 * Empties a database that holds no shop, for example after an interrupted restore. Throws RestoreRefused if the
 * database holds a shop or has another open connection.
 */
export const clearForRestore = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    for (const table of telling) if (await hasRows(client, table)) throw new RestoreRefused('shop_there', { table });
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::integer as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    if (rows[0]?.others !== 0) throw new RestoreRefused('in_use');
    await client.query(
      'drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade',
    );
  });

/** Returns statements that drop all foreign keys, and statements that add and check them again. */
async function referencesOf(client: pg.Client): Promise<{ readonly drop: string[]; readonly add: string[] }> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  return {
    drop: rows.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    add: rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  };
}

async function loadTables(
  client: pg.Client,
  { tables }: DatabaseContent,
  sourceOf: (table: string) => Readable,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const names = tables.map(({ name }) => quoted(name));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const { name, columns, rows } of tables) {
    const copy = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`));
    await pipeline(sourceOf(name), copy);
    if (copy.rowCount !== rows)
      throw new RestoreRefused('other_rows', { table: name, expected: String(rows), found: String(copy.rowCount) });
    onProgress({ table: name, rows });
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

async function compareSums(client: pg.Client, kept: DatabaseContent['sums']): Promise<void> {
  const { rows } = await client.query<Record<string, string>>(sumsSql);
  for (const [name, sum] of Object.entries(rows[0] ?? {}))
    if (kept[name] !== undefined && kept[name] !== sum)
      throw new RestoreRefused('other_sum', { name, expected: kept[name], found: sum });
}

const addJob = (client: pg.Client, { task, payload, queue, runAt, priority, maxAttempts, key }: UnfinishedJob) =>
  client.query(
    `select graphile_worker.add_job($1, $2::json, queue_name => $3, run_at => $4::timestamptz, priority => $5,
       max_attempts => $6, job_key => $7)`,
    [task, JSON.stringify(payload), queue, runAt, priority, maxAttempts, key],
  );

/**
 * Fills the database at `url` in one transaction, so a failure leaves no rows. The tables of the shop and of the job
 * queue must exist. Throws RestoreRefused if row counts or sums differ from the backup.
 */
export const loadDatabase = (
  url: string,
  content: DatabaseContent,
  sourceOf: (table: string) => Readable,
  onProgress: (progress: Progress) => void,
): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('begin');
    const references = await referencesOf(client);
    for (const statement of references.drop) await client.query(statement);
    await loadTables(client, content, sourceOf, onProgress);
    for (const statement of references.add) await client.query(statement);
    for (const { name, last, isCalled } of content.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), last, isCalled]);
    for (const job of content.jobs) await addJob(client, job);
    await compareSums(client, content.sums);
    await client.query('commit');
    await client.query('analyze');
  });
