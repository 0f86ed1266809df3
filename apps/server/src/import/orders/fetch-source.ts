import { createWriteStream } from 'node:fs';
import { copyFile, readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

import type { ImportSchedule } from '@farad/contract/office/imports/suppliers';
import { importLimits, type ImportFailure } from '@farad/domain/import';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { FilesPort } from '@farad/integrations/files';

interface Source {
  readonly name: string;
  readonly size: number;
}

const fetchLimitMs = 30 * 60_000;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EACCES'].includes(String(error.code));

/** Returns the names of the suppliers' folders in IMPORT_FOLDER; null = it is not set or does not exist. */
export async function importFolders(root: string | null): Promise<readonly string[] | null> {
  if (root === null) return null;
  try {
    const entries = await readdir(root, { withFileTypes: true });
    return entries
      .flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : []))
      .toSorted();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Returns the newest file in a folder. Returns null if there is none, or if the folder is a link that leads out of
 * IMPORT_FOLDER.
 */
async function newestOf(root: string, folder: string): Promise<(Source & { readonly path: string }) | null> {
  const inside = await realpath(root);
  const place = await realpath(join(inside, folder));
  if (!place.startsWith(inside + sep)) return null;
  const entries = await readdir(place, { withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && !/^\.|\.(?:part|tmp|filepart|crdownload)$/i.test(entry.name))
      .map(async ({ name }) => ({ name, path: join(place, name), ...(await stat(join(place, name))) })),
  );
  const [newest] = files.toSorted((a, b) => b.mtimeMs - a.mtimeMs);
  return newest === undefined ? null : { name: newest.name, path: newest.path, size: newest.size };
}

async function copyNewest(root: string | null, folder: string, to: string): Promise<Result<Source, ImportFailure>> {
  if (root === null) return fail('source_not_there');
  try {
    const newest = await newestOf(root, folder);
    if (newest === null || newest.size === 0) return fail('source_not_there');
    if (newest.size > importLimits.fileBytesMax) return fail('source_too_large');
    await copyFile(newest.path, to);
    return ok(newest);
  } catch (error) {
    if (isMissing(error)) return fail('source_not_there');
    throw error;
  }
}

/** Fetches the file of a schedule and writes it to the path `to`. */
export async function fetchSource(
  source: ImportSchedule['source'],
  to: string,
  importFolder: string | null,
  files: FilesPort,
): Promise<Result<Source, ImportFailure>> {
  if (source.kind === 'folder') return copyNewest(importFolder, source.folder, to);
  const bounds = { bytesMax: importLimits.fileBytesMax, limitMs: fetchLimitMs };
  const fetched = await files.fetchFile(source.url, () => createWriteStream(to), bounds);
  if (fetched.ok) return fetched;
  return fail(fetched.error === 'too_large' ? 'source_too_large' : 'source_not_there');
}
