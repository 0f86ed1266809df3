import { catalogueQueries, type CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import type { Connection } from '@farad/database/connection/connect';
import type { ProductId } from '@farad/domain/product';

/** A cache of product rows for lists. A row is dropped when its product changes. */
export interface ProductRows {
  /** Returns shown products in the order of `ids`; unknown ones are left out. */
  readonly byIds: (ids: readonly ProductId[]) => Promise<readonly CatalogueProduct[]>;
  readonly forget: (ids: Iterable<ProductId>) => void;
  readonly forgetAll: () => void;
}

/** Largest number of cached rows, of about 3 kB each. */
const keptMax = 5000;

/** `isCurrent` returns whether `forget` was called for every change; if false, the cache is not used. */
export function productRows(db: Connection['db'], isCurrent: () => boolean): ProductRows {
  // A map keeps insertion order, so its first entry is the least recently used one.
  const kept = new Map<ProductId, CatalogueProduct>();
  /** Products that changed while a read was running. Its rows may be older than the change and are not cached. */
  const spoiled = new Set<Set<ProductId>>();
  let generation = 0;

  const keep = (product: CatalogueProduct): void => {
    kept.delete(product.id);
    kept.set(product.id, product);
    if (kept.size <= keptMax) return;
    for (const oldest of kept.keys()) {
      kept.delete(oldest);
      return;
    }
  };

  async function read(ids: readonly ProductId[]): Promise<readonly CatalogueProduct[]> {
    const changed = new Set<ProductId>();
    const begun = generation;
    const isTrusted = isCurrent();
    spoiled.add(changed);
    try {
      const rows = await catalogueQueries(db).byIds(ids);
      if (isTrusted && begun === generation) for (const row of rows) if (!changed.has(row.id)) keep(row);
      return rows;
    } finally {
      spoiled.delete(changed);
    }
  }

  /** Reads rows. If the database fails, returns cached rows, even outdated ones, if every product has one. */
  async function readOrKept(ids: readonly ProductId[]): Promise<readonly CatalogueProduct[]> {
    try {
      return await read(ids);
    } catch (error) {
      return ids.map((id) => {
        const product = kept.get(id);
        if (product === undefined) throw error;
        return product;
      });
    }
  }

  return {
    byIds: async (ids) => {
      const found = new Map<ProductId, CatalogueProduct>();
      if (isCurrent()) {
        for (const id of ids) {
          const product = kept.get(id);
          if (product === undefined) continue;
          found.set(id, product);
          keep(product);
        }
      }
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length > 0) for (const product of await readOrKept(missing)) found.set(product.id, product);
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    forget: (ids) => {
      for (const id of ids) {
        kept.delete(id);
        for (const changed of spoiled) changed.add(id);
      }
    },
    forgetAll: () => {
      generation++;
      kept.clear();
    },
  };
}
