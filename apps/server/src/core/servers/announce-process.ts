import { hostname } from 'node:os';

import { processQueries } from '@farad/database/operation/process.queries';
import { processNotedEveryMs } from '@farad/domain/operation';
import { appVersion } from '@farad/domain/site';

import type { Deps } from '#deps.ts';

/** Name of this machine. */
export const hostName = hostname();

/** Says every ten seconds in the database that this process runs, and how its searches are. */
export function announceProcess({
  db,
  index,
  config: { port, role },
}: Pick<Deps, 'db' | 'index'> & { readonly config: Pick<Deps['config'], 'port' | 'role'> }): {
  readonly stop: () => Promise<void>;
} {
  const processes = processQueries(db);
  const startedAt = new Date(Date.now() - process.uptime() * 1e3);
  let isOpen = false;
  let isEnding = false;
  let noting: Promise<void> = Promise.resolve();
  const note = async (): Promise<void> => {
    // While the database does not answer, one note waits and not many.
    if (isOpen || isEnding) return;
    isOpen = true;
    const about = { host: hostName, port, role, version: appVersion, startedAt };
    // If the database is away, others report it, and the next note comes soon.
    await processes
      .note({ ...about, memoryBytes: process.memoryUsage.rss(), search: index.told() })
      .catch(() => undefined);
    isOpen = false;
  };
  const begin = (): void => void (noting = note());
  begin();
  const timer = setInterval(begin, processNotedEveryMs);
  timer.unref();
  return {
    stop: async () => {
      isEnding = true;
      clearInterval(timer);
      await noting;
      await processes.forget(hostName, port).catch(() => undefined);
    },
  };
}
