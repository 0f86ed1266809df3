import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { writeSetting } from '../connection/setting-rows.ts';

/** A stored balance (`kept`) that differs from the sum of its ledger (`counted`). */
export interface LedgerDifference {
  readonly kind: 'on_hand' | 'reserved' | 'held' | 'bonuses' | 'coupon';
  /** Ids that name the balance in the log: of part and warehouse, of the account, or of the coupon. */
  readonly of: string;
  readonly kept: number;
  readonly counted: number;
}

/** Key of the setting with the result of the last check, which `moneyHealth` reads too. */
const lastCheckKey = 'ledger_check';

/** Maximum number of differences returned of each kind. */
const limit = 100;

/**
 * Queries that compare stored balances with the sums of their ledgers:
 *
 * - `on_hand`: stock on hand against counts, receipts, shipments and corrections.
 * - `reserved`: reserved stock against movements of reservations.
 * - `held`: reserved stock against the reservations of orders.
 * - `bonuses`: bonus balances against the bonus ledger.
 * - `coupon`: counts of the uses of coupons against the list of uses.
 *
 * Without errors there are no differences.
 */
export function ledgerQueries(handle: Handle) {
  return {
    differences: async (): Promise<readonly LedgerDifference[]> => {
      const { rows } = await sql<LedgerDifference>`
        (select 'on_hand' as kind, 'part ' || stock.product_id || ', warehouse ' || stock.warehouse_id as of,
            stock.on_hand as kept, (stock.counted + coalesce(moved.quantity, 0))::integer as counted
          from stock left join (
            select product_id, warehouse_id, sum(case kind when 'ship' then -quantity else quantity end) as quantity
            from stock_movement where kind in ('receipt', 'ship', 'count', 'write_off', 'correction', 'shortage') group by product_id, warehouse_id
          ) moved using (product_id, warehouse_id)
          where stock.on_hand <> stock.counted + coalesce(moved.quantity, 0) limit ${limit})
        union all
        (select 'reserved' as kind, 'part ' || stock.product_id || ', warehouse ' || stock.warehouse_id as of,
            stock.reserved as kept, coalesce(moved.quantity, 0)::integer as counted
          from stock left join (
            select product_id, warehouse_id, sum(case kind when 'reserve' then quantity else -quantity end) as quantity
            from stock_movement where kind in ('reserve', 'release', 'ship') group by product_id, warehouse_id
          ) moved using (product_id, warehouse_id)
          where stock.reserved <> coalesce(moved.quantity, 0) limit ${limit})
        union all
        (select 'held', 'part ' || stock.product_id || ', warehouse ' || stock.warehouse_id,
            stock.reserved, coalesce(held.quantity, 0)::integer
          from stock left join (
            select product_id, warehouse_id, sum(quantity) as quantity from reservation
            group by product_id, warehouse_id
          ) held using (product_id, warehouse_id)
          where stock.reserved <> coalesce(held.quantity, 0) limit ${limit})
        union all
        (select 'bonuses', 'account ' || account.id, account.bonus_balance, coalesce(entries.roubles, 0)::integer
          from account left join (
            select account_id, sum(roubles) as roubles from bonus_entry group by account_id
          ) entries on entries.account_id = account.id
          where account.bonus_balance <> coalesce(entries.roubles, 0) limit ${limit})
        union all
        (select 'coupon', 'coupon ' || coupon.id, coupon.used, coalesce(uses.number, 0)::integer
          from coupon left join (
            select coupon_id, count(*) as number from coupon_use where returned_at is null group by coupon_id
          ) uses on uses.coupon_id = coupon.id
          where coupon.used <> coalesce(uses.number, 0) limit ${limit})`.execute(handle);
      return rows;
    },

    /** Saves the time of a check and the number of differences that it found. */
    noteCheck: async (differences: number, at: Date): Promise<void> => {
      await writeSetting(handle, lastCheckKey, { differences, at: at.toISOString() });
    },
  };
}
