import type { FileStorePort } from '@farad/integrations/file-store';

/** Folders of files that a shop with a bucket keeps there, and single files. The snapshot of the catalogue is made anew. */
export const movedFolders = ['images/', 'imports/', 'exchange/'] as const;

/** Files that are being fetched belong to the process that fetches them. */
const isPassing = (name: string): boolean => name.startsWith('imports/fetch-');

const together = 4;

export interface Copied {
  /** Files at the source. */
  readonly files: number;
  readonly bytes: number;
  /** Files that were copied now. The others were at the target already, with the same size. */
  readonly copied: number;
}

/** Files of a store, by name, with their sizes. */
async function sizesOf(store: FileStorePort, folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { name, size } of store.list(folder)) if (!isPassing(name)) sizes.set(name, size);
  return sizes;
}

/** Copies the files of a folder that the target does not have with the same size. Can be repeated after a failure. */
export async function copyFolder(
  from: FileStorePort,
  to: FileStorePort,
  folder: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Copied> {
  const [wanted, present] = [await sizesOf(from, folder), await sizesOf(to, folder)];
  const missing = [...wanted].filter(([name, size]) => present.get(name) !== size).map(([name]) => name);
  const total = missing.length;
  const waiting = missing.values();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const name of waiting) {
      const file = await from.open(name);
      // It was removed meanwhile.
      if (file !== null) await to.put(name, file.content);
      done += 1;
      onProgress(done, total);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  const bytes = [...wanted.values()].reduce((sum, size) => sum + size, 0);
  return { files: wanted.size, bytes, copied: total };
}

export interface Compared {
  readonly files: number;
  readonly bytes: number;
  /** Names of files of the source that the target lacks or has with another size. */
  readonly different: readonly string[];
}

/** Lists both stores anew and compares the files of a folder. */
export async function compareFolder(from: FileStorePort, to: FileStorePort, folder: string): Promise<Compared> {
  const [wanted, present] = [await sizesOf(from, folder), await sizesOf(to, folder)];
  const different = [...wanted].filter(([name, size]) => present.get(name) !== size).map(([name]) => name);
  return { files: wanted.size, bytes: [...wanted.values()].reduce((sum, size) => sum + size, 0), different };
}

/** Removes the files of a folder at the source, one by one, if the target has them with the same size. */
export async function removeMoved(from: FileStorePort, to: FileStorePort, folder: string): Promise<number> {
  const [wanted, present] = [await sizesOf(from, folder), await sizesOf(to, folder)];
  let count = 0;
  for (const [name, size] of wanted) {
    if (present.get(name) !== size) continue;
    await from.remove(name);
    count += 1;
  }
  return count;
}
