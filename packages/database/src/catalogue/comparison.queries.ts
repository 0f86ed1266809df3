import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** Lists of one customer change one after another: the account's row is locked until the transaction ends. */
export const lockAccount = async (handle: Handle, accountId: number): Promise<void> => {
  await handle.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
};

/** The customer's comparison (product C12). */
export function comparisonQueries(handle: Handle) {
  return {
    /** In the order of the columns, shown products only. */
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

    /** Puts exactly these in, in this order; products that do not exist are left out. */
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
