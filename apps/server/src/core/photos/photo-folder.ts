import { hourMs } from '@farad/domain/shared';
import { photoOf } from '@farad/domain/site';

import type { ShopFiles } from '#files/open-files.ts';
import type { PhotoFile } from './make-photo.ts';

/**
 * Matches a photo's file name: hash and width, such as `<32 hex digits>-400.webp`. The path stored with a product also
 * has the height: `-400x300.webp`.
 */
const fileForm = /^([0-9a-f]{32}-\d{1,4})(?:x\d{1,4})?\.(webp|avif)$/;

/**
 * How long a copy of a photo is used without asking the bucket. The content of a photo never changes, but a deleted
 * photo must disappear from all servers.
 */
const trustedMs = hourMs;

/** Returns the name of a photo's file in the store; null = the name is invalid. */
function placeOf(name: string): string | null {
  const [, size, format] = fileForm.exec(name) ?? [];
  return size === undefined ? null : `images/${name.slice(0, 2)}/${size}.${format}`;
}

/** Stores the photos of products. */
export function photoFolder({ store, read, remove }: Pick<ShopFiles, 'store' | 'read' | 'remove'>) {
  return {
    keep: async (files: readonly PhotoFile[]): Promise<void> => {
      for (const { name, content } of files) {
        const place = placeOf(name);
        if (place === null) throw new Error(`${name} is no name of a photo`);
        await store.put(place, content);
      }
    },

    /** Returns the file's content; null = the file does not exist. */
    read: async (name: string): Promise<Buffer | null> => {
      const place = placeOf(name);
      return place === null ? null : read(place, { trustedMs });
    },

    /** Deletes every size of a stored photo. Addresses of photos on other hosts are ignored. */
    forget: async (path: string): Promise<void> => {
      const photo = photoOf(path);
      if (photo === null) return;
      for (const size of [...photo.webp, ...photo.avif]) {
        const place = placeOf(size.path.split('/').at(-1) ?? '');
        if (place !== null) await remove(place);
      }
    },
  };
}
