import { changeQueries, type Changes } from '@farad/database/change.queries';
import { advanceCursor, type ChangeCursor } from '@farad/database/change-cursor';
import { catalogueQueries } from '@farad/database/catalogue.queries';
import type { Connection } from '@farad/database/connect';
import { listen } from '@farad/database/listen';
import type { BrandId, Category, CategoryId, Manufacturer } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import type { CatalogueFrame, ProductFilter, QueryReading, SearchAnswer } from '@farad/domain/search-query';
import type { SearchEngine } from '@farad/search/engine';
import type { Logger } from 'pino';

import { buildCatalogue, type Catalogue } from './catalogue-index-build.ts';
import { categoryCounts, type CategoryCount } from './catalogue-index-counts.ts';
import { readSnapshot, writeSnapshot } from './catalogue-index-snapshot.ts';
import { countVersions, type CatalogueVersions, type Touched } from './catalogue-versions.ts';

export type { CategoryCount } from './catalogue-index-counts.ts';

/** The catalogue in memory, which follows the database. */
export interface CatalogueIndex {
  readonly isReady: () => boolean;
  readonly frame: () => CatalogueFrame;
  /** `reading`: what the filter's text means, if it was understood. */
  readonly search: (
    filter: ProductFilter,
    options: {
      readonly facets: boolean;
      readonly reading?: QueryReading | null;
      readonly debug?: boolean;
      readonly asTyped?: boolean;
    },
  ) => Promise<SearchAnswer>;
  readonly countOf: (category: CategoryId) => CategoryCount;
  readonly categoryById: (id: CategoryId) => Category | undefined;
  readonly categoryBySlug: (slug: string) => Category | undefined;
  readonly brandById: (id: BrandId) => Manufacturer | undefined;
  /** Steps of change, for whoever keeps what was made of the catalogue. */
  readonly versions: CatalogueVersions;
  /** Resolves when everything that is committed now is in the index. */
  readonly caughtUp: () => Promise<void>;
}

/** An index that follows the database until it is stopped. */
export interface OpenCatalogueIndex extends CatalogueIndex {
  readonly stop: () => Promise<void>;
}

export interface CatalogueIndexOptions {
  readonly db: Connection['db'];
  /** For the listening connection. */
  readonly url: string;
  /** Where the snapshot is kept; null: nowhere. */
  readonly dataDir: string | null;
  readonly log: Logger;
  readonly onProgress?: (done: number) => void;
}

const pollMs = 1000;
const chunk = 5000;
const quietMs = 30_000;
const changesKeptMs = 24 * 3_600_000;
const pruneEveryMs = 3_600_000;
/** Part of the catalogue outside the engine's main columns at which it is built anew. */
const overlayShareMax = 0.05;
const overlayMin = 5000;

/** Opens the index from the snapshot, else from the database, and follows the database until it is stopped. */
export async function openCatalogueIndex(options: CatalogueIndexOptions): Promise<OpenCatalogueIndex> {
  const { db, dataDir, log } = options;
  const loaded = dataDir === null ? null : await readSnapshot(dataDir, db, log);
  const first = loaded ?? (await buildCatalogue(db, options.onProgress));
  if (loaded === null && dataDir !== null) await writeSnapshot(dataDir, db, first);
  const follower = follow(options, first);
  await follower.caughtUp();
  const listening = listen({
    url: options.url,
    channel: 'product_change',
    onNotice: follower.wake,
    onTrouble: (error) => log.warn({ err: error }, 'the listener of catalogue changes lost its connection'),
  });
  const poll = setInterval(follower.wake, pollMs);
  const current = follower.current;
  return {
    isReady: () => true,
    frame: () => current().frame,
    search: async (filter, { facets, reading = null, debug = false, asTyped = false }) =>
      current().engine.search(filter, {
        facets: facets ? 'of_category' : 'none',
        debug,
        asTyped,
        ...(reading === null ? {} : { reading }),
      }),
    countOf: (id) => follower.counts().get(id) ?? { count: 0, inStock: 0 },
    categoryById: (id) => current().categoryById.get(id),
    categoryBySlug: (slug) => current().categoryBySlug.get(slug),
    brandById: (id) => current().brandById.get(id),
    versions: follower.versions,
    caughtUp: follower.caughtUp,
    stop: async () => {
      clearInterval(poll);
      await listening.stop();
      await follower.stop();
    },
  };
}

