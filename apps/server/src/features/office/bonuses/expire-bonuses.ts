import { bonusQueries } from '@farad/database/payments/bonus.queries';
import type { Connection } from '@farad/database/connection/connect';
import { inTransaction } from '@farad/database/connection/transaction';

const batchSize = 500;

/** Writes off expired bonuses (product B10). Running it again changes nothing. */
export async function expireBonuses(db: Connection['db'], now: Date): Promise<void> {
  let after = 0;
  for (;;) {
    const accounts = await bonusQueries(db).accountsWithExpired(now, after, batchSize);
    for (const accountId of accounts) {
      await inTransaction(db, async (tx) => {
        const bonuses = bonusQueries(tx);
        await bonuses.lock(accountId, now);
        await bonuses.expire(accountId, now);
      });
    }
    const last = accounts.at(-1);
    if (last === undefined || accounts.length < batchSize) return;
    after = last;
  }
}
