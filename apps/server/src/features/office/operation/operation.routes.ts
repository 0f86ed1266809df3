import { calls } from '@farad/contract/calls';
import { jobQueries } from '@farad/database/operation/job.queries';
import { messageQueries } from '@farad/database/messages/message.queries';
import { moneyHealth } from '@farad/database/payments/payment-quarantine.queries';
import { ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { cachedFor } from '#kit/cached-for.ts';
import { areJobsRunning, endFailedJob, failedJobs, jobRuns, runJob, scheduledJobs } from './jobs.ts';
import {
  carrierNotices,
  discardMessage,
  outboxMessages,
  retryMessage,
  retryMessages,
  retryNotice,
} from './messages.ts';
import { rebuildSearch, serversState } from './servers.ts';
import { diskState, operationState } from './state.ts';

const viewing: RouteRules = { permission: 'view_jobs', rateClass: 'read' };
const retrying: RouteRules = { permission: 'retry_jobs', rateClass: 'write', bodyLimit: 4096 };

/** Time in milliseconds for which the sizes of folders are cached, since counting the files takes a while. */
const diskLifeMs = 60_000;

/** Time in milliseconds for which the counts in the menu are cached, since every open menu requests them. */
const waitingLifeMs = 5000;

function readingRoutes(api: FastifyInstance, deps: Deps): void {
  const { db, clock, config } = deps;
  const waiting = cachedFor(waitingLifeMs, clock, async () => ({
    deadMessages: await messageQueries(db).deadCount(),
    failedJobs: await jobQueries(db).failedCount(),
    openWebhooks: (await moneyHealth(db, clock())).openWebhooks,
  }));
  const disk = cachedFor(diskLifeMs, clock, () => diskState(config.dataDir));
  staffRoute(api, deps, calls.operationWaiting, viewing, async () => ok(await waiting()));
  staffRoute(api, deps, calls.operationState, viewing, async () => ok(await operationState(deps, await disk())));
  staffRoute(api, deps, calls.serversState, viewing, async () => ok(await serversState(deps)));
  staffRoute(api, deps, calls.scheduledJobs, viewing, async () =>
    ok({ isRunning: await areJobsRunning(deps), jobs: [...(await scheduledJobs(deps))] }),
  );
  staffRoute(api, deps, calls.jobRuns, viewing, async ({ params, query }) => {
    return jobRuns(deps, params.task, query.after);
  });
  staffRoute(api, deps, calls.failedJobs, viewing, async ({ query }) => {
    return ok(await failedJobs(deps, query.after));
  });
  staffRoute(api, deps, calls.outboxKinds, viewing, async () => ok({ kinds: [...(await messageQueries(db).kinds())] }));
  staffRoute(api, deps, calls.outboxMessages, viewing, async (context) => {
    return ok(await outboxMessages(deps, context, context.query));
  });
  staffRoute(api, deps, calls.carrierNotices, viewing, async ({ query }) => {
    return ok(await carrierNotices(deps, query.open === 'true', query.after));
  });
}

/** Registers the calls for operating the shop. */
export function registerBackOfficeOperation(api: FastifyInstance, deps: Deps): void {
  readingRoutes(api, deps);
  staffRoute(api, deps, calls.rebuildSearch, retrying, (context) => rebuildSearch(deps, context));
  staffRoute(api, deps, calls.runJob, retrying, (context) => runJob(deps, context, context.params.task));
  for (const [call, wish] of [
    [calls.retryJob, 'retry'],
    [calls.discardJob, 'discard'],
  ] as const) {
    staffRoute(api, deps, call, retrying, (context) => endFailedJob(deps, context, context.params.jobId, wish));
  }
  staffRoute(api, deps, calls.retryMessages, retrying, (context) => retryMessages(deps, context, context.body.kind));
  staffRoute(api, deps, calls.retryMessage, retrying, (context) =>
    retryMessage(deps, context, context.params.messageId),
  );
  staffRoute(api, deps, calls.discardMessage, retrying, (context) =>
    discardMessage(deps, context, context.params.messageId),
  );
  staffRoute(api, deps, calls.retryCarrierNotice, retrying, (context) =>
    retryNotice(deps, context, context.params.noticeId),
  );
}
