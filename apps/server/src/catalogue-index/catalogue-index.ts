import { isDeepStrictEqual } from 'node:util';

import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import type { Connection } from '@farad/database/connection/connect';
import { bySlugs, type BrandId, type Category, type CategoryId, type Manufacturer } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame, ProductFilter, SearchAnswer } from '@farad/domain/search-query';
import type { LeafCount } from '@farad/search/engine';
import { takeStep } from '@farad/search/snapshot/shared-engine';
import type { Suggested, SuggestRequest } from '@farad/search/suggest/suggest';
import type { Logger } from 'pino';

import { buildCatalogue, type Note, readLayer } from './build.ts';
import { categoryCounts, type CategoryCount } from './counts.ts';
import { cachedSearches } from './cached-searches.ts';
import { openKeeper, type KeeperOptions } from './keeper.ts';
import { productRows } from './products.ts';
import { answerFrom, type FoundLines, type LinesRequest, type SearchRequest } from './search.ts';
import { countValues, type IndexedValues } from './values.ts';
import { openThreads, type Backing, type BackingHearer } from './threads/open-threads.ts';
import { countVersions, type CatalogueVersions } from './versions.ts';

export type { CategoryCount } from './counts.ts';

/** The in-memory catalogue, which follows the changes of the database. */
export interface CatalogueIndex {
  /** Returns true if changes of the database were read lately. */
  readonly isReady: () => boolean;
  /**
   * Age of the last complete reading of changes, in seconds. Searches may miss changes younger than that; it is
   * normally about 1.
   */
  readonly behindSeconds: () => number;
  readonly frame: () => CatalogueFrame;
  readonly search: (filter: ProductFilter, options: SearchRequest['options']) => Promise<SearchAnswer>;
  /** Returns suggestions for a text that is being typed. */
  readonly suggest: (request: SuggestRequest) => Promise<Suggested>;
  /**
   * Returns the products found for some lines of a parts list. A question of few lines blocks other searches only
   * briefly.
   */
  readonly matchLines: (lines: LinesRequest['lines']) => Promise<FoundLines>;
  /**
   * Returns shown products in the order of `ids`, for lists; unknown ones are left out. The rows are never older than
   * the search index, but may be older than the database. Orders are therefore priced from the database.
   */
  readonly products: (ids: readonly ProductId[]) => Promise<readonly CatalogueProduct[]>;
  /** Returns the shown product at an address, as old as `products` may be; undefined = none. */
  readonly productBySeo: (seo: string) => Promise<CatalogueProduct | undefined>;
  readonly countOf: (category: CategoryId) => CategoryCount;
  /** Returns the values of a category that have pages of their own (product C15); null = the category has none. */
  readonly valuesOf: (category: CategoryId) => Promise<IndexedValues | null>;
  readonly categoryById: (id: CategoryId) => Category | undefined;
  /** Finds a category by its current or a former slug. */
  readonly categoryBySlug: (slug: string) => Category | undefined;
  readonly brandById: (id: BrandId) => Manufacturer | undefined;
  /** Finds a brand by its current or a former slug. */
  readonly brandBySlug: (slug: string) => Manufacturer | undefined;
  /** Version numbers of the catalogue's parts, for caches. */
  readonly versions: CatalogueVersions;
  /** Resolves when every search finds all changes that are committed now. */
  readonly caughtUp: () => Promise<void>;
}

/** An index that follows the database until it is stopped. */
export interface OpenCatalogueIndex extends CatalogueIndex {
  readonly stop: () => Promise<void>;
}

export interface CatalogueIndexOptions {
  readonly db: Connection['db'];
  /** Connection that reads rows for lists; default: `db`. */
  readonly rowsDb?: Connection['db'];
  /** Address for the index's own connections. */
  readonly url: string;
  /** Folder of the snapshot; null = no snapshot. */
  readonly dataDir: string | null;
  /** If several processes read one snapshot, only one of them saves it. */
  readonly savesSnapshot: boolean;
  readonly log: Logger;
  /** Number of search threads beside the keeper thread; 0 = everything runs in this thread. */
  readonly threads: number;
}

