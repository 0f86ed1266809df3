import { sql } from 'kysely';

import type { Handle } from './connect.ts';

export interface BonusEntryRow {
  readonly id: number;
  readonly kind: 'credit' | 'debit' | 'expiry';
  /** Whole roubles; taken ones are negative. */
  readonly roubles: number;
  readonly reason: string;
  readonly orderNumber: string | null;
  readonly at: Date;
  readonly expiresAt: Date | null;
}

/** The ledger of bonuses (product B10): lines are added and never changed. */
export function bonusQueries(handle: Handle) {
  return {
    balance: async (accountId: number): Promise<number> => {
      const { balance } = await handle
        .selectFrom('bonus_entry')
        .select(sql<number>`coalesce(sum(roubles), 0)::integer`.as('balance'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return balance;
    },

    /** The latest first, older than `after`. */
    entries: (accountId: number, after: number | null, limit: number): Promise<BonusEntryRow[]> => {
      const rows = handle
        .selectFrom('bonus_entry')
        .leftJoin('orders', 'orders.id', 'bonus_entry.order_id')
        .select(['bonus_entry.id', 'kind', 'roubles', 'reason', 'orders.number as orderNumber', 'at'])
        .select('expires_at as expiresAt')
        .where('bonus_entry.account_id', '=', accountId)
        .orderBy('bonus_entry.id', 'desc')
        .limit(limit);
      return (after === null ? rows : rows.where('bonus_entry.id', '<', after)).execute();
    },
  };
}
