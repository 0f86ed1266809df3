import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { isMissing } from './missing-file.ts';

/** Writing takes less. An older part was left by a killed process; a younger one may still be written. */
const writingMsMax = 3_600_000;

const partEnding = '.part';

/** Returns the temporary path of a file, to be renamed when complete; `id`: unique for each write. */
export const partOf = (path: string, id: string): string => `${path}.${id}${partEnding}`;

/** Returns the time of the last change; null = no such file. */
export async function changedAt(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Removes parts that killed processes left in a folder; `of`: beginning of the file names. */
export async function dropLeftParts(folder: string, now: Date, of = ''): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(of) || !name.endsWith(partEnding)) continue;
    const path = join(folder, name);
    const at = await changedAt(path);
    if (at !== null && now.getTime() - at.getTime() > writingMsMax) await rm(path, { force: true });
  }
}
