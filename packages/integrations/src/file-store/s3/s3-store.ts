import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';

import { checkName, checkPrefix, type FileStorePort } from '../port.ts';
import { pieceKey, piecesEnding, s3Files } from './s3-files.ts';
import { s3Objects } from './s3-objects.ts';
import { openRequests, usualPatience, type S3Patience, type S3Settings } from './s3-request.ts';

export type { S3Settings } from './s3-request.ts';

const removedTogether = 8;

/** Stores files in a bucket of an S3-compatible store. */
export function createS3Store(settings: S3Settings, patience: S3Patience = usualPatience): FileStorePort {
  const objects = s3Objects(openRequests(settings, patience), settings.prefix);

  const { find, contentOf, below } = s3Files(objects, patience);

  async function removeAll(keys: AsyncIterable<string>): Promise<void> {
    let together: Promise<void>[] = [];
    for await (const key of keys) {
      together.push(objects.remove(key));
      if (together.length < removedTogether) continue;
      await Promise.all(together);
      together = [];
    }
    await Promise.all(together);
  }

  async function* keysOf(beginning: string): AsyncGenerator<string> {
    for await (const { key } of objects.list(beginning)) yield key;
  }

  return {
    folder: null,
    put: async (name, content) => {
      checkName(name);
      await objects.put(name, content);
      await removeAll(keysOf(`${name}${piecesEnding}`));
    },
    take: async (name, path) => {
      checkName(name);
      await objects.putFile(name, path);
      await removeAll(keysOf(`${name}${piecesEnding}`));
      await rm(path, { force: true });
    },
    append: async (name, offset, bytes) => {
      checkName(name);
      await objects.put(pieceKey(name, offset), bytes);
    },
    stat: async (name) => {
      const file = await find(name);
      return file === null ? null : { name, size: file.size, changedAt: file.changedAt };
    },
    open: async (name, range) => {
      const file = await find(name);
      if (file === null) return null;
      const { size, changedAt } = file;
      return { name, size, changedAt, content: Readable.from(contentOf(file, range), { objectMode: false }) };
    },
    list: (prefix) => {
      checkPrefix(prefix);
      return below(prefix);
    },
    remove: async (name) => {
      checkName(name);
      await objects.remove(name);
      await removeAll(keysOf(`${name}${piecesEnding}`));
    },
    removeBelow: async (prefix) => {
      checkPrefix(prefix);
      if (prefix !== '') await removeAll(keysOf(prefix));
    },
  };
}
