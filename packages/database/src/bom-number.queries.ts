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

/** With many more PostgreSQL reads all products instead of the index. */
const numbersAtOnce = 500;

async function numbered(handle: Handle, numbers: readonly string[]): Promise<readonly NumberedProduct[]> {
  const asked = new Set(numbers);
  const { rows } = await sql<{ readonly id: ProductId; readonly other_numbers: Readonly<Record<string, string>> }>`
    select id, other_numbers from product
    where jsonb_path_query_array(other_numbers, '$.*') ?| ${numbers}::text[]
      and other_numbers <> '{}' and state in ('published', 'known')
    order by id`.execute(handle);
  return rows.flatMap(({ id, other_numbers: own }) =>
    Object.entries(own)
      .filter(([, number]) => asked.has(number))
      .map(([distributor, number]) => ({ number, distributor, productId: id })),
  );
}

/** What the lines of parts lists are looked up by that the index does not hold. */
export function bomNumberQueries(handle: Handle) {
  return {
    /** Shown products by the numbers that other distributors have for them. */
    byOtherNumbers: async (numbers: readonly string[]): Promise<readonly NumberedProduct[]> => {
      const found: NumberedProduct[] = [];
      for (let from = 0; from < numbers.length; from += numbersAtOnce)
        found.push(...(await numbered(handle, numbers.slice(from, from + numbersAtOnce))));
      return found;
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
