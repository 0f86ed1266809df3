import type { Kopecks } from '@farad/domain/money';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { settingValue, writeSetting } from '../connection/setting-rows.ts';

/** The account balance that the SMS provider reported last. */
export interface SmsBalance {
  readonly kopecks: Kopecks;
  readonly isLow: boolean;
  readonly at: string;
}

const key = 'sms_balance';

/** Queries of the last known balance at the SMS provider. */
export function smsBalanceQueries<H extends Handle>(handle: H) {
  return {
    /**
     * Returns the last balance and locks it until the transaction ends. Undefined if the provider has not reported one
     * yet.
     */
    lock: inTx(handle, async (): Promise<SmsBalance | undefined> => {
      await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(handle);
      return (await settingValue(handle, key)) as SmsBalance | undefined;
    }),

    set: (balance: SmsBalance): Promise<void> => writeSetting(handle, key, balance),
  };
}
