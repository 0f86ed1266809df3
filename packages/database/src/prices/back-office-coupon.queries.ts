import type { Kopecks } from '@farad/domain/money';
import type { CouponState } from '@farad/domain/promotion';
import type { LocalizedText } from '@farad/domain/shared';
import { sql, type Insertable, type RawBuilder } from 'kysely';

import { escapeLike } from '../connection/escape-like.ts';
import type { Handle } from '../connection/connect.ts';
import { couponOf, type CouponRow } from './promotion.queries.ts';
import type { CouponTable } from '../orders/schema-orders.ts';

export interface KeptCoupon extends CouponRow {
  readonly note: string;
  readonly createdAt: Date;
}

/** The fields of a coupon that staff edit. The coupon's code never changes. */
export type CouponTerms = Pick<
  Insertable<CouponTable>,
  | 'kind'
  | 'percent'
  | 'sum_kopecks'
  | 'starts_at'
  | 'ends_at'
  | 'minimum_kopecks'
  | 'uses_max'
  | 'uses_per_account'
  | 'category_ids'
  | 'note'
>;

export interface CouponSearch {
  /** Beginning of the code, or part of the note; '' = no condition. */
  readonly text: string;
  readonly state: CouponState | undefined;
  readonly now: Date;
  /** Id of the last coupon on the previous page; undefined = first page. */
  readonly after: number | undefined;
  readonly limit: number;
}

export interface CouponUseRow {
  readonly orderId: number;
  readonly order: string;
  readonly at: Date;
  readonly discount: Kopecks;
  readonly total: Kopecks;
  readonly isReturned: boolean;
}

/** Returns the SQL condition that a coupon is in this state at `now`. Must agree with the rule `couponState`. */
function isIn(state: CouponState, now: Date): RawBuilder<boolean> {
  const over = sql<boolean>`(ends_at is not null and ends_at <= ${now})`;
  const upcoming = sql<boolean>`(starts_at is not null and starts_at > ${now})`;
  const isUsedUp = sql<boolean>`(uses_max is not null and used >= uses_max)`;
  const runs = sql<boolean>`is_on and not ${over} and not ${upcoming}`;
  const conditions: Readonly<Record<CouponState, RawBuilder<boolean>>> = {
    off: sql<boolean>`not is_on`,
    over: sql<boolean>`is_on and ${over}`,
    upcoming: sql<boolean>`is_on and not ${over} and ${upcoming}`,
    used_up: sql<boolean>`${runs} and ${isUsedUp}`,
    active: sql<boolean>`${runs} and not ${isUsedUp}`,
  };
  return conditions[state];
}

/** Queries of coupons for staff (product B9, X). */
export function backOfficeCouponQueries(handle: Handle) {
  const rows = () => handle.selectFrom('coupon').selectAll();

  return {
    /** Returns a page of coupons, the newest first. */
    find: async ({ text, state, now, after, limit }: CouponSearch): Promise<readonly KeptCoupon[]> => {
      const found = await rows()
        .$if(text !== '', (query) =>
          query.where(
            sql<boolean>`(code like ${`${escapeLike(text.toUpperCase())}%`} or note ilike ${`%${escapeLike(text)}%`})`,
          ),
        )
        .$if(state !== undefined, (query) => query.where(isIn(state ?? 'active', now)))
        .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return found.map((row) => ({ ...couponOf(row), note: row.note, createdAt: row.created_at }));
    },

    /** Returns a coupon. If `isHeld` is true, the row stays locked until the transaction ends. */
    byId: async (id: number, isHeld = false): Promise<KeptCoupon | undefined> => {
      const row = await rows()
        .where('id', '=', id)
        .$if(isHeld, (query) => query.forUpdate())
        .executeTakeFirst();
      return row === undefined ? undefined : { ...couponOf(row), note: row.note, createdAt: row.created_at };
    },

    /** Adds coupons with these codes and the same terms. Codes that exist already are skipped. Returns the new ids. */
    add: async (codes: readonly string[], terms: CouponTerms, now: Date): Promise<readonly number[]> => {
      const added = await handle
        .insertInto('coupon')
        .values(codes.map((code) => ({ ...terms, code, created_at: now })))
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('id')
        .execute();
      return added.map(({ id }) => id);
    },

    set: async (id: number, terms: CouponTerms): Promise<void> => {
      await handle.updateTable('coupon').set(terms).where('id', '=', id).execute();
    },

    setOn: async (id: number, isOn: boolean): Promise<void> => {
      await handle.updateTable('coupon').set({ is_on: isOn }).where('id', '=', id).execute();
    },

    /**
     * Returns a page of orders that used the coupon, the latest first. `after` = id of the last order on the previous
     * page.
     */
    uses: async (couponId: number, after: number | undefined, limit: number): Promise<readonly CouponUseRow[]> => {
      const found = await handle
        .selectFrom('coupon_use')
        .innerJoin('orders', 'orders.id', 'coupon_use.order_id')
        .select(['orders.id as orderId', 'orders.number as order', 'coupon_use.at', 'returned_at as returnedAt'])
        .select(['coupon_kopecks as discount', 'total_kopecks as total'])
        .where('coupon_id', '=', couponId)
        .$if(after !== undefined, (query) => query.where('coupon_use.order_id', '<', after ?? 0))
        .orderBy('coupon_use.order_id', 'desc')
        .limit(limit)
        .execute();
      return found.map(({ returnedAt, ...row }) => ({ ...row, isReturned: returnedAt !== null }));
    },

    /** Returns categories without subcategories. `path` = their titles after the titles of their ancestors. */
    categories: async (): Promise<readonly { readonly id: number; readonly path: readonly LocalizedText[] }[]> => {
      const { rows: found } = await sql<{ id: number; path: LocalizedText[] }>`with recursive above as (
          select id, parent_id, jsonb_build_array(title) as path from category leaf
            where not exists (select from category below where below.parent_id = leaf.id)
          union all
          select above.id, parent.parent_id, jsonb_build_array(parent.title) || above.path
            from above join category parent on parent.id = above.parent_id)
        select id, path from above where parent_id is null order by id`.execute(handle);
      return found;
    },
  };
}
