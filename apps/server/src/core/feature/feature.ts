import type { Handle } from '@farad/database/connection/connect';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Drawing } from '../documents/open-drawing.ts';
import type { JobTasks } from '../jobs/job-task.ts';
import type { ScheduledTask } from '../jobs/lane.ts';

/** Returns the moment this many seconds before the sweep. */
export type Ago = (seconds: number) => Date;

/** A retention rule: its name in the log, and the deletion. */
export interface Retention {
  readonly name: string;
  readonly drop: (db: Handle, ago: Ago) => Promise<unknown>;
}

/** Dependencies of jobs. */
export type JobsContext = Omit<Deps, 'jobs' | 'searches' | 'chatNews' | 'checkOpening'> & {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** Base address of the webhooks of vendors; absent = the address of the API. */
  readonly toldAt?: string;
  /** Draws documents and tables in a thread. */
  readonly drawing: Drawing;
};

export interface FeatureJobs {
  readonly schedule: readonly ScheduledTask[];
  readonly tasks: (context: JobsContext) => JobTasks;
}

/** All that a feature folder adds to the server. app.ts lists every feature. */
export interface Feature {
  /** Registers calls below the API's prefix. All features share one thread for documents and tables. */
  readonly routes?: (api: FastifyInstance, deps: Deps, drawing: Drawing) => void;
  /** Registers files and pages outside the API's prefix. */
  readonly files?: (server: FastifyInstance, deps: Deps) => void;
  readonly jobs?: FeatureJobs;
  /** What the hourly sweep deletes. */
  readonly retention?: readonly Retention[];
}
