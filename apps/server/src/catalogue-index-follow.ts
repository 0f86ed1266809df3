import { isDeepStrictEqual } from 'node:util';

import { changeQueries, type Changes } from '@farad/database/change.queries';
import { advanceCursor } from '@farad/database/change-cursor';
import { catalogueQueries } from '@farad/database/catalogue.queries';
import type { Connection } from '@farad/database/connect';
import type { CategoryId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import type { SearchEngine } from '@farad/search/engine';
import type { EngineStep } from '@farad/search/shared-engine';

import type { Catalogue } from './catalogue-index-build.ts';
import type { Touched } from './catalogue-versions.ts';

/** Who is told what the follower reads. */
export interface Hearer {
  /** Products that changed in any way; told before the engine knows. */
  readonly onChanged: (ids: readonly ProductId[]) => void;
  /** Takes the step over into the engine. */
  readonly take: (engine: SearchEngine, step: EngineStep) => void;
  /** The frame is another one, and so is the engine, over the same memory. */
  readonly onFrame: (catalogue: Catalogue) => void;
}

/** Products read and taken over in one go; searches wait for so many at most. */
const chunk = 1000;

/** Reads what changed in the database into an engine. */
export class CatalogueFollower {
  catalogue: Catalogue;
  private readonly db: Connection['db'];
  private readonly hearer: Hearer;

  constructor(db: Connection['db'], catalogue: Catalogue, hearer: Hearer) {
    this.db = db;
    this.catalogue = catalogue;
    this.hearer = hearer;
  }

  /** Takes over everything that is committed now; answers what it touched, null: nothing. Calls must not overlap. */
  async readOn(): Promise<Touched | null> {
    let isChanged = false;
    let isAll = false;
    const touched = new Set<CategoryId>();
    for (;;) {
      const changes = await changeQueries(this.db).since(this.catalogue.cursor);
      const cursor = advanceCursor(this.catalogue.cursor, changes);
      if (changes.isFrameChanged) await this.readFrame();
      for (const category of await this.readProducts(changes.products)) {
        if (category === null) isAll = true;
        else touched.add(category);
      }
      this.catalogue = { ...this.catalogue, cursor };
      isAll ||= changes.isFrameChanged || changes.products.some(({ isWhole }) => isWhole);
      isChanged ||= isAll || changes.products.length > 0;
      if (changes.isMore) continue;
      if (!isChanged) return null;
      return isAll ? 'all' : touched;
    }
  }

  private async readFrame(): Promise<void> {
    const frame = await catalogueQueries(this.db).frame();
    if (isDeepStrictEqual(frame, this.catalogue.frame)) return;
    this.catalogue = { ...this.catalogue, frame, engine: this.catalogue.engine.reframed(frame) };
    this.hearer.onFrame(this.catalogue);
  }

  /** Answers the leaf categories touched, with null for those that are no longer known. */
  private async readProducts(products: Changes['products']): Promise<ReadonlySet<CategoryId | null>> {
    const touched = new Set<CategoryId | null>();
    const isWhole = new Map(products.map(({ id, isWhole: whole }) => [id, whole]));
    const ids = [...isWhole.keys()];
    for (let from = 0; from < ids.length; from += chunk) {
      const asked = ids.slice(from, from + chunk);
      const found = await catalogueQueries(this.db).indexedByIds(asked);
      // A product may be read in a category that came after the changes were read.
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
      if (shown.size < asked.length) touched.add(null);
    }
    return touched;
  }
}
