import { processQueries } from '@farad/database/operation/process.queries';
import { isProcessAlive, type ServerFigures, type ShopProcess } from '@farad/domain/operation';

import type { Deps } from '#deps.ts';

/** Returns the name of a process by which staff know it, such as `web-host:3001 (web)`. */
const processName = ({ host, port, role }: Pick<ShopProcess, 'host' | 'port' | 'role'>): string =>
  `${host}:${port} (${role})`;

/**
 * Returns the figures of all servers that the shop watches. Processes that ended without a word are not among them:
 * whoever runs several has a supervisor or Prometheus for that.
 */
export async function serverFigures(
  { db, index, replicas }: Pick<Deps, 'db' | 'index' | 'replicas'>,
  now: Date,
): Promise<ServerFigures> {
  const [processes, { cluster }] = await Promise.all([processQueries(db).list(), index.engine()]);
  return {
    searches: processes
      .filter((each) => isProcessAlive(each, now))
      .map((each) => ({
        of: processName(each),
        behindSeconds: each.search.behindSeconds,
        isAnswering: each.search.isAnswering,
      })),
    replicas: replicas?.states() ?? [],
    nodes: cluster?.nodes ?? [],
    floodStage: cluster?.floodStage ?? '',
  };
}
