import type { JobHelpers } from 'graphile-worker';

/** Runs one kind of job with its payload. The job is retried if it throws. */
export type JobTask = (payload: unknown, helpers: Pick<JobHelpers, 'job' | 'abortSignal'>) => Promise<void>;

export type JobTasks = Readonly<Record<string, JobTask>>;
