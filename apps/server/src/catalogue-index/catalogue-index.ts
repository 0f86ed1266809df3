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
import { openKeeper, type KeeperOptions } from './keeper.ts';
import { productRows } from './products.ts';
import { answerFrom, type FoundLines, type LinesRequest, type SearchRequest } from './search.ts';
import { countValues, type IndexedValues } from './values.ts';
import { openThreads, type Backing, type BackingHearer } from './threads/open-threads.ts';
import { countVersions, type CatalogueVersions } from './versions.ts';

export type { CategoryCount } from './counts.ts';

/** The catalogue in memory, which follows the database. */
export interface CatalogueIndex {
  /** It follows the database: its changes were read lately. */
  readonly isReady: () => boolean;
  /** For how many seconds changes may have been committed that no search finds yet; about one where all is well. */
  readonly behindSeconds: () => number;
  readonly frame: () => CatalogueFrame;
  readonly search: (filter: ProductFilter, options: SearchRequest['options']) => Promise<SearchAnswer>;
  /** What a text that is being typed may become. */
  readonly suggest: (request: SuggestRequest) => Promise<Suggested>;
  /** What the catalogue has for some lines of a parts list; a question of a few lines keeps others waiting shortly. */
  readonly matchLines: (lines: LinesRequest['lines']) => Promise<FoundLines>;
  /**
   * Shown products in the order of `ids`, for lists; unknown ones are left out. Never older than what a search finds,
   * but it may be older than the database: what is sold is priced from the database itself.
   */
  readonly products: (ids: readonly ProductId[]) => Promise<readonly CatalogueProduct[]>;
  readonly countOf: (category: CategoryId) => CategoryCount;
  /** Values of a category that have pages of their own (product C15); null: it has none. */
  readonly valuesOf: (category: CategoryId) => Promise<IndexedValues | null>;
  readonly categoryById: (id: CategoryId) => Category | undefined;
  /** Of this address, or of one that it had. */
  readonly categoryBySlug: (slug: string) => Category | undefined;
  readonly brandById: (id: BrandId) => Manufacturer | undefined;
  /** Of this address, or of one that it had. */
  readonly brandBySlug: (slug: string) => Manufacturer | undefined;
  /** Steps of change, for whoever keeps what was made of the catalogue. */
  readonly versions: CatalogueVersions;
  /** Resolves when everything that is committed now is found by every search. */
  readonly caughtUp: () => Promise<void>;
}

/** An index that follows the database until it is stopped. */
export interface OpenCatalogueIndex extends CatalogueIndex {
  readonly stop: () => Promise<void>;
}

export interface CatalogueIndexOptions {
  readonly db: Connection['db'];
  /** Where rows for lists are read; absent: as all else. */
  readonly rowsDb?: Connection['db'];
  /** For the connections of the index's own. */
  readonly url: string;
  /** Where the snapshot is kept; null: nowhere. */
  readonly dataDir: string | null;
  /** Of several processes that read one snapshot one saves it. */
  readonly savesSnapshot: boolean;
  readonly log: Logger;
  /** How many threads search beside the one that follows the database; 0: all is done in this one. */
  readonly threads: number;
}

/** The frame with what is looked up in it. */
const viewOf = (frame: CatalogueFrame) => ({
  frame,
  categoryById: new Map(frame.categories.map((category) => [category.id, category])),
  categoryBySlug: bySlugs(frame.categories),
  brandBySlug: bySlugs(frame.brands),
  brandById: new Map(frame.brands.map((brand) => [brand.id, brand])),
});

/** Changes are looked for every second; one that is large is taken over in parts. */
const followingMs = 60_000;

const none: CategoryCount = { count: 0, inStock: 0 };

/** Opens the index from the snapshot, else from the database, and follows the database until it is stopped. */
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
      // A catalogue that takes the place of another often has the same frame: what is built of one stays.
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
    search: (filter: ProductFilter, asked: SearchRequest['options']) => opened.ask({ filter, options: asked }),
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
    countOf: (id) => (counts ??= categoryCounts(leaves, view.categoryById)).get(id) ?? none,
    categoryBySlug: (slug) => view.categoryBySlug.get(slug),
    brandBySlug: (slug) => view.brandBySlug.get(slug),
    brandById: (id) => view.brandById.get(id),
    caughtUp: opened.caughtUp,
    stop: opened.stop,
  };
}

/** Keeps and searches the catalogue in this thread: for small ones, since a search holds everything else up. */
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
