import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);

it.each(['backup.ts', 'prove-backup.ts', 'demo-clear.ts', 'reindex.ts'])(
  '%s refuses a data folder without a shop, and creates none there',
  async (file) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'farad-no-shop-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const command = run(process.execPath, [join(import.meta.dirname, file)], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    });
    await expect(command).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(`there is no shop in the data folder ${dataDir}.`),
    });
    expect(await readdir(dataDir)).toEqual([]);
  },
);
