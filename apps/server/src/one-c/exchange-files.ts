import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { ShopFiles } from '../files/open-files.ts';

/** Names of files that 1C sent, one folder per session. */
export interface ExchangeFiles {
  readonly run: (session: number, run: number) => string;
  readonly picture: (session: number, name: string) => string;
  readonly remove: (session: number) => Promise<void>;
  readonly removeRun: (session: number, run: number) => Promise<void>;
  readonly removePictures: (session: number) => Promise<void>;
}

/**
 * Returns the names of stored files that 1C sent, one folder per session. An exchange file is named `run-<id>` by its
 * row in `exchange_run`. A picture keeps the name that 1C gave it, which is validated (isExchangeFileName).
 */
export function exchangeFiles({ store, remove }: Pick<ShopFiles, 'store' | 'remove'>): ExchangeFiles {
  const folderOf = (session: number): string => `exchange/${session}/`;
  return {
    run: (session, run) => `${folderOf(session)}run-${run}`,
    picture: (session, name) => folderOf(session) + name,
    remove: (session) => store.removeBelow(folderOf(session)),
    removeRun: (session, run) => remove(`${folderOf(session)}run-${run}`),
    removePictures: (session) => store.removeBelow(`${folderOf(session)}import_files/`),
  };
}

export const readFileBytes = (path: string): AsyncIterable<Uint8Array> =>
  createReadStream(path, { highWaterMark: 64 * 1024 });

/**
 * Appends a part to a stored file. If the upload fails or the part is longer than `max`, the file is unchanged. Returns
 * the sizes before and after; null = too long.
 */
export async function appendPart(
  { store }: Pick<ShopFiles, 'store'>,
  name: string,
  part: Readable,
  max: number,
): Promise<{ readonly before: number; readonly after: number } | null> {
  const before = (await store.stat(name))?.size ?? 0;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of part as AsyncIterable<Uint8Array>) {
    length += bytes.length;
    // The rest of a part that is too large is read and discarded. Otherwise the sender would not get the response.
    if (length <= max) chunks.push(bytes);
  }
  if (length > max) return null;
  if (length > 0 || before === 0) await store.append(name, before, Buffer.concat(chunks));
  return { before, after: before + length };
}

const endBytes = 256;
/** The end of a document, in UTF-8 and in windows-1251. */
const ends = [
  Buffer.from('КоммерческаяИнформация>'),
  Buffer.from('CAEEECECE5F0F7E5F1EAE0FFC8EDF4EEF0ECE0F6E8FF3E', 'hex'),
];

/** Returns true if a stored file ends as a complete document does. */
export async function endsInText({ store }: Pick<ShopFiles, 'store'>, name: string): Promise<boolean> {
  const size = (await store.stat(name))?.size ?? 0;
  const end = await store.open(name, { first: Math.max(0, size - endBytes), last: Math.max(0, size - 1) });
  if (end === null) return false;
  const tail = Buffer.from((await buffer(end.content)).toString('latin1').trimEnd(), 'latin1');
  return ends.some((words) => tail.subarray(-words.length).equals(words));
}
