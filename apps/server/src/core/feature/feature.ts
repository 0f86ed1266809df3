import type { Handle } from '@farad/database/connection/connect';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Drawing } from '../documents/open-drawing.ts';
import type { JobTasks } from '../jobs/job-task.ts';
import type { ScheduledTask } from '../jobs/lane.ts';

/** Returns the time that was `seconds` before the sweep started. */
export type Ago = (seconds: number) => Date;

/** A retention rule: its name in the log, and the deletion. */
export interface Retention {
  readonly name: string;
  readonly drop: (db: Handle, ago: Ago) => Promise<unknown>;
}

/** Dependencies that a feature's jobs get. */
export type JobsContext = Omit<Deps, 'jobs' | 'searches' | 'chatNews' | 'checkOpening'> & {
  /** Base address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Base address to which vendors send webhooks; absent = the address of the API. */
  readonly toldAt?: string;
  /** Draws documents and tables in a thread. */
  readonly drawing: Drawing;
};

export interface FeatureJobs {
  readonly schedule: readonly ScheduledTask[];
  readonly tasks: (context: JobsContext) => JobTasks;
}

/** All parts that a feature's folder adds to the server. app.ts lists every feature. */
export interface Feature {
  /** Registers the feature's API routes. `drawing` is the thread for documents and tables that all features share. */
  readonly routes?: (api: FastifyInstance, deps: Deps, drawing: Drawing) => void;
  /** Registers routes for files and pages. Their paths do not begin with the API's prefix. */
  readonly files?: (server: FastifyInstance, deps: Deps) => void;
  readonly jobs?: FeatureJobs;
  /** Retention rules, by which the hourly sweep deletes data. */
  readonly retention?: readonly Retention[];
}
