import { setImmediate as nextTurn } from 'node:timers/promises';

import { changeQueries } from '@farad/database/connection/change.queries';
import type { ChangeCursor } from '@farad/database/connection/change-cursor';
import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import type { Connection } from '@farad/database/connection/connect';
import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { sharedMemory } from '@farad/search/columns/column-memory';
import { SearchEngine } from '@farad/search/engine';
import { type KnownLayer, layerOf } from '@farad/search/index/layer';
import { openFrame } from '@farad/search/index/resolve-filter';
import { SegmentBuilder } from '@farad/search/index/segment-builder';
import { sharedSegment } from '@farad/search/index/segment-layout';

/** The catalogue in memory, as of one moment. */
export interface Catalogue {
  readonly frame: CatalogueFrame;
  readonly engine: SearchEngine;
  /** Position in the table of changes up to which the search engine contains them. */
  readonly cursor: ChangeCursor;
  /**
   * Timeline of the database server that the catalogue was read from; null = unknown. A promoted replica begins a new
   * one. It may lack changes that the former server had committed last.
   */
  readonly timeline: string | null;
}

/** Products that were read as one layer of the index. The memory can be shared between threads. */
export interface LayerRead {
  readonly frame: CatalogueFrame;
  /** The layer; null = none of these products is shown. */
  readonly layer: KnownLayer | null;
  /** Products that the layer lacks, because their category was created after the categories were read. */
  readonly late: readonly ProductId[];
  /** Products that are no longer shown. */
  readonly gone: readonly ProductId[];
}

/** Writes a log line about the catalogue. Any of its threads may call it. */
export type Note = (level: 'info' | 'warn', about: object, message: string) => void;

export interface BuildOptions {
  readonly signal?: AbortSignal;
  /** Called when much memory is no longer needed, so that the caller can free it. */
  readonly onDropped?: () => void;
}

/**
 * Reads the whole catalogue from the database. The cursor is read first, so changes made during the reading are read
 * again later. Between batches, the thread handles other events.
 */
export async function buildCatalogue(
  db: Connection['db'],
  { signal, onDropped }: BuildOptions = {},
): Promise<Catalogue> {
  const timeline = await changeQueries(db).timeline();
  const cursor = await changeQueries(db).position();
  const frame = await catalogueQueries(db).frame();
  const builder = new SegmentBuilder(frame, openFrame(frame).tree, sharedMemory);
  for await (const batch of catalogueQueries(db).indexedBatches()) {
    for (const product of batch) builder.add(product);
    await nextTurn();
    signal?.throwIfAborted();
  }
  const base = sharedSegment(builder.finish(onDropped));
  onDropped?.();
  return { frame, engine: new SearchEngine({ frame, base, added: [] }), cursor, timeline };
}

const chunk = 1000;

export function* inChunks<T>(list: readonly T[], size = chunk): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}

/** Reads products into a layer. Only one batch of them at a time exists as JavaScript objects. */
export async function readLayer(db: Connection['db'], ids: readonly ProductId[]): Promise<LayerRead> {
  const frame = await catalogueQueries(db).frame();
  const { tree } = openFrame(frame);
  const builder = new SegmentBuilder(frame, tree, sharedMemory);
  const [late, gone]: [ProductId[], ProductId[]] = [[], []];
  for (const asked of inChunks(ids)) {
    const shown = new Set<ProductId>();
    for (const product of await catalogueQueries(db).indexedByIds(asked)) {
      shown.add(product.id);
      if (tree.byId.has(product.categoryId)) builder.add(product);
      else late.push(product.id);
    }
    for (const id of asked) if (!shown.has(id)) gone.push(id);
  }
  const isEmpty = late.length + gone.length === ids.length;
  return { frame, layer: isEmpty ? null : layerOf(sharedSegment(builder.finish()), frame), late, gone };
}
