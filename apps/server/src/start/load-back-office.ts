import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { BackOfficeBuild } from '../http/pages/back-office-pages.ts';

const build = new URL('../../../back-office/build/', import.meta.url);

/** Returns the built back office; null = not built. */
export async function loadBackOffice(): Promise<BackOfficeBuild | null> {
  const page = new URL('index.html', build);
  if (!existsSync(page)) return null;
  return { page: await readFile(page, 'utf8'), folder: fileURLToPath(build) };
}
