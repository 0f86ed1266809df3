import type { Kopecks } from '@farad/domain/money';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

/** The balance at the SMS provider when it was last asked. */
export interface SmsBalance {
  readonly kopecks: Kopecks;
  readonly isLow: boolean;
  readonly at: string;
}

const key = 'sms_balance';

/** Balance for SMS as last seen. */
export function smsBalanceQueries<H extends Handle>(handle: H) {
  return {
    /** Returns the last balance, locked until the transaction ends. Undefined if it was never asked for. */
    lock: inTx(handle, async (): Promise<SmsBalance | undefined> => {
      await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(handle);
      const row = await handle.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
      return row?.value as SmsBalance | undefined;
    }),

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
