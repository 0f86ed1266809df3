import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { FileStorePort, StoredFile } from '@farad/integrations/file-store';

import { isFilesAway } from './files-away.ts';

/** Copies together take this many bytes at most, apart from those that were used within the last hour. */
const copiesBytesMax = 5_000_000_000;
const hourMs = 3_600_000;
/** Copies that were not used for this long are deleted, since the file itself may be deleted. */
const unusedMs = 3 * 24 * hourMs;
const partEnding = '.part';

export interface LocalCopiesOptions {
  readonly store: FileStorePort;
  /** Folder of the copies. Several processes may share it. */
  readonly folder: string;
  readonly bytesMax?: number;
  readonly now?: () => number;
}

/** How current a copy must be. `trustedMs`: for how long it is used without asking the store. Default: it is asked. */
export interface BringOptions {
  readonly trustedMs?: number;
}

interface Copy {
  readonly path: string;
  readonly size: number;
  /** Time of change of the stored file, which the copy has too. */
  readonly changedMs: number;
  /** When the copy was last compared with the stored file. */
  readonly comparedMs: number;
}

/** Rounded to seconds: some file systems and stores keep no more. */
const inSeconds = (ms: number): number => Math.floor(ms / 1000);

async function copyAt(path: string): Promise<Copy | null> {
  const found = await stat(path).catch(() => null);
  return found === null
    ? null
    : { path, size: found.size, changedMs: found.mtimeMs, comparedMs: Math.floor(found.atimeMs) };
}

/**
 * Deletes copies that are not used any more, and further ones until the others fit: first the one that was not used for
 * the longest time.
 */
async function sweepCopies(folder: string, bytesMax: number, nowMs: number): Promise<void> {
  const copies: Copy[] = [];
  for (const shelf of await readdir(folder).catch(() => []))
    for (const name of await readdir(join(folder, shelf)).catch(() => [])) {
      const copy = await copyAt(join(folder, shelf, name));
      if (copy === null) continue;
      if (!name.endsWith(partEnding)) copies.push(copy);
      else if (nowMs - copy.changedMs > hourMs) await rm(copy.path, { force: true });
    }
  let bytes = copies.reduce((sum, copy) => sum + copy.size, 0);
  for (const copy of copies.toSorted((a, b) => a.comparedMs - b.comparedMs)) {
    const ageMs = nowMs - copy.comparedMs;
    if (ageMs < hourMs || (ageMs < unusedMs && bytes <= bytesMax)) return;
    await rm(copy.path, { force: true });
    bytes -= copy.size;
  }
}

/**
 * Keeps copies of stored files on this machine, for programs that read files by path. A copy is current if it has the
 * size and the time of change of the stored file.
 */
export function localCopies({ store, folder, bytesMax = copiesBytesMax, now = Date.now }: LocalCopiesOptions) {
  const bringing = new Map<string, Promise<string | null>>();
  let sweptMs = 0;

  // Names may be longer, and have other signs, than the file systems of some machines allow.
  const pathOf = (name: string): string => {
    const hash = createHash('sha256').update(name).digest('hex');
    return join(folder, hash.slice(0, 2), hash);
  };

  const note = ({ changedAt }: StoredFile, path: string): Promise<void> => utimes(path, new Date(now()), changedAt);

  const isCurrent = (copy: Copy, { size, changedAt }: StoredFile): boolean =>
    copy.size === size && inSeconds(copy.changedMs) === inSeconds(changedAt.getTime());

  async function download(name: string, path: string): Promise<string | null> {
    const file = await store.open(name);
    if (file === null) {
      await rm(path, { force: true });
      return null;
    }
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.${randomUUID()}${partEnding}`;
    try {
      await pipeline(file.content, createWriteStream(part));
      await note(file, part);
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
    await sweep();
    return path;
  }

  async function bringOnce(name: string, trustedMs: number): Promise<string | null> {
    const path = pathOf(name);
    const copy = await copyAt(path);
    if (copy === null) return download(name, path);
    if (now() - copy.comparedMs < trustedMs) return path;
    try {
      const stored = await store.stat(name);
      if (stored !== null && isCurrent(copy, stored)) {
        await note(stored, path);
        return path;
      }
      return await download(name, path);
    } catch (error) {
      // A file that is trusted for some time never changes, so an old copy is better than none.
      if (trustedMs > 0 && isFilesAway(error)) return path;
      throw error;
    }
  }

  async function sweep(): Promise<void> {
    if (now() - sweptMs < hourMs) return;
    sweptMs = now();
    await sweepCopies(folder, bytesMax, sweptMs);
  }

  return {
    /** Returns the path of a current copy; null = there is no such file. */
    bring: (name: string, { trustedMs = 0 }: BringOptions = {}): Promise<string | null> => {
      const running = bringing.get(name);
      if (running !== undefined) return running;
      const begun = bringOnce(name, trustedMs).finally(() => bringing.delete(name));
      bringing.set(name, begun);
      return begun;
    },
    /** Returns the path of the copy as it is; null = there is none. The store is not asked. */
    last: async (name: string): Promise<string | null> => (await copyAt(pathOf(name)))?.path ?? null,
    /** Makes the file at `from` the copy of the file that was stored from it. */
    adopt: async (name: string, from: string): Promise<void> => {
      const path = pathOf(name);
      const stored = await store.stat(name);
      if (stored === null) return;
      await mkdir(dirname(path), { recursive: true });
      await note(stored, from);
      await rename(from, path);
    },
    sweep,
    forget: (name: string): Promise<void> => rm(pathOf(name), { force: true }),
  };
}
