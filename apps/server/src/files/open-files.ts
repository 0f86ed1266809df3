import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { createFolderStore, createS3Store, type FileStorePort } from '@farad/integrations/file-store';

import type { FilesPlace } from '#config/file-store.ts';
import { isMissing } from '#kit/missing-file.ts';
import { dropLeftParts } from '#kit/left-parts.ts';
import { localCopies, type BringOptions } from './local-copies.ts';

/** The files of the shop: in the data folder, or in a bucket that several servers share. */
export interface ShopFiles {
  readonly store: FileStorePort;
  /**
   * Returns the path of a file on this machine, for programs that read it by path; null = there is none. A file of a
   * bucket is copied here first.
   */
  readonly bring: (name: string, options?: BringOptions) => Promise<string | null>;
  /** Returns the path of the last copy of a file on this machine; null = there is none. A bucket is not asked. */
  readonly last: (name: string) => Promise<string | null>;
  /** Returns the content of a small file; null = there is none. */
  readonly read: (name: string, options?: BringOptions) => Promise<Buffer | null>;
  /** Stores the file at a path of this machine. It is gone there then. */
  readonly keep: (name: string, path: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  /** Returns the path of a new file that is being made. A killed process leaves it behind; it is removed later. */
  readonly scratch: () => Promise<string>;
  /** Deletes copies that are not used any more. */
  readonly tidy: () => Promise<void>;
}

const copiesFolder = 'copies';
const scratchFolder = 'scratch';
/** A file may be made for this long: the problems of an import are written while it runs. */
const scratchMsMax = 86_400_000;

/** Opens the files of the shop. Nothing is read yet. */
export function openFiles({ dataDir, s3 }: FilesPlace): ShopFiles {
  const store = s3 === null ? createFolderStore(dataDir) : createS3Store(s3);
  const copies = s3 === null ? null : localCopies({ store, folder: join(dataDir, copiesFolder) });

  async function inFolder(name: string): Promise<string | null> {
    return (await store.stat(name)) === null ? null : join(dataDir, name);
  }
  const bring = (name: string, options?: BringOptions): Promise<string | null> =>
    copies === null ? inFolder(name) : copies.bring(name, options);

  return {
    store,
    bring,
    last: (name) => (copies === null ? inFolder(name) : copies.last(name)),
    read: async (name, options) => {
      const path = await bring(name, options);
      if (path === null) return null;
      try {
        return await readFile(path);
      } catch (error) {
        // Another process removed the file meanwhile.
        if (isMissing(error)) return null;
        throw error;
      }
    },
    keep: async (name, path) => {
      if (copies === null) return store.take(name, path);
      await store.put(name, createReadStream(path, { highWaterMark: 1024 * 1024 }));
      await copies.adopt(name, path);
      await rm(path, { force: true });
    },
    remove: async (name) => {
      await store.remove(name);
      await copies?.forget(name);
    },
    scratch: async () => {
      const folder = join(dataDir, scratchFolder);
      await mkdir(folder, { recursive: true });
      await dropLeftParts(folder, new Date(), '', scratchMsMax);
      return join(folder, `${randomUUID()}.part`);
    },
    tidy: async () => copies?.sweep(),
  };
}
