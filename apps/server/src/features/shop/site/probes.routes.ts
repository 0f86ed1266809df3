import { calls } from '@farad/contract/calls';
import { programLevel, schemaLevel } from '@farad/database/connection/schema-level';
import { ok } from '@farad/domain/shared';
import { appVersion } from '@farad/domain/site';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { route } from '#http/serve/route.ts';
import { withTimeout } from '#kit/with-timeout.ts';
import { hasRoom } from './disk.ts';
import { filesReachable } from './files-reachable.ts';
import { registerMetrics } from './metrics.ts';

/** Timeout in milliseconds of the database. A slower one counts as unavailable. */
const patienceMs = 1000;

/**
 * Returns a function that reads the number of the database's last migration; null = the database did not answer in
 * time. A query that is still running is not repeated.
 */
function levelReader({ db, log }: Deps): () => Promise<number | null> {
  let running: Promise<number> | null = null;
  return async () => {
    running ??= schemaLevel(db).finally(() => (running = null));
    try {
      return await withTimeout(patienceMs, running);
    } catch (error) {
      log.warn({ err: error }, 'readiness probe: database did not answer');
      return null;
    }
  };
}

/** Registers the probes that each process has: health, readiness and metrics. */
export function registerProbes(api: FastifyInstance, deps: Deps): void {
  route(api, deps, calls.health, { permission: 'view_catalogue', rateClass: 'probe' }, async ({ setStatus }) => {
    const isDown = deps.embedded?.isRunning() === false;
    if (isDown) setStatus(503);
    return ok({ status: isDown ? ('database_down' as const) : ('ok' as const), version: appVersion });
  });

  const readLevel = levelReader(deps);
  const areFilesThere = filesReachable(deps);
  route(api, deps, calls.readiness, { permission: 'view_catalogue', rateClass: 'probe' }, async ({ setStatus }) => {
    const level = await readLevel();
    const state = {
      database: level !== null,
      // A newer schema is accepted too: a newer release migrates the database at its start, while this release still
      // runs.
      schema: level !== null && level >= (await programLevel()),
      index: deps.index.isReady(),
      jobs: deps.jobs.isRunning() ?? true,
      disk: await hasRoom(deps),
      open: !api.ending.aborted,
    };
    const isReady = Object.values(state).every(Boolean);
    if (!isReady) setStatus(503);
    // Without replicas the primary is read, so the process is ready.
    // Pages, baskets and orders go on without files.
    const files = await areFilesThere();
    // Without its engine of searches a process still serves everything else.
    const search = deps.index.isAnswering();
    const replicas = deps.replicas?.states().every(({ isUsed }) => isUsed);
    return ok({
      status: isReady ? ('ready' as const) : ('not_ready' as const),
      ...state,
      ...(replicas === undefined ? {} : { replicas }),
      ...(files === null ? {} : { files }),
      ...(search === null ? {} : { search }),
    });
  });

  registerMetrics(api, deps, areFilesThere);
}
