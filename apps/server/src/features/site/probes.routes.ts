import { calls } from '@farad/contract/calls';
import { settingQueries } from '@farad/database/setting.queries';
import { ok } from '@farad/domain/shared';
import { appVersion } from '@farad/domain/site';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { registerMetrics } from './metrics.ts';

async function answersDatabase({ db, log }: Deps): Promise<boolean> {
  try {
    await settingQueries(db).ping();
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
    return false;
  }
}

/** What machines ask every process of the shop: health, readiness and metrics. */
export function registerProbes(api: FastifyInstance, deps: Deps): void {
  route(api, deps, calls.health, { permission: 'view_catalogue', rateClass: 'probe' }, async () =>
    ok({ status: 'ok' as const, version: appVersion }),
  );

  route(api, deps, calls.readiness, { permission: 'view_catalogue', rateClass: 'probe' }, async ({ setStatus }) => {
    const database = await answersDatabase(deps);
    const state = { database, index: deps.index.isReady(), jobs: deps.jobs.isRunning() ?? true };
    const isReady = Object.values(state).every(Boolean);
    if (!isReady) setStatus(503);
    return ok({ status: isReady ? ('ready' as const) : ('not_ready' as const), ...state });
  });

  registerMetrics(api, deps);
}
