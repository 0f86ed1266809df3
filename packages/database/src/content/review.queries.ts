import type { ProductId } from '@farad/domain/product';
import type { ModerationState } from '@farad/domain/review';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { isOneOf, withBuyer } from '../statuses/order-status-sql.ts';

export interface NewReview {
  readonly productId: ProductId;
  readonly accountId: number;
  readonly authorName: string;
  readonly rating: number;
  readonly text: string;
  readonly pros: string;
  readonly cons: string;
}

export interface ReviewRow extends Omit<NewReview, 'productId' | 'accountId'> {
  readonly id: number;
  readonly createdAt: Date;
  /** True if the author received this product in an order. */
  readonly isPurchase: boolean;
}

export interface OwnReview extends Omit<NewReview, 'productId' | 'accountId'> {
  readonly state: ModerationState;
  readonly rejectReason: string;
}

const isPurchase = sql<boolean>`exists (
  select from orders join order_line on order_line.order_id = orders.id
  where orders.account_id = review.account_id and order_line.product_id = review.product_id
    and ${isOneOf(sql`orders.status`, withBuyer)})`.as('isPurchase');

const words = ['author_name as authorName', 'rating', 'text', 'pros', 'cons'] as const;

export function reviewQueries(handle: Handle) {
  return {
    /** Returns approved reviews, newest first. */
    shown: (productId: ProductId, limit: number, skip: number): Promise<ReviewRow[]> =>
      handle
        .selectFrom('review')
        .select(['id', ...words, 'created_at as createdAt', isPurchase])
        .where('product_id', '=', productId)
        .where('state', '=', 'approved')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(skip)
        .execute(),

    ofAccount: (productId: ProductId, accountId: number): Promise<OwnReview | undefined> =>
      handle
        .selectFrom('review')
        .select([...words, 'state', 'reject_reason as rejectReason'])
        .where('product_id', '=', productId)
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    /**
     * Adds a review, which then waits for moderation. It replaces the customer's rejected review of the product.
     * Returns false if the customer has a review of the product that is not rejected.
     */
    add: async (review: NewReview): Promise<boolean> => {
      const rows = await handle
        .insertInto('review')
        .values({
          product_id: review.productId,
          account_id: review.accountId,
          author_name: review.authorName,
          rating: review.rating,
          text: review.text,
          pros: review.pros,
          cons: review.cons,
          moderated_by: null,
          moderated_at: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['product_id', 'account_id'])
            .doUpdateSet(({ ref }) => ({
              author_name: ref('excluded.author_name'),
              rating: ref('excluded.rating'),
              text: ref('excluded.text'),
              pros: ref('excluded.pros'),
              cons: ref('excluded.cons'),
              state: 'pending',
              reject_reason: '',
              moderated_by: null,
              moderated_at: null,
              created_at: sql<Date>`now()`,
            }))
            .where('review.state', '=', 'rejected'),
        )
        .returning('id')
        .execute();
      return rows.length > 0;
    },
  };
}
