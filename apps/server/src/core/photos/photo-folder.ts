import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { photoOf } from '@farad/domain/site';

import { isNoFile } from '#kit/missing-file.ts';
import type { PhotoFile } from './make-photo.ts';

/**
 * Matches a photo's file name: hash and width, such as `<32 hex digits>-400.webp`. The path stored with a product also
 * has the height: `-400x300.webp`.
 */
const fileForm = /^([0-9a-f]{32}-\d{1,4})(?:x\d{1,4})?\.(webp|avif)$/;

/** Returns the path of a photo's file; null = the name is invalid, for example a path outside the folder. */
function placeOf(dataDir: string, name: string): string | null {
  const [, size, format] = fileForm.exec(name) ?? [];
  return size === undefined ? null : join(dataDir, 'images', name.slice(0, 2), `${size}.${format}`);
}

/** Writes a file atomically: to a temporary file, flushed, then renamed. */
async function writeWhole(place: string, content: Buffer): Promise<void> {
  const beside = `${place}.${randomUUID()}`;
  const file = await open(beside, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, place);
}

/** Stores photos as files below the data folder. */
export function photoFolder(dataDir: string) {
  return {
    keep: async (files: readonly PhotoFile[]): Promise<void> => {
      for (const { name, content } of files) {
        const place = placeOf(dataDir, name);
        if (place === null) throw new Error(`${name} is no name of a photo`);
        await mkdir(join(place, '..'), { recursive: true });
        await writeWhole(place, content);
      }
    },

    /** Returns the file's content; null = the file does not exist. */
    read: async (name: string): Promise<Buffer | null> => {
      const place = placeOf(dataDir, name);
      if (place === null) return null;
      return readFile(place).catch((error: unknown) => {
        if (isNoFile(error)) return null;
        throw error;
      });
    },

    /** Deletes every size of a stored photo. Addresses of photos on other hosts are ignored. */
    forget: async (path: string): Promise<void> => {
      const photo = photoOf(path);
      if (photo === null) return;
      for (const size of [...photo.webp, ...photo.avif]) {
        const place = placeOf(dataDir, size.path.split('/').at(-1) ?? '');
        if (place !== null) await rm(place, { force: true });
      }
    },
  };
}
