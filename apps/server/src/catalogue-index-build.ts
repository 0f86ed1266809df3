import { setImmediate as nextTurn } from 'node:timers/promises';

import { changeQueries } from '@farad/database/change.queries';
import type { ChangeCursor } from '@farad/database/change-cursor';
import { catalogueQueries } from '@farad/database/catalogue.queries';
import type { Connection } from '@farad/database/connect';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { SearchEngine } from '@farad/search/engine';
import { openFrame } from '@farad/search/resolve-filter';
import { SegmentBuilder } from '@farad/search/segment-builder';

/** One state of the catalogue in memory. */
export interface Catalogue {
  readonly frame: CatalogueFrame;
  readonly engine: SearchEngine;
  /** How far the engine has followed the database. */
  readonly cursor: ChangeCursor;
}

/** Words for the log of the one who runs the catalogue, in whatever thread. */
export type Note = (level: 'info' | 'warn', about: object, message: string) => void;

/**
 * Reads the whole catalogue out of the database. What changes meanwhile is read again afterwards, since the cursor is
 * taken first; other work gets its turn after each batch.
 */
export async function buildCatalogue(db: Connection['db'], signal?: AbortSignal): Promise<Catalogue> {
  const cursor = await changeQueries(db).position();
  const frame = await catalogueQueries(db).frame();
  const builder = new SegmentBuilder(frame, openFrame(frame).tree);
  for await (const batch of catalogueQueries(db).indexedBatches()) {
    for (const product of batch) builder.add(product);
    await nextTurn();
    signal?.throwIfAborted();
  }
  return { frame, engine: new SearchEngine({ frame, base: builder.finish(), added: [] }), cursor };
}
