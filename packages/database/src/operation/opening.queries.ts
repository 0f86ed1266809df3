import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** What the checks before opening read from the database. */
export function openingQueries(handle: Handle) {
  return {
    /** Returns facts about the server; it needs no table. */
    server: async (): Promise<{ version: number; encoding: string; now: Date }> => {
      const { rows } = await sql<{ version: string; encoding: string; now: Date }>`
        select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
          clock_timestamp() as now`.execute(handle);
      const [row] = rows;
      if (row === undefined) throw new Error('expected one row about the server, got none');
      return { ...row, version: Math.floor(Number(row.version) / 10_000) };
    },

    /** Returns the numbers of products on sale, and of those below their cost. */
    catalogue: async (): Promise<{ sold: number; belowCost: number }> => {
      const { rows } = await sql<{ sold: number; belowCost: number }>`
        select count(*)::integer as sold, count(*) filter (where margin < 0)::integer as "belowCost"
        from product left join product_cost on product_cost.product_id = product.id
        where state = 'published' and cardinality(tier_prices) > 0`.execute(handle);
      return rows[0] ?? { sold: 0, belowCost: 0 };
    },
  };
}
