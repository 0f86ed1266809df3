import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of imports in the data folder: each import has a folder with what was sent and what was not taken of it. */
export function importFiles(dataDir: string) {
  const folderOf = (id: number): string => join(dataDir, 'imports', String(id));
  return {
    source: (id: number): string => join(folderOf(id), 'source'),
    problems: (id: number): string => join(folderOf(id), 'problems.jsonl'),
    make: async (id: number): Promise<void> => {
      await mkdir(folderOf(id), { recursive: true });
    },
    /** Writes a part of the file at its place. */
    write: async (id: number, offset: number, bytes: Uint8Array): Promise<void> => {
      await mkdir(folderOf(id), { recursive: true });
      const file = await open(join(folderOf(id), 'source'), offset === 0 ? 'w' : 'r+');
      try {
        for (let at = 0; at < bytes.length;) {
          const { bytesWritten } = await file.write(bytes, at, bytes.length - at, offset + at);
          at += bytesWritten;
        }
      } finally {
        await file.close();
      }
    },
    remove: (id: number): Promise<void> => rm(folderOf(id), { recursive: true, force: true }),
  };
}
