import { messageStates, runOutcomes } from '@farad/domain/operation';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { RowId } from './staff.ts';
import { LineText } from './wire.ts';

/** A run of a job by the clock. */
export const JobRun = z.object({
  id: RowId,
  startedAt: z.string(),
  /** null: it runs, or was broken off. */
  milliseconds: z.int().nullable(),
  outcome: z.enum(runOutcomes),
  /** Empty: none. */
  error: z.string(),
});

export type JobRun = z.infer<typeof JobRun>;

export const ScheduledJob = z.object({
  task: z.string(),
  /** As in crontab, UTC. */
  match: z.string(),
  /** null: not within a month. */
  nextAt: z.string().nullable(),
  /** null: it did not run yet. */
  last: JobRun.nullable(),
  /** Whether staff may begin it at any moment. */
  isSafe: z.boolean(),
});

export type ScheduledJob = z.infer<typeof ScheduledJob>;

export const ScheduledJobs = z.object({ isRunning: z.boolean(), jobs: z.array(ScheduledJob) });

export const JobRuns = z.object({ runs: z.array(JobRun), next: NextPage });

/** A job that has used up its tries. */
export const FailedJob = z.object({
  id: RowId,
  task: z.string(),
  attempts: z.int(),
  error: z.string(),
  addedAt: z.string(),
});

export type FailedJob = z.infer<typeof FailedJob>;

export const FailedJobs = z.object({ jobs: z.array(FailedJob), next: NextPage });

export const OutboxMessage = z.object({
  id: RowId,
  kind: z.string(),
  channel: z.enum(['sms', 'email', 'messenger']),
  /** Hidden but for the beginning or the end from those who may not see customers. */
  recipient: z.string(),
  order: z.string().nullable(),
  state: z.enum(messageStates),
  createdAt: z.string(),
  attempts: z.int(),
  sentAt: z.string().nullable(),
  /** When it is tried again. */
  nextAt: z.string().nullable(),
  /** Empty: none. */
  error: z.string(),
});

export type OutboxMessage = z.infer<typeof OutboxMessage>;

export const OutboxMessages = z.object({ messages: z.array(OutboxMessage), next: NextPage });
export const OutboxKinds = z.object({ kinds: z.array(z.string()) });
export const RetryKindBody = z.object({ kind: LineText.pipe(z.string().min(1).max(60)) });
export const RetriedCount = z.object({ count: z.int() });

/** What the carrier told; of the body only what it is about. */
export const CarrierNotice = z.object({
  id: RowId,
  /** As the carrier calls it; empty: it said none. */
  type: z.string(),
  /** It names a shipment. */
  isKnown: z.boolean(),
  order: z.string().nullable(),
  parcel: z.int().nullable(),
  receivedAt: z.string(),
  doneAt: z.string().nullable(),
  attempts: z.int(),
  nextAt: z.string().nullable(),
  error: z.string(),
});

export type CarrierNotice = z.infer<typeof CarrierNotice>;

export const CarrierNotices = z.object({ notices: z.array(CarrierNotice), next: NextPage });

/** What somebody should look at. */
export const OperationWaiting = z.object({ deadMessages: z.int(), failedJobs: z.int(), openWebhooks: z.int() });

const Bytes = z.int();

/** How the program and what it stands on are. */
export const OperationState = z.object({
  program: z.object({ version: z.string(), node: z.string(), startedAt: z.string(), memory: Bytes }),
  index: z.object({
    isReady: z.boolean(),
    products: z.int(),
    lastChangeAt: z.string().nullable(),
    /** How long it took until everything committed was found; null: longer than was waited. */
    lagMilliseconds: z.int().nullable(),
  }),
  jobs: z.object({ isRunning: z.boolean() }),
  database: z.object({
    version: z.string(),
    migration: z.int(),
    bytes: Bytes,
    tables: z.array(z.object({ name: z.string(), bytes: Bytes })),
  }),
  disk: z.object({
    /** Of DATA_DIR; null: there are too many files to look at each. */
    used: Bytes.nullable(),
    folders: z.array(z.object({ name: z.string(), bytes: Bytes })),
    free: Bytes,
    total: Bytes,
  }),
});

export type OperationState = z.infer<typeof OperationState>;
