import { sweepExchange } from '../one-c/sweep-exchange.ts';
import type { JobTasks } from '../core/jobs/job-task.ts';
import type { ScheduledTask } from '../core/jobs/lane.ts';
import { fetchDue, sweepImports, type ScheduleContext } from '../import/orders/fetch-due.ts';

const fetchTask = 'fetch_imports';
const sweepTask = 'sweep_imports';

/** Schedule of the imports' tasks. */
export const importSchedule: readonly ScheduledTask[] = [
  { task: fetchTask, match: '* * * * *' },
  { task: sweepTask, match: '37 * * * *' },
];

export const importTasks = (context: ScheduleContext): JobTasks => ({
  [fetchTask]: () => fetchDue(context, new Date()),
  [sweepTask]: async () => {
    await sweepImports(context, new Date());
    await sweepExchange(context, new Date());
  },
});
