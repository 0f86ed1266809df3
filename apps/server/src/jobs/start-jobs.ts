import { connect } from '@farad/database/connect';
import { Logger, parseCronItems, run, runMigrations, type Task } from 'graphile-worker';
import type { Logger as Log } from 'pino';

import type { JobsStatus } from '../deps.ts';
import type { JobTasks } from './job-task.ts';
import { recordRuns } from './record-runs.ts';

/** A task that comes back; `match` as in crontab, UTC. */
export interface ScheduledTask {
  readonly task: string;
  readonly match: string;
}

export interface Jobs extends JobsStatus {
  readonly isRunning: () => boolean;
  /** Lets the running jobs end, takes no new ones. */
  readonly stop: () => Promise<void>;
}

export interface JobsOptions {
  readonly url: string;
  readonly log: Log;
}

const concurrency = 4;
const pollIntervalMs = 2000;

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

const loggerOf = (log: Log): Logger =>
  new Logger((scope) => (level, message, meta) => {
    log[levels[level as keyof typeof levels]]({ task: scope.taskIdentifier, job: scope.jobId, ...meta }, message);
  });

/** Makes or renews the tables of the jobs; `add_job` works from then on. */
export const migrateJobs = ({ url, log }: JobsOptions): Promise<void> =>
  runMigrations({ connectionString: url, logger: loggerOf(log) });

/** Runs jobs in this process until it is stopped. The tables are there (migrateJobs). */
export async function startJobs(
  { url, log }: JobsOptions,
  tasks: JobTasks,
  schedule: readonly ScheduledTask[] = [],
): Promise<Jobs> {
  // A pool of our own: the runner's is ended without waiting, while the database is already going away.
  const connection = connect(url, {
    size: concurrency + 1,
    onIdleError: (error) => log.warn({ err: error }, 'a connection of the jobs broke'),
  });
  const taskList = Object.fromEntries(
    Object.entries(recordRuns(connection.db, tasks, schedule)).map(([name, task]): [string, Task] => [
      name,
      (payload, helpers) => task(payload, helpers),
    ]),
  );
  const runner = await run({
    pgPool: connection.pool,
    concurrency,
    pollInterval: pollIntervalMs,
    noHandleSignals: true,
    logger: loggerOf(log),
    taskList,
    parsedCronItems: parseCronItems([...schedule]),
  });
  let isRunning = true;
  runner.promise
    .catch((error: unknown) => log.error({ err: error }, 'the jobs ended by an error'))
    .finally(() => {
      isRunning = false;
    });
  return {
    isRunning: () => isRunning,
    schedule,
    stop: async () => {
      if (isRunning) await runner.stop();
      await connection.close();
    },
  };
}
