import { existsSync } from 'node:fs';
import { chmod, mkdir, stat } from 'node:fs/promises';

import { clusterOf } from '@farad/database/embedded/embedded-place';

const ownerAlone = 0o700;
/** Lets the account in that runs PostgreSQL when we are root, by the name of its folder; nobody can look around. */
const rootWithServer = 0o711;
const stickyBit = 0o1000;

/**
 * Makes the data folder, and closes it to other accounts: backups, files of imports and keys lie in it. A folder that
 * belongs to another account, or that all may write to (`/tmp`), is left as it is. One with an embedded server in it stays
 * open to that, also where another process runs it.
 */
export async function openDataDir(dataDir: string, { runsServer }: { readonly runsServer: boolean }): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: ownerAlone });
  const uid = process.getuid?.();
  const { mode, uid: owner } = await stat(dataDir);
  if (uid === undefined || owner !== uid || (mode & stickyBit) !== 0) return;
  const hasServer = runsServer || existsSync(clusterOf(dataDir));
  const wanted = hasServer && uid === 0 ? rootWithServer : ownerAlone;
  if ((mode & 0o777 & ~wanted) !== 0) await chmod(dataDir, mode & wanted);
}
