import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** Must equal the expression of the index `product_mpn_key`. */
const mpnKey = sql<string>`regexp_replace(upper(product.mpn), '[^[:alnum:]]', '', 'g')`;

/** Limit of products found: more are of no use to a list of a few hundred numbers. */
const foundMax = 5000;

/** Looks up the numbers of a pasted list. */
export function pastedNumberQueries(handle: Handle) {
  return {
    /**
     * Returns shown products by key of the part number (letters and digits in capitals) or by shop number in `ids`. One
     * query.
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
