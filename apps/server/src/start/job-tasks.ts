import { features } from '../app.ts';
import { openDrawing } from '../core/documents/open-drawing.ts';
import type { JobsContext as FeatureContext, Retention } from '../core/feature/feature.ts';
import type { JobTasks } from '../core/jobs/job-task.ts';
import type { ScheduledTask } from '../core/jobs/lane.ts';
import { sweep } from '../core/retention/sweep.ts';

export type JobsContext = Omit<FeatureContext, 'drawing'>;

const sweepTask = 'sweep';

/** Retention rules of all features. Much of the data is personal: IP addresses, browsers, requests. */
export const retentions: readonly Retention[] = features.flatMap(({ retention = [] }) => retention);

/** Scheduled jobs of all features, and the job that deletes data whose retention is over. */
export const jobSchedule: readonly ScheduledTask[] = [
  { task: sweepTask, match: '17 * * * *' },
  ...features.flatMap(({ jobs }) => jobs?.schedule ?? []),
];

/**
 * Returns all kinds of jobs that this program can run.
 *
 * @throws Error if two features have jobs with the same name
 */
export function jobTasks(context: JobsContext): JobTasks {
  const drawing = openDrawing(context.config);
  const tasks = new Map<string, JobTasks[string]>([[sweepTask, () => sweep(context.db, new Date(), retentions)]]);
  for (const { jobs } of features) {
    for (const [name, task] of Object.entries(jobs?.tasks({ ...context, drawing }) ?? {})) {
      if (tasks.has(name)) throw new Error(`two features have the job ${name}`);
      tasks.set(name, task);
    }
  }
  return Object.fromEntries(tasks);
}
