import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Handle } from './connect.ts';
import { startEmbedded } from '../embedded/embedded.ts';
import { migrate } from './migrate.ts';

/** Data that `globalSetup` passes to all test files of a run. */
export interface TestServer {
  /** URL of a PostgreSQL server where databases may be created. The database in the URL itself is not changed. */
  readonly adminUrl: string;
  /** Name of the migrated database that each test file copies. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/**
 * Creates the template database on the server `givenUrl`. If that is undefined, starts a temporary embedded server.
 * `fill` adds data that belong to other packages.
 */
export async function startTestServer(
  givenUrl: string | undefined,
  fill: (url: string) => Promise<void>,
): Promise<TestServer & { stop(): Promise<void> }> {
  const { adminUrl, stop } =
    givenUrl === undefined ? await startTemporary() : { adminUrl: givenUrl, stop: () => undefined };
  const template = `farad_template_${randomBytes(6).toString('hex')}`;
  await runStatement(adminUrl, `CREATE DATABASE ${template}`);
  await migrate(databaseUrl(adminUrl, template));
  await fill(databaseUrl(adminUrl, template));
  return {
    adminUrl,
    template,
    stop: async () => {
      if (givenUrl !== undefined) await runStatement(adminUrl, `DROP DATABASE ${template} WITH (FORCE)`);
      await stop();
    },
  };
}

async function startTemporary(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'farad-test-'));
  await chmod(dataDir, 0o711); // as root: the account that runs PostgreSQL must enter it
  const server = await startEmbedded({ dataDir });
  // Test data need not survive a power failure, so PostgreSQL does not wait for the disk.
  await runStatement(server.url, 'ALTER SYSTEM SET fsync = off');
  await runStatement(server.url, 'ALTER SYSTEM SET full_page_writes = off');
  await runStatement(server.url, 'SELECT pg_reload_conf()');
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { adminUrl: server.url, stop };
}

/**
 * Creates a migrated database for one Vitest file. Call `drop` in `afterAll`, after closing your own pools. `drop`
 * closes connections that are still open. `copyOf` is the URL of another such database to copy, to which nobody is
 * connected.
 */
export async function createTestDatabase(copyOf?: string): Promise<{ url: string; drop(): Promise<void> }> {
  const { adminUrl, template: migrated } = inject('testServer');
  const template = copyOf === undefined ? migrated : new URL(copyOf).pathname.slice(1);
  const name = `farad_test_${randomBytes(6).toString('hex')}`;
  await runStatement(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => runStatement(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Runs a raw SQL statement on a handle, for tests outside this package, which do not import the SQL builder. */
export const runIn = async (handle: Handle, statement: string): Promise<void> => {
  await sql.raw(statement).execute(handle);
};
