import { connect } from '@farad/database/connection/connect';
import { deliverHookTask } from '@farad/database/people/hook.queries';
import { runMigrations, type Task } from 'graphile-worker';
import type { Logger as Log } from 'pino';

import type { JobsStatus } from '#deps.ts';
import type { JobTasks } from './job-task.ts';
import { jobTrace, inTrace } from '#kit/trace.ts';
import { loggerOf, openLane, type ScheduledTask } from './lane.ts';
import { recordRuns } from './record-runs.ts';

export interface Jobs extends JobsStatus {
  readonly isRunning: () => boolean;
  /** Waits for the running jobs and takes no new ones. */
  readonly stop: () => Promise<void>;
}

export interface JobsOptions {
  readonly url: string;
  readonly log: Log;
}

const quickConcurrency = 4;

/**
 * Tasks that may wait seconds for servers of customers. They have their own workers, so that they do not delay other
 * jobs.
 */
const slowTasks: ReadonlySet<string> = new Set([deliverHookTask]);
const slowConcurrency = 8;

/** Creates or updates the tables of the job queue. After that, the SQL function `add_job` exists. */
export async function migrateJobs({ url, log }: JobsOptions): Promise<void> {
  const { pool, close } = connect(url, { size: 2, statementMs: 0 });
  try {
    await runMigrations({ pgPool: pool, logger: loggerOf(log) });
  } finally {
    await close();
  }
}

/** Runs jobs in this process until it is stopped. {@link migrateJobs} must have created the tables before. */
export async function startJobs(
  { url, log }: JobsOptions,
  tasks: JobTasks,
  schedule: readonly ScheduledTask[] = [],
): Promise<Jobs> {
  // The runner gets this pool, because it would end a pool of its own without waiting while the database shuts down.
  const connection = connect(url, {
    size: quickConcurrency + slowConcurrency + 2,
    onIdleError: (error) => log.warn({ err: error }, 'jobs: queue connection lost'),
  });
  const named = Object.entries(recordRuns(connection.db, tasks, schedule)).map(([name, task]): [string, Task] => [
    name,
    (payload, helpers) => inTrace(jobTrace(helpers.job.id, name), () => task(payload, helpers)),
  ]);
  const tasksOf = (isSlow: boolean) => Object.fromEntries(named.filter(([name]) => slowTasks.has(name) === isSlow));
  const lanes = [
    await openLane(connection.pool, log, { taskList: tasksOf(false), concurrency: quickConcurrency, schedule }),
    await openLane(connection.pool, log, { taskList: tasksOf(true), concurrency: slowConcurrency, schedule: [] }),
  ];
  return {
    isRunning: () => lanes.every((lane) => lane.isRunning()),
    schedule,
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
      await connection.close();
    },
  };
}
