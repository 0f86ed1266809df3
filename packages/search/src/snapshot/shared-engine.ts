import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame, IndexedProduct, ProductChange } from '@farad/domain/search-query';
import { SearchEngine } from '../engine.ts';
import { type KnownLayer, type LayerToAdd, type OpenLayer, type ReadyLayer, readyLayer } from '../index/layer.ts';
import { ColumnReader, liveColumnsOf, outlineOf, type SegmentOutline, segmentOf } from '../index/segment-layout.ts';
import type { Column } from '../columns/column-memory.ts';

/**
 * One catalogue for several threads: the columns of the base and the layers lie in memory that all of them share, and one
 * of them, the keeper, writes to it while no other searches. What is not typed arrays (the overlay, new ladders of price
 * tiers) each thread has for itself; the others repeat there what the keeper did.
 */
export interface SharedEngine {
  readonly frame: CatalogueFrame;
  /** The base, then the layers, the oldest first. */
  readonly parts: readonly SharedLayer[];
  readonly added: readonly IndexedProduct[];
}

export interface SharedLayer {
  readonly builtFor: string;
  readonly outline: SegmentOutline;
  /** Views of shared memory: a structured clone copies none of it. */
  readonly columns: readonly (readonly [string, Column])[];
  readonly ready: ReadyLayer;
  readonly removedCount: number;
}

/** What is taken over from the database in one go. */
export interface EngineStep {
  /** New products, and known ones in their new form. */
  readonly upserts: readonly IndexedProduct[];
  /** Price, stock and demand of products that are there. */
  readonly changes: readonly ProductChange[];
  readonly removals: readonly ProductId[];
  /** Many new products, and known ones in their new form, in shared memory; taken last. */
  readonly layer?: LayerToAdd;
}

/** What the others have to repeat of a step, as shared memory does not tell it. */
export interface EngineEcho extends Omit<EngineStep, 'layer'> {
  readonly layer: SharedLayer | null;
  /** Of the base and each layer that was there before. */
  readonly parts: readonly PartEcho[];
}

interface PartEcho {
  /** Ladders of price tiers that are new. */
  readonly ladders: readonly (readonly number[])[];
  /** Where the unit prices lie now, if they had to move. */
  readonly unitPrices: Float64Array | null;
  /** How many documents are removed, with this step. */
  readonly removedCount: number;
}

/** The layer for other threads; its columns must lie in shared memory, as `sharedSegment` makes them. */
export const shareLayer = (layer: OpenLayer): SharedLayer => ({
  builtFor: layer.builtFor,
  outline: outlineOf(layer.segment),
  columns: liveColumnsOf(layer.segment),
  ready: readyLayer(layer),
  removedCount: layer.open.removedCount,
});

/** A layer over memory that another thread filled. */
export const openSharedLayer = ({ builtFor, outline, columns, ready, removedCount }: SharedLayer): KnownLayer => ({
  builtFor,
  ready,
  removedCount,
  segment: segmentOf(outline, new ColumnReader(new Map(columns))),
});

/** The engine for other threads. Base and layers must lie in shared memory, as `sharedSegment` makes it. */
export const shareEngine = (engine: SearchEngine): SharedEngine => {
  const { frame, added } = engine.contents();
  return { frame, parts: engine.parts.map(shareLayer), added };
};

/** An engine over memory that another thread's engine keeps. */
export const openShared = ({ frame, parts, added }: SharedEngine): SearchEngine =>
  new SearchEngine({ frame, parts: parts.map(openSharedLayer), added });

const take = (engine: SearchEngine, { upserts, changes, removals }: Omit<EngineStep, 'layer'>): void => {
  for (const id of removals) engine.remove(id);
  for (const change of changes) engine.applyChange(change);
  for (const product of upserts) engine.upsert(product);
};

/** Takes a step over into the keeper's engine; the answer is for `repeatStep` on the others. */
export const takeStep = (engine: SearchEngine, step: EngineStep): EngineEcho => {
  const { parts } = engine;
  const before = parts.map(({ segment: { tiers } }) => [tiers.ladders.lists.length, tiers.unitPrices] as const);
  const { layer, ...rest } = step;
  take(engine, rest);
  const changes = step.changes.filter(({ id }) => engine.isAdded(id));
  if (layer !== undefined) engine.addLayer(layer);
  return {
    ...rest,
    changes,
    layer: layer === undefined ? null : shareLayer(layer.layer),
    parts: parts.map(({ segment, open }, index): PartEcho => {
      const { ladders, unitPrices } = segment.tiers;
      const [ladderCount, pricesBefore] = before[index]!;
      return {
        ladders: ladders.lists.slice(ladderCount),
        unitPrices: unitPrices === pricesBefore ? null : unitPrices,
        removedCount: open.removedCount,
      };
    }),
  };
};

/** Whether there is anything to repeat. */
export const isSilent = ({ upserts, changes, removals, layer, parts }: EngineEcho): boolean =>
  layer === null &&
  [upserts, changes, removals].every((list) => list.length === 0) &&
  parts.every(({ ladders, unitPrices }) => unitPrices === null && ladders.length === 0);

/** Repeats a step of the keeper on an engine over the same memory. */
export const repeatStep = (engine: SearchEngine, echo: EngineEcho): void => {
  const { parts } = engine;
  echo.parts.forEach(({ ladders, unitPrices }, index) => {
    const { tiers } = parts[index]!.segment;
    for (const ladder of ladders) tiers.ladders.placeOf(ladder);
    if (unitPrices !== null) tiers.unitPrices = unitPrices;
  });
  take(engine, echo);
  if (echo.layer !== null) engine.repeatLayer(openSharedLayer(echo.layer));
  echo.parts.forEach(({ removedCount }, index) => (parts[index]!.open.removedCount = removedCount));
};