/**
 * Takes changes into the engine and tells what they touched. Throws where the frame does not know their category: the
 * catalogue is built anew.
 */
async function applyChanges(
  db: Connection['db'],
  engine: SearchEngine,
  products: Changes['products'],
): Promise<Touched> {
  const touched = new Set<CategoryId>();
  let isAll = products.some((product) => product.isWhole);
  const isWhole = new Map(products.map(({ id, isWhole: whole }) => [id, whole]));
  const ids = [...isWhole.keys()];
  for (let from = 0; from < ids.length; from += chunk) {
    const asked = ids.slice(from, from + chunk);
    const found = await catalogueQueries(db).indexedByIds(asked);
    const missing = new Set<ProductId>(asked);
    for (const product of found) {
      missing.delete(product.id);
      touched.add(product.categoryId);
      if (isWhole.get(product.id) === true || !engine.has(product.id)) engine.upsert(product);
      else engine.applyChange(product);
    }
    if (missing.size > 0) isAll = true;
    for (const id of missing) engine.remove(id);
  }
  return isAll ? 'all' : touched;
}

const isWorn = (engine: SearchEngine): boolean =>
  engine.overlaySize > Math.max(overlayMin, engine.size * overlayShareMax);

// A row of the frame is added now and then and never taken away, so its size tells.
const knowsFrame = async (db: Connection['db'], frame: CatalogueFrame): Promise<boolean> =>
  (await catalogueQueries(db).frameSize()) === frame.categories.length + frame.attributes.length + frame.brands.length;

function follow(options: CatalogueIndexOptions, first: Catalogue) {
  const { db, dataDir, log } = options;
  let current = first;
  let counts: ReadonlyMap<CategoryId, CategoryCount> | undefined;
  let running: Promise<void> | undefined;
  const asked = { again: false, stop: false };
  let savedCursor: ChangeCursor = first.cursor;
  let changedAt = Date.now();
  let prunedAt = 0;

  const { versions, touch } = countVersions((id) => current.categoryById.get(id)?.parentId ?? null);

  const replace = (catalogue: Catalogue, touched: Touched): void => {
    current = catalogue;
    counts = undefined;
    changedAt = Date.now();
    touch(touched);
  };

  async function readOn(): Promise<void> {
    for (;;) {
      const changes = await changeQueries(db).since(current.cursor);
      const cursor = advanceCursor(current.cursor, changes);
      if (changes.products.length > 0) {
        const isNewFrame = changes.products.some(({ isWhole }) => isWhole) && !(await knowsFrame(db, current.frame));
        if (isNewFrame || isWorn(current.engine)) {
          replace(await buildCatalogue(db), 'all');
          continue;
        }
        const touched = await applyChanges(db, current.engine, changes.products);
        replace({ ...current, cursor }, touched);
      } else current = { ...current, cursor };
      if (!changes.isMore) return;
    }
  }

  async function keep(): Promise<void> {
    if (dataDir === null || savedCursor.last === current.cursor.last) return;
    await writeSnapshot(dataDir, db, current);
    savedCursor = current.cursor;
  }

  async function tidy(): Promise<void> {
    if (Date.now() - changedAt > quietMs) await keep();
    if (Date.now() - prunedAt < pruneEveryMs) return;
    prunedAt = Date.now();
    await changeQueries(db).prune(new Date(Date.now() - changesKeptMs));
  }

  async function run(): Promise<void> {
    do {
      asked.again = false;
      await readOn();
    } while (asked.again && !asked.stop);
    await tidy();
  }

  const caughtUp = (): Promise<void> => {
    asked.again = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    current: () => current,
    versions,
    counts: () => (counts ??= categoryCounts(current)),
    caughtUp,
    wake: () => {
      if (asked.stop) return;
      caughtUp().catch((error: unknown) => log.warn({ err: error }, 'catalogue changes could not be read'));
    },
    stop: async () => {
      asked.stop = true;
      await running?.catch((error: unknown) => log.warn({ err: error }, 'catalogue changes could not be read'));
      await keep();
    },
  };
}
