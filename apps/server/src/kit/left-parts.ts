import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { isMissing } from './missing-file.ts';

/** No writing takes so long: what is older was left by a process that was killed, what is younger another may be writing. */
const writingMsMax = 3_600_000;

const partEnding = '.part';

/** A file that is being written beside its place, to be renamed once it is whole; `id`: of this writing. */
export const partOf = (path: string, id: string): string => `${path}.${id}${partEnding}`;

/** When it was changed last; null: it is not there. */
export async function changedAt(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Drops the parts that killed processes left in a folder; `of`: how the names of the files begin. */
export async function dropLeftParts(folder: string, now: Date, of = ''): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(of) || !name.endsWith(partEnding)) continue;
    const path = join(folder, name);
    const at = await changedAt(path);
    if (at !== null && now.getTime() - at.getTime() > writingMsMax) await rm(path, { force: true });
  }
}
