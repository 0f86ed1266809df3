import type { ProductId } from '@farad/domain/product';

import type { Handle } from '../connection/connect.ts';

export interface ListedAnalogue {
  readonly id: ProductId;
  readonly isPinCompatible: boolean;
}

/** Maximum number of analogues returned. */
const listedMax = 50;

export function analogueQueries(handle: Handle) {
  return {
    /** Returns the parts that the list of analogues pairs with this part. */
    listedOf: (id: ProductId): Promise<ListedAnalogue[]> =>
      handle
        .selectFrom('listed_analogue')
        .select(['other_id as id', 'is_pin_compatible as isPinCompatible'])
        .where('product_id', '=', id)
        .unionAll(
          handle
            .selectFrom('listed_analogue')
            .select(['product_id as id', 'is_pin_compatible as isPinCompatible'])
            .where('other_id', '=', id),
        )
        .limit(listedMax)
        .execute(),
  };
}
