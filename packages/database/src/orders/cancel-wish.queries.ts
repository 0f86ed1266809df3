import type { CancelWishState } from '@farad/domain/order';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface CancelWishRow {
  readonly id: number;
  readonly reason: string;
  readonly createdAt: Date;
  readonly state: CancelWishState;
  readonly answeredAt: Date | null;
  /** Name of the staff member who answered; null = no staff member answered. */
  readonly answeredBy: string | null;
  readonly answer: string;
}

interface WishAnswer {
  readonly state: Exclude<CancelWishState, 'waiting'>;
  readonly at: Date;
  /** The staff member who answers; null = the request ends because the order has moved on. */
  readonly staffId: number | null;
  readonly answer: string;
}

/** Condition on `orders`: the customer waits for an answer to their request to cancel the order. */
export const asksToCancel = sql<boolean>`exists (select from order_cancel_wish wish
  where wish.order_id = orders.id and wish.state = 'waiting')`;

/** Queries of customers' requests to cancel an order (product O5). */
export function cancelWishQueries(handle: Handle) {
  return {
    /** Returns the order's latest request. */
    latest: (orderId: number): Promise<CancelWishRow | undefined> =>
      handle
        .selectFrom('order_cancel_wish as wish')
        .leftJoin('staff', 'staff.id', 'answered_by')
        .select(['wish.id', 'reason', 'wish.created_at as createdAt', 'state'])
        .select(['answered_at as answeredAt', 'staff.name as answeredBy', 'answer'])
        .where('order_id', '=', orderId)
        .orderBy('wish.id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    add: async (wish: {
      readonly orderId: number;
      readonly accountId: number;
      readonly reason: string;
      readonly at: Date;
    }): Promise<void> => {
      const { orderId, accountId, reason, at } = wish;
      await handle
        .insertInto('order_cancel_wish')
        .values({ order_id: orderId, account_id: accountId, reason, created_at: at })
        .execute();
    },

    /** Ends the order's waiting request. Returns false if no request waits. */
    answer: async (orderId: number, { state, at, staffId, answer }: WishAnswer): Promise<boolean> => {
      const answered = await handle
        .updateTable('order_cancel_wish')
        .set({ state, answered_at: at, answered_by: staffId, answer })
        .where('order_id', '=', orderId)
        .where('state', '=', 'waiting')
        .returning('id')
        .executeTakeFirst();
      return answered !== undefined;
    },

    /** Returns the number of waiting requests, at most `most`. */
    countWaiting: async (most: number): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
        select from order_cancel_wish where state = 'waiting' limit ${most}) waiting`.execute(handle);
      return rows[0]?.count ?? 0;
    },
  };
}
