import type { FailedJob, JobRun, ScheduledJob } from '@farad/contract/office/operation/operation';
import { jobQueries, type FailedJobRow, type JobRunRow } from '@farad/database/operation/job.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { hideInText, isSafeToRun, runOutcome } from '@farad/domain/operation';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { nextRun } from '#core/jobs/next-run.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';

interface Done {
  readonly isDone: true;
}

const presentRun = (run: JobRunRow, now: Date): JobRun => ({
  id: String(run.id),
  startedAt: run.startedAt.toISOString(),
  milliseconds: run.endedAt === null ? null : run.endedAt.getTime() - run.startedAt.getTime(),
  outcome: runOutcome(run, now),
  error: hideInText(run.error ?? ''),
});

/**
 * If no job started within this many milliseconds, no process runs jobs. A process that runs jobs starts a job every
 * minute.
 */
const silenceMs = 3 * 60_000;

/** True if this process or another one runs jobs. */
export async function areJobsRunning({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<boolean> {
  const isRunningHere = jobs.isRunning();
  if (isRunningHere !== null) return isRunningHere;
  const begun = await jobQueries(db).lastBegun();
  return begun !== null && clock().getTime() - begun.getTime() < silenceMs;
}

/** Returns the scheduled jobs in the order of their next runs. */
export async function scheduledJobs({ db, jobs, clock }: Deps): Promise<readonly ScheduledJob[]> {
  const now = clock();
  const last = new Map(
    (await jobQueries(db).lastRuns(jobs.schedule.map(({ task }) => task))).map((run) => [run.task, run]),
  );
  return jobs.schedule
    .map(({ task, match }) => {
      const run = last.get(task);
      return {
        task,
        match,
        isSafe: isSafeToRun(task),
        nextAt: nextRun(match, now)?.toISOString() ?? null,
        last: run === undefined ? null : presentRun(run, now),
      };
    })
    .toSorted((one, other) => (one.nextAt ?? '9').localeCompare(other.nextAt ?? '9'));
}

export async function jobRuns(
  { db, jobs, clock }: Deps,
  task: string,
  after: number | undefined,
): Promise<Result<{ runs: JobRun[]; next: string | null }, Failure>> {
  if (!jobs.schedule.some((job) => job.task === task)) return fail({ code: 'not_found' });
  const rows = await jobQueries(db).runs(task, after ?? null, pageLength.long + 1);
  const { page, next } = pageOf(rows, pageLength.long, byId);
  return ok({ runs: page.map((run) => presentRun(run, clock())), next });
}

/** Starts a scheduled job immediately. Only jobs that are harmless at any time are allowed. */
export const runJob = (deps: Deps, caller: StaffCallOrigin, task: string): Promise<Result<Done, Failure>> =>
  decideInTransaction<Done, Failure>(deps.db, async (tx) => {
    if (!deps.jobs.schedule.some((job) => job.task === task)) return fail({ code: 'not_found' });
    if (!isSafeToRun(task)) return fail({ code: 'forbidden' });
    await jobQueries(tx).runNow(task);
    await record(tx, deps, caller, { action: 'job.begun', object: null, after: { task } });
    return ok({ isDone: true });
  });

const presentFailed = (job: FailedJobRow): FailedJob => ({
  id: String(job.id),
  task: job.task,
  attempts: job.attempts,
  error: hideInText(job.error),
  addedAt: job.addedAt.toISOString(),
});

export async function failedJobs(
  { db }: Deps,
  after: number | undefined,
): Promise<{ jobs: FailedJob[]; next: string | null }> {
  const rows = await jobQueries(db).failed(after ?? null, pageLength.long + 1);
  const { page, next } = pageOf(rows, pageLength.long, byId);
  return { jobs: page.map(presentFailed), next };
}

/** Retries or deletes a failed job that is no longer retried automatically. */
export const endFailedJob = (
  deps: Deps,
  caller: StaffCallOrigin,
  jobId: string,
  wish: 'retry' | 'discard',
): Promise<Result<Done, Failure>> =>
  decideInTransaction<Done, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(jobId);
    const task = id === undefined ? undefined : await jobQueries(tx)[wish](id);
    if (task === undefined) return fail({ code: 'not_found' });
    const action = wish === 'retry' ? 'job.retried' : 'job.discarded';
    await record(tx, deps, caller, { action, object: null, after: { task, number: id } });
    return ok({ isDone: true });
  });
