import type { LastingTrouble } from '@farad/domain/operation';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { settingValue, writeSetting } from '../connection/setting-rows.ts';

const key = 'server_troubles';

const listIn = (value: unknown): readonly LastingTrouble[] => (value ?? []) as readonly LastingTrouble[];

/** Queries of the troubles of servers that last. */
export function serverTroubleQueries<H extends Handle>(handle: H) {
  return {
    list: async (): Promise<readonly LastingTrouble[]> => listIn(await settingValue(handle, key)),

    /** Returns the troubles and locks them until the transaction ends. */
    lock: inTx(handle, async (): Promise<readonly LastingTrouble[]> => {
      await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(handle);
      return listIn(await settingValue(handle, key));
    }),

    set: (troubles: readonly LastingTrouble[]): Promise<void> => writeSetting(handle, key, troubles),
  };
}
