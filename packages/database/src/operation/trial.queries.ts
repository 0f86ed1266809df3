import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { writeSetting } from '../connection/setting-rows.ts';

const trialKey = 'trial';

/** Queries of a trial (decision 0069): a production shop whose missing services are played by twins. */
export function trialQueries(handle: Handle) {
  return {
    /** Orders and requests that are made from now on belong to the trial. */
    begin: (): Promise<void> => writeSetting(handle, trialKey, true),

    /** Orders and requests that are made from now on are real. */
    end: async (): Promise<void> => {
      await handle.deleteFrom('setting').where('key', '=', trialKey).execute();
    },

    /** Returns the number of orders and requests of a trial that are still there. */
    count: async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select ((select count(*) from trial_order) + (select count(*) from trial_request))::integer as count`.execute(
        handle,
      );
      return rows[0]?.count ?? 0;
    },
  };
}
