import type { JobHelpers } from 'graphile-worker';

/** What one kind of job does with its payload. It is tried again when it throws. */
export type JobTask = (payload: unknown, helpers: Pick<JobHelpers, 'job' | 'abortSignal'>) => Promise<void>;

export type JobTasks = Readonly<Record<string, JobTask>>;
