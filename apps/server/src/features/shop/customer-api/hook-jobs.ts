import { deliverHookTask, hookQueries } from '@farad/database/people/hook.queries';
import { z } from 'zod';

import type { JobTasks } from '#core/jobs/job-task.ts';
import type { ScheduledTask } from '#core/jobs/lane.ts';
import { deliverHook, type HookJobsContext } from './deliver-hook.ts';

const Payload = z.object({ hookId: z.string() });

const wakeHooksTask = 'wake_hooks';

/** Every minute what is due again is begun; new events begin their own jobs. */
export const hookSchedule: readonly ScheduledTask[] = [{ task: wakeHooksTask, match: '* * * * *' }];

/** Jobs that tell programs of customers. A receiver has a queue of its own: none waits for another. */
export const hookTasks = (context: HookJobsContext): JobTasks => ({
  [deliverHookTask]: (payload) => deliverHook(context, Payload.parse(payload).hookId),
  [wakeHooksTask]: async () => {
    const queries = hookQueries(context.db);
    for (const id of await queries.due(context.clock())) await queries.wake(id);
  },
});
