import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { checkName, checkPrefix, type FileStorePort, type StoredFile } from './port.ts';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Returns what `work` returns; null if nothing, or a folder, is at its path. */
async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(codeOf(error)))) return null;
    throw error;
  }
}

/** Ending of files that are being written. */
const partEnding = '.part';

/** Flushes a file to the disk. Otherwise a renamed file may be empty after a power failure. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writeAt(file: FileHandle, offset: number, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, at, bytes.length - at, offset + at);
    at += bytesWritten;
  }
}

/** Writes a file beside its place and moves it there when it is complete. */
async function writeWhole(path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}${partEnding}`;
  try {
    const source = content instanceof Uint8Array ? [content] : content;
    await pipeline(Readable.from(source, { objectMode: true }), createWriteStream(part, { flags: 'wx' }));
    await flush(part);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

/** Moves a file. Copies it if the target is on another disk. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    const part = `${to}.${randomUUID()}${partEnding}`;
    await copyFile(from, part);
    await rename(part, to);
    await rm(from);
  }
}

/** Stores files in a folder of this machine. */
export function createFolderStore(folder: string): FileStorePort {
  const pathOf = (name: string): string => {
    checkName(name);
    return join(folder, name);
  };
  const facts = async (name: string): Promise<StoredFile | null> => {
    const found = await unlessMissing(() => stat(pathOf(name)));
    return found?.isFile() === true ? { name, size: found.size, changedAt: found.mtime } : null;
  };

  async function* below(prefix: string): AsyncGenerator<StoredFile> {
    const entries = (await unlessMissing(() => readdir(join(folder, prefix), { withFileTypes: true }))) ?? [];
    for (const entry of entries) {
      if (entry.isDirectory()) yield* below(`${prefix}${entry.name}/`);
      else if (entry.isFile() && !entry.name.endsWith(partEnding)) {
        // The file may have been removed meanwhile.
        const file = await facts(prefix + entry.name);
        if (file !== null) yield file;
      }
    }
  }

  return {
    folder,
    put: async (name, content) => writeWhole(pathOf(name), content),
    take: async (name, from) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      await flush(from);
      await move(from, path);
    },
    append: async (name, offset, bytes) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // The file is never truncated, since a repeated piece may arrive after later ones.
      const file = await open(path, constants.O_RDWR | constants.O_CREAT);
      try {
        await writeAt(file, offset, bytes);
      } finally {
        await file.close();
      }
    },
    stat: facts,
    open: async (name, range) => {
      const path = pathOf(name);
      const file = await unlessMissing(() => open(path));
      if (file === null) return null;
      const found = await file.stat();
      if (!found.isFile()) {
        await file.close();
        return null;
      }
      const known = { name, size: found.size, changedAt: found.mtime };
      if (range !== undefined && range.first >= found.size) {
        await file.close();
        return { ...known, content: Readable.from([]) };
      }
      // The stream closes the file.
      const content = createReadStream('', {
        fd: file,
        ...(range === undefined ? {} : { start: range.first, end: range.last }),
      });
      return { ...known, content };
    },
    list: (prefix) => {
      checkPrefix(prefix);
      return below(prefix);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    removeBelow: async (prefix) => {
      checkPrefix(prefix);
      if (prefix !== '') await rm(join(folder, prefix), { recursive: true, force: true });
    },
  };
}
