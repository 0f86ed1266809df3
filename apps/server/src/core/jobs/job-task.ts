import type { JobHelpers } from 'graphile-worker';

/** A function that runs one kind of job with its payload. If it throws, the job is retried. */
export type JobTask = (payload: unknown, helpers: Pick<JobHelpers, 'job' | 'abortSignal'>) => Promise<void>;

export type JobTasks = Readonly<Record<string, JobTask>>;
