import type { Kopecks } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { sql, type RawBuilder } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface OwedReturn {
  readonly returnId: number;
  readonly orderId: number;
  /** Money for accepted pieces that no completed refund has paid yet. */
  readonly owed: Kopecks;
  /** The part of `owed` for which refunds are under way. */
  readonly underway: Kopecks;
}

/** Pieces of a return request that no refund pays for yet. */
export interface OpenWish {
  readonly returnId: number;
  readonly productId: ProductId;
  readonly position: number;
  readonly pieces: number;
  /** True = staff have accepted the request and have stated where the goods are. */
  readonly isAccepted: boolean;
}

/**
 * Selects accepted return requests that are not fully refunded, with the amount due. The price of the n-th piece is the
 * rounded price of n pieces minus that of n − 1 pieces. Refunds are computed in the same way, so the amounts agree to
 * the kopeck.
 */
const owedOf = (wishes: RawBuilder<unknown>) => sql`
  select wish.id as "returnId", wish.order_id as "orderId", sum(line_owed.owed)::bigint as owed,
    sum(least(line_owed.owed, line_owed.underway))::bigint as underway
  from order_return wish
  join orders on orders.id = wish.order_id and orders.paid_at is not null
  join lateral (
    select floor(paid * least(quantity, gone + missing) / quantity) - floor(paid * least(quantity, gone) / quantity) as owed,
      floor(paid * least(quantity, gone + begun) / quantity) - floor(paid * least(quantity, gone) / quantity) as underway
    from (
      select (line.total_kopecks - line.coupon_kopecks - line.bonus_kopecks)::numeric as paid,
        line.quantity::numeric as quantity,
        greatest(0, taken.accepted - coalesce((select sum(pieces) from refund_return own
          join refund on refund.id = own.refund_id and refund.state = 'succeeded'
          where own.return_id = wish.id and own.product_id = taken.product_id), 0))::numeric as missing,
        coalesce((select sum(pieces) from refund_return own
          join refund on refund.id = own.refund_id and refund.state in ('created', 'pending')
          where own.return_id = wish.id and own.product_id = taken.product_id), 0)::numeric as begun,
        coalesce((select sum(done.quantity) from refund_line done
          join refund on refund.id = done.refund_id and refund.state = 'succeeded'
          where refund.order_id = wish.order_id and done.position = line.position and done.move = 'return'), 0)::numeric
          as gone
      from order_return_line taken
      join order_line line on line.order_id = wish.order_id and line.product_id = taken.product_id
      where taken.return_id = wish.id and taken.accepted > 0
    ) counted
  ) line_owed on true
  where wish.state = 'accepted' and ${wishes}
  group by wish.id, wish.order_id having sum(line_owed.owed) > 0`;

/** SQL of the money still owed for returns of the order in `orders`. */
export const owedOfOrder = sql`coalesce((select sum(owed) from (
  ${owedOf(sql`wish.order_id = orders.id`)}) owed), 0)::bigint`;

/** Ids of accepted return requests that are not fully refunded. */
export const owedReturnIds = sql`(select "returnId" from (${owedOf(sql`true`)}) owed)`;

/** Queries of money that the shop owes for returned goods. */
export function owedReturnQueries(handle: Handle) {
  return {
    /** Returns return requests of an order for which money is owed, the oldest first. */
    ofOrder: async (orderId: number): Promise<readonly OwedReturn[]> => {
      const { rows } = await sql<OwedReturn>`${owedOf(sql`wish.order_id = ${orderId}`)} order by wish.id`.execute(
        handle,
      );
      return rows;
    },

    /** Returns the money owed for these return requests. Fully refunded requests are absent. */
    ofReturns: async (ids: readonly number[]): Promise<readonly OwedReturn[]> => {
      const { rows } = await sql<OwedReturn>`${owedOf(sql`wish.id = any(${[...ids]}::bigint[])`)}`.execute(handle);
      return rows;
    },

    /** Returns the money owed for returns, by order id. Orders without such money are absent. */
    ofOrders: async (ids: readonly number[]): Promise<ReadonlyMap<number, Kopecks>> => {
      const { rows } = await sql<{ orderId: number; owed: Kopecks }>`select "orderId", sum(owed)::bigint as owed
        from (${owedOf(sql`wish.order_id = any(${[...ids]}::bigint[])`)}) owed group by 1`.execute(handle);
      return new Map(rows.map((row) => [row.orderId, row.owed]));
    },

    /** Returns the number of accepted return requests for which money is owed, and the total. */
    count: async (): Promise<{ readonly count: number; readonly sum: Kopecks }> => {
      const { rows } = await sql<{ count: number; sum: Kopecks }>`select count(*)::integer as count,
        coalesce(sum(owed), 0)::bigint as sum from (${owedOf(sql`true`)}) owed`.execute(handle);
      return rows[0] ?? { count: 0, sum: 0 as Kopecks };
    },

    /**
     * Returns pieces of an order's open return requests that no refund pays for yet, oldest request first. The caller
     * must have locked the order.
     */
    openWishes: async (orderId: number): Promise<readonly OpenWish[]> => {
      const { rows } = await sql<OpenWish>`select wish.id as "returnId", taken.product_id as "productId", line.position,
          wish.state = 'accepted' as "isAccepted", (coalesce(taken.accepted, taken.quantity) - coalesce((
            select sum(pieces) from refund_return own
            join refund on refund.id = own.refund_id and (refund.state <> 'cancelled' or refund.retried_by is null)
            where own.return_id = wish.id and own.product_id = taken.product_id), 0))::integer as pieces
        from order_return wish join order_return_line taken on taken.return_id = wish.id
        join order_line line on line.order_id = wish.order_id and line.product_id = taken.product_id
        where wish.order_id = ${orderId} and wish.state in ('requested', 'accepted')
        order by wish.id, line.position`.execute(handle);
      return rows.filter(({ pieces }) => pieces > 0);
    },

    /** Saves which pieces of return requests a refund pays for. */
    link: async (refundId: number, wishes: readonly Pick<OpenWish, 'returnId' | 'productId' | 'pieces'>[]) => {
      if (wishes.length === 0) return;
      await handle
        .insertInto('refund_return')
        .values(
          wishes.map(({ returnId, productId, pieces }) => ({
            refund_id: refundId,
            return_id: returnId,
            product_id: productId,
            pieces,
          })),
        )
        .execute();
    },

    /** Deletes the links between a withdrawn refund and return requests. */
    unlink: async (refundId: number): Promise<void> => {
      await handle.deleteFrom('refund_return').where('refund_id', '=', refundId).execute();
    },

    /** Copies the links to return requests from the refund `fromRefundId` to the refund that replaces it. */
    takeOver: async (fromRefundId: number, refundId: number): Promise<void> => {
      await sql`insert into refund_return (refund_id, return_id, product_id, pieces)
        select ${refundId}, return_id, product_id, pieces from refund_return where refund_id = ${fromRefundId}`.execute(
        handle,
      );
    },
  };
}
