import { messageStates, runOutcomes } from '@farad/domain/operation';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { AfterQuery, AfterRow, YesOrNo } from '../../kit/query.ts';
import { DoneAnswer, EmptyBody, LineText, NamedVendor, NextPage, RowId } from '../../kit/wire.ts';

/** A run of a scheduled job. */
export const JobRun = z.object({
  id: RowId,
  startedAt: z.string(),
  /** Duration in ms; null = running, or aborted. */
  milliseconds: z.int().nullable(),
  outcome: z.enum(runOutcomes),
  /** Empty = no error. */
  error: z.string(),
});

export type JobRun = z.infer<typeof JobRun>;

export const ScheduledJob = z.object({
  task: z.string(),
  /** Schedule in crontab syntax, UTC. */
  match: z.string(),
  /** Next run by the schedule; null = none within a month. */
  nextAt: z.string().nullable(),
  /** The last run; null = the job has not run yet. */
  last: JobRun.nullable(),
  /** True = staff may start it at any time. */
  isSafe: z.boolean(),
});

export type ScheduledJob = z.infer<typeof ScheduledJob>;

export const ScheduledJobs = z.object({ isRunning: z.boolean(), jobs: z.array(ScheduledJob) });

export const JobRuns = z.object({ runs: z.array(JobRun), next: NextPage });

/** A job that failed at every attempt and is not retried any more. */
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
  /** Address or phone number. Staff who may not see customers see only its start or end. */
  recipient: z.string(),
  order: z.string().nullable(),
  state: z.enum(messageStates),
  createdAt: z.string(),
  attempts: z.int(),
  sentAt: z.string().nullable(),
  /** Time of the next attempt. */
  nextAt: z.string().nullable(),
  /** Empty = no error. */
  error: z.string(),
});

export type OutboxMessage = z.infer<typeof OutboxMessage>;

const OutboxMessages = z.object({ messages: z.array(OutboxMessage), next: NextPage });
const OutboxKinds = z.object({ kinds: z.array(z.string()) });
const RetryKindBody = z.object({ kind: LineText.min(1).max(60) });
const RetriedCount = z.object({ count: z.int() });

/** A webhook of the carrier. Its body is not shown, only the shipment that it is about. */
export const CarrierNotice = z.object({
  id: RowId,
  carrier: NamedVendor,
  /** Type of the event, as the carrier names it. Empty = not given. */
  type: z.string(),
  /** True = the notice is about a shipment that the shop knows. */
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

/** Counts of failed items that staff should handle. */
const OperationWaiting = z.object({ deadMessages: z.int(), failedJobs: z.int(), openWebhooks: z.int() });

const Bytes = z.int();

/** State of the program and of its environment. */
export const OperationState = z.object({
  program: z.object({ version: z.string(), node: z.string(), startedAt: z.string(), memory: Bytes }),
  index: z.object({
    isReady: z.boolean(),
    products: z.int(),
    lastChangeAt: z.string().nullable(),
    /** Time until every committed change could be found by search; null = it took longer than the timeout. */
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
    /** Size of DATA_DIR; null = too many files to count. */
    used: Bytes.nullable(),
    folders: z.array(z.object({ name: z.string(), bytes: Bytes })),
    free: Bytes,
    total: Bytes,
  }),
});

export type OperationState = z.infer<typeof OperationState>;

/** API calls about operation: jobs, messages, webhooks of providers, state of the program. */
export const officeOperationCalls = define({
  operationWaiting: {
    method: 'GET',
    path: '/admin/operation/waiting',
    summary: 'How many messages, jobs and webhooks came to nothing so far',
    answer: OperationWaiting,
  },
  operationState: {
    method: 'GET',
    path: '/admin/operation/state',
    summary: 'The program, the index of the catalogue, the database and the disk',
    answer: OperationState,
  },
  scheduledJobs: {
    method: 'GET',
    path: '/admin/operation/jobs',
    summary: 'Jobs that come back by the clock, each with its last run',
    answer: ScheduledJobs,
  },
  jobRuns: {
    method: 'GET',
    path: '/admin/operation/jobs/{task}/runs',
    summary: 'Runs of one job, the latest first',
    answer: JobRuns,
    query: AfterQuery,
  },
  runJob: {
    method: 'POST',
    path: '/admin/operation/jobs/{task}/run',
    summary: 'Begin a job now; only what does no harm at any moment',
    body: EmptyBody,
    answer: DoneAnswer,
  },
  failedJobs: {
    method: 'GET',
    path: '/admin/operation/failed-jobs',
    summary: 'Jobs that have used up their tries, the latest first',
    answer: FailedJobs,
    query: AfterQuery,
  },
  retryJob: {
    method: 'POST',
    path: '/admin/operation/failed-jobs/{jobId}/retry',
    summary: 'Give a job that came to nothing its tries back',
    body: EmptyBody,
    answer: DoneAnswer,
  },
  discardJob: {
    method: 'POST',
    path: '/admin/operation/failed-jobs/{jobId}/discard',
    summary: 'Give a job that came to nothing up',
    body: EmptyBody,
    answer: DoneAnswer,
  },
  outboxMessages: {
    method: 'GET',
    path: '/admin/operation/messages',
    summary: 'Messages to people, the latest first',
    answer: OutboxMessages,
    query: z.strictObject({
      state: z.enum(messageStates).optional().describe('`waiting`, `dead`, `sent` or `discarded`; absent: any'),
      kind: z.string().max(60).optional().describe('A kind; absent: any'),
      after: AfterRow,
    }),
  },
  outboxKinds: {
    method: 'GET',
    path: '/admin/operation/message-kinds',
    summary: 'Kinds of which there are messages',
    answer: OutboxKinds,
  },
  retryMessage: {
    method: 'POST',
    path: '/admin/operation/messages/{messageId}/retry',
    summary: 'Deliver a message that did not come, from the first try on',
    body: EmptyBody,
    answer: DoneAnswer,
  },
  retryMessages: {
    method: 'POST',
    path: '/admin/operation/messages/retry',
    summary: 'Deliver all dead letters of one kind',
    body: RetryKindBody,
    answer: RetriedCount,
  },
  discardMessage: {
    method: 'POST',
    path: '/admin/operation/messages/{messageId}/discard',
    summary: 'Give a message up for good',
    body: EmptyBody,
    answer: DoneAnswer,
  },
  carrierNotices: {
    method: 'GET',
    path: '/admin/operation/carrier-notices',
    summary: 'What the carrier told the shop, the latest first',
    answer: CarrierNotices,
    query: z.strictObject({
      open: YesOrNo.optional().describe('`true`: only what is not done'),
      after: AfterRow,
    }),
  },
  retryCarrierNotice: {
    method: 'POST',
    path: '/admin/operation/carrier-notices/{noticeId}/retry',
    summary: 'Ask the carrier once more for what a notice is about',
    body: EmptyBody,
    answer: DoneAnswer,
  },
});
