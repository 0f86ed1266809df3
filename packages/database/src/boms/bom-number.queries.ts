import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** Looks up lines of parts lists by data that the index does not hold. */
export function bomNumberQueries(handle: Handle) {
  return {
    /** Returns the products of `ids` that are known to the catalogue but not sold. */
    unsold: async (ids: readonly ProductId[]): Promise<readonly ProductId[]> => {
      if (ids.length === 0) return [];
      const { rows } = await sql<{ readonly id: ProductId }>`
        select id from product where id = any(${ids}::integer[]) and state = 'known'`.execute(handle);
      return rows.map(({ id }) => id);
    },

    /** Returns brands by spellings that imports learned. Keys are in lower case. */
    learnedMakers: async (spellings: readonly string[]): Promise<ReadonlyMap<string, number>> => {
      if (spellings.length === 0) return new Map();
      const { rows } = await sql<{ readonly spelling: string; readonly brand_id: number }>`
        select spelling, brand_id from brand_spelling where spelling = any(${spellings}::text[])`.execute(handle);
      return new Map(rows.map((row) => [row.spelling, row.brand_id]));
    },
  };
}
