import type { Connection } from '@farad/database/connection/connect';
import { personalDataQueries } from '@farad/database/people/personal-data.queries';
import { inTransaction } from '@farad/database/connection/transaction';

const batchSize = 100;

/** Deletes the accounts whose day of deletion has come, each in its own transaction. */
export async function eraseAccounts(db: Connection['db'], now: Date): Promise<void> {
  for (;;) {
    const ids = await personalDataQueries(db).due(now, batchSize);
    for (const id of ids) await inTransaction(db, (tx) => personalDataQueries(tx).erase(id, now));
    if (ids.length < batchSize) return;
  }
}
