import { expiredBonuses } from '@farad/domain/cashback';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface BonusEntryRow {
  readonly id: number;
  readonly kind: 'credit' | 'debit' | 'expiry';
  /** Whole roubles. Negative = the balance fell. */
  readonly roubles: number;
  readonly reason: string;
  readonly orderNumber: string | null;
  readonly at: Date;
  readonly expiresAt: Date | null;
}

/** A new line of the ledger. Each purpose except `expiry` occurs once per order, return and refund. */
export interface NewBonusEntry {
  readonly accountId: number;
  readonly kind: BonusEntryRow['kind'];
  readonly purpose: 'cashback' | 'payment' | 'payment_returned' | 'cashback_returned' | 'expiry' | 'refund_withdrawn';
  /** Whole roubles. Negative = the balance falls. */
  readonly roubles: number;
  readonly orderId: number | null;
  readonly returnId?: number;
  readonly refundId?: number;
  readonly at: Date;
  readonly expiresAt: Date | null;
}

/** Queries of the bonus ledger (product B10). Lines are added and never changed. */
export function bonusQueries(handle: Handle) {
  const ledger = (accountId: number) =>
    handle
      .selectFrom('bonus_entry')
      .select(['roubles', 'at', 'expires_at as expiresAt', sql<boolean>`kind = 'expiry'`.as('isExpiry')])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();

  return {
    /**
     * Locks the account until the transaction ends, so that changes of its bonuses run one after another. Returns the
     * bonuses that can be spent now, in whole roubles: the balance without expired ones.
     */
    lock: async (accountId: number, now: Date): Promise<number> => {
      const { balance } = await handle
        .selectFrom('account')
        .select('bonus_balance as balance')
        .where('id', '=', accountId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      return balance === 0 ? 0 : balance - expiredBonuses(await ledger(accountId), now);
    },

    /** Returns the bonuses that can be spent now, in whole roubles. Takes no lock, so use it only for display. */
    spendable: async (accountId: number, now: Date): Promise<number> => {
      const { balance } = await handle
        .selectFrom('account')
        .select('bonus_balance as balance')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      return balance === 0 ? 0 : balance - expiredBonuses(await ledger(accountId), now);
    },

    /**
     * Adds a line to the ledger. The caller must have locked the account. Returns false if the line was added before.
     */
    add: async (entry: NewBonusEntry): Promise<boolean> => {
      const { accountId, kind, purpose, roubles, orderId, returnId, refundId, at, expiresAt } = entry;
      const added = await handle
        .insertInto('bonus_entry')
        .values({
          account_id: accountId,
          kind,
          purpose,
          roubles,
          order_id: orderId,
          at,
          expires_at: expiresAt,
          return_id: returnId ?? null,
          refund_id: refundId ?? null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    /** Returns the sum of the ledger lines of an order with this purpose, in whole roubles. */
    ofOrder: async (orderId: number, purpose: NewBonusEntry['purpose']): Promise<number> => {
      const { roubles } = await handle
        .selectFrom('bonus_entry')
        .select(sql<number>`coalesce(sum(roubles), 0)::integer`.as('roubles'))
        .where('order_id', '=', orderId)
        .where('purpose', '=', purpose)
        .executeTakeFirstOrThrow();
      return roubles;
    },

    /** Returns the sum of the ledger lines of a refund, in whole roubles. */
    ofRefund: async (refundId: number): Promise<number> => {
      const { roubles } = await handle
        .selectFrom('bonus_entry')
        .select(sql<number>`coalesce(sum(roubles), 0)::integer`.as('roubles'))
        .where('refund_id', '=', refundId)
        .executeTakeFirstOrThrow();
      return roubles;
    },

    /** Returns when the cashback of an order was credited. Undefined if it was not. */
    creditedAt: async (orderId: number): Promise<Date | undefined> => {
      const row = await handle
        .selectFrom('bonus_entry')
        .select('at')
        .where('order_id', '=', orderId)
        .where('purpose', '=', 'cashback')
        .executeTakeFirst();
      return row?.at;
    },

    /**
     * Returns up to `limit` ids above `after` of accounts with a balance and with bonuses that expired by `now`.
     */
    accountsWithExpired: async (now: Date, after: number, limit: number): Promise<readonly number[]> => {
      const rows = await handle
        .selectFrom('account')
        .select('id')
        .where('id', '>', after)
        .where('bonus_balance', '>', 0)
        .where(sql<boolean>`exists (select from bonus_entry where account_id = account.id and expires_at <= ${now})`)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Writes off the expired bonuses of an account, and returns their sum. The caller must have locked the account. */
    expire: async (accountId: number, now: Date): Promise<number> => {
      const over = expiredBonuses(await ledger(accountId), now);
      if (over === 0) return 0;
      await handle
        .insertInto('bonus_entry')
        .values({
          account_id: accountId,
          kind: 'expiry',
          purpose: 'expiry',
          roubles: -over,
          order_id: null,
          at: now,
          expires_at: null,
        })
        .execute();
      return over;
    },

    balance: async (accountId: number): Promise<number> => {
      const { balance } = await handle
        .selectFrom('bonus_entry')
        .select(sql<number>`coalesce(sum(roubles), 0)::integer`.as('balance'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return balance;
    },

    /** Returns a page of an account's lines, the latest first. `after` = id of the last line on the previous page. */
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
