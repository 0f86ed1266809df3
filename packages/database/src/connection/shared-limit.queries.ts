import { sql } from 'kysely';

import type { Handle } from './connect.ts';

/** The state of a limit after a share of it was taken. */
export interface Lease {
  /** Taken by all processes in the current window. */
  readonly taken: number;
  /** Milliseconds until a new window starts. */
  readonly millisecondsLeft: number;
}

/** Counters shared by several processes. They expire within minutes. */
export function sharedLimitQueries(handle: Handle) {
  return {
    /** Takes a share of a limit. The first share starts a window of `windowMs`. */
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

    /** Counts other coupon codes that a caller has tried in vain since `since`. */
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

    /** Returns whether this proof is shown for the first time. */
    isFirstProof: async (shown: Buffer, at: Date): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await handle
        .insertInto('bot_proof')
        .values({ shown_hash: shown, shown_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** Deletes tries and proofs before `before`, and limits whose window has ended. */
    deleteBefore: async (before: Date): Promise<void> => {
      await sql`delete from rate_lease where ends_at <= now()`.execute(handle);
      await handle.deleteFrom('coupon_try').where('tried_at', '<', before).execute();
      await handle.deleteFrom('bot_proof').where('shown_at', '<', before).execute();
    },
  };
}
