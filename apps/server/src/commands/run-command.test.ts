import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);
/** Environment of the commands. Without the cache of compiled code, each command compiles the program again. */
const { PATH, NODE_COMPILE_CACHE = '' } = process.env;

it.each(['backup.ts', 'prove-backup.ts', 'demo-clear.ts', 'reindex.ts'])(
  '%s refuses a data folder without a shop, and creates none there',
  async (file) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'farad-no-shop-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const command = run(process.execPath, [join(import.meta.dirname, file)], {
      env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
    });
    await expect(command).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(`there is no shop in the data folder ${dataDir}.`),
    });
    expect(await readdir(dataDir)).toEqual([]);
  },
);

it.each([
  [{ LANG: 'ru_RU.UTF-8' }, 'Настройки не подходят:'],
  [{ LANG: 'ru_RU.UTF-8', LC_ALL: 'tr_TR.UTF-8' }, 'Ayarlar kullanılamıyor:'],
  [{ LANG: 'C.UTF-8' }, 'The configuration cannot be used:'],
])('a command speaks the language of the terminal: %j', async (locale, words) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'farad-no-shop-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const command = run(process.execPath, [join(import.meta.dirname, 'backup.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, ...locale },
  });
  await expect(command).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(words) });
});
