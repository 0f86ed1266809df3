import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { orderStatuses } from '@farad/domain/order';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { migrate, MigrationRefused, migrateWith, pendingMigrations, readMigrations } from './migrate.ts';
import { statusCheck } from '../statuses/order-status-check.ts';
import { createTestDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const columnsOf = async (table: string): Promise<number> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rowCount } = await client.query('select from information_schema.columns where table_name = $1', [table]);
  await client.end();
  return rowCount ?? 0;
};

/** Returns true if a session waits for a lock on the table `made_by_good`. */
async function waitsFor(holder: pg.Client): Promise<boolean> {
  const { rowCount } = await holder.query(
    `select from pg_locks where not granted and relation = 'made_by_good'::regclass`,
  );
  return (rowCount ?? 0) > 0;
}

/** Calls `work` with a folder that holds the program's migrations and the files `more` (text by file name). */
async function withFiles<T>(more: Readonly<Record<string, string>>, work: (folder: URL) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'farad-migrations-'));
  const known = await readMigrations();
  const files = { ...Object.fromEntries(known.map(({ name, sql }) => [name, sql])), ...more };
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  try {
    return await work(pathToFileURL(`${folder}/`));
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('migrations', () => {
  it('change nothing when run a second time', async () => {
    expect(await migrate(database.url)).toEqual([]);
  });

  it('roll back a file that fails and keep the files before it', async () => {
    const files = {
      '9001-good.sql': 'create table made_by_good (id integer)',
      '9002-bad.sql': 'create table made_by_bad (id integer); select * from nowhere',
    };
    await expect(withFiles(files, (folder) => migrate(database.url, folder))).rejects.toThrow('nowhere');
    expect(await columnsOf('made_by_good')).toBe(1);
    expect(await columnsOf('made_by_bad')).toBe(0);
  });

  it('refuse a newer database with a message', async () => {
    await expect(migrate(database.url)).rejects.toThrow(/newer than this program.*9001-good\.sql/);
  });

  it('refuse a file that was changed after it was applied', () => {
    const file = { number: 1, name: '0001-a.sql', sql: '', sha256: 'aa' };
    expect(() => pendingMigrations([file], [{ ...file, sha256: 'bb' }])).toThrow(MigrationRefused);
  });

  it('retry on a table that is in use, and report it if it never becomes free', async () => {
    const known = await readMigrations();
    const good = { number: 9001, name: '9001-good.sql', sql: '', sha256: '' };
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    const { rows } = await holder.query<{ sha256: string }>('select sha256 from schema_migration where number = 9001');
    const applied = { ...good, sha256: rows[0]?.sha256 ?? '' };
    const widen = { number: 9002, name: '9002-wider.sql', sql: 'alter table made_by_good add more text', sha256: 'aa' };
    await holder.query('begin; select count(*) from made_by_good');
    const files = [...known, applied, widen];
    await expect(migrateWith(database.url, files, { lockMs: 20, tries: 2, pauseMs: 1 })).rejects.toThrow(
      /9002-wider\.sql could not lock a table/,
    );
    expect(await columnsOf('made_by_good')).toBe(1);
    const coming = migrateWith(database.url, files, { lockMs: 20, tries: 1000, pauseMs: 1 });
    await expect.poll(() => waitsFor(holder)).toBe(true);
    // The waiting migration does not block readers.
    expect(await columnsOf('made_by_good')).toBe(1);
    await holder.query('commit');
    expect(await coming).toEqual([widen.name]);
    expect(await columnsOf('made_by_good')).toBe(2);
    await holder.query('alter table made_by_good drop more; delete from schema_migration where number = 9002');
    await holder.end();
  });

  it('started at the same time are applied once', async () => {
    const files = {
      '9001-good.sql': 'create table made_by_good (id integer)',
      '9003-more.sql': 'create table more (id integer)',
    };
    const applied = await withFiles(files, (folder) =>
      Promise.all(Array.from({ length: 4 }, () => migrate(database.url, folder))),
    );
    expect(applied.flat()).toEqual(['9003-more.sql']);
  });
});

describe('the statuses of orders', () => {
  const allowed = async (client: pg.Client): Promise<string> => {
    const { rows } = await client.query<{ text: string }>(
      "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'orders_status_known'",
    );
    return rows[0]?.text ?? '';
  };

  it('match the domain after every start, without a change if they match already', async () => {
    const own = await createTestDatabase();
    const client = new pg.Client({ connectionString: own.url });
    await client.connect();
    const usual = await allowed(client);
    for (const status of orderStatuses) expect(usual).toContain(`'${status}'`);
    expect(await statusCheck(client)).toBeNull();
    await client.query(`alter table orders drop constraint orders_status_known,
      add constraint orders_status_known check (status in ('created', 'lost'))`);
    await migrate(own.url);
    expect(await allowed(client)).toBe(usual);
    await client.end();
    await own.drop();
  });
});
