import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { changeQueries } from '@farad/database/connection/change.queries';
import type { Connection } from '@farad/database/connection/connect';
import type { Replicas } from '@farad/database/connection/replicas/replicas';
import { bySlugs, type BrandId, type Category, type CategoryId, type Manufacturer } from '@farad/domain/category';
import type { ProcessSearch } from '@farad/domain/operation';
import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame, ProductFilter, SearchAnswer } from '@farad/domain/search-query';
import type { SearchClusterPort } from '@farad/integrations/search-cluster';
import type { LeafCount } from '@farad/search/engine-options';
import { takeStep } from '@farad/search/snapshot/shared-engine';
import type { Logger } from 'pino';

import type { SearchSocket } from '#config/search-socket.ts';
import type { FilesPlace } from '../config/file-store.ts';
import { buildCatalogue, type Note, readLayer } from './build.ts';
import { openClusterBacking } from './cluster/cluster-backing.ts';
import { categoryCounts, type CategoryCount, shownIn } from './counts.ts';
import { type EngineState, memoryState, noWork, toldBy } from './engine-state.ts';
import { cachedSearches } from './cached-searches.ts';
import { replicaRows } from './replica-rows.ts';
import { openKeeper, type KeeperOptions } from './keeper.ts';
import { keptFrame } from './kept-frame.ts';
import { listInParts } from './list-in-parts.ts';
import { productRows } from './products.ts';
import {
  answerFrom,
  type FoundLines,
  type LinesRequest,
  type SearchRequest,
  type SuggestionRequest,
  type Suggestions,
} from './search.ts';
import { SearchServer } from './socket/search-server.ts';
import { openSocketBacking, type SocketBackingOptions } from './socket/socket-backing.ts';
import { countValues, type IndexedValues } from './values.ts';
import { openThreads, type Backing, type BackingHearer, type ServableBacking } from './threads/open-threads.ts';
import { packAnswer } from './threads/packed-answer.ts';
import { countVersions, type CatalogueVersions } from './versions.ts';

export type { CategoryCount } from './counts.ts';

/** The catalogue in memory. It follows the changes of the database. */
export interface CatalogueIndex {
  /**
   * True if the changes of the database were read within the last minute. True too while an engine outside of this
   * process is away: the process then serves everything but searches.
   */
  readonly isReady: () => boolean;
  /** False while the engine outside of this process does not answer; null = the engine is in this process. */
  readonly isAnswering: () => boolean | null;
  /** Seconds since all changes of the database were last read; usually about 1. Searches may miss later changes. */
  readonly behindSeconds: () => number;
  readonly frame: () => CatalogueFrame;
  readonly search: (filter: ProductFilter, options: SearchRequest['options']) => Promise<SearchAnswer>;
  /** Returns suggestions for a search text that is being typed. */
  readonly suggest: (request: SuggestionRequest) => Promise<Suggestions>;
  /**
   * Returns the products that match lines of a parts list; null = the search cluster did not answer for the line. A
   * long list is matched some lines at a time, so that other searches wait only briefly.
   */
  readonly matchLines: (lines: LinesRequest['lines']) => Promise<FoundLines>;
  /**
   * Returns products for lists, in the order of `ids`. Products that are unknown or not shown are left out. The data
   * may be older than the database, but not older than the search index. So orders are priced from the database
   * instead.
   */
  readonly products: (ids: readonly ProductId[]) => Promise<readonly CatalogueProduct[]>;
  /**
   * Returns the shown product with this slug; undefined = none. Its data may be older than the database, as in
   * `products`.
   */
  readonly productBySeo: (seo: string) => Promise<CatalogueProduct | undefined>;
  readonly countOf: (category: CategoryId) => CategoryCount;
  /**
   * Returns the values of a category that have their own pages (product C15); null = the category has no such pages.
   */
  readonly valuesOf: (category: CategoryId) => Promise<IndexedValues | null>;
  readonly categoryById: (id: CategoryId) => Category | undefined;
  /** Returns the category with this slug. It may be a former slug. */
  readonly categoryBySlug: (slug: string) => Category | undefined;
  readonly brandById: (id: BrandId) => Manufacturer | undefined;
  /** Returns the brand with this slug. It may be a former slug. */
  readonly brandBySlug: (slug: string) => Manufacturer | undefined;
  /** Version numbers of the catalogue, by which caches notice changes. */
  readonly versions: CatalogueVersions;
  /** Resolves when searches find all changes that were committed before the call. */
  readonly caughtUp: () => Promise<void>;
  /** Returns what the engine of searches says of itself. It never fails: what does not answer is null. */
  readonly engine: () => Promise<EngineState>;
  /** What this process says of its searches, known at once. */
  readonly told: () => ProcessSearch;
  /** Asks for a new index, which is built beside the one in use. It resolves when the wish is stored. */
  readonly askRebuild: () => Promise<void>;
}

