import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface MarkedOrder {
  readonly orderId: number;
  readonly mark: number;
}

/**
 * Queries of orders to send to 1C (product I2). Each change gives an order a new mark. The order is sent again until 1C
 * confirms that mark.
 */
export function exchangeOrderQueries(handle: Handle) {
  const waiting = () => handle.selectFrom('exchange_order').where(sql<boolean>`sent_mark is distinct from mark`);
  return {
    /** Returns orders that have changed since 1C last confirmed them, the oldest first. */
    waiting: (limit: number): Promise<MarkedOrder[]> =>
      waiting().select(['order_id as orderId', 'mark']).orderBy('order_id').limit(limit).execute(),

    /** Returns the number of orders that have changed since 1C last confirmed them, at most `most`. */
    countWaiting: async (most: number): Promise<number> => {
      const row = await handle
        .selectFrom(waiting().select('order_id').limit(most).as('some'))
        .select((each) => each.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    },

    /**
     * Marks all orders as confirmed. Called when the exchange is set up, because earlier orders are sent only on
     * request.
     */
    forgetWaiting: async (): Promise<void> => {
      await sql`update exchange_order set sent_mark = mark where sent_mark is distinct from mark`.execute(handle);
    },

    /** Saves which orders were sent in a session, each with its mark. `taken` then confirms exactly these. */
    noteSent: async (sessionId: number, orders: readonly MarkedOrder[]): Promise<void> => {
      await handle.deleteFrom('exchange_sent').where('session_id', '=', sessionId).execute();
      await sql`insert into exchange_sent (session_id, order_id, mark)
        select ${sessionId}, order_id, mark
        from unnest(${orders.map(({ orderId }) => orderId)}::bigint[], ${orders.map(({ mark }) => mark)}::bigint[])
          given (order_id, mark)`.execute(handle);
    },

    /** Marks the orders that were sent last in this session as confirmed. Returns their number. */
    taken: async (sessionId: number): Promise<number> => {
      const done = await sql`update exchange_order waiting set sent_mark = sent.mark
        from exchange_sent sent where sent.session_id = ${sessionId} and waiting.order_id = sent.order_id`.execute(
        handle,
      );
      await handle.deleteFrom('exchange_sent').where('session_id', '=', sessionId).execute();
      return Number(done.numAffectedRows ?? 0n);
    },

    /**
     * Queues all orders placed since `since` for 1C, even those placed before the exchange was set up. Returns their
     * number.
     */
    sendAgain: async (since: Date): Promise<number> => {
      const done = await sql`insert into exchange_order (order_id, mark)
        select id, nextval('exchange_mark') from orders where created_at >= ${since} order by id
        on conflict (order_id) do update set mark = excluded.mark`.execute(handle);
      return Number(done.numAffectedRows ?? 0n);
    },

    /** Returns the ids that 1C gives these products. Products that 1C does not know are absent. */
    externalIds: async (productIds: readonly number[]): Promise<ReadonlyMap<number, string>> => {
      const { rows } = await sql<{
        product_id: number;
        number: string;
      }>`select distinct on (product_id) product_id, number
        from supplier_part join supplier on supplier.id = supplier_id
        where supplier.code = '1c' and product_id = any(${[...productIds]}::integer[])
        order by product_id, number`.execute(handle);
      return new Map(rows.map(({ product_id, number }) => [product_id, number]));
    },
  };
}
