import { openReplicas, type Replicas } from '@farad/database/connection/replicas/replicas';
import type { Logger } from 'pino';

/** Opens the replicas at `url` (null = there are none). The log says when reads begin and cease to go to one. */
export function openReadReplicas(url: string | null, primaryUrl: string, log: Logger): Replicas | undefined {
  if (url === null) return undefined;
  return openReplicas({
    url,
    primaryUrl,
    onChange: ({ name, isUsed, lagSeconds }) => {
      if (isUsed) log.info({ replica: name }, 'database replica: used for reads');
      else log.warn({ replica: name, lagSeconds }, 'database replica: away or too far behind, the primary is read');
    },
  });
}
