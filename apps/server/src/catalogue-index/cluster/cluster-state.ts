import type { SearchClusterPort } from '@farad/integrations/search-cluster';

import { withTimeout } from '#kit/with-timeout.ts';
import type { Building, EngineState } from '../engine-state.ts';
import { builtAtOf } from './feed.ts';
import { namesOf, openNotes, type ProgressNote } from './notes.ts';

const patienceMs = 3000;
/** A process that builds an index says so every second. After this silence it counts as dead. */
const silentMs = 60_000;

/** What is known about a new index. Times are milliseconds since 1970. */
interface Wish {
  /** When the index that is searched was begun; 0 = there is none. */
  readonly builtAt: number;
  /** When a new one was asked for; 0 = never. */
  readonly askedAt: number;
  /** The index that was built last, and when it was begun; null = none. */
  readonly progress: (ProgressNote & { readonly begunAt: number }) | null;
}

/** Returns how far a new index is; null = none is being built or asked for. */
export function buildingOf({ builtAt, askedAt, progress }: Wish, now: number): Building | null {
  if (progress !== null && progress.begunAt > builtAt && now - progress.at < silentMs)
    return { since: progress.begunAt, done: progress.done, total: progress.total };
  // The process that feeds the cluster looks every few seconds whether a new index was asked for.
  return askedAt > builtAt ? { since: askedAt, done: null, total: null } : null;
}

async function readState(cluster: SearchClusterPort, alias: string): Promise<EngineState> {
  const names = namesOf(alias);
  const notes = openNotes(cluster, names);
  const [{ version, status }, figures, index, askedAt, noted] = await Promise.all([
    cluster.health(),
    cluster.figures(alias),
    cluster.aliased(alias),
    notes.rebuildAskedAt(),
    notes.progress(),
  ]);
  const builtAt = index === null ? 0 : builtAtOf(index, names);
  const progress = noted === null ? null : { ...noted, begunAt: builtAtOf(noted.index, names) };
  return {
    kind: 'opensearch',
    builtAt: index === null ? null : builtAt,
    building: buildingOf({ builtAt, askedAt, progress }, Date.now()),
    cluster: { version, status, ...figures },
  };
}

/** Returns the state of the cluster and of the shop's index in it. `cluster` null = it does not answer. */
export async function clusterState({
  cluster,
  alias,
}: {
  readonly cluster: SearchClusterPort;
  readonly alias: string;
}): Promise<EngineState> {
  const silent: EngineState = { kind: 'opensearch', builtAt: null, building: null, cluster: null };
  return (await withTimeout(patienceMs, readState(cluster, alias)).catch(() => null)) ?? silent;
}
