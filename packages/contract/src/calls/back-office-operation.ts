import { messageStates } from '@farad/domain/operation';
import { z } from 'zod';

import { define } from '../call.ts';
import {
  CarrierNotices,
  FailedJobs,
  JobRuns,
  OperationState,
  OperationWaiting,
  OutboxKinds,
  OutboxMessages,
  RetriedCount,
  RetryKindBody,
  ScheduledJobs,
} from '../back-office-operation.ts';
import { DoneAnswer, EmptyBody } from '../staff.ts';
import { RowNumber, YesOrNo } from '../query.ts';

/** How the shop runs: jobs, messages, what providers told, the state of the program. */
export const backOfficeOperationCalls = define({
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
    query: z.strictObject({ after: RowNumber.optional().describe('What `next` of the page before said') }),
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
    query: z.strictObject({ after: RowNumber.optional().describe('What `next` of the page before said') }),
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
      after: RowNumber.optional().describe('What `next` of the page before said'),
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
      after: RowNumber.optional().describe('What `next` of the page before said'),
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
