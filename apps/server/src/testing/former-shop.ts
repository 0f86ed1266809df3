import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { createTestDatabase } from '@farad/database/connection/test-database';
import { pino } from 'pino';

import type { Manifest } from '../backup/manifest.ts';
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts';
import { openApplication, type TestApplication } from './application.ts';

/**
 * A backup that an earlier version of the program wrote: file path → content in base64. It has the migrations up to
 * 0047 and rows in nearly every table. Orders are paid, refunded, returned and in delivery; some are by companies or
 * paid by bank transfer. So every later migration is tested with rows, as in a real upgrade.
 */
const formerShop = new URL('./former-shop.json.gz', import.meta.url);
export const lastFormerMigration = 47;

const config = { secretKey: '1'.repeat(64) };

/** Restores the backup of the former shop into an empty database and migrates it. */
async function restoreInto(url: string): Promise<Manifest> {
  const root = await mkdtemp(join(tmpdir(), 'farad-former-'));
  const folder = join(root, 'backup');
  const files = JSON.parse(gunzipSync(await readFile(formerShop)).toString()) as Readonly<Record<string, string>>;
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), Buffer.from(content, 'base64'));
  }
  const place = {
    config: { ...config, dataDir: join(root, 'data'), s3: null },
    folder,
    isWithoutKey: false,
    passphrase: null,
  };
  const checked = await checkBackup(place);
  // The restore compares rows and checksums with the manifest before it migrates.
  await restoreBackup(checked, url, pino({ enabled: false }), () => undefined);
  await rm(root, { recursive: true });
  return checked.manifest;
}

/** Returns a database of the former shop, to which nobody is connected. Call `drop` after the last use. */
export async function restoreFormerShop(): ReturnType<typeof createTestDatabase> {
  const database = await createTestDatabase();
  await restoreInto(database.url);
  return database;
}

/** Restores the former shop and opens the application with it. */
export async function openFormerShop(): Promise<{ shop: TestApplication; manifest: Manifest }> {
  const restored = Promise.withResolvers<Manifest>();
  const shop = await openApplication({ fill: async (_, url) => restored.resolve(await restoreInto(url)) });
  return { shop, manifest: await restored.promise };
}
