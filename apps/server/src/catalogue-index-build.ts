import { setImmediate as nextTurn } from 'node:timers/promises';

import { changeQueries } from '@farad/database/change.queries';
import type { ChangeCursor } from '@farad/database/change-cursor';
import { catalogueQueries } from '@farad/database/catalogue.queries';
import type { Connection } from '@farad/database/connect';
import type { BrandId, Category, CategoryId, Manufacturer } from '@farad/domain/category';
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
  readonly categoryById: ReadonlyMap<CategoryId, Category>;
  readonly categoryBySlug: ReadonlyMap<string, Category>;
  readonly brandById: ReadonlyMap<BrandId, Manufacturer>;
}

export const catalogueOf = (frame: CatalogueFrame, engine: SearchEngine, cursor: ChangeCursor): Catalogue => ({
  frame,
  engine,
  cursor,
  categoryById: new Map(frame.categories.map((category) => [category.id, category])),
  categoryBySlug: new Map(frame.categories.map((category) => [category.slug, category])),
  brandById: new Map(frame.brands.map((brand) => [brand.id, brand])),
});

/**
 * Reads the whole catalogue out of the database. What changes meanwhile is read again afterwards, since the cursor is
 * taken first; other work gets its turn after each batch.
 */
export async function buildCatalogue(
  db: Connection['db'],
  onProgress: (done: number) => void = () => undefined,
): Promise<Catalogue> {
  const cursor = await changeQueries(db).position();
  const frame = await catalogueQueries(db).frame();
  const builder = new SegmentBuilder(frame, openFrame(frame).tree);
  let done = 0;
  for await (const batch of catalogueQueries(db).indexedBatches()) {
    for (const product of batch) builder.add(product);
    done += batch.length;
    onProgress(done);
    await nextTurn();
  }
  const engine = new SearchEngine({ frame, base: builder.finish(), added: [] });
  return catalogueOf(frame, engine, cursor);
}