/** Returns the frame with its lookup tables. */
const viewOf = (frame: CatalogueFrame) => ({
  frame,
  categoryById: new Map(frame.categories.map((category) => [category.id, category])),
  categoryBySlug: bySlugs(frame.categories),
  brandBySlug: bySlugs(frame.brands),
  brandById: new Map(frame.brands.map((brand) => [brand.id, brand])),
});

/**
 * Changes are polled every second, and a large one is read in parts. Without a reading for this long the index is not
 * ready.
 */
const followingMs = 60_000;

const none: CategoryCount = { count: 0, inStock: 0 };

/** Opens the index from the snapshot, or else from the database. It follows the database until it is stopped. */
export async function openCatalogueIndex(options: CatalogueIndexOptions): Promise<OpenCatalogueIndex> {
  const { db, url, dataDir, savesSnapshot, log, threads } = options;
  const note: Note = (level, about, message) => log[level](about, message);
  let view = viewOf({ categories: [], attributes: [], brands: [] });
  let leaves: readonly LeafCount[] = [];
  let counts: ReadonlyMap<CategoryId, CategoryCount> | undefined;
  const { versions, touch } = countVersions((id) => view.categoryById.get(id)?.parentId ?? null);
  const rows = productRows(options.rowsDb ?? db, () => opened.isCurrent());
  const hearer: BackingHearer = {
    onFrame: (frame) => {
      // A rebuilt catalogue often has the same frame. Then the lookup tables stay.
      if (isDeepStrictEqual(frame, view.frame)) return;
      view = viewOf(frame);
      counts = undefined;
    },
    onMoved: (now, touched) => {
      leaves = now;
      counts = undefined;
      touch(touched);
    },
    onChanged: rows.forget,
    onLost: rows.forgetAll,
  };
  const opened =
    threads === 0
      ? await openHere({ db, url, dataDir, savesSnapshot, note }, hearer)
      : await openThreads({ url, dataDir, savesSnapshot, note, threads }, hearer);
  const reading = {
    frame: () => view.frame,
    search: cachedSearches({
      search: (filter, asked) => opened.ask({ filter, options: asked }),
      categoryBySlug: (slug) => view.categoryBySlug.get(slug),
      versions,
    }),
    categoryById: (id: CategoryId) => view.categoryById.get(id),
    versions,
  };
  return {
    ...reading,
    isReady: () => Date.now() - opened.readAt() < followingMs,
    behindSeconds: () => (Date.now() - opened.currentAt()) / 1000,
    valuesOf: countValues(reading),
    suggest: (request) => opened.ask({ suggest: request }),
    matchLines: (lines) => opened.ask({ lines }),
    products: rows.byIds,
    productBySeo: rows.bySeo,
    countOf: (id) => (counts ??= categoryCounts(leaves, view.categoryById)).get(id) ?? none,
    categoryBySlug: (slug) => view.categoryBySlug.get(slug),
    brandBySlug: (slug) => view.brandBySlug.get(slug),
    brandById: (id) => view.brandById.get(id),
    caughtUp: opened.caughtUp,
    stop: opened.stop,
  };
}

/** Keeps and searches the catalogue in this thread. Only for small catalogues, since a search blocks the thread. */
async function openHere(
  options: Omit<KeeperOptions, 'build' | 'readLayer' | 'sideDb'>,
  hearer: BackingHearer,
): Promise<Backing> {
  let readAt = 0;
  let currentAt = 0;
  const keeper = await openKeeper(
    {
      ...options,
      sideDb: options.db,
      build: (signal) => buildCatalogue(options.db, { signal }),
      readLayer: (ids) => readLayer(options.db, ids),
    },
    {
      onCatalogue: ({ frame }) => hearer.onFrame(frame),
      onFrame: ({ frame }) => hearer.onFrame(frame),
      onMoved: hearer.onMoved,
      onChanged: hearer.onChanged,
      onRead: (isAll) => {
        readAt = Date.now();
        if (isAll) currentAt = readAt;
      },
      take: (engine, step) => void takeStep(engine, step),
    },
  );
  return {
    ask: async (request) => answerFrom(keeper.catalogue().engine, request),
    caughtUp: keeper.caughtUp,
    isCurrent: () => true,
    readAt: () => readAt,
    currentAt: () => currentAt,
    stop: keeper.stop,
  };
}
