import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { partitionChange } from './partitions/create-partitions.ts';
import { languageChange } from '../languages/follow-languages.ts';
import { statusCheck } from '../statuses/order-status-check.ts';
import { clientFor } from './servers/client.ts';

/** Thrown if the database cannot be migrated to this program's schema. The message tells the operator why. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

interface Applied {
  readonly number: number;
  readonly name: string;
  readonly sha256: string;
}

const folder = new URL('../migrations/', import.meta.url);

// Key of the advisory lock: "farad" in ASCII. Nothing else locks this key.
const lockKey = 0x6661726164;

const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/;

/** Returns the migration files of the folder, in the order of their numbers. */
export async function readMigrations(from: URL = folder): Promise<readonly Migration[]> {
  const names = (await readdir(from)).filter((name) => fileName.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8');
      const sha256 = createHash('sha256').update(sql).digest('hex');
      return { number: Number(name.slice(0, 4)), name, sql, sha256 };
    }),
  );
}

/**
 * Returns the migrations still to apply. Throws MigrationRefused if the database has an unknown migration, or if the
 * file of an applied migration has changed.
 */
export function pendingMigrations(files: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const byNumber = new Map(files.map((file) => [file.number, file]));
  for (const done of applied) {
    const file = byNumber.get(done.number);
    if (file === undefined) {
      throw new MigrationRefused(
        `The database is newer than this program: it has migration ${done.name}, which this version does not know. ` +
          'Install the version that wrote it, or restore a backup made by this version.',
      );
    }
    if (file.sha256 !== done.sha256) {
      throw new MigrationRefused(
        `Migration ${done.name} was changed after it was applied (${done.sha256.slice(0, 12)} is in the database, ` +
          `${file.sha256.slice(0, 12)} in this program). Never edit an applied migration: add a new file.`,
      );
    }
  }
  const done = new Set(applied.map(({ number }) => number));
  return files.filter(({ number }) => !done.has(number));
}

/** How long a migration waits for table locks, how many times it tries, and the pause between tries. */
export interface MigrationPatience {
  /** Lock timeout. While the migration waits for the lock, later statements on the table wait behind it. */
  readonly lockMs: number;
  readonly tries: number;
  readonly pauseMs: number;
}

const patient: MigrationPatience = { lockMs: 5000, tries: 60, pauseMs: 5000 };

interface Step {
  readonly name: string;
  /** Text of statements that run one by one, outside a transaction; absent = there are none. */
  readonly single?: readonly string[];
  readonly run: () => Promise<unknown>;
}

/** First line of a file whose statements cannot run in a transaction, such as `create index concurrently`. */
const withoutTransaction = '-- no transaction';

/** Returns the statements of a file that starts with {@link withoutTransaction}. Empty lines separate them. */
const statementsOf = (text: string): readonly string[] => text.split('\n\n').slice(1);

async function tryOne(client: pg.Client, step: Step, lockMs: number): Promise<void> {
  await client.query(`set lock_timeout = ${lockMs}`);
  for (const statement of step.single ?? []) await client.query(statement);
  await client.query('set lock_timeout = default');
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockMs}`);
    await step.run();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const stepOf = (client: pg.Client, { number, name, sql, sha256 }: Migration): Step => ({
  name,
  ...(sql.startsWith(withoutTransaction) ? { single: statementsOf(sql) } : {}),
  run: async () => {
    if (!sql.startsWith(withoutTransaction)) await client.query(sql);
    await client.query('insert into schema_migration (number, name, sha256) values ($1, $2, $3)', [
      number,
      name,
      sha256,
    ]);
  },
});

const lockNotAvailable = '55P03';

/**
 * Applies one migration. If it gets no table lock in time, it is rolled back and retried after a pause. In the pause,
 * work that holds the table (a backup, a report) and queries that waited behind the migration can run. Statements
 * outside a transaction are not rolled back, so they must be repeatable.
 */
async function applyOne(client: pg.Client, step: Step, patience: MigrationPatience): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await tryOne(client, step, patience.lockMs);
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== lockNotAvailable) throw error;
      if (tried >= patience.tries)
        throw new MigrationRefused(
          `Migration ${step.name} could not lock a table that is in use (${error.message}). The database is unchanged. ` +
            'Wait until backups and reports end, then start again.',
          { cause: error },
        );
      await pause(patience.pauseMs);
    }
  }
}

/** Parts of the schema that follow lists of the program, or the time. They change without a numbered migration. */
const derived = [
  ['of the statuses of orders', statusCheck],
  ['of the languages', languageChange],
  ['of the partitions', (client: pg.Client) => partitionChange(client)],
] as const;

async function applyAll(
  client: pg.Client,
  files: readonly Migration[],
  patience: MigrationPatience,
): Promise<readonly string[]> {
  await client.query(`create table if not exists schema_migration (
    number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<Applied>('select number, name, sha256 from schema_migration order by number');
  const pending = pendingMigrations(files, rows);
  for (const migration of pending) await applyOne(client, stepOf(client, migration), patience);
  for (const [name, changeOf] of derived) {
    const change = await changeOf(client);
    if (change !== null) await applyOne(client, { name, run: () => client.query(change) }, patience);
  }
  return pending.map(({ name }) => name);
}

/**
 * Migrates the database at `url` to this program's schema, each file in its own transaction. Programs that start at the
 * same time run it one after another. Returns the names of the applied migrations. Throws MigrationRefused if the
 * schema does not fit, or if a table stays locked.
 */
export async function migrate(url: string, from: URL = folder): Promise<readonly string[]> {
  return migrateWith(url, await readMigrations(from));
}

/** Like `migrate`, with migrations that are already read. */
export async function migrateWith(
  url: string,
  files: readonly Migration[],
  patience = patient,
): Promise<readonly string[]> {
  const client = clientFor(url);
  await client.connect();
  try {
    await client.query('set client_min_messages = warning');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await applyAll(client, files, patience);
  } finally {
    await client.end();
  }
}
