import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/**
 * Key of a part number: its letters and digits, in capitals. Must equal the expression of the index `product_mpn_key`.
 */
const mpnKey = sql<string>`regexp_replace(upper(product.mpn), '[^[:alnum:]]', '', 'g')`;

/** Maximum number of products found. A list of a few hundred numbers needs no more. */
const foundMax = 5000;

/** Looks up the numbers of a pasted list. */
export function pastedNumberQueries(handle: Handle) {
  return {
    /**
     * Returns shown products whose part number has one of `keys` (letters and digits, in capitals), or whose id is in
     * `ids`. Makes one query.
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
