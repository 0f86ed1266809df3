import { usualBonusRules, type BonusRules } from '@farad/domain/cashback';
import { usualCalendar } from '@farad/domain/delivery';
import { usualCompletionRules, usualHoldRules, type CompletionRules, type HoldTerms } from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';
import type { Coupon, CouponValue } from '@farad/domain/promotion';
import { sql, type Selectable } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { settingValue } from '../connection/setting-rows.ts';
import { orderKin } from '../orders/order-kin.ts';
import type { CouponTable } from '../orders/schema-orders.ts';

/** A saved coupon. */
export interface CouponRow extends Coupon {
  readonly id: number;
}

function valueOf({ kind, percent, sum_kopecks }: Selectable<CouponTable>): CouponValue {
  if (kind === 'percent' && percent !== null) return { kind, percent };
  if (kind === 'sum' && sum_kopecks !== null) return { kind, sum: sum_kopecks };
  return { kind: 'free_delivery' };
}

/** Returns the coupon of a row, in the form that the rules of the domain package take. */
export const couponOf = (row: Selectable<CouponTable>): CouponRow => ({
  id: row.id,
  code: row.code,
  value: valueOf(row),
  isOn: row.is_on,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  minimum: row.minimum_kopecks,
  usesMax: row.uses_max,
  usesPerAccount: row.uses_per_account,
  used: row.used,
  categoryIds: row.category_ids,
});

/** Returns a setting: the fields that staff have saved, and the defaults `usual` for the others. */
async function settingOver<T extends object>(handle: Handle, key: string, usual: T): Promise<T> {
  const value = await settingValue(handle, key);
  return typeof value === 'object' && value !== null ? { ...usual, ...value } : usual;
}

/**
 * Queries of coupons, of bonus rules, and of settings about reservations and the completion of orders (product B9, B10,
 * O2, O4).
 */
export function promotionQueries(handle: Handle) {
  return {
    coupon: async (code: string): Promise<CouponRow | undefined> => {
      const row = await handle.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst();
      return row === undefined ? undefined : couponOf(row);
    },

    /** Returns the number of an account's orders that use the coupon. */
    usedBy: async (couponId: number, accountId: number): Promise<number> => {
      const { used } = await handle
        .selectFrom('coupon_use')
        .select(sql<number>`count(*)::integer`.as('used'))
        .where('coupon_id', '=', couponId)
        .where('account_id', '=', accountId)
        .where('returned_at', 'is', null)
        .executeTakeFirstOrThrow();
      return used;
    },

    /**
     * Takes one use of a coupon for an order. Returns false if no use is left. The limit is checked by the UPDATE
     * itself, so two buyers cannot both take the last use. The limit per account needs the lock of the account, which
     * the caller must hold.
     */
    takeUse: async (couponId: number, orderId: number, accountId: number, at: Date): Promise<boolean> => {
      const taken = await handle
        .updateTable('coupon')
        .set({ used: sql`used + 1` })
        .where('id', '=', couponId)
        .where('is_on', '=', true)
        .where(sql<boolean>`(uses_max is null or used < uses_max)`)
        .where(
          sql<boolean>`(uses_per_account is null or uses_per_account > (select count(*) from coupon_use
            where coupon_id = coupon.id and account_id = ${accountId} and returned_at is null))`,
        )
        .returning('id')
        .executeTakeFirst();
      if (taken === undefined) return false;
      await handle
        .insertInto('coupon_use')
        .values({ order_id: orderId, coupon_id: couponId, account_id: accountId, at })
        .execute();
      return true;
    },

    /**
     * Gives an order's use back to the coupon. If the order was split and another part still has the discount, that
     * part gets the use instead. A second call changes nothing.
     */
    returnUse: async (orderId: number, at: Date): Promise<void> => {
      const handed = await sql`update coupon_use set order_id = kin.id from (
          select id from orders where id in (${orderKin(orderId)}) and id <> ${orderId}
            and coupon_code is not null and status <> 'cancelled' order by id limit 1) kin
        where coupon_use.order_id = ${orderId} and coupon_use.returned_at is null returning kin.id`.execute(handle);
      if (handed.rows.length > 0) return;
      const returned = await handle
        .updateTable('coupon_use')
        .set({ returned_at: at })
        .where('order_id', '=', orderId)
        .where('returned_at', 'is', null)
        .returning('coupon_id')
        .executeTakeFirst();
      if (returned === undefined) return;
      await handle
        .updateTable('coupon')
        .set({ used: sql`used - 1` })
        .where('id', '=', returned.coupon_id)
        .execute();
    },

    /** Returns the bonus rules in force at `at`. An order keeps the rules from the time when it was placed. */
    bonusRules: async (at: Date): Promise<BonusRules> => {
      const row = await handle
        .selectFrom('bonus_rules')
        .select('rules')
        .where('since', '<=', at)
        .orderBy('since', 'desc')
        .limit(1)
        .executeTakeFirst();
      return { ...usualBonusRules, ...row?.rules };
    },

    /** Returns the present category and brand of each product, on which its cashback depends. */
    rewardKinds: async (ids: readonly ProductId[]) => {
      if (ids.length === 0) return new Map<ProductId, never>();
      const rows = await handle
        .selectFrom('product')
        .select(['id', 'category_id as categoryId', 'brand_id as brandId'])
        .where('id', 'in', [...ids])
        .execute();
      return new Map(rows.map(({ id, ...kind }) => [id, kind]));
    },

    holdRules: async (): Promise<HoldTerms> => ({
      ...(await settingOver(handle, 'holds', usualHoldRules)),
      calendar: await settingOver(handle, 'calendar', usualCalendar),
    }),

    completionRules: (): Promise<CompletionRules> => settingOver(handle, 'completion', usualCompletionRules),
  };
}
