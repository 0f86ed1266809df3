import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface OperationHealth {
  /** Jobs whose time has come and that nobody has begun. */
  readonly jobsWaiting: number;
  /** Since when the oldest of them could begin, in seconds. */
  readonly jobsSeconds: number;
  /** Jobs that were given up. */
  readonly jobsFailed: number;
  /** Messages that wait. */
  readonly outboxMessages: number;
  /** Messages that were given up and nobody has put aside. */
  readonly outboxDead: number;
  /** SMS of the last day that did not arrive. */
  readonly smsUndelivered: number;
  /** Roubles at the provider of SMS when it was asked last; 0: it was not. */
  readonly smsBalance: number;
  /** 1: they run out. */
  readonly smsBalanceLow: number;
  /** Deliveries to programs of customers that are due. */
  readonly hooksWaiting: number;
  /** Since when the oldest of them is due, in seconds. */
  readonly hooksSeconds: number;
  /** Imports that are read, written or taken back just now, or wait for it. */
  readonly importsRunning: number;
  readonly ordersLastHour: number;
  /** Since the last order, in seconds; 0: there is none. */
  readonly orderSeconds: number;
  /** Payments that succeeded within the last hour, of the last thousand. */
  readonly paymentsLastHour: number;
}

/** How much waits, and whether the shop is used. Each figure is read by an index or of a table that stays small. */
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
  if (health === undefined) throw new Error('a select without a table answered no row');
  return health;
}
