import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { connect } from '@farad/database/connection/connect';
import { createTestDatabase, runIn } from '@farad/database/connection/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { readConfig } from '../config/config.ts';
import { createClosing } from '../kit/closing.ts';
import { describeError } from './describe-error.ts';
import { openDatabase } from './open-database.ts';
import { t } from './terminal-words.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
let said: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'farad-check-machine-'));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await database.drop();
});
beforeEach(() => {
  said = [];
});

/** Runs statements in the database over their own connection. */
async function run(statements: string): Promise<void> {
  const { db, close } = connect(database.url, { size: 1 });
  await runIn(db, statements);
  await close();
}

/** Opens the database as a start does. */
const open = (environment: Readonly<Record<string, string>> = {}) =>
  openDatabase(
    readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url, ...environment }),
    createClosing(),
    (text) => void said.push(text),
  );

/** Makes the server report itself as PostgreSQL 15.12, and a clock that is 61 seconds fast. */
const otherServer = `
  create schema other;
  create function other.current_setting(name text) returns text language sql as $$
    select case name when 'server_version_num' then '150012' else pg_catalog.current_setting(name) end $$;
  create function other.clock_timestamp() returns timestamptz language sql as $$
    select pg_catalog.clock_timestamp() + interval '61 seconds' $$;
  do $$ begin
    execute format('alter database %I set search_path = other, pg_catalog, public', current_database());
  end $$`;

it('a server that fits and a disk with room are not mentioned', async () => {
  await open();
  expect(said).toEqual([]);
});

it('a disk without room is told in one line, and the start goes on', async () => {
  await open({ DISK_FREE_MIN_MB: '999999999' });
  expect(said).toEqual([expect.stringMatching(new RegExp(`^${t('opening.check_data_folder')}: .*999.999.999`))]);
});

it('an old PostgreSQL is refused by its version, a wrong clock is told, each in one line', async () => {
  await run(otherServer);
  const refusal = await open().then(
    () => '',
    (error: unknown) => describeError(error),
  );
  expect(refusal).toMatch(new RegExp(`^${t('opening.check_database')}: PostgreSQL 15 [^\n]*16[^\n]*$`));
  await run('drop function other.current_setting(text)');
  await open();
  expect(said).toEqual([expect.stringMatching(new RegExp(`^${t('opening.check_clock')}: [^\n]* 61 [^\n]*$`))]);
});
