import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openOwnDatabase } from '../kit/shop-databases.ts';
import { measureLiveImport } from './measure.ts';

const parts = 20_000;
const rows = 100_000;
const quietMs = 30_000;
const slowestMs = 2000;
const foundLimitMs = 30_000;
const bytesMax = 1.5e9;
/**
 * Response times up to this are accepted during an import even if they doubled. A small shop answers in a few
 * milliseconds, so that nobody notices.
 */
const unseenMs = 100;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-live-import-'));
  // If the test runs as root, PostgreSQL runs as another account, which needs access to this folder.
  await chmod(folder, 0o711);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test.each(['command', 'office'] as const)('a shop answers as before while %s imports many new parts', async (way) => {
  const report = await measureLiveImport({
    folder,
    parts,
    rows,
    way,
    quietMs,
    openDatabase: openOwnDatabase,
    isLoaded: true,
    say: () => undefined,
  });
  const { before, during, foundMs, peakBytes } = report;
  expect([...before.failed, ...during.failed]).toEqual([]);
  expect(during.worst).toBeLessThan(slowestMs);
  expect(during.p99).toBeLessThan(Math.max(unseenMs, 2 * before.p99));
  expect(foundMs).toBeLessThan(foundLimitMs);
  expect(peakBytes).toBeLessThan(bytesMax);
});
