import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

/** Tables of messages whose number per network address is limited. */
type CallersTable = 'chat' | 'feedback' | 'request';

/** Callers are identified by a keyed hash of their network address. */
export function callerQueries<H extends Handle>(handle: H, table: CallersTable) {
  return {
    /** Locks the caller until the transaction ends: their other messages wait. */
    lock: inTx(handle, async (callerHash: Buffer): Promise<void> => {
      const key = `${table} ${callerHash.toString('base64')}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(handle);
    }),

    /** Returns times of the caller's messages since `since`, oldest first. */
    moments: async (callerHash: Buffer, since: Date): Promise<readonly Date[]> => {
      const { rows } = await sql<{ created_at: Date }>`
        select created_at from ${sql.table(table)} where caller_hash = ${callerHash} and created_at > ${since}
        order by created_at`.execute(handle);
      return rows.map((row) => row.created_at);
    },
  };
}
