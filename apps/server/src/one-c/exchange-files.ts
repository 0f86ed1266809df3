import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';

import { isMissing } from '../kit/missing-file.ts';

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

/**
 * Paths of files that 1C sent, in the data folder, one folder per session. An exchange file is named `run-<id>` by its
 * row in `exchange_run`. A picture keeps the name that 1C gave it, which is validated (isExchangeFileName).
 */
export function exchangeFiles(dataDir: string) {
  const folderOf = (session: number): string => join(dataDir, 'exchange', String(session));
  return {
    run: (session: number, run: number): string => join(folderOf(session), `run-${run}`),
    picture: (session: number, name: string): string => join(folderOf(session), name),
    remove: (session: number): Promise<void> => rm(folderOf(session), { recursive: true, force: true }),
    removeRun: (session: number, run: number): Promise<void> =>
      rm(join(folderOf(session), `run-${run}`), { force: true }),
    removePictures: (session: number): Promise<void> =>
      rm(join(folderOf(session), 'import_files'), { recursive: true, force: true }),
  };
}

export const readFileBytes = (path: string): AsyncIterable<Uint8Array> =>
  createReadStream(path, { highWaterMark: 64 * 1024 });

/** Returns the size of a file in bytes; null = the file does not exist. */
export async function existingSize(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Appends a part to a file. If the upload fails or the part is longer than `max`, the file is unchanged. Returns the
 * sizes before and after; null = too long.
 */
export async function appendPart(
  path: string,
  part: Readable,
  max: number,
): Promise<{ readonly before: number; readonly after: number } | null> {
  await mkdir(dirname(path), { recursive: true });
  const before = await sizeOf(path);
  let length = 0;
  async function* bounded(): AsyncGenerator<Uint8Array> {
    for await (const bytes of part as AsyncIterable<Uint8Array>) {
      length += bytes.length;
      // The rest of a part that is too large is read and discarded. Otherwise the sender would not get the response.
      if (length <= max) yield bytes;
    }
  }
  const cut = async (): Promise<void> => {
    const file = await open(path, 'r+');
    try {
      await file.truncate(before);
    } finally {
      await file.close();
    }
  };
  try {
    await pipeline(bounded(), createWriteStream(path, { flags: 'a' }));
  } catch (error) {
    await cut();
    throw error;
  }
  if (length <= max) return { before, after: before + length };
  await cut();
  return null;
}

const endBytes = 256;
/** The end of a document, in UTF-8 and in windows-1251. */
const ends = [
  Buffer.from('КоммерческаяИнформация>'),
  Buffer.from('CAEEECECE5F0F7E5F1EAE0FFC8EDF4EEF0ECE0F6E8FF3E', 'hex'),
];

/** Returns true if the file ends as a complete document does. */
export async function endsInText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(endBytes), 0, endBytes, Math.max(0, size - endBytes));
    const tail = Buffer.from(buffer.subarray(0, bytesRead).toString('latin1').trimEnd(), 'latin1');
    return ends.some((end) => tail.subarray(-end.length).equals(end));
  } finally {
    await file.close();
  }
}
