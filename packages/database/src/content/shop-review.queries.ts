import type { ModerationState } from '@farad/domain/review';
import type { Locale } from '@farad/domain/shared';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { withBuyer } from '../statuses/order-status-sql.ts';

export interface NewShopReview {
  readonly accountId: number;
  readonly authorName: string;
  readonly rating: number;
  readonly text: string;
}

export interface ShopReviewRow extends Omit<NewShopReview, 'accountId'> {
  readonly id: number;
  /** Answer of the shop; '' = not set. */
  readonly answer: string;
  readonly createdAt: Date;
}

export interface OwnShopReview extends Omit<NewShopReview, 'accountId'> {
  readonly state: ModerationState;
  readonly rejectReason: string;
}

/** The author of a review, who is told of the shop's answer. `before` = the answer so far. */
export interface ShopReviewAuthor {
  readonly accountId: number;
  readonly email: string | null;
  readonly locale: Locale;
  readonly text: string;
  readonly before: string;
}

const words = ['author_name as authorName', 'rating', 'text'] as const;

/** Queries of customers' reviews of the shop itself. A customer has at most one. */
export function shopReviewQueries<H extends Handle>(handle: H) {
  return {
    /** Returns approved reviews, newest first. */
    shown: (limit: number, skip: number): Promise<ShopReviewRow[]> =>
      handle
        .selectFrom('shop_review')
        .select(['id', ...words, 'answer', 'created_at as createdAt'])
        .where('state', '=', 'approved')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(skip)
        .execute(),

    /** Returns the number of approved reviews for each number of stars. */
    starCounts: async (): Promise<ReadonlyMap<number, number>> => {
      const rows = await handle
        .selectFrom('shop_review')
        .select(({ fn }) => ['rating', fn.countAll<number>().as('count')])
        .where('state', '=', 'approved')
        .groupBy('rating')
        .execute();
      return new Map(rows.map(({ rating, count }) => [rating, count]));
    },

    ofAccount: (accountId: number): Promise<OwnShopReview | undefined> =>
      handle
        .selectFrom('shop_review')
        .select([...words, 'state', 'reject_reason as rejectReason'])
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    /** True if the account has received an order. */
    hasBought: async (accountId: number): Promise<boolean> => {
      const order = await handle
        .selectFrom('orders')
        .select('id')
        .where('account_id', '=', accountId)
        .where('status', 'in', [...withBuyer])
        .limit(1)
        .executeTakeFirst();
      return order !== undefined;
    },

    /**
     * Saves a review, which then waits for moderation. It replaces the customer's earlier review and its answer.
     * Returns false if the earlier review still waits.
     */
    save: async ({ accountId, authorName, rating, text }: NewShopReview, now: Date): Promise<boolean> => {
      const rows = await handle
        .insertInto('shop_review')
        .values({ account_id: accountId, author_name: authorName, rating, text, created_at: now })
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .doUpdateSet(({ ref }) => ({
              author_name: ref('excluded.author_name'),
              rating: ref('excluded.rating'),
              text: ref('excluded.text'),
              state: 'pending',
              reject_reason: '',
              moderated_by: null,
              moderated_at: null,
              answer: '',
              answered_by: null,
              answered_at: null,
              created_at: sql<Date>`excluded.created_at`,
            }))
            .where('shop_review.state', '<>', 'pending'),
        )
        .returning('id')
        .execute();
      return rows.length > 0;
    },

    /** Returns and locks a review that the shop may answer, that is, an approved or waiting one. */
    lockAnswerable: inTx(handle, (id: number): Promise<ShopReviewAuthor | undefined> =>
      handle
        .selectFrom('shop_review')
        .innerJoin('account', 'account.id', 'account_id')
        .select(['account_id as accountId', 'account.email', 'account.locale', 'text', 'answer as before'])
        .where('shop_review.id', '=', id)
        .where('shop_review.state', '<>', 'rejected')
        .forUpdate('shop_review')
        .executeTakeFirst(),
    ),

    answer: async (id: number, text: string, staffId: number, now: Date): Promise<void> => {
      await handle
        .updateTable('shop_review')
        .set({ answer: text, answered_by: staffId, answered_at: now })
        .where('id', '=', id)
        .execute();
    },
  };
}
