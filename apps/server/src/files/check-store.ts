import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import type { FilesTrouble } from '@farad/domain/opening';
import { FileStoreError } from '@farad/integrations/file-store';

import type { FilesPlace } from '#config/file-store.ts';
import { openFiles } from './open-files.ts';

/** Writes a small file into the bucket, reads it and deletes it. Returns what is wrong. */
export async function checkStore(place: FilesPlace): Promise<'folder' | 'works' | FilesTrouble> {
  if (place.s3 === null) return 'folder';
  const { store } = openFiles(place);
  const name = `checks/${randomUUID()}`;
  try {
    await store.put(name, Buffer.from(name));
    const file = await store.open(name);
    const isSame = file !== null && (await buffer(file.content)).toString() === name;
    await store.remove(name);
    return isSame ? 'works' : 'refused';
  } catch (error) {
    if (error instanceof FileStoreError) return error.trouble;
    throw error;
  }
}
