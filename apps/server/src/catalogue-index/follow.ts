import { changeQueries, type Changes } from '@farad/database/connection/change.queries';
import { advanceCursor } from '@farad/database/connection/change-cursor';
import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import type { Connection } from '@farad/database/connection/connect';
import type { CategoryId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { sharedMemory } from '@farad/search/columns/column-memory';
import type { SearchEngine } from '@farad/search/engine';
import { type KnownLayer, layerOf } from '@farad/search/index/layer';
import { openFrame } from '@farad/search/index/resolve-filter';
import { SegmentBuilder } from '@farad/search/index/segment-builder';
import { sharedSegment } from '@farad/search/index/segment-layout';
import type { EngineStep } from '@farad/search/snapshot/shared-engine';

import { type Catalogue, inChunks, type LayerRead } from './build.ts';
import { keptFrame } from './kept-frame.ts';
import type { Touched } from './versions.ts';

/** Functions that the follower calls while it reads changes. */
export interface Hearer {
  /** Called with the ids of changed products, before the engine contains the change. */
  readonly onChanged: (ids: readonly ProductId[]) => void;
  /** Called after changes were read and applied. `isAll`: no more changes are waiting. */
  readonly onRead: (isAll: boolean) => void;
  /** Must apply the step to the engine. */
  readonly take: (engine: SearchEngine, step: EngineStep) => void;
  /** Called when every search finds the changes. `touched`: categories of the changed products. */
  readonly onMoved: (engine: SearchEngine, touched: Touched) => void;
  /** Called when categories, attributes or brands changed. The catalogue then has a new engine over the same memory. */
  readonly onFrame: (catalogue: Catalogue) => void;
}

export type ReadLayer = (ids: readonly ProductId[]) => Promise<LayerRead>;

/** Where a follower reads changes and products. */
export interface Sources {
  readonly db: Connection['db'];
  readonly readLayer: ReadLayer;
}

/**
 * If at least this many products are new or changed completely, they become a layer instead of part of the overlay. A
 * layer is faster to search, and all threads share it.
 */
const layerFrom = 1000;
/** An overlay with more products is turned into a layer, because every thread has its own copy of the overlay. */
const overlayMax = 4096;

/** Reads the changes of the database and applies them to an engine. */
export class CatalogueFollower {
  catalogue: Catalogue;
  private readonly db: Connection['db'];
  private readonly layerFor: ReadLayer;
  private readonly hearer: Hearer;

  constructor(sources: Sources, catalogue: Catalogue, hearer: Hearer) {
    this.db = sources.db;
    this.layerFor = sources.readLayer;
    this.catalogue = catalogue;
    this.hearer = hearer;
  }

  /** Applies all changes that are committed now. Calls must not overlap. */
  async readOn(): Promise<void> {
    for (;;) {
      const changes = await changeQueries(this.db).since(this.catalogue.cursor);
      const cursor = advanceCursor(this.catalogue.cursor, changes);
      if (changes.isFrameChanged) await this.readFrame();
      const touched = await this.readProducts(changes.products);
      this.catalogue = { ...this.catalogue, cursor };
      if (changes.isFrameChanged) this.hearer.onMoved(this.catalogue.engine, 'all');
      else if (changes.products.length > 0) this.hearer.onMoved(this.catalogue.engine, touched);
      this.hearer.onRead(!changes.isMore);
      if (!changes.isMore) return;
    }
  }

  private async readFrame(): Promise<void> {
    this.takeFrame(await catalogueQueries(this.db).frame());
  }

  private takeFrame(now: CatalogueFrame): void {
    const frame = keptFrame(this.catalogue.frame, now);
    if (frame === this.catalogue.frame) return;
    this.catalogue = { ...this.catalogue, frame, engine: this.catalogue.engine.reframed(frame) };
    this.hearer.onFrame(this.catalogue);
  }

  /**
   * Applies changed products and returns their categories. Returns 'all' if products are new, removed or moved, because
   * then not all categories are known.
   */
  private async readProducts(products: Changes['products']): Promise<Touched> {
    const { engine } = this.catalogue;
    const whole = new Set(products.flatMap(({ id, isWhole }) => (isWhole || !engine.has(id) ? [id] : [])));
    if (whole.size < layerFrom) return this.readSome(products);
    await this.readLayer([...whole]);
    await this.readSome(products.filter(({ id }) => !whole.has(id)));
    return 'all';
  }

  /** Applies changed products to the overlay, batch by batch. Returns their categories, like {@link readProducts}. */
  private async readSome(products: Changes['products']): Promise<Touched> {
    const touched = new Set<CategoryId>();
    let isAll = products.some((product) => product.isWhole);
    const isWhole = new Map(products.map(({ id, isWhole: whole }) => [id, whole]));
    for (const asked of inChunks([...isWhole.keys()])) {
      const found = await catalogueQueries(this.db).indexedByIds(asked);
      // The category of a product may have been created after the changes were read.
      if (found.some(({ categoryId }) => !this.catalogue.engine.hasCategory(categoryId))) await this.readFrame();
      const { engine } = this.catalogue;
      const isNew = (id: ProductId): boolean => isWhole.get(id) === true || !engine.has(id);
      const shown = new Set(found.map(({ id }) => id));
      this.hearer.onChanged(asked);
      this.hearer.take(engine, {
        upserts: found.filter(({ id }) => isNew(id)),
        changes: found.filter(({ id }) => !isNew(id)),
        removals: asked.filter((id) => !shown.has(id)),
      });
      for (const { categoryId } of found) touched.add(categoryId);
      isAll ||= shown.size < asked.length;
      this.shrinkOverlay();
    }
    return isAll ? 'all' : touched;
  }

  /** Applies many products as one layer. */
  private async readLayer(ids: readonly ProductId[]): Promise<void> {
    const { frame, layer, late, gone } = await this.layerFor(ids);
    this.takeFrame(frame);
    const { engine } = this.catalogue;
    for (const asked of inChunks(ids)) this.hearer.onChanged(asked);
    if (layer !== null) this.addLayer(layer);
    for (const removals of inChunks(gone)) this.hearer.take(engine, { upserts: [], changes: [], removals });
    await this.readSome(late.map((id) => ({ id, isWhole: true })));
  }

  /** Turns the overlay into a layer if it has too many products. */
  private shrinkOverlay(): void {
    const { frame, engine } = this.catalogue;
    if (engine.overlaySize <= overlayMax) return;
    const builder = new SegmentBuilder(frame, openFrame(frame).tree, sharedMemory);
    for (const product of engine.contents().added) builder.add(product);
    this.addLayer(layerOf(sharedSegment(builder.finish()), frame));
  }

  private addLayer(layer: KnownLayer): void {
    const { engine } = this.catalogue;
    this.hearer.take(engine, { upserts: [], changes: [], removals: [], layer: engine.layerToAdd(layer) });
  }
}
