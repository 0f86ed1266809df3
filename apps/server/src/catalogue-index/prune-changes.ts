import { changeQueries } from '@farad/database/connection/change.queries';
import type { Connection } from '@farad/database/connection/connect';

const changesKeptMs = 24 * 3_600_000;
const pruneEveryMs = 3_600_000;

/** Returns a function that deletes changes older than a day. Within an hour after a call it does nothing. */
export function changePruner(db: Connection['db']): () => Promise<void> {
  let prunedAt = 0;
  return async () => {
    const now = Date.now();
    if (now - prunedAt < pruneEveryMs) return;
    prunedAt = now;
    await changeQueries(db).prune(new Date(now - changesKeptMs));
  };
}
