import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import type { Connection } from '@farad/database/connection/connect';
import { Logger, parseCronItems, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Logger as Log } from 'pino';

/** A task that runs by schedule. `match` is a pattern as in crontab, in UTC. */
export interface ScheduledTask {
  readonly task: string;
  readonly match: string;
}

/** A group of tasks with its own workers. */
export interface Lane {
  readonly taskList: TaskList;
  readonly concurrency: number;
  readonly schedule: readonly ScheduledTask[];
}

export interface OpenLane {
  readonly isRunning: () => boolean;
  /** Waits for the running jobs and takes no new ones. */
  readonly stop: () => Promise<void>;
}

const pollIntervalMs = 2000;

/** Pause in milliseconds before stopped workers are started again. It is repeated while the database is unavailable. */
const restartMs = 2000;

/**
 * Settings that make the library write the end of each job immediately. Otherwise the library does not await the write.
 * If the database was unavailable, the unhandled rejection would end the process.
 */
const writesEndsApart = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const;

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

export const loggerOf = (log: Log): Logger =>
  new Logger((scope) => (level, message, meta) => {
    log[levels[level as keyof typeof levels]]({ task: scope.taskIdentifier, job: scope.jobId, ...meta }, message);
  });

/**
 * Resolves once all workers have stopped. The runner's promise is not sufficient: it never settles if the ends of
 * several jobs could not be written. In that case the library's count of pending writes becomes negative.
 */
function workersStopped(events: WorkerEvents): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let working = 0;
  events.on('worker:create', () => {
    working += 1;
  });
  events.on('worker:stop', () => {
    working -= 1;
    if (working === 0) resolve();
  });
  return promise;
}

/** Starts the workers of a lane. They restart automatically after the database was unavailable. */
export async function openLane(pgPool: Connection['pool'], log: Log, lane: Lane): Promise<OpenLane> {
  const stopping = new AbortController();
  let runner: Runner | null = null;
  let restarting: Promise<void> = Promise.resolve();
  /** Id of the last worker pool. Its unfinished jobs stay locked by this id until they are unlocked. */
  let holder: string | null = null;

  async function start(): Promise<void> {
    if (holder !== null) await pgPool.query('select graphile_worker.force_unlock_workers($1::text[])', [[holder]]);
    const events: WorkerEvents = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => {
      holder = workerPool.id;
    });
    const stopped = workersStopped(events);
    const started = await run({
      pgPool,
      events,
      taskList: lane.taskList,
      noHandleSignals: true,
      logger: loggerOf(log),
      parsedCronItems: parseCronItems([...lane.schedule]),
      preset: { worker: { ...writesEndsApart, concurrentJobs: lane.concurrency, pollInterval: pollIntervalMs } },
    });
    runner = started;
    const ended = started.promise.catch((error: unknown) =>
      log.error({ err: error }, 'jobs: workers ended with an error'),
    );
    void Promise.race([ended, stopped]).finally(() => {
      runner = null;
      if (stopping.signal.aborted) return;
      // Ends the runner's schedule and listener. `stop` may never settle, so it is not awaited.
      started.stop().catch((error: unknown) => log.debug({ err: error }, 'jobs: runner ended before its stop'));
      restarting = restart();
    });
  }

  async function restart(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await pause(restartMs, undefined, { signal: stopping.signal });
        await start();
        log.warn('jobs: workers restarted');
        return;
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'jobs: workers cannot start yet');
      }
    }
  }

  await start();
  return {
    isRunning: () => runner !== null,
    stop: async () => {
      stopping.abort();
      await restarting;
      await runner?.stop();
    },
  };
}
