import type { Handle } from '@farad/database/connection/connect';
import { openingQueries } from '@farad/database/operation/opening.queries';
import type { ServerFacts } from '@farad/domain/opening';

/** Returns facts about the database server. It reads no table, so it also works in an empty database. */
export async function serverFacts(handle: Handle): Promise<ServerFacts> {
  const { now, ...server } = await openingQueries(handle).server();
  return { ...server, clockSeconds: (now.getTime() - Date.now()) / 1000 };
}
