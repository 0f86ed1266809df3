import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** Queries of products and brands that the search index does not hold, for lines of parts lists. */
export function bomNumberQueries(handle: Handle) {
  return {
    /** Returns those of `ids` whose products are in the catalogue but not sold (state `known`). */
    unsold: async (ids: readonly ProductId[]): Promise<readonly ProductId[]> => {
      if (ids.length === 0) return [];
      const { rows } = await sql<{ readonly id: ProductId }>`
        select id from product where id = any(${ids}::integer[]) and state = 'known'`.execute(handle);
      return rows.map(({ id }) => id);
    },

    /** Returns brand ids by spellings that earlier imports learned. The spellings are in lower case. */
    learnedMakers: async (spellings: readonly string[]): Promise<ReadonlyMap<string, number>> => {
      if (spellings.length === 0) return new Map();
      const { rows } = await sql<{ readonly spelling: string; readonly brand_id: number }>`
        select spelling, brand_id from brand_spelling where spelling = any(${spellings}::text[])`.execute(handle);
      return new Map(rows.map((row) => [row.spelling, row.brand_id]));
    },
  };
}
