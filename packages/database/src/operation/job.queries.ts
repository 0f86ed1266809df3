import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface JobRunRow {
  readonly id: number;
  readonly task: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly error: string | null;
}

/** A job that failed in all its attempts. */
export interface FailedJobRow {
  readonly id: number;
  readonly task: string;
  readonly attempts: number;
  readonly error: string;
  readonly addedAt: Date;
}

const errorLengthMax = 500;

/** Failed jobs. Jobs of messages are left out, because staff see failed messages in a separate list. */
const failed = sql`from graphile_worker.jobs
  where attempts >= max_attempts and locked_at is null and task_identifier <> 'deliver_message'`;

/** Queries of job runs and of failed jobs. */
export function jobQueries(handle: Handle) {
  const runs = handle
    .selectFrom('job_run')
    .select(['id', 'task', 'started_at as startedAt', 'ended_at as endedAt', 'error']);

  return {
    begin: async (task: string, at: Date): Promise<number> => {
      const { id } = await handle
        .insertInto('job_run')
        .values({ task, started_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Records the end of a run. `error` null = the run succeeded. */
    end: async (id: number, error: string | null, at: Date): Promise<void> => {
      await handle
        .updateTable('job_run')
        .set({ ended_at: at, error: error === null ? null : error.slice(0, errorLengthMax) })
        .where('id', '=', id)
        .execute();
    },

    /** Deletes successful runs that started before `done`, and all runs that started before `any`. */
    deleteBefore: async (done: Date, any: Date): Promise<void> => {
      await handle
        .deleteFrom('job_run')
        .where((row) =>
          row.or([
            row('started_at', '<', any),
            row.and([row('started_at', '<', done), row('ended_at', 'is not', null), row('error', 'is', null)]),
          ]),
        )
        .execute();
    },

    /**
     * Unlocks jobs of workers whose process was killed; the job runner itself would wait four hours. A worker counts as
     * dead if it locked a job of `tasks` before `begunBefore`. `tasks` null = any job. Returns the number of dead
     * workers.
     */
    freeDeadWorkers: async (begunBefore: Date, tasks: readonly string[] | null): Promise<number> => {
      const isTask = tasks === null ? sql`true` : sql`task_identifier = any(${sql.val([...tasks])}::text[])`;
      const { rows } = await sql<{ dead: number }>`
        with dead as (
          select array_agg(distinct locked_by) as workers from graphile_worker.jobs
          where ${isTask} and locked_at < ${begunBefore})
        select coalesce(cardinality(workers), 0) as dead, graphile_worker.force_unlock_workers(workers) from dead
      `.execute(handle);
      return rows[0]?.dead ?? 0;
    },

    /** Returns when the latest run of any job started. Null if there is none. */
    lastBegun: async (): Promise<Date | null> => {
      const run = await handle.selectFrom('job_run').select('started_at').orderBy('id', 'desc').executeTakeFirst();
      return run?.started_at ?? null;
    },

    /** Returns the latest run of each of these jobs. Jobs without a run are absent. */
    lastRuns: async (tasks: readonly string[]): Promise<readonly JobRunRow[]> => {
      const { rows } = await sql<JobRunRow>`
        select run.id, task.name as task, started_at as "startedAt", ended_at as "endedAt", error
        from unnest(${sql.val([...tasks])}::text[]) as task (name)
          cross join lateral (select * from job_run where job_run.task = task.name order by id desc limit 1) run
      `.execute(handle);
      return rows;
    },

    /** Returns a page of runs of one job, the latest first. */
    runs: (task: string, after: number | null, limit: number): Promise<JobRunRow[]> =>
      runs
        .where('task', '=', task)
        .$if(after !== null, (query) => query.where('id', '<', after ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Adds a run of the job for now, with one attempt. It replaces an earlier request that still waits. */
    runNow: async (task: string): Promise<void> => {
      await sql`select graphile_worker.add_job(${task}, max_attempts => 1, job_key => ${`now ${task}`}::text)`.execute(
        handle,
      );
    },

    /** Returns a page of failed jobs, the latest first. */
    failed: async (after: number | null, limit: number): Promise<readonly FailedJobRow[]> => {
      const { rows } = await sql<FailedJobRow>`select id::bigint, task_identifier as task, attempts::integer,
          coalesce(last_error, '') as error, created_at as "addedAt" ${failed}
          ${after === null ? sql`` : sql`and id < ${after}`} order by id desc limit ${limit}`.execute(handle);
      return rows;
    },

    /**
     * Runs a failed job again, with the full number of attempts. Returns the job's name; undefined = no failed job has
     * this id.
     */
    retry: async (id: number): Promise<string | undefined> => {
      const { rows } = await sql<{ task: string }>`
        select job.task_identifier as task from (select id, task_identifier ${failed} and id = ${id}) job,
          lateral graphile_worker.reschedule_jobs(array[job.id], run_at => now(), attempts => 0)`.execute(handle);
      return rows[0]?.task;
    },

    /** Deletes a failed job. Returns the job's name; undefined = no failed job has this id. */
    discard: async (id: number): Promise<string | undefined> => {
      const { rows } = await sql<{ task: string }>`
        select job.task_identifier as task from (select id, task_identifier ${failed} and id = ${id}) job,
          lateral graphile_worker.complete_jobs(array[job.id])`.execute(handle);
      return rows[0]?.task;
    },

    failedCount: async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count ${failed}`.execute(handle);
      return rows[0]?.count ?? 0;
    },
  };
}
