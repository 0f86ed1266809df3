import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { BackOfficeBuild } from '../http/pages/back-office-pages.ts';

const build = new URL('../../../back-office/build/', import.meta.url);

/** Returns the built back office; null = it has not been built. */
export async function loadBackOffice(): Promise<BackOfficeBuild | null> {
  const file = new URL('index.html', build);
  if (!existsSync(file)) return null;
  let last = await readFile(file, 'utf8');
  const page = async (): Promise<string> => {
    // A running build may have deleted the file. Until the new one exists, the last page is used.
    last = await readFile(file, 'utf8').catch(() => last);
    return last;
  };
  return { page, folder: fileURLToPath(build) };
}