/** An index that follows the database until it is stopped. */
export interface OpenCatalogueIndex extends CatalogueIndex {
  readonly stop: () => Promise<void>;
}

export interface CatalogueIndexOptions {
  readonly db: Connection['db'];
  /** Connection that reads rows for lists; default: `db`. */
  readonly rowsDb?: Connection['db'];
  /** Replicas from which `rowsDb` may read; default: none. */
  readonly replicas?: Replicas | undefined;
  /** Connection URL for the index's own connections. */
  readonly url: string;
  /** Where the snapshot is stored; null = no snapshot. */
  readonly place: FilesPlace | null;
  /** True if this process saves the snapshot. Of several processes that share a snapshot, only one may do so. */
  readonly savesSnapshot: boolean;
  readonly log: Logger;
  /** Number of search threads besides the keeper thread, which follows the database; 0 = no threads at all. */
  readonly threads: number;
  /** Search cluster that answers searches; null = the index in memory does. */
  readonly cluster?: ClusterToUse | null;
  /** Where the search process of this computer listens, which answers searches; null = none is used. */
  readonly askAt?: SearchSocket | null;
  /** How long to wait for that process; default: as it is meant for buyers. */
  readonly askTimes?: NonNullable<SocketBackingOptions['times']>;
  /** Where this process answers the searches of other processes; null = it does not. */
  readonly serveAt?: SearchSocket | null;
}

/** A search cluster, and the name of the shop's alias in it. */
export interface ClusterToUse {
  readonly port: SearchClusterPort;
  readonly alias: string;
}

/** Returns the catalogue frame with maps to look up its categories and brands. */
const viewOf = (frame: CatalogueFrame) => ({
  frame,
  categoryById: new Map(frame.categories.map((category) => [category.id, category])),
  categoryBySlug: bySlugs(frame.categories),
  brandBySlug: bySlugs(frame.brands),
  brandById: new Map(frame.brands.map((brand) => [brand.id, brand])),
});

/**
 * Maximum time since the index last read the database's changes. If it is longer, the index is not ready. Usually
 * changes are read every second; many changes are read in several parts.
 */
const followingMs = 60_000;

const none: CategoryCount = { count: 0, inStock: 0 };

/**
 * Opens the index from the snapshot, or else from the database. It then follows the database until `stop` is called.
 */
