import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { changeQueries } from '@farad/database/connection/change.queries';
import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import type { Connection } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { fromSnapshot, toSnapshot } from '@farad/search/snapshot/snapshot';
import { z } from 'zod';

import type { Catalogue, Note } from './build.ts';
import { isFilesAway } from '../files/files-away.ts';
import type { ShopFiles } from '../files/open-files.ts';
import { isMissing } from '../kit/missing-file.ts';

const fileName = 'catalogue.index';

/**
 * Id of the database that a snapshot belongs to, its timeline, and cursor of its last change. The engine stores them as
 * its version.
 */
const Mark = z.object({
  databaseId: z.string(),
  timeline: z.string().nullable().default(null),
  cursor: z.object({
    last: z.number(),
    gaps: z.array(z.object({ from: z.number(), to: z.number(), until: z.number() })),
  }),
});

/** Returns the contents of a file in memory that threads can share; null = there is no file. */
async function readShared(path: string): Promise<Uint8Array | null> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  try {
    const { size } = await file.stat();
    const bytes = new Uint8Array(new SharedArrayBuffer(size));
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(bytes, at, size - at, at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return bytes;
  } finally {
    await file.close();
  }
}

/** True if changes that one timeline has may be missing in the other. null = unknown. */
export const isOtherTimeline = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

function readMark(text: string): z.output<typeof Mark> | null {
  return text.startsWith('{') ? Mark.parse(JSON.parse(text)) : null;
}

/** Returns the size of the snapshot and when it was saved; null = there is none. */
export const statSnapshot = ({ store }: Pick<ShopFiles, 'store'>): ReturnType<ShopFiles['store']['stat']> =>
  store.stat(fileName);

/** Deletes the snapshot. Needed when the database was replaced: the new one may have the same id but other data. */
export const removeSnapshot = ({ remove }: Pick<ShopFiles, 'remove'>): Promise<void> => remove(fileName);

/**
 * Returns the path of the snapshot on this machine; null = there is none. If the bucket does not answer, it is the last
 * copy: whether it is too old is checked after it was read.
 */
async function bringSnapshot({ bring, last }: ShopFiles, note: Note): Promise<string | null> {
  try {
    return await bring(fileName);
  } catch (error) {
    if (!isFilesAway(error)) throw error;
    note('warn', { err: error }, 'catalogue: the snapshot cannot be fetched, the last copy is used');
    return last(fileName);
  }
}

/**
 * Returns the catalogue of the snapshot; null = there is no snapshot, or it does not fit this database. The reason is
 * logged.
 */
export async function readSnapshot(files: ShopFiles, db: Connection['db'], note: Note): Promise<Catalogue | null> {
  const path = await bringSnapshot(files, note);
  const bytes = path === null ? null : await readShared(path);
  if (bytes === null) return null;
  const frame = await catalogueQueries(db).frame();
  const engine = fromSnapshot(bytes, frame);
  if (!engine.ok) {
    note('info', { problem: engine.error }, 'catalogue: snapshot not used');
    return null;
  }
  const mark = readMark(engine.value.catalogueVersion);
  const isOurs = mark !== null && mark.databaseId === (await settingQueries(db).databaseId());
  const timeline = await changeQueries(db).timeline();
  const isOfOther = mark !== null && isOtherTimeline(mark.timeline, timeline);
  if (!isOurs || isOfOther || mark.cursor.last < (await changeQueries(db).prunedTo())) {
    note('info', {}, 'catalogue: snapshot is from another database or too old');
    return null;
  }
  return { frame, engine: engine.value, cursor: mark.cursor, timeline };
}

/**
 * Writes the snapshot to a new file, which then replaces the old one. It contains the state at the time of the call,
 * even if the engine changes meanwhile.
 */
export async function writeSnapshot(files: ShopFiles, db: Connection['db'], catalogue: Catalogue): Promise<void> {
  const databaseId = await settingQueries(db).databaseId();
  const { timeline, cursor } = catalogue;
  const part = await files.scratch();
  catalogue.engine.catalogueVersion = JSON.stringify({ databaseId, timeline, cursor });
  try {
    await pipeline(Readable.from(toSnapshot(catalogue.engine), { objectMode: true }), createWriteStream(part));
    await files.keep(fileName, part);
  } finally {
    await rm(part, { force: true });
  }
}
