import { sql } from 'kysely';

import type { Handle } from './connect.ts';

/**
 * Returns true if this connection has the advisory lock, or gets it now. It keeps the lock until it is closed, so the
 * handle must have a single connection.
 */
export async function keepsLock(handle: Handle, key: number): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select case
      when exists (
        select from pg_locks
        where locktype = 'advisory' and pid = pg_backend_pid() and classid = 0 and objid = ${key} and granted
      ) then true
      else pg_try_advisory_lock(${key})
    end as held`.execute(handle);
  return rows[0]?.held === true;
}
