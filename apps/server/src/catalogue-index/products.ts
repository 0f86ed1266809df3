import { catalogueQueries, type CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import type { Connection } from '@farad/database/connection/connect';
import type { ProductId } from '@farad/domain/product';

import type { ReplicaRows } from './replica-rows.ts';

/** Cache of product rows for lists. A row is removed when its product changes. */
export interface ProductRows {
  /** Returns products in the order of `ids`. Products that are unknown or not shown are left out. */
  readonly byIds: (ids: readonly ProductId[]) => Promise<readonly CatalogueProduct[]>;
  /** Returns the shown product with this slug; undefined = none. */
  readonly bySeo: (seo: string) => Promise<CatalogueProduct | undefined>;
  readonly forget: (ids: Iterable<ProductId>) => void;
  readonly forgetAll: () => void;
  /** Says that rows that are being read may be outdated, so they are not cached. */
  readonly doubt: () => void;
}

/** Usual maximum number of cached rows. A row has about 3 kB. */
const usualMax = 5000;

/** Cache of the most recently used rows, by id and by slug. */
function lastRows(keptMax: number) {
  // A map keeps the order of insertion, so its first entry is the least recently used one.
  const kept = new Map<ProductId, CatalogueProduct>();
  const idsBySeo = new Map<string, ProductId>();

  const drop = (id: ProductId): void => {
    const product = kept.get(id);
    if (product === undefined) return;
    kept.delete(id);
    if (idsBySeo.get(product.seo) === id) idsBySeo.delete(product.seo);
  };

  return {
    byId: (id: ProductId) => kept.get(id),
    bySeo: (seo: string): CatalogueProduct | undefined => {
      const id = idsBySeo.get(seo);
      return id === undefined ? undefined : kept.get(id);
    },
    keep: (product: CatalogueProduct): void => {
      drop(product.id);
      kept.set(product.id, product);
      idsBySeo.set(product.seo, product.id);
      if (kept.size <= keptMax) return;
      // Finding the first entry is slow after many deletions, so it is not done at each call.
      const [oldest] = kept.keys();
      if (oldest !== undefined) drop(oldest);
    },
    /** Makes a cached row the most recently used one. */
    use: (product: CatalogueProduct): void => {
      kept.delete(product.id);
      kept.set(product.id, product);
    },
    drop,
    clear: (): void => {
      kept.clear();
      idsBySeo.clear();
    },
  };
}

/** Returns the shown product with this slug as a list; empty = none. */
async function rowsBySeo(db: Connection['db'], seo: string): Promise<readonly CatalogueProduct[]> {
  const row = await catalogueQueries(db).bySeo(seo);
  return row === undefined ? [] : [row];
}

export interface ProductRowsOptions {
  /** Maximum number of cached rows. */
  readonly keptMax?: number;
  /** Runs the readings of rows, such as on a replica. */
  readonly readThrough?: ReplicaRows['read'];
}

/**
 * Returns the cache of product rows. `isCurrent` returns whether `forget` was called for every change so far. If not,
 * the cache is not used.
 */
export function productRows(
  db: Connection['db'],
  isCurrent: () => boolean,
  { keptMax = usualMax, readThrough = (reading) => reading() }: ProductRowsOptions = {},
): ProductRows {
  const kept = lastRows(keptMax);
  /**
   * One set per running read: products that changed since the read began. Their rows may be outdated and are not
   * cached.
   */
  const spoiled = new Set<Set<ProductId>>();
  let generation = 0;

  /** Returns the rows that `select` reads. Caches the rows whose products did not change meanwhile. */
  async function read(select: () => Promise<readonly CatalogueProduct[]>): Promise<readonly CatalogueProduct[]> {
    const changed = new Set<ProductId>();
    const begun = generation;
    const isTrusted = isCurrent();
    spoiled.add(changed);
    try {
      const rows = await readThrough(select);
      if (isTrusted && begun === generation) for (const row of rows) if (!changed.has(row.id)) kept.keep(row);
      return rows;
    } finally {
      spoiled.delete(changed);
    }
  }

  /**
   * Returns rows from the database. If the database fails and all rows are cached, returns the cached rows, even if
   * they are outdated.
   */
  async function readOrKept(ids: readonly ProductId[]): Promise<readonly CatalogueProduct[]> {
    try {
      return await read(() => catalogueQueries(db).byIds(ids));
    } catch (error) {
      return ids.map((id) => {
        const product = kept.byId(id);
        if (product === undefined) throw error;
        return product;
      });
    }
  }

  async function readBySeo(seo: string): Promise<CatalogueProduct | undefined> {
    try {
      return (await read(() => rowsBySeo(db, seo)))[0];
    } catch (error) {
      const product = kept.bySeo(seo);
      if (product === undefined) throw error;
      return product;
    }
  }

  return {
    bySeo: async (seo) => {
      const product = isCurrent() ? kept.bySeo(seo) : undefined;
      if (product === undefined) return readBySeo(seo);
      kept.use(product);
      return product;
    },
    byIds: async (ids) => {
      const found = new Map<ProductId, CatalogueProduct>();
      if (isCurrent()) {
        for (const id of ids) {
          const product = kept.byId(id);
          if (product === undefined) continue;
          found.set(id, product);
          kept.use(product);
        }
      }
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length > 0) for (const product of await readOrKept(missing)) found.set(product.id, product);
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    forget: (ids) => {
      for (const id of ids) {
        kept.drop(id);
        for (const changed of spoiled) changed.add(id);
      }
    },
    doubt: () => {
      generation++;
    },
    forgetAll: () => {
      generation++;
      kept.clear();
    },
  };
}
