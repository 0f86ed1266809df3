import type { MessageState } from '@farad/domain/operation';
import { sql, type RawBuilder } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { deliverMessageTask, deliveryTries } from './outbox.queries.ts';

export interface ListedMessage {
  readonly id: number;
  readonly kind: string;
  readonly channel: 'sms' | 'email' | 'messenger';
  readonly recipient: string;
  readonly order: string | null;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly sentAt: Date | null;
  readonly deadAt: Date | null;
  readonly discardedAt: Date | null;
  /** Delivery of an SMS as the provider reports it; null = the provider is not asked. */
  readonly delivery: 'waiting' | 'delivered' | 'failed' | null;
  readonly deliveryCode: number | null;
  readonly lastError: string | null;
  /** Time of the next attempt to send; null = no attempt is scheduled. */
  readonly nextAt: Date | null;
}

export interface MessageSearch {
  readonly state: MessageState | undefined;
  readonly kind: string | undefined;
  /** Id of the last message on the previous page; undefined = first page. */
  readonly after: number | undefined;
  readonly limit: number;
}

/** Condition on the outbox for each state. Must agree with the rule `messageState`. */
const isIn: Readonly<Record<MessageState, RawBuilder<boolean>>> = {
  waiting: sql<boolean>`sent_at is null and dead_at is null`,
  dead: sql<boolean>`dead_at is not null and discarded_at is null`,
  sent: sql<boolean>`sent_at is not null and coalesce(outbox.delivery, 'waiting') = 'waiting'`,
  delivered: sql<boolean>`outbox.delivery = 'delivered'`,
  undelivered: sql<boolean>`outbox.delivery = 'failed'`,
  discarded: sql<boolean>`discarded_at is not null`,
};

/** Maximum number of dead messages of one kind that are retried in one step. */
const retriedMax = 5000;

const deliverAgain = sql`select outbox_id, graphile_worker.add_job(${deliverMessageTask},
    json_build_object('outboxId', outbox_id), max_attempts => ${deliveryTries}::integer,
    job_key => 'outbox ' || outbox_id)
  from again`;

/** Queries of the outbox for staff. A dead message is one that was not sent after all attempts. */
export function messageQueries(handle: Handle) {
  const retry = async (which: RawBuilder<boolean>): Promise<number> => {
    const { rows } = await sql<{ outbox_id: number }>`with again as (
        update outbox set dead_at = null, discarded_at = null, attempts = 0 where ${which}
        returning id as outbox_id
      ) ${deliverAgain}`.execute(handle);
    return rows.length;
  };

  return {
    /** Returns a page of messages, the latest first. */
    list: ({ state, kind, after, limit }: MessageSearch): Promise<ListedMessage[]> =>
      handle
        .selectFrom('outbox')
        .leftJoin('orders', 'orders.id', 'outbox.order_id')
        .select(['outbox.id', 'kind', 'channel', 'recipient', 'orders.number as order'])
        .select(['outbox.created_at as createdAt', 'attempts', 'sent_at as sentAt', 'dead_at as deadAt'])
        .select(['discarded_at as discardedAt', 'last_error as lastError', 'outbox.delivery as delivery'])
        .select('delivery_code as deliveryCode')
        .select(
          sql<Date | null>`(select run_at from graphile_worker.jobs job
            where job.key = 'outbox ' || outbox.id and job.attempts < job.max_attempts)`.as('nextAt'),
        )
        .$if(state !== undefined, (query) => query.where(isIn[state ?? 'dead']))
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
        .$if(after !== undefined, (query) => query.where('outbox.id', '<', after ?? 0))
        .orderBy('outbox.id', 'desc')
        .limit(limit)
        .execute(),

    /** Returns the kinds of messages that the outbox contains. */
    kinds: async (): Promise<readonly string[]> => {
      const { rows } = await sql<{ kind: string }>`with recursive step as (
          (select kind from outbox order by kind limit 1)
          union all
          select (select kind from outbox where outbox.kind > step.kind order by kind limit 1) from step
            where step.kind is not null)
        select kind from step where kind is not null`.execute(handle);
      return rows.map(({ kind }) => kind);
    },

    /**
     * Retries a message that was not sent, and counts its attempts from zero. Returns false if it was sent or does not
     * exist.
     */
    retry: async (id: number): Promise<boolean> => (await retry(sql<boolean>`id = ${id} and sent_at is null`)) > 0,

    /** Retries dead messages of one kind, oldest first. Returns their number. */
    retryAll: (kind: string): Promise<number> =>
      retry(sql<boolean>`id in (select id from outbox where ${isIn.dead} and kind = ${kind}
        order by id limit ${retriedMax} for update)`),

    /**
     * Discards a message, so that it is never sent. Returns false if it was sent, is discarded already or does not
     * exist.
     */
    discard: async (id: number, at: Date): Promise<boolean> => {
      const discarded = await handle
        .updateTable('outbox')
        .set({ discarded_at: at, dead_at: sql<Date>`coalesce(dead_at, ${at})` })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .where('discarded_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (discarded === undefined) return false;
      await sql`select graphile_worker.remove_job(${`outbox ${id}`}::text)`.execute(handle);
      return true;
    },

    /** Returns the number of dead messages that staff have not discarded. */
    deadCount: async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from outbox
        where ${isIn.dead}`.execute(handle);
      return rows[0]?.count ?? 0;
    },
  };
}
