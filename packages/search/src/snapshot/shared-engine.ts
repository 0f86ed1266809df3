import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame, IndexedProduct, ProductChange } from '@farad/domain/search-query';
import { SearchEngine } from '../engine.ts';
import { type KnownLayer, type LayerToAdd, type OpenLayer, type ReadyLayer, readyLayer } from '../index/layer.ts';
import { ColumnReader, liveColumnsOf, outlineOf, type SegmentOutline, segmentOf } from '../index/segment-layout.ts';
import type { Column } from '../columns/column-memory.ts';

/**
 * Data with which other threads open an engine over the same memory. The columns of the base and the layers are shared.
 * Only one thread, the keeper, writes to them, and only while no other thread searches. Data outside typed arrays (the
 * overlay, new ladders) is copied to each thread, which repeats the keeper's changes to it.
 */
export interface SharedEngine {
  readonly frame: CatalogueFrame;
  /** The base, then the layers, oldest first. */
  readonly parts: readonly SharedLayer[];
  readonly added: readonly IndexedProduct[];
}

export interface SharedLayer {
  readonly builtFor: string;
  readonly outline: SegmentOutline;
  /** Columns by name. They are views of shared memory, so passing them to another thread does not copy them. */
  readonly columns: readonly (readonly [string, Column])[];
  readonly ready: ReadyLayer;
  readonly removedCount: number;
}

/** Changes of the catalogue that the engine applies together. */
export interface EngineStep {
  /** New and replaced products. */
  readonly upserts: readonly IndexedProduct[];
  /** New prices, stock and demand of existing products. */
  readonly changes: readonly ProductChange[];
  readonly removals: readonly ProductId[];
  /** Many new and replaced products, as a layer in shared memory. It is added last. */
  readonly layer?: LayerToAdd;
}

/** The changes of a step that each other thread must repeat, because they are not in shared memory. */
export interface EngineEcho extends Omit<EngineStep, 'layer'> {
  readonly layer: SharedLayer | null;
  /** Changes outside shared memory: one entry for the base and for each layer before this step. */
  readonly parts: readonly PartEcho[];
}

interface PartEcho {
  /** Ladders that the step has added. */
  readonly ladders: readonly (readonly number[])[];
  /** The unit prices in new memory, if the old memory was too small; null = not moved. */
  readonly unitPrices: Float64Array | null;
  /** Number of removed documents after this step. */
  readonly removedCount: number;
}

/**
 * Returns the data with which other threads open the layer. Its columns must be in shared memory (see `sharedSegment`).
 */
export const shareLayer = (layer: OpenLayer): SharedLayer => ({
  builtFor: layer.builtFor,
  outline: outlineOf(layer.segment),
  columns: liveColumnsOf(layer.segment),
  ready: readyLayer(layer),
  removedCount: layer.open.removedCount,
});

/** Returns a layer from the data of `shareLayer`. It uses the memory of the thread that made the data. */
export const openSharedLayer = ({ builtFor, outline, columns, ready, removedCount }: SharedLayer): KnownLayer => ({
  builtFor,
  ready,
  removedCount,
  segment: segmentOf(outline, new ColumnReader(new Map(columns))),
});

/**
 * Returns the data with which other threads open the engine. The columns of its base and layers must be in shared
 * memory (see `sharedSegment`).
 */
export const shareEngine = (engine: SearchEngine): SharedEngine => {
  const { frame, added } = engine.contents();
  return { frame, parts: engine.parts.map(shareLayer), added };
};

/** Returns an engine from the data of `shareEngine`. It uses the keeper's memory. */
export const openShared = ({ frame, parts, added }: SharedEngine): SearchEngine =>
  new SearchEngine({ frame, parts: parts.map(openSharedLayer), added });

const take = (engine: SearchEngine, { upserts, changes, removals }: Omit<EngineStep, 'layer'>): void => {
  for (const id of removals) engine.remove(id);
  for (const change of changes) engine.applyChange(change);
  for (const product of upserts) engine.upsert(product);
};

/** Applies a step to the keeper's engine. Returns the argument that the other threads must pass to `repeatStep`. */
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

/** True if the other threads have nothing to repeat. */
export const isSilent = ({ upserts, changes, removals, layer, parts }: EngineEcho): boolean =>
  layer === null &&
  [upserts, changes, removals].every((list) => list.length === 0) &&
  parts.every(({ ladders, unitPrices }) => unitPrices === null && ladders.length === 0);

/** Repeats a step of the keeper on an engine that uses the same memory. */
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