export async function openCatalogueIndex(options: CatalogueIndexOptions): Promise<OpenCatalogueIndex> {
  const { db, log, cluster = null, askAt = null } = options;
  const note: Note = (level, about, message) => log[level](about, message);
  let view = viewOf({ categories: [], attributes: [], brands: [] });
  let leaves: readonly LeafCount[] = [];
  let counts: ReadonlyMap<CategoryId, CategoryCount> | undefined;
  const { versions, touch } = countVersions((id) => view.categoryById.get(id)?.parentId ?? null);
  const isCurrent = (): boolean => opened.isCurrent();
  const replicated = replicaRows(options.replicas, { isCurrent, onDoubt: () => rows.doubt() });
  const rows = productRows(options.rowsDb ?? db, isCurrent, { readThrough: replicated.read });
  const hearer: BackingHearer = {
    onFrame: (now) => {
      replicated.moved();
      // After a rebuild the categories, attributes and brands are often the same. Then the lookup maps are kept.
      const frame = keptFrame(view.frame, now);
      if (frame === view.frame) return;
      view = viewOf(frame);
      counts = undefined;
    },
    onMoved: (now, touched) => {
      replicated.moved();
      leaves = now;
      counts = undefined;
      touch(touched);
    },
    onChanged: (ids) => {
      replicated.moved();
      rows.forget(ids);
    },
    onLost: () => {
      replicated.moved();
      rows.forgetAll();
    },
  };
  const opened = await openBacking(options, note, hearer);
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
  const countOf = (id: CategoryId): CategoryCount =>
    (counts ??= categoryCounts(leaves, view.categoryById)).get(id) ?? none;
  const isReady = (): boolean => opened.isAway?.() === true || Date.now() - opened.readAt() < followingMs;
  const behindSeconds = (): number => (Date.now() - opened.currentAt()) / 1000;
  const kind = cluster === null ? (askAt === null ? 'memory' : 'process') : 'opensearch';
  const told = (): ProcessSearch =>
    toldBy(kind, opened, {
      isReady: isReady(),
      behindSeconds: behindSeconds(),
      products: shownIn(view.frame, countOf),
    });
  return {
    ...reading,
    isReady,
    isAnswering: () => (opened.isAway === undefined ? null : !opened.isAway()),
    behindSeconds,
    valuesOf: countValues(reading),
    suggest: opened.ask,
    matchLines: listInParts((lines) => opened.ask({ lines }), opened.listSize),
    products: rows.byIds,
    productBySeo: rows.bySeo,
    countOf,
    categoryBySlug: (slug) => view.categoryBySlug.get(slug),
    brandBySlug: (slug) => view.brandBySlug.get(slug),
    brandById: (id) => view.brandById.get(id),
    caughtUp: opened.caughtUp,
    engine: opened.engine,
    told,
    askRebuild: opened.askRebuild ?? (() => changeQueries(db).askRebuild()),
    stop: opened.stop,
  };
}

/** Opens the catalogue where the options say, and passes it on to other processes if they say so. */
async function openBacking(options: CatalogueIndexOptions, note: Note, hearer: BackingHearer): Promise<Backing> {
  const { db, url, place, savesSnapshot, threads, cluster = null, askAt = null, serveAt = null } = options;
  if (cluster !== null)
    return openClusterBacking({ db, url, cluster: cluster.port, alias: cluster.alias, note }, hearer);
  if (askAt !== null) return openSocketBacking({ db, address: askAt, note, times: options.askTimes ?? {} }, hearer);
  const openOwn = (heard: BackingHearer): Promise<ServableBacking> =>
    threads === 0
      ? openHere({ db, url, place, savesSnapshot, note }, heard)
      : openThreads({ url, place, savesSnapshot, note, threads }, heard);
  if (serveAt === null) return openOwn(hearer);
  const server = new SearchServer({ address: serveAt, note });
  const own = await openOwn(heardByBoth(hearer, server.hearer));
  await server.open(own);
  return {
    ...own,
    stop: async () => {
      await server.close();
      await own.stop();
    },
  };
}

const heardByBoth = (one: BackingHearer, other: BackingHearer): BackingHearer => ({
  onFrame: (frame) => {
    one.onFrame(frame);
    other.onFrame(frame);
  },
  onMoved: (leaves, touched) => {
    one.onMoved(leaves, touched);
    other.onMoved(leaves, touched);
  },
  onChanged: (ids) => {
    one.onChanged(ids);
    other.onChanged(ids);
  },
  onLost: () => {
    one.onLost();
    other.onLost();
  },
});

/**
 * Keeps and searches the catalogue in this thread. This is only for small catalogues, because a search blocks the
 * thread.
 */
async function openHere(
  options: Omit<KeeperOptions, 'build' | 'readLayer' | 'sideDb'>,
  hearer: BackingHearer,
): Promise<ServableBacking> {
  let readAt = 0;
  let currentAt = 0;
  let work = noWork;
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
      onLost: hearer.onLost,
      onWork: (now) => {
        work = now;
      },
      onRead: (isAll) => {
        readAt = Date.now();
        if (isAll) currentAt = readAt;
      },
      take: (engine, step) => void takeStep(engine, step),
    },
  );
  return {
    ask: async (request) => answerFrom(keeper.catalogue().engine, request),
    askPacked: async (request) => packAnswer(answerFrom(keeper.catalogue().engine, request)),
    changeNumbers: () => ({ announced: 0, told: 0 }),
    caughtUp: keeper.caughtUp,
    isCurrent: () => true,
    readAt: () => readAt,
    currentAt: () => currentAt,
    engine: async () => memoryState('memory', work),
    work: () => work,
    stop: keeper.stop,
  };
}
