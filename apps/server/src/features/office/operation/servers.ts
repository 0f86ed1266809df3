import type { SeenProcess, ServersState } from '@farad/contract/office/operation/servers';
import { changeQueries } from '@farad/database/connection/change.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { processQueries } from '@farad/database/operation/process.queries';
import { serverTroubleQueries } from '@farad/database/operation/server-trouble.queries';
import { floodPercent, isProcessAlive, type ShopProcess } from '@farad/domain/operation';
import { ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { hostName } from '#core/servers/announce-process.ts';
import { withTimeout } from '#kit/with-timeout.ts';
import type { Building, EngineState } from '#catalogue-index/engine-state.ts';
import { statSnapshot } from '#catalogue-index/snapshot.ts';

/** Changes are counted up to this number. */
const changesMax = 10_000;
/** Timeout of the store of files in milliseconds. */
const filesMs = 2000;
/** Lag in seconds from which on searches count as old. */
const behindMax = 60;

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;
const isoAt = (milliseconds: number): string => new Date(milliseconds).toISOString();

function presentProcess(process: ShopProcess, now: Date): SeenProcess {
  const { host, port, role, version, startedAt, seenAt, memoryBytes, search } = process;
  return {
    host,
    port,
    role,
    version,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isAlive: isProcessAlive(process, now),
    memory: memoryBytes,
    ...search,
    builtAt: isoOf(search.builtAt),
    buildingSince: isoOf(search.buildingSince),
  };
}

function presentCluster(cluster: EngineState['cluster']): ServersState['cluster'] {
  if (cluster === null) return null;
  const { version, status, index, nodes, floodStage } = cluster;
  return {
    version,
    status,
    index,
    nodes: nodes.map((node) => ({ ...node, floodPercent: floodPercent(floodStage, node.diskTotal) })),
  };
}

/** Returns what the search process of this machine builds. This process knows it only from the list of processes. */
function ofSearchProcess(processes: readonly ShopProcess[], now: Date): Pick<EngineState, 'builtAt' | 'building'> {
  const own = processes.find((each) => each.host === hostName && each.role === 'search' && isProcessAlive(each, now));
  const { builtAt = null, buildingSince = null } = own?.search ?? {};
  const building: Building | null =
    buildingSince === null ? null : { since: buildingSince.getTime(), done: null, total: null };
  return { builtAt: builtAt?.getTime() ?? null, building };
}

async function snapshotOf({ storage }: Deps): Promise<ServersState['search']['snapshot']> {
  const found = await withTimeout(filesMs, statSnapshot(storage)).catch(() => null);
  return found === null ? null : { savedAt: found.changedAt.toISOString(), bytes: found.size };
}

async function searchState(
  deps: Deps,
  engine: EngineState,
  processes: readonly ShopProcess[],
): Promise<ServersState['search']> {
  const { db, index, clock } = deps;
  const { isReady, isAnswering, products } = index.told();
  const behindSeconds = index.behindSeconds();
  const readTo = new Date(Date.now() - behindSeconds * 1000);
  const [count, snapshot] = await Promise.all([
    changeQueries(db).countAfter(readTo, changesMax),
    engine.kind === 'opensearch' ? null : snapshotOf(deps),
  ]);
  const { builtAt, building } = engine.kind === 'process' ? ofSearchProcess(processes, clock()) : engine;
  const isSilent = !isAnswering || (engine.kind === 'opensearch' && engine.cluster === null);
  const isDegraded = isSilent || !isReady || behindSeconds > behindMax || engine.cluster?.status === 'red';
  return {
    engine: engine.kind,
    state: isDegraded ? 'degraded' : building === null ? 'ready' : 'rebuilding',
    products,
    behindSeconds,
    changesBehind: { count, isMore: count === changesMax },
    builtAt: builtAt === null ? null : isoAt(builtAt),
    building: building === null ? null : { ...building, since: isoAt(building.since) },
    snapshot,
  };
}

/** Returns the state of the engine of searches, of the replicas and of the processes of the shop. */
export async function serversState(deps: Deps): Promise<ServersState> {
  const { db, index, replicas, clock } = deps;
  const [engine, processes, troubles] = await Promise.all([
    index.engine(),
    processQueries(db).list(),
    serverTroubleQueries(db).list(),
  ]);
  const now = clock();
  return {
    search: await searchState(deps, engine, processes),
    cluster: presentCluster(engine.cluster),
    replicas: replicas === undefined ? null : [...replicas.states()],
    processes: processes.map((process) => presentProcess(process, now)),
    troubles: troubles.map(({ kind, of, value, since }) => ({ kind, of, value, since })),
  };
}

/** Asks for a new index of searches. While one is being built, that one is enough. */
export async function rebuildSearch(
  deps: Deps,
  caller: StaffCallOrigin,
): Promise<Result<{ readonly isDone: true }, Failure>> {
  const { building } = await deps.index.engine();
  if (building === null) {
    await inTransaction(deps.db, (tx) =>
      record(tx, deps, caller, { action: 'job.search_rebuild_asked', object: null }),
    );
    await deps.index.askRebuild();
  }
  return ok({ isDone: true });
}
