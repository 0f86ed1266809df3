import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** An uploaded photo that belongs to no return request yet. */
export interface NewReturnPhoto {
  readonly orderId: number;
  readonly accountId: number;
  readonly content: Buffer;
  readonly at: Date;
}

/** Queries of photos that show why goods are returned (product O5). */
export function returnPhotoQueries(handle: Handle) {
  return {
    add: async ({ orderId, accountId, content, at }: NewReturnPhoto): Promise<number> => {
      const { id } = await handle
        .insertInto('order_return_photo')
        .values({ order_id: orderId, account_id: accountId, content, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Returns the number of an order's photos that belong to no return request yet. */
    waiting: async (orderId: number): Promise<number> => {
      const { count } = await handle
        .selectFrom('order_return_photo')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('order_id', '=', orderId)
        .where('return_id', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },

    /**
     * Gives these photos to the customer's return request. Photos of other customers or requests are left out. Returns
     * the number of photos given.
     */
    attach: async (
      { orderId, accountId }: Pick<NewReturnPhoto, 'orderId' | 'accountId'>,
      { returnId, ids }: { readonly returnId: number; readonly ids: readonly number[] },
    ): Promise<number> => {
      if (ids.length === 0) return 0;
      const { numUpdatedRows } = await handle
        .updateTable('order_return_photo')
        .set({ return_id: returnId })
        .where('id', 'in', [...ids])
        .where('order_id', '=', orderId)
        .where('account_id', '=', accountId)
        .where('return_id', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    /**
     * Returns a photo of a return request. A photo without a request is returned only to `accountId`, who uploaded it.
     */
    read: async (orderId: number, id: number, accountId: number | null): Promise<Buffer | undefined> => {
      const row = await handle
        .selectFrom('order_return_photo')
        .select('content')
        .where('order_id', '=', orderId)
        .where('id', '=', id)
        .where((is) => is.or([is('return_id', 'is not', null), is('account_id', '=', accountId ?? 0)]))
        .executeTakeFirst();
      return row?.content;
    },

    dropWaitingBefore: async (at: Date): Promise<void> => {
      await handle
        .deleteFrom('order_return_photo')
        .where('return_id', 'is', null)
        .where('created_at', '<', at)
        .execute();
    },
  };
}
