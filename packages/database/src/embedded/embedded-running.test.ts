import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { runningEmbedded } from './embedded-running.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'farad-running-'));
  await chmod(dataDir, 0o711);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('finds the server of a data folder while it runs, and no other', async () => {
  expect(await runningEmbedded(dataDir)).toBeNull();
  const server = await startEmbedded({ dataDir });
  expect(await runningEmbedded(dataDir)).toBe(server.url);
  await server.stop();
  expect(await runningEmbedded(dataDir)).toBeNull();
  // A crash left this lock file, and its process id now belongs to another process.
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\nx\n1\n5432\n\n\n\nready\n`);
  expect(await runningEmbedded(dataDir)).toBeNull();
});
