import { sql } from 'kysely';

import type { Handle } from './connect.ts';
import { keepsLock } from './kept-lock.ts';

/** Key of the advisory lock of the process that feeds the search cluster, "feed" in ASCII. */
const feedLock = 0x66656564;

/** Queries of the process that writes products into the search cluster. */
export function feedQueries(handle: Handle) {
  return {
    /** Returns true if this connection has the lock of the feed, or gets it now. See {@link keepsLock}. */
    isFeeding: (): Promise<boolean> => keepsLock(handle, feedLock),

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
