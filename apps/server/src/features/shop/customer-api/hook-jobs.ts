import { deliverHookTask, hookQueries } from '@farad/database/people/hook.queries';
import { z } from 'zod';

import type { JobTasks } from '#core/jobs/job-task.ts';
import type { ScheduledTask } from '#core/jobs/lane.ts';
import { deliverHook, type HookJobsContext } from './deliver-hook.ts';

const Payload = z.object({ hookId: z.string() });

const wakeHooksTask = 'wake_hooks';

/** Schedule of the job that starts due retries, every minute. New events start their own jobs. */
export const hookSchedule: readonly ScheduledTask[] = [{ task: wakeHooksTask, match: '* * * * *' }];

/** Returns the jobs that send webhooks, by name. Each receiver has its own queue, so no receiver waits for another. */
export const hookTasks = (context: HookJobsContext): JobTasks => ({
  [deliverHookTask]: (payload) => deliverHook(context, Payload.parse(payload).hookId),
  [wakeHooksTask]: async () => {
    const queries = hookQueries(context.db);
    for (const id of await queries.due(context.clock())) await queries.wake(id);
  },
});
