import { existsSync } from 'node:fs';
import { chmod, mkdir, stat } from 'node:fs/promises';

import { clusterOf } from '@farad/database/embedded/embedded-place';

const ownerAlone = 0o700;
/**
 * Mode of the data folder if the program runs as root. PostgreSQL then runs as another user, who must be able to reach
 * a folder inside it. Other users cannot list the folder.
 */
const rootWithServer = 0o711;
const stickyBit = 0o1000;

/**
 * Creates the data folder and makes it private, because it contains backups, imported files and keys. A folder of
 * another user, or one that everybody may write to (`/tmp`), is not changed. An embedded database server in the folder
 * keeps its access, even if another process runs it.
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
