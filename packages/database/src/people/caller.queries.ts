import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** What one network address may send only so often, by the table that keeps it. */
type CallersTable = 'chat' | 'feedback' | 'request';

/** Callers are told apart by a keyed hash of their network address. */
export function callerQueries(handle: Handle, table: CallersTable) {
  return {
    /** Holds all other writings of this caller until the transaction ends. */
    lock: async (callerHash: Buffer): Promise<void> => {
      const key = `${table} ${callerHash.toString('base64')}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(handle);
    },

    /** Moments of what the caller has sent since then, oldest first. */
    moments: async (callerHash: Buffer, since: Date): Promise<readonly Date[]> => {
      const { rows } = await sql<{ created_at: Date }>`
        select created_at from ${sql.table(table)} where caller_hash = ${callerHash} and created_at > ${since}
        order by created_at`.execute(handle);
      return rows.map((row) => row.created_at);
    },
  };
}
