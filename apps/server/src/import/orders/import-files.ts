import { constants } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const fetchPrefix = 'fetch-';

/**
 * Reads and writes the files of imports in the data folder. Each import has a folder with its file and its problems.
 */
export function importFiles(dataDir: string) {
  const folderOf = (id: number): string => join(dataDir, 'imports', String(id));
  return {
    source: (id: number): string => join(folderOf(id), 'source'),
    problems: (id: number): string => join(folderOf(id), 'problems.jsonl'),
    make: async (id: number): Promise<void> => {
      await mkdir(folderOf(id), { recursive: true });
    },
    /** Writes a part of the file at its offset. */
    write: async (id: number, offset: number, bytes: Uint8Array): Promise<void> => {
      await mkdir(folderOf(id), { recursive: true });
      // The file is never truncated, since a repeated part may arrive after later ones.
      const file = await open(join(folderOf(id), 'source'), constants.O_RDWR | constants.O_CREAT);
      try {
        for (let at = 0; at < bytes.length;) {
          const { bytesWritten } = await file.write(bytes, at, bytes.length - at, offset + at);
          at += bytesWritten;
        }
      } finally {
        await file.close();
      }
    },
    /** Creates a folder for a file to fetch. Each fetch has its own folder, so that two fetches do not collide. */
    makeFetch: async (): Promise<string> => {
      await mkdir(join(dataDir, 'imports'), { recursive: true });
      return mkdtemp(join(dataDir, 'imports', fetchPrefix));
    },
    /** Removes folders of fetches that have not changed since `before`. Their processes were killed. */
    removeFetches: async (before: Date): Promise<void> => {
      const root = join(dataDir, 'imports');
      await mkdir(root, { recursive: true });
      for (const name of await readdir(root)) {
        const path = join(root, name);
        if (name.startsWith(fetchPrefix) && (await stat(path)).mtime < before) await rm(path, { recursive: true });
      }
    },
    remove: (id: number): Promise<void> => rm(folderOf(id), { recursive: true, force: true }),
  };
}
