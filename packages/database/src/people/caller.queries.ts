import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

/** Tables whose new rows are limited per IP address. */
type CallersTable = 'chat' | 'feedback' | 'request';

/** Queries for the limit per caller. A caller is known by a keyed hash of their IP address. */
export function callerQueries<H extends Handle>(handle: H, table: CallersTable) {
  return {
    /** Takes a lock of this caller until the transaction ends, so that their rows are added one after another. */
    lock: inTx(handle, async (callerHash: Buffer): Promise<void> => {
      const key = `${table} ${callerHash.toString('base64')}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(handle);
    }),

    /** Returns times of the caller's rows since `since`, oldest first. */
    moments: async (callerHash: Buffer, since: Date): Promise<readonly Date[]> => {
      const { rows } = await sql<{ created_at: Date }>`
        select created_at from ${sql.table(table)} where caller_hash = ${callerHash} and created_at > ${since}
        order by created_at`.execute(handle);
      return rows.map((row) => row.created_at);
    },
  };
}
