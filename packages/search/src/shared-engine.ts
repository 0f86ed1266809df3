import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame, IndexedProduct, ProductChange } from '@farad/domain/search-query';
import { SearchEngine } from './engine.ts';
import {
  type Column,
  ColumnReader,
  liveColumnsOf,
  outlineOf,
  type SegmentOutline,
  segmentOf,
} from './segment-layout.ts';

/**
 * One catalogue for several threads: the columns of the main part lie in memory that all of them share, and one of them,
 * the keeper, writes to it while no other searches. What is not typed arrays (the overlay, new ladders of price tiers)
 * each thread has for itself; the others repeat there what the keeper did.
 */
export interface SharedEngine {
  readonly frame: CatalogueFrame;
  readonly builtFor: string;
  readonly outline: SegmentOutline;
  /** Views of shared memory: a structured clone copies none of it. */
  readonly columns: readonly (readonly [string, Column])[];
  readonly added: readonly IndexedProduct[];
}

/** What is taken over from the database in one go. */
export interface EngineStep {
  /** New products, and known ones in their new form. */
  readonly upserts: readonly IndexedProduct[];
  /** Price, stock and demand of products that are there. */
  readonly changes: readonly ProductChange[];
  readonly removals: readonly ProductId[];
}

/** What the others have to repeat of a step, as shared memory does not tell it. */
export interface EngineEcho extends EngineStep {
  /** Ladders of price tiers that are new. */
  readonly ladders: readonly (readonly number[])[];
  /** Where the unit prices lie now, if they had to move. */
  readonly unitPrices: Float64Array | null;
  /** Of the main part, with this step. */
  readonly removedCount: number;
}

/** The engine for other threads. The base must lie in shared memory, as `toSharedSnapshot` makes it. */
export const shareEngine = (engine: SearchEngine): SharedEngine => {
  const { frame, base, added } = engine.contents();
  return { frame, builtFor: engine.builtFor, outline: outlineOf(base), columns: liveColumnsOf(base), added };
};

/** An engine over memory that another thread's engine keeps. */
export const openShared = ({ frame, builtFor, outline, columns, added }: SharedEngine): SearchEngine =>
  new SearchEngine({ frame, base: segmentOf(outline, new ColumnReader(new Map(columns))), added }, { builtFor });

const take = (engine: SearchEngine, { upserts, changes, removals }: EngineStep): void => {
  for (const id of removals) engine.remove(id);
  for (const change of changes) engine.applyChange(change);
  for (const product of upserts) engine.upsert(product);
};

/** Takes a step over into the keeper's engine; the answer is for `repeatStep` on the others. */
export const takeStep = (engine: SearchEngine, step: EngineStep): EngineEcho => {
  const ladderCount = engine.tiers.ladders.lists.length;
  const pricesBefore = engine.tiers.unitPrices;
  take(engine, step);
  const { ladders, unitPrices } = engine.tiers;
  return {
    ...step,
    changes: step.changes.filter(({ id }) => engine.isAdded(id)),
    ladders: ladders.lists.slice(ladderCount),
    unitPrices: unitPrices === pricesBefore ? null : unitPrices,
    removedCount: engine.removedCount,
  };
};

/** Whether there is anything to repeat. */
export const isSilent = ({ upserts, changes, removals, ladders, unitPrices }: EngineEcho): boolean =>
  unitPrices === null && [upserts, changes, removals, ladders].every((list) => list.length === 0);

/** Repeats a step of the keeper on an engine over the same memory. */
export const repeatStep = (engine: SearchEngine, echo: EngineEcho): void => {
  for (const ladder of echo.ladders) engine.tiers.ladders.placeOf(ladder);
  if (echo.unitPrices !== null) engine.tiers.unitPrices = echo.unitPrices;
  take(engine, echo);
  engine.removedCount = echo.removedCount;
};
