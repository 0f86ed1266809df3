import { statfs } from 'node:fs/promises';

/** Returns the bytes that this process may still write in its data folder; null = the system does not tell. */
export async function freeBytes(dataDir: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  } catch {
    return null;
  }
}
