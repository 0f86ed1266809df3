import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface OperationHealth {
  /** Number of jobs whose time has come and that have not started. */
  readonly jobsWaiting: number;
  /** How long the oldest of the waiting jobs has waited, in seconds. */
  readonly jobsSeconds: number;
  /** Number of jobs that failed in all their attempts. */
  readonly jobsFailed: number;
  /** Number of messages that are not sent yet. */
  readonly outboxMessages: number;
  /** Number of messages that failed in all attempts and that staff have not discarded. */
  readonly outboxDead: number;
  /** Number of SMS sent in the last 24 hours that the provider could not deliver. */
  readonly smsUndelivered: number;
  /** Last known balance at the SMS provider, in roubles; 0 = not known. */
  readonly smsBalance: number;
  /** 1 = the balance at the SMS provider is low, otherwise 0. */
  readonly smsBalanceLow: number;
  /** Number of calls of customers' webhooks whose time has come. */
  readonly hooksWaiting: number;
  /** How long the oldest of the waiting webhook calls has waited, in seconds. */
  readonly hooksSeconds: number;
  /** Number of imports that are running, being undone, or waiting for either. */
  readonly importsRunning: number;
  readonly ordersLastHour: number;
  /** Seconds since the last order; 0 = there is no order. */
  readonly orderSeconds: number;
  /** Number of payments received in the last hour, at most 1,000. */
  readonly paymentsLastHour: number;
}

/**
 * Returns lengths of queues and counts of recent orders and payments. Each number comes from an index or a small table.
 */
export async function operationHealth(handle: Handle, now: Date): Promise<OperationHealth> {
  const since = (moment: ReturnType<typeof sql>) =>
    sql`greatest(coalesce(extract(epoch from ${now} - (${moment})), 0), 0)::float`;
  const due = sql`from graphile_worker.jobs where run_at <= ${now} and locked_at is null and attempts < max_attempts`;
  const { rows } = await sql<OperationHealth>`select
    (select count(*) ${due})::integer as "jobsWaiting",
    ${since(sql`select min(run_at) ${due}`)} as "jobsSeconds",
    (select count(*) from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null)::integer as "jobsFailed",
    (select count(*) from outbox where sent_at is null and dead_at is null)::integer as "outboxMessages",
    (select count(*) from outbox where dead_at is not null and discarded_at is null)::integer as "outboxDead",
    (select count(*) from outbox where delivery = 'failed'
      and sent_at > ${now}::timestamptz - interval '1 day')::integer as "smsUndelivered",
    coalesce((select (value->>'kopecks')::float / 100 from setting where key = 'sms_balance'), 0) as "smsBalance",
    coalesce((select (value->>'isLow')::boolean::integer from setting where key = 'sms_balance'), 0) as "smsBalanceLow",
    (select count(*) from hook_delivery where next_at <= ${now})::integer as "hooksWaiting",
    ${since(sql`select min(next_at) from hook_delivery`)} as "hooksSeconds",
    (select count(*) from import_run
      where state in ('recognising', 'queued', 'running', 'undoing'))::integer as "importsRunning",
    (select count(*) from orders where created_at > ${now}::timestamptz - interval '1 hour')::integer as "ordersLastHour",
    ${since(sql`select max(created_at) from orders`)} as "orderSeconds",
    (select count(*) from (select paid_at from payment order by id desc limit 1000) as latest
      where paid_at > ${now}::timestamptz - interval '1 hour')::integer as "paymentsLastHour"`.execute(handle);
  const [health] = rows;
  if (health === undefined) throw new Error('operation health: expected one row, got none');
  return health;
}
