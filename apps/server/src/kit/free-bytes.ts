import { statfs } from 'node:fs/promises';

/** Returns the free bytes of the data folder; null = the system does not report them. */
export async function freeBytes(dataDir: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  } catch {
    return null;
  }
}
