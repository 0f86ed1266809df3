import type { Kopecks, Quantity } from '@farad/domain/money';
import type { ReturnLine, ReturnReason, ReturnState } from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface OrderReturnRow {
  readonly id: number;
  readonly reason: ReturnReason;
  readonly comment: string;
  readonly state: ReturnState;
  readonly createdAt: Date;
  /** Pieces that the shop accepted. Until it has answered: pieces that the customer asks to return. */
  readonly lines: readonly ReturnLine[];
  /** Ids of the request's photos. */
  readonly photos: readonly number[];
}

export interface NewOrderReturn extends Pick<OrderReturnRow, 'reason' | 'comment' | 'lines'> {
  readonly orderId: number;
  readonly accountId: number;
  readonly at: Date;
}

/** Queries of customers' return requests (product O5). */
export function orderReturnQueries(handle: Handle) {
  return {
    ofOrder: async (orderId: number): Promise<readonly OrderReturnRow[]> => {
      const { rows } = await sql<OrderReturnRow & { lines: { productId: ProductId; quantity: Quantity }[] }>`
        select id, reason, comment, state, created_at as "createdAt", (
          select jsonb_agg(jsonb_build_object('productId', product_id, 'quantity', coalesce(accepted, quantity)) order by product_id)
          from order_return_line where return_id = order_return.id) as lines,
          coalesce((select jsonb_agg(photo.id order by photo.id) from order_return_photo photo
            where photo.return_id = order_return.id), '[]') as photos
        from order_return where order_id = ${orderId} order by id`.execute(handle);
      return rows;
    },

    /** Returns the money refunded for goods of an order, without delivery. Refunds under way count too. */
    refundedGoods: async (orderId: number): Promise<Kopecks> => {
      const { refunded } = await handle
        .selectFrom('refund_line')
        .innerJoin('refund', 'refund.id', 'refund_line.refund_id')
        .select(sql<Kopecks>`coalesce(sum(refund_line.amount_kopecks), 0)::bigint`.as('refunded'))
        .where('refund.order_id', '=', orderId)
        .where('refund.retried_by', 'is', null)
        .where('refund_line.position', '<>', 0)
        .executeTakeFirstOrThrow();
      return refunded;
    },

    /**
     * Closes accepted return requests that are fully refunded. `owed` = ids of requests for which money is still owed.
     */
    closePaid: async (orderId: number, owed: readonly number[]): Promise<void> => {
      await sql`update order_return set state = 'closed' where order_id = ${orderId} and state = 'accepted'
        and not id = any(${[...owed]}::bigint[]) and exists (select from refund_return where return_id = order_return.id)`.execute(
        handle,
      );
    },

    /** Saves a return request and returns its id. */
    add: async ({ orderId, accountId, reason, comment, at, lines }: NewOrderReturn): Promise<number> => {
      const { id } = await handle
        .insertInto('order_return')
        .values({ order_id: orderId, account_id: accountId, reason, comment, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await handle
        .insertInto('order_return_line')
        .values(lines.map(({ productId, quantity }) => ({ return_id: id, product_id: productId, quantity })))
        .execute();
      return id;
    },
  };
}
