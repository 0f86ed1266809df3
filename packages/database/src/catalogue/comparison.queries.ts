import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** Locks the account's row until the transaction ends, so that changes of the account's lists run one after another. */
export const lockAccount = async (handle: Handle, accountId: number): Promise<void> => {
  await handle.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
};

/** Queries of the customer's product comparison (product C12). */
export function comparisonQueries(handle: Handle) {
  return {
    /** Returns the ids of the compared products that are shown, in the order of the columns. */
    productIds: async (accountId: number): Promise<readonly ProductId[]> => {
      const rows = await handle
        .selectFrom('comparison_item')
        .innerJoin('product', 'product.id', 'product_id')
        .select('product_id')
        .where('account_id', '=', accountId)
        .where('product.state', 'in', ['published', 'known'])
        .orderBy('position')
        .execute();
      return rows.map((row) => row.product_id);
    },

    /** Replaces the comparison with these products, in this order. Products that do not exist are left out. */
    replace: async (accountId: number, productIds: readonly ProductId[]): Promise<void> => {
      await handle.deleteFrom('comparison_item').where('account_id', '=', accountId).execute();
      if (productIds.length === 0) return;
      await sql`insert into comparison_item (account_id, product_id, position)
        select ${accountId}, product.id, asked.position
        from unnest(${[...productIds]}::bigint[]) with ordinality as asked (id, position)
        join product on product.id = asked.id and product.state in ('published', 'known')`.execute(handle);
    },
  };
}
