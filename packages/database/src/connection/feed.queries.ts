import { sql } from 'kysely';

import type { Handle } from './connect.ts';

/** Key of the advisory lock of the process that feeds the search cluster, "feed" in ASCII. */
const feedLock = 0x66656564;

/** Queries of the process that writes products into the search cluster. */
export function feedQueries(handle: Handle) {
  return {
    /**
     * Returns true if this connection has the lock of the feed, or gets it now. It keeps the lock until it is closed,
     * so the handle must have a single connection.
     */
    isFeeding: async (): Promise<boolean> => {
      const { rows } = await sql<{ held: boolean }>`
        select case
          when exists (
            select from pg_locks
            where locktype = 'advisory' and pid = pg_backend_pid() and classid = 0 and objid = ${feedLock} and granted
          ) then true
          else pg_try_advisory_lock(${feedLock})
        end as held`.execute(handle);
      return rows[0]?.held === true;
    },

    /**
     * Returns a version for rows that are read after this call. Versions grow with every call, also over restarts: they
     * are transaction ids. So what is read later has a higher version.
     */
    version: async (): Promise<number> => {
      const { rows } = await sql<{ version: number }>`
        select pg_current_xact_id()::text::bigint as version`.execute(handle);
      return rows[0]?.version ?? 0;
    },
  };
}
