import { sql } from 'kysely';

import type { Handle } from './connect.ts';

/** The state of a rate limit after a process took a share of it. */
export interface Lease {
  /** Number of requests that all processes together took in the current window. */
  readonly taken: number;
  /** Milliseconds until the current window ends. */
  readonly millisecondsLeft: number;
}

/** Queries of counters that several server processes share. Rows are needed only for minutes. */
export function sharedLimitQueries(handle: Handle) {
  return {
    /**
     * Takes `share` requests from the rate limit whose key is the hash `counted`. Starts a window of `windowMs` if none
     * is open.
     */
    take: async (counted: Buffer, share: number, windowMs: number): Promise<Lease> => {
      const { rows } = await sql<{ taken: number; left: number }>`
        insert into rate_lease as lease (counted_hash, taken, ends_at)
          values (${counted}, ${share}, now() + make_interval(secs => ${windowMs / 1000}))
        on conflict (counted_hash) do update set
          taken = case when lease.ends_at <= now() then excluded.taken else lease.taken + excluded.taken end,
          ends_at = case when lease.ends_at <= now() then excluded.ends_at else lease.ends_at end
        returning taken, extract(epoch from ends_at - now())::float8 * 1000 as left`.execute(handle);
      const [row] = rows;
      if (row === undefined) throw new Error('shared limit: expected one row from the upsert, got none');
      return { taken: row.taken, millisecondsLeft: Math.max(0, row.left) };
    },

    /** Returns how many coupon codes besides `code` the caller has tried without success since `since`. */
    otherCoupons: async (caller: Buffer, code: Buffer, since: Date): Promise<number> => {
      const { count } = await handle
        .selectFrom('coupon_try')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('caller_hash', '=', caller)
        .where('code_hash', '<>', code)
        .where('tried_at', '>', since)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Records a coupon code that failed. Repeats of the same code count once. */
    addCoupon: async (caller: Buffer, code: Buffer, at: Date): Promise<void> => {
      await handle
        .insertInto('coupon_try')
        .values({ caller_hash: caller, code_hash: code, tried_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Records a bot-check proof. Returns true if it was not recorded before, so that a proof works once. */
    isFirstProof: async (shown: Buffer, at: Date): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await handle
        .insertInto('bot_proof')
        .values({ shown_hash: shown, shown_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    /**
     * Deletes coupon tries and bot-check proofs older than `before`, rate limits whose window has ended, and seats of
     * processes that died.
     */
    deleteBefore: async (before: Date): Promise<void> => {
      await sql`delete from rate_lease where ends_at <= now()`.execute(handle);
      await sql`delete from feed_seat where kept_until <= now()`.execute(handle);
      await handle.deleteFrom('coupon_try').where('tried_at', '<', before).execute();
      await handle.deleteFrom('bot_proof').where('shown_at', '<', before).execute();
    },
  };
}
