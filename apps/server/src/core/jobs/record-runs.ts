import type { Handle } from '@farad/database/connection/connect';
import { jobQueries } from '@farad/database/operation/job.queries';

import type { JobTask, JobTasks } from './job-task.ts';

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Wraps a task: each run stores its start, end and error in the database. */
const recorded =
  (db: Handle, name: string, task: JobTask): JobTask =>
  async (payload, helpers) => {
    const jobs = jobQueries(db);
    const run = await jobs.begin(name, new Date());
    try {
      await task(payload, helpers);
    } catch (error) {
      await jobs.end(run, textOf(error), new Date());
      throw error;
    }
    await jobs.end(run, null, new Date());
  };

/** Returns the tasks by name. Each task in `schedule` is wrapped, so that its runs are recorded. */
export const recordRuns = (db: Handle, tasks: JobTasks, schedule: readonly { readonly task: string }[]): JobTasks =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      schedule.some((scheduled) => scheduled.task === name) ? recorded(db, name, task) : task,
    ]),
  );
