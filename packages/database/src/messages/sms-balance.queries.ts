import type { Kopecks } from '@farad/domain/money';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** What was left at the provider of SMS when it was asked last. */
export interface SmsBalance {
  readonly kopecks: Kopecks;
  readonly isLow: boolean;
  readonly at: string;
}

const key = 'sms_balance';

/** Money for SMS as it was last seen. */
export function smsBalanceQueries(handle: Handle) {
  return {
    /** As it was; others wait meanwhile. Undefined: it was never asked for. */
    lock: async (): Promise<SmsBalance | undefined> => {
      await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(handle);
      const row = await handle.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
      return row?.value as SmsBalance | undefined;
    },

    set: async (balance: SmsBalance): Promise<void> => {
      const value = JSON.stringify(balance);
      await handle
        .insertInto('setting')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
  };
}
