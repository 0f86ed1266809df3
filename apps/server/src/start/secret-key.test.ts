import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { readConfig } from '../config/config.ts';
import { readSecretKey } from './secret-key.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'farad-secret-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

it('the key file is created once, for this account only', async () => {
  const config = readConfig({ DATA_DIR: dataDir });
  const first = await readSecretKey(config);
  expect(first).toHaveLength(32);
  expect(await readSecretKey(config)).toEqual(first);
  const file = join(dataDir, 'secret.key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).trim().length).toBeGreaterThan(40);
});

it('the key is the configured one if there is one', async () => {
  const key = (text: string) => readSecretKey(readConfig({ DATA_DIR: dataDir, SECRET_KEY: text }));
  const secret = 'a secret of at least 32 characters';
  expect(await key(secret)).toEqual(await key(secret));
  expect(await key(secret)).not.toEqual(await key(`${secret}!`));
});
