import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from './connect.ts';

/** A product that a distributor has under a number. */
export interface NumberedProduct {
  readonly number: string;
  /** Name under which the shop keeps numbers of the distributor: `lcsc`. */
  readonly distributor: string;
  readonly productId: ProductId;
}

/** What the lines of parts lists are looked up by that the index does not hold. */
export function bomNumberQueries(handle: Handle) {
  return {
    /** Shown products by the numbers that other distributors have for them; one question for a whole list. */
    byOtherNumbers: async (numbers: readonly string[]): Promise<readonly NumberedProduct[]> => {
      if (numbers.length === 0) return [];
      const { rows } = await sql<NumberedProduct>`
        select asked.number, own.key as distributor, product.id as "productId"
        from unnest(${numbers}::text[]) as asked (number)
        join product on jsonb_path_query_array(product.other_numbers, '$.*') ? asked.number
          and product.other_numbers <> '{}' and product.state in ('published', 'known')
        cross join lateral jsonb_each_text(product.other_numbers) as own
        where own.value = asked.number
        order by product.id`.execute(handle);
      return rows;
    },

    /** Those that are known and not sold. */
    unsold: async (ids: readonly ProductId[]): Promise<readonly ProductId[]> => {
      if (ids.length === 0) return [];
      const { rows } = await sql<{ readonly id: ProductId }>`
        select id from product where id = any(${ids}::integer[]) and state = 'known'`.execute(handle);
      return rows.map(({ id }) => id);
    },

    /** Brands by spellings that imports learned, in lower case. */
    learnedMakers: async (spellings: readonly string[]): Promise<ReadonlyMap<string, number>> => {
      if (spellings.length === 0) return new Map();
      const { rows } = await sql<{ readonly spelling: string; readonly brand_id: number }>`
        select spelling, brand_id from brand_spelling where spelling = any(${spellings}::text[])`.execute(handle);
      return new Map(rows.map((row) => [row.spelling, row.brand_id]));
    },
  };
}
