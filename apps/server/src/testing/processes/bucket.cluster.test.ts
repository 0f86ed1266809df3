import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { createTestDatabase } from '@farad/database/connection/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startLiveServer, type LiveServer } from './live-server.ts';

// A worker and an API on two machines: a data folder each, one database, and the bucket of an S3 server that was not
// written here (scripts/cluster/moto.mjs).

const photo = `${'ab'.repeat(16)}-400.webp`;

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let environment: Readonly<Record<string, string>>;
const living: LiveServer[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-bucket-'));
  database = await createTestDatabase();
  const of = (name: string): string => process.env[`FARAD_S3_${name}`] ?? '';
  environment = {
    DATABASE_URL: database.url,
    SITE_URL: 'http://localhost:3999',
    SECRET_KEY: 'of several servers that are tested',
    TWINS: 'off',
    SEARCH_THREADS: '1',
    LOG_LEVEL: 'info',
    S3_ENDPOINT: of('URL'),
    S3_BUCKET: of('BUCKET'),
    S3_REGION: of('REGION'),
    S3_KEY_ID: of('KEY_ID'),
    S3_SECRET: of('SECRET'),
    S3_PREFIX: `servers-${Date.now()}/`,
  };
});
afterAll(async () => {
  for (const server of living) await server.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (name: string, role: string): Promise<LiveServer> => {
  const server = await startLiveServer(join(folder, name), { environment: { ...environment, ROLE: role } });
  living.push(server);
  return server;
};

/** Runs a command with a data folder. Returns its exit code and its output. */
async function run(file: string, dataDir: string, words: readonly string[]): Promise<readonly [number, string]> {
  const path = new URL(`../../commands/${file}`, import.meta.url).pathname;
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, LANG: 'C', ...environment, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [path, ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return [Number(code), output];
}

test('the snapshot of one server is used by another, and files that were moved to the bucket are shown', async () => {
  const worker = await start('worker', 'worker');
  await worker.stop();
  const api = await start('api', 'api');
  // The API saves no snapshot itself, so its copy is that of the worker.
  expect(existsSync(join(folder, 'api/copies'))).toBe(true);
  expect((await readdir(join(folder, 'api'))).includes('catalogue.index')).toBe(false);
  const ready = (await (await fetch(`${api.origin}/api/readyz`)).json()) as Record<string, unknown>;
  expect(ready).toMatchObject({ status: 'ready', files: true, index: true });

  const old = join(folder, 'old');
  await mkdir(join(old, 'images/ab'), { recursive: true });
  await writeFile(join(old, 'images/ab', photo), 'a photo');
  expect((await fetch(`${api.origin}/img/photo/${photo}`)).status).toBe(404);
  const [code, output] = await run('files-move.ts', old, ['--to', 'bucket', '--remove']);
  expect([code, output]).toEqual([0, expect.stringContaining('Counts and bytes agree: 1 files, 7 bytes.')]);
  expect(existsSync(join(old, 'images/ab', photo))).toBe(false);
  const shown = await fetch(`${api.origin}/img/photo/${photo}`);
  expect([shown.status, shown.headers.get('content-type'), await shown.text()]).toEqual([200, 'image/webp', 'a photo']);

  const [back] = await run('files-move.ts', old, ['--to', 'folder']);
  expect([back, existsSync(join(old, 'images/ab', photo))]).toEqual([0, true]);
});
