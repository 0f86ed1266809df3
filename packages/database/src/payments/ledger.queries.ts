import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { writeSetting } from '../connection/setting-rows.ts';

/** Two figures that must be equal and are not. */
export interface LedgerDifference {
  readonly kind: 'on_hand' | 'reserved' | 'held' | 'bonuses' | 'coupon';
  /** `part 12, warehouse 1`, `account 7`, `coupon 3`. */
  readonly of: string;
  readonly kept: number;
  readonly counted: number;
}

/** The setting with the result of the last check. `moneyHealth` reads it too. */
const lastCheckKey = 'ledger_check';

/** Limit of reported differences of each kind. */
const limit = 100;

/**
 * Compares ledgers with the balances they explain. Counted, received and shipped pieces with stock on hand. Reservation
 * movements, and reservations of orders, with reserved stock. Bonus entries with the balance. Coupon uses with their
 * count. Each is one statement over an index, and a correct shop returns no rows.
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

    /** Saves how many differences the last check found. */
    noteCheck: async (differences: number, at: Date): Promise<void> => {
      await writeSetting(handle, lastCheckKey, { differences, at: at.toISOString() });
    },
  };
}
