import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { migrate, MigrationRefused, pendingMigrations, readMigrations } from './migrate.ts';
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

/** The program's own files and some more. */
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
  it('do nothing a second time', async () => {
    expect(await migrate(database.url)).toEqual([]);
  });

  it('leave nothing of a file that fails, and keep the files before it', async () => {
    const files = {
      '9001-good.sql': 'create table made_by_good (id integer)',
      '9002-bad.sql': 'create table made_by_bad (id integer); select * from nowhere',
    };
    await expect(withFiles(files, (folder) => migrate(database.url, folder))).rejects.toThrow('nowhere');
    expect(await columnsOf('made_by_good')).toBe(1);
    expect(await columnsOf('made_by_bad')).toBe(0);
  });

  it('refuse a newer database with words', async () => {
    await expect(migrate(database.url)).rejects.toThrow(/newer than this program.*9001-good\.sql/);
  });

  it('refuse a file that was changed after it was applied', () => {
    const file = { number: 1, name: '0001-a.sql', sql: '', sha256: 'aa' };
    expect(() => pendingMigrations([file], [{ ...file, sha256: 'bb' }])).toThrow(MigrationRefused);
  });

  it('started together are applied once', async () => {
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
