import { sql } from 'kysely';
import type pg from 'pg';

import type { Handle } from '../connect.ts';
import type { LogPosition } from './replica-lag.ts';

/** SQL of the position of the next record in the primary's log. Every commit that has ended is before it. */
export const writtenTo = `pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint`;

/** What a replica has replayed. A replica that was promoted has all that it writes itself. */
const replayedTo = `pg_wal_lsn_diff(
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end, '0/0')::bigint`;

/** Returns the position that a replica must have replayed to have every commit that has ended until now. */
export async function positionNow(handle: Handle): Promise<LogPosition> {
  const { rows } = await sql<{ position: number }>`select ${sql.raw(writtenTo)} as position`.execute(handle);
  return rows[0]?.position ?? Infinity;
}

/** Returns the position up to which the server of this connection has every commit. */
export async function replayedBy(client: pg.PoolClient): Promise<LogPosition> {
  const { rows } = await client.query<{ position: number | null }>(`select ${replayedTo} as position`);
  return rows[0]?.position ?? 0;
}
