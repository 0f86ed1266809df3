import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { productOf, selectProducts, type CatalogueProduct } from './product-row.ts';

/** Maximum number of hidden products returned by `hiddenSince`. */
const hiddenMax = 2000;

/** Maximum number of product addresses per query. They are read in a few milliseconds. */
const addressesAtOnce = 500;
/** Maximum number of products per query. It is smaller than that of addresses, because all columns are read. */
const productsAtOnce = 100;

/** A range of product ids that has at least one shown product. A product never moves to another range. */
export interface ProductRange {
  /** Number of the range, from 0. The range starts at id `part` × size + 1. */
  readonly part: number;
  readonly changedAt: Date;
}

export interface ShownAddress {
  readonly seo: string;
  readonly changedAt: Date;
}

async function* soldBatches(handle: Handle): AsyncGenerator<readonly CatalogueProduct[]> {
  let after = 0 as ProductId;
  for (;;) {
    const rows = await selectProducts(handle)
      .where('state', '=', 'published')
      .where('id', '>', after)
      .orderBy('id')
      .limit(productsAtOnce)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(productOf);
    after = last.id;
  }
}

const shownBetween = (handle: Handle, from: number, to: number) =>
  handle
    .selectFrom('product')
    .select(['id', 'seo', 'changed_at'])
    .where('state', 'in', ['published', 'known'])
    .where('id', '>=', from as ProductId)
    .where('id', '<=', to as ProductId);

async function* addressBatches(handle: Handle, from: number, to: number): AsyncGenerator<readonly ShownAddress[]> {
  let next = from;
  for (;;) {
    const rows = await shownBetween(handle, next, to).orderBy('id').limit(addressesAtOnce).execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => ({ seo: row.seo, changedAt: row.changed_at }));
    next = last.id + 1;
  }
}

/** Queries for sitemaps and product feeds. Except for `hiddenSince`, they read only shown products. */
export function feedQueries(handle: Handle) {
  return {
    /** Returns the ranges of `size` ids that have shown products, in ascending order. */
    ranges: async (size: number): Promise<readonly ProductRange[]> => {
      const { rows } = await sql<{ part: number; changed_at: Date }>`
        select (id - 1) / ${sql.lit(size)} as part, max(changed_at) as changed_at
        from product where state in ('published', 'known') group by part order by part`.execute(handle);
      return rows.map((row) => ({ part: row.part, changedAt: row.changed_at }));
    },

    /** True if a product with an id from `from` to `to` is shown. */
    isAnyShown: async (from: number, to: number): Promise<boolean> => {
      const row = await shownBetween(handle, from, to).limit(1).executeTakeFirst();
      return row !== undefined;
    },

    /** Yields addresses of shown products with ids from `from` to `to`. */
    addressBatches: (from: number, to: number) => addressBatches(handle, from, to),

    /** Yields all products in the state `published`. Products in the state `known` are shown but not sold. */
    soldBatches: () => soldBatches(handle),

    /** Returns ids of drafts and archived products changed after `at`, the latest first and at most `hiddenMax`. */
    hiddenSince: async (at: Date): Promise<readonly number[]> => {
      const rows = await handle
        .selectFrom('product')
        .select('id')
        .where('state', 'in', ['draft', 'archived'])
        .where('changed_at', '>', at)
        .orderBy('changed_at', 'desc')
        .limit(hiddenMax)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
