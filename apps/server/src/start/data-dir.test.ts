import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDataDir } from './data-dir.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'farad-data-dir-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o7777).toString(8);
const withServer = process.getuid?.() === 0 ? '711' : '700';

it('the data folder is created for its owner alone', async () => {
  const path = join(scratch, 'a/new');
  await openDataDir(path, { runsServer: false });
  expect(await modeOf(path)).toBe('700');
});

it.each([
  [false, 0o755, '700'],
  [true, 0o755, withServer],
  [false, 0o777, '700'],
  [false, 0o500, '500'],
  [false, 0o1777, '1777'],
])('a folder that was open to others (server here: %s, %o) is made private: %s', async (runsServer, mode, closed) => {
  const path = join(scratch, `${runsServer}-${mode}`);
  await mkdir(path);
  await chmod(path, mode);
  await openDataDir(path, { runsServer });
  expect(await modeOf(path)).toBe(closed);
});

it('the data folder stays open to an embedded server of another process', async () => {
  const path = join(scratch, 'served');
  await mkdir(join(path, 'postgres'), { recursive: true });
  await chmod(path, 0o711);
  await openDataDir(path, { runsServer: false });
  expect(await modeOf(path)).toBe(withServer);
});
