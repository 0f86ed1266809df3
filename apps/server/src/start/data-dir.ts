import { existsSync } from 'node:fs';
import { chmod, mkdir, stat } from 'node:fs/promises';

import { clusterOf } from '@farad/database/embedded/embedded-place';

const ownerAlone = 0o700;
/** Lets the account of PostgreSQL enter the folder by name when we are root; nobody can list it. */
const rootWithServer = 0o711;
const stickyBit = 0o1000;

/**
 * Creates the data folder and closes it to other accounts, since it contains backups, imported files and keys. A folder
 * of another account, or one writable for all (`/tmp`), is not changed. A folder with an embedded server stays open to
 * that server, even if another process runs it.
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
