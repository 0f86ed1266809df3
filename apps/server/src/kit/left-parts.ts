import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { isMissing } from './missing-file.ts';

/**
 * Maximum duration of writing a file. An older temporary file was left by a killed process; a younger one may still be
 * written.
 */
const writingMsMax = 3_600_000;

const partEnding = '.part';

/**
 * Returns the path for a file while it is being written; it is renamed when complete. `id` must be unique for each
 * write.
 */
export const partOf = (path: string, id: string): string => `${path}.${id}${partEnding}`;

/** Returns when a file was last changed; null = there is no such file. */
export async function changedAt(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Deletes temporary files that killed processes left in a folder. `of`: beginning of their names. `writingMs`: how long
 * a file may be written.
 */
export async function dropLeftParts(folder: string, now: Date, of = '', writingMs = writingMsMax): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(of) || !name.endsWith(partEnding)) continue;
    const path = join(folder, name);
    const at = await changedAt(path);
    if (at !== null && now.getTime() - at.getTime() > writingMs) await rm(path, { force: true });
  }
}
