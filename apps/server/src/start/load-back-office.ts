import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { BackOfficeBuild } from '../http/pages/back-office-pages.ts';

const build = new URL('../../../back-office/build/', import.meta.url);

/** Returns the built back office; null = not built. */
export async function loadBackOffice(): Promise<BackOfficeBuild | null> {
  const file = new URL('index.html', build);
  if (!existsSync(file)) return null;
  let last = await readFile(file, 'utf8');
  const page = async (): Promise<string> => {
    // A running build has removed the file; the last page is used until the new one exists.
    last = await readFile(file, 'utf8').catch(() => last);
    return last;
  };
  return { page, folder: fileURLToPath(build) };
}
