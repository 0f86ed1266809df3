import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { dropOldRows } from '../connection/partitions/drop-partitions.ts';

/** The conversation, letter or request that a message is about. If it is deleted, the message is deleted too. */
export type MessageSubject = { readonly chat: number } | { readonly feedback: string } | { readonly request: string };

export interface NewMessage {
  readonly kind: string;
  readonly channel: 'sms' | 'email' | 'messenger';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** Table of the order for the HTML version of an email. Absent = no table. */
  readonly table?: unknown;
  /** Event that a message to the messenger reports, as fields for programs. Absent = no fields. */
  readonly event?: unknown;
  readonly orderId: number | null;
  /** Id of the invoice whose PDF is attached. Absent = no attachment. */
  readonly invoiceId?: number;
  /**
   * Subject of the message, if it is not an order. `feedback` and `request` are numbers that customers see, not ids.
   */
  readonly about?: MessageSubject;
}

export interface MessageRow {
  readonly id: number;
  readonly channel: 'sms' | 'email' | 'messenger';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** The table as it was added; null = no table. */
  readonly table: unknown;
  /** The event as it was added; null = no event. */
  readonly event: unknown;
  /** Id of the invoice whose PDF is attached; null = no attachment. */
  readonly invoiceId: number | null;
  readonly attempts: number;
}

/** An SMS whose delivery the provider can report. */
export interface FollowedMessage {
  readonly id: number;
  readonly recipient: string;
  readonly providerId: string;
}

/** Name of the job that delivers one message, and its number of attempts. After the last one the message is dead. */
export const deliverMessageTask = 'deliver_message';
export const deliveryTries = 12;

/**
 * Returns SQL of the account that has this address now. The id is saved with the message, because the account may
 * change its address later. Erasing the account must still find the message.
 */
const ownerOf = (recipient: string) =>
  sql<number | null>`(select id from account where phone = ${recipient} or email = ${recipient} order by id limit 1)`;

function subjectOf(about: MessageSubject | undefined) {
  if (about === undefined) return {};
  if ('chat' in about) return { chat_id: about.chat };
  if ('feedback' in about)
    return { feedback_id: sql<number>`(select id from feedback where number = ${about.feedback})` };
  return { request_id: sql<number>`(select id from request where number = ${about.request})` };
}

/**
 * Queries of the outbox. A message is added in the transaction of the change that it reports, together with the job
 * that delivers it.
 */
export function outboxQueries<H extends Handle>(handle: H) {
  return {
    async add(message: NewMessage): Promise<void> {
      await handle
        .with('added', (added) =>
          added
            .insertInto('outbox')
            .values({
              kind: message.kind,
              channel: message.channel,
              recipient: message.recipient,
              subject: message.subject,
              text: message.text,
              letter_table: message.table === undefined ? null : JSON.stringify(message.table),
              event: message.event === undefined ? null : JSON.stringify(message.event),
              order_id: message.orderId,
              invoice_id: message.invoiceId ?? null,
              account_id: ownerOf(message.recipient),
              ...subjectOf(message.about),
            })
            .returning('id'),
        )
        .selectFrom('added')
        .select(
          sql`graphile_worker.add_job(${deliverMessageTask}, json_build_object('outboxId', id),
            max_attempts => ${deliveryTries}::integer, job_key => 'outbox ' || id)`.as('job'),
        )
        .execute();
    },

    /** Deletes messages that were written before `then`, with their partitions. Those that wait stay. */
    deleteBefore: (then: Date): Promise<void> =>
      dropOldRows(handle, { table: 'outbox', before: then, staying: sql`sent_at is null and dead_at is null` }),

    /**
     * Returns a message that is not sent yet, and locks it. Undefined if it was sent or is dead. If another worker is
     * sending the message, waits for that worker. If that worker is killed, this caller gets the message.
     */
    lockWaiting: inTx(handle, (id: number): Promise<MessageRow | undefined> =>
      handle
        .selectFrom('outbox')
        .select(['id', 'channel', 'recipient', 'subject', 'text', 'letter_table as table', 'event', 'attempts'])
        .select('invoice_id as invoiceId')
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .where('dead_at', 'is', null)
        .forUpdate()
        .executeTakeFirst(),
    ),

    /**
     * Marks messages as dead if their job has no attempts left, but did not report its failure. This happens if the
     * last attempt threw an error or its worker was killed. Returns the number of messages.
     */
    async buryAbandoned(): Promise<number> {
      const { rows } = await sql<{ dead: number }>`
        with abandoned as (
          select id, substring(key from '[0-9]+$')::bigint as outbox_id from graphile_worker.jobs
          where task_identifier = ${deliverMessageTask} and attempts >= max_attempts and locked_at is null
        ), dead as (
          update outbox set dead_at = now(), last_error = coalesce(last_error, 'the last try was broken off')
          from abandoned where outbox.id = abandoned.outbox_id and sent_at is null and dead_at is null
          returning outbox.id
        ), forgotten as (
          select graphile_worker.complete_jobs((select array_agg(id) from abandoned))
        )
        select (select count(*) from dead)::integer as dead, (select count(*) from forgotten) as forgotten`.execute(
        handle,
      );
      return rows[0]?.dead ?? 0;
    },

    /**
     * Marks a message as sent. `providerId` = id by which the provider is asked about delivery; null = it cannot be
     * asked.
     */
    async markSent(id: number, providerId: string | null): Promise<void> {
      const followed = providerId === null ? {} : { provider_id: providerId, delivery: 'waiting' as const };
      await handle
        .updateTable('outbox')
        .set({ sent_at: sql`now()`, attempts: sql`attempts + 1`, last_error: null, ...followed })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Returns SMS to ask the provider about, oldest first. Their delivery is not final. The first question is a minute
     * after sending; the intervals then grow, and questions end after three days.
     */
    followed: async (now: Date, limit: number): Promise<readonly FollowedMessage[]> => {
      const { rows } = await sql<FollowedMessage>`select id, recipient, provider_id as "providerId" from outbox
        where delivery = 'waiting' and sent_at > ${now}::timestamptz - interval '3 days'
          and ${now}::timestamptz - coalesce(asked_at, sent_at)
            >= greatest(interval '1 minute', (coalesce(asked_at, sent_at) - sent_at) / 2)
        order by sent_at limit ${limit}`.execute(handle);
      return rows;
    },

    noteDelivery: async (
      id: number,
      { state, code }: { readonly state: 'waiting' | 'delivered' | 'failed'; readonly code: number },
      at: Date,
    ): Promise<void> => {
      await handle
        .updateTable('outbox')
        .set({ delivery: state, delivery_code: code, asked_at: at })
        .where('id', '=', id)
        .where('delivery', '=', 'waiting')
        .execute();
    },

    async markFailed(id: number, reason: string, isLast: boolean): Promise<void> {
      await handle
        .updateTable('outbox')
        .set({ attempts: sql`attempts + 1`, last_error: reason, ...(isLast ? { dead_at: sql`now()` } : {}) })
        .where('id', '=', id)
        .execute();
    },
  };
}
