import { statfs } from 'node:fs/promises';

/** Returns the free space on the disk of the data folder in bytes; null = the system does not report it. */
export async function freeBytes(dataDir: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  } catch {
    return null;
  }
}
