import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { changeQueries } from '@farad/database/change.queries';
import { catalogueQueries } from '@farad/database/catalogue.queries';
import type { Connection } from '@farad/database/connect';
import { settingQueries } from '@farad/database/setting.queries';
import { fromSnapshot, toSnapshot } from '@farad/search/snapshot';
import type { Logger } from 'pino';
import { z } from 'zod';

import { catalogueOf, type Catalogue } from './catalogue-index-build.ts';

const fileName = 'catalogue.index';

/** Whose snapshot it is and how far it goes; kept as the engine's catalogue version. */
const Mark = z.object({
  databaseId: z.string(),
  cursor: z.object({
    last: z.number(),
    gaps: z.array(z.object({ from: z.number(), to: z.number(), until: z.number() })),
  }),
});

async function readBytes(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function readMark(text: string): z.output<typeof Mark> | null {
  return text.startsWith('{') ? Mark.parse(JSON.parse(text)) : null;
}

/** The catalogue of the snapshot, or null where there is none that fits this database; words go to the log. */
export async function readSnapshot(dataDir: string, db: Connection['db'], log: Logger): Promise<Catalogue | null> {
  const bytes = await readBytes(join(dataDir, fileName));
  if (bytes === null) return null;
  const frame = await catalogueQueries(db).frame();
  const engine = fromSnapshot(bytes, frame);
  if (!engine.ok) {
    log.info({ problem: engine.error }, 'the snapshot of the catalogue is not used');
    return null;
  }
  const mark = readMark(engine.value.catalogueVersion);
  const isOurs = mark !== null && mark.databaseId === (await settingQueries(db).databaseId());
  if (!isOurs || mark.cursor.last < (await changeQueries(db).prunedTo())) {
    log.info('the snapshot of the catalogue is of another database or too old');
    return null;
  }
  return catalogueOf(frame, engine.value, mark.cursor);
}

/** Writes the snapshot beside the old one and puts it in its place whole. Nothing may change the engine meanwhile. */
export async function writeSnapshot(dataDir: string, db: Connection['db'], catalogue: Catalogue): Promise<void> {
  const path = join(dataDir, fileName);
  const databaseId = await settingQueries(db).databaseId();
  catalogue.engine.catalogueVersion = JSON.stringify({ databaseId, cursor: catalogue.cursor });
  await mkdir(dataDir, { recursive: true });
  const part = `${path}.part`;
  try {
    await pipeline(Readable.from(toSnapshot(catalogue.engine), { objectMode: true }), createWriteStream(part));
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}
