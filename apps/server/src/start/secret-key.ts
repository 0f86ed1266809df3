import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../config/config.ts';
import { isMissing } from '../kit/missing-file.ts';

async function readOrMake(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret.key');
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const made = randomBytes(32).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  // `wx`: if two programs start at the same time, only one of them creates the key, and the other fails.
  await writeFile(path, `${made}\n`, { mode: 0o600, flag: 'wx' });
  return made;
}

/**
 * Returns the secret key, 32 bytes. It is derived from SECRET_KEY, or from the file `secret.key` in the data folder,
 * which the first start creates.
 */
export async function readSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Buffer> {
  const source = config.secretKey ?? (await readOrMake(config.dataDir));
  return Buffer.from(hkdfSync('sha256', source, '', 'farad', 32));
}
