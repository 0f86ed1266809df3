import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { ShopFiles } from '#files/open-files.ts';

const fetchPrefix = 'fetch-';

/** Reads and writes the files of imports. Each import has its file and its problems. */
export function importFiles({ store, bring, keep, remove }: Pick<ShopFiles, 'store' | 'bring' | 'keep' | 'remove'>) {
  const sourceOf = (id: number): string => `imports/${id}/source`;
  const problemsOf = (id: number): string => `imports/${id}/problems.jsonl`;
  return {
    /** Returns the path of an import's file on this machine. Throws if it is gone. */
    source: async (id: number): Promise<string> => {
      const path = await bring(sourceOf(id));
      if (path === null) throw new Error(`import ${id}: its file does not exist`);
      return path;
    },
    /** Returns the path of an import's problems on this machine; null = they are gone. */
    problems: (id: number): Promise<string | null> => bring(problemsOf(id)),
    /** Writes a part of the file at its offset. */
    write: (id: number, offset: number, bytes: Uint8Array): Promise<void> => store.append(sourceOf(id), offset, bytes),
    /** Stores the file at a path of this machine as that of the import. */
    keepSource: (id: number, path: string): Promise<void> => keep(sourceOf(id), path),
    keepProblems: (id: number, path: string): Promise<void> => keep(problemsOf(id), path),
    remove: async (id: number): Promise<void> => {
      await remove(sourceOf(id));
      await remove(problemsOf(id));
      await store.removeBelow(`imports/${id}/`);
    },
  };
}

/** Creates a folder for a file to fetch. Each fetch has its own folder, so that two fetches do not collide. */
export async function makeFetchFolder(dataDir: string): Promise<string> {
  await mkdir(join(dataDir, 'imports'), { recursive: true });
  return mkdtemp(join(dataDir, 'imports', fetchPrefix));
}

/** Removes folders of fetches that have not changed since `before`. Their processes were killed. */
export async function removeFetchFolders(dataDir: string, before: Date): Promise<void> {
  const root = join(dataDir, 'imports');
  await mkdir(root, { recursive: true });
  for (const name of await readdir(root)) {
    const path = join(root, name);
    if (name.startsWith(fetchPrefix) && (await stat(path)).mtime < before) await rm(path, { recursive: true });
  }
}
