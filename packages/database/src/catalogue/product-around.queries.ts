import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface ListedAnalogue {
  readonly id: ProductId;
  readonly isPinCompatible: boolean;
}

/** Data that a product page shows in addition to the product. */
export interface ProductAround {
  /** Parts that the list of analogues pairs with this part. */
  readonly listed: readonly ListedAnalogue[];
  /** Products most often ordered together with this one, most frequent first. */
  readonly companions: readonly ProductId[];
  /** Number of approved reviews for each number of stars. */
  readonly starCounts: ReadonlyMap<number, number>;
  /** Number of approved questions. */
  readonly questionCount: number;
}

/** Maximum number of analogues returned. */
const listedMax = 50;

interface Row {
  readonly listed: readonly (readonly [ProductId, boolean])[];
  readonly companions: readonly ProductId[];
  readonly stars: readonly (readonly [number, number])[];
  readonly questions: number;
}

export function productAroundQueries(handle: Handle) {
  return {
    /** Returns all data with one statement, because a page needs all of it. */
    of: async (id: ProductId): Promise<ProductAround> => {
      const { rows } = await sql<Row>`
        select
          (select coalesce(jsonb_agg(jsonb_build_array(other_id, is_pin_compatible)), '[]') from (
            select other_id, is_pin_compatible from listed_analogue where product_id = ${id}
            union all
            select product_id, is_pin_compatible from listed_analogue where other_id = ${id}
            limit ${listedMax}) pair) as listed,
          (select coalesce(jsonb_agg(other_id order by orders desc, other_id), '[]')
            from bought_together where product_id = ${id}) as companions,
          (select coalesce(jsonb_agg(jsonb_build_array(rating, count)), '[]') from (
            select rating, count(*) from review where product_id = ${id} and state = 'approved'
            group by rating) each) as stars,
          (select count(*) from question where product_id = ${id} and state = 'approved') as questions`.execute(handle);
      const [row] = rows;
      return {
        listed: (row?.listed ?? []).map(([other, isPinCompatible]) => ({ id: other, isPinCompatible })),
        companions: row?.companions ?? [],
        starCounts: new Map(row?.stars),
        questionCount: row?.questions ?? 0,
      };
    },
  };
}
