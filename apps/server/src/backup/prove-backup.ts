import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

import { startEmbedded } from '@farad/database/embedded/embedded';
import { removeDataFolder } from '@farad/database/embedded/embedded-place';
import type { LedgerDifference } from '@farad/database/payments/ledger.queries';
import type { Logger } from 'pino';

import { ledgerDifferences } from './ledger-differences.ts';
import type { Manifest } from './manifest.ts';
import { checkBackup, restoreBackup, type RestorePlace } from './restore-backup.ts';

/** A backup that was restored as a test. `differences`: stored balances that differ from the sums of their ledgers. */
export interface ProvenBackup {
  readonly manifest: Manifest;
  readonly differences: readonly LedgerDifference[];
}

/**
 * Restores a backup into a new database and a new folder, with the secret key of this shop, and deletes both. Throws
 * if the restore fails. The shop itself is not touched.
 */
export async function proveBackup(place: Omit<RestorePlace, 'isWithoutKey'>, log: Logger): Promise<ProvenBackup> {
  const checked = await checkBackup({ ...place, isWithoutKey: false });
  const { dataDir } = place.config;
  await mkdir(dataDir, { recursive: true });
  const elsewhere = await mkdtemp(join(dataDir, 'proof-'));
  try {
    const server = await startEmbedded({ dataDir: elsewhere });
    try {
      // The files go into the new folder too, never into the bucket of the shop.
      const config = { ...place.config, dataDir: elsewhere, s3: null };
      await restoreBackup({ ...checked, place: { ...checked.place, config } }, server.url, log, () => undefined);
      return { manifest: checked.manifest, differences: await ledgerDifferences(server.url) };
    } finally {
      await server.stop();
    }
  } finally {
    await removeDataFolder(elsewhere);
  }
}
