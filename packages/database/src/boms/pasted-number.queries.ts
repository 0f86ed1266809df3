import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** As the index `product_mpn_key` has it. */
const mpnKey = sql<string>`regexp_replace(upper(product.mpn), '[^[:alnum:]]', '', 'g')`;

/** More than so many are no answer to a list of some hundred numbers. */
const foundMax = 5000;

/** What the numbers of a pasted list are looked up by. */
export function pastedNumberQueries(handle: Handle) {
  return {
    /**
     * Shown products whose part number has one of these keys (its letters and digits, capitals), or whose own number is
     * one of `ids`, by one query.
     */
    find: (keys: readonly string[], ids: readonly ProductId[]) =>
      handle
        .selectFrom('product')
        .select(['product.id', 'product.mpn'])
        .where(
          sql<boolean>`(${mpnKey} = any(${sql.val([...keys])}::text[])
            or product.id = any(${sql.val([...ids])}::bigint[]))`,
        )
        .where('product.state', 'in', ['published', 'known'])
        .orderBy('product.id')
        .limit(foundMax)
        .execute(),
  };
}
