import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface OperationHealth {
  /** Due jobs that have not started. */
  readonly jobsWaiting: number;
  /** Seconds since the oldest of them was due. */
  readonly jobsSeconds: number;
  /** Failed jobs. */
  readonly jobsFailed: number;
  /** Messages to deliver. */
  readonly outboxMessages: number;
  /** Dead letters that nobody has handled. */
  readonly outboxDead: number;
  /** SMS of the last day that were not delivered. */
  readonly smsUndelivered: number;
  /** Balance at the SMS provider when last asked, in roubles; 0 = never asked. */
  readonly smsBalance: number;
  /** 1 = the balance is low. */
  readonly smsBalanceLow: number;
  /** Due deliveries to webhooks of customers. */
  readonly hooksWaiting: number;
  /** Seconds since the oldest of them was due. */
  readonly hooksSeconds: number;
  /** Imports that run, are undone, or wait for that. */
  readonly importsRunning: number;
  readonly ordersLastHour: number;
  /** Seconds since the last order; 0 = there is none. */
  readonly orderSeconds: number;
  /** Successful payments within the last hour, counted among the last thousand. */
  readonly paymentsLastHour: number;
}

/** Returns the sizes of queues and signs of use. Each figure comes from an index or a table that stays small. */
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
