import type { HookEvent } from '@farad/domain/customer-api';
import { sql, type RawBuilder } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

/** Name of the job that sends the waiting deliveries of one webhook. */
export const deliverHookTask = 'deliver_hook';

export interface HookRow {
  readonly id: string;
  readonly accountId: number;
  readonly url: string;
  readonly events: readonly HookEvent[];
  readonly secret: Buffer;
  readonly oldSecret: Buffer | null;
  readonly oldSecretUntil: Date | null;
  readonly createdAt: Date;
  readonly pausedAt: Date | null;
  readonly pauseReason: 'owner' | 'failing' | null;
  readonly failingSince: Date | null;
}

export interface NewHook {
  readonly id: string;
  readonly accountId: number;
  readonly url: string;
  readonly events: readonly HookEvent[];
  readonly secret: Buffer;
  readonly now: Date;
}

/** An event of an account. It is also sent to members of the company `companyId` who see all its orders. */
export interface NewHookEvent {
  readonly accountId: number;
  readonly companyId: number | null;
  readonly type: HookEvent;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** One delivery of an event to a webhook, with the content to send. */
export interface DeliveryRow {
  readonly id: number;
  readonly tries: number;
  readonly eventId: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

export interface DeliveryLogRow extends DeliveryRow {
  readonly nextAt: Date | null;
  readonly takenAt: Date | null;
  readonly triedAt: Date | null;
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string;
  readonly milliseconds: number | null;
  readonly isReplay: boolean;
}

/** The outcome of one attempt to deliver. `status` null = no HTTP response arrived. */
export interface TriedDelivery {
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string;
  readonly milliseconds: number;
}

const hooks = (handle: Handle) =>
  handle
    .selectFrom('hook')
    .select(['id', 'account_id as accountId', 'url', 'events', 'secret', 'old_secret as oldSecret'])
    .select(['old_secret_until as oldSecretUntil', 'created_at as createdAt', 'paused_at as pausedAt'])
    .select(['pause_reason as pauseReason', 'failing_since as failingSince']);

/** Returns SQL that queues the job of a webhook for now. Jobs of one webhook run one after another. */
const woken = (hookId: RawBuilder<unknown>) =>
  sql`graphile_worker.add_job(${deliverHookTask}, json_build_object('hookId', ${hookId}::text),
    queue_name => 'hook ' || ${hookId}, job_key => 'hook ' || ${hookId}, max_attempts => 1)`;

const wake = (handle: Handle, hookId: string) => sql`select ${woken(sql`${hookId}::text`)}`.execute(handle);

/** Queries of customers' webhooks. */
function receiverQueries<H extends Handle>(handle: H) {
  const own = (accountId: number, id: string) =>
    handle.updateTable('hook').where('account_id', '=', accountId).where('id', '=', id).returning('id');
  return {
    /**
     * Adds a webhook. Returns false if the account already has `max` webhooks. Locks the account, so that two requests
     * cannot exceed the limit.
     */
    add: inTx(handle, async (hook: NewHook, max: number): Promise<boolean> => {
      await handle.selectFrom('account').select('id').where('id', '=', hook.accountId).forUpdate().execute();
      const { held } = await handle
        .selectFrom('hook')
        .select(sql<number>`count(*)::integer`.as('held'))
        .where('account_id', '=', hook.accountId)
        .executeTakeFirstOrThrow();
      if (held >= max) return false;
      const { id, accountId, url, events, secret, now } = hook;
      await handle
        .insertInto('hook')
        .values({ id, account_id: accountId, url, events, secret, created_at: now })
        .execute();
      return true;
    }),

    /** Returns the account's webhooks, the oldest first. */
    ofAccount: (accountId: number): Promise<readonly HookRow[]> =>
      hooks(handle).where('account_id', '=', accountId).orderBy('created_at').orderBy('id').execute(),

    ofOwner: (accountId: number, id: string): Promise<HookRow | undefined> =>
      hooks(handle).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst(),

    byId: (id: string): Promise<HookRow | undefined> => hooks(handle).where('id', '=', id).executeTakeFirst(),

    set: async (accountId: number, id: string, to: Pick<HookRow, 'url' | 'events'>): Promise<void> => {
      await own(accountId, id).set({ url: to.url, events: to.events }).execute();
    },

    /** Saves a new signing secret. Until `oldUntil`, deliveries are also signed with the previous secret. */
    setSecret: async (accountId: number, id: string, secret: Buffer, oldUntil: Date): Promise<void> => {
      await own(accountId, id)
        .set({ secret, old_secret: sql`secret`, old_secret_until: oldUntil })
        .execute();
    },

    pause: async (id: string, reason: 'owner' | 'failing', now: Date): Promise<void> => {
      await handle
        .updateTable('hook')
        .set({ paused_at: now, pause_reason: reason })
        .where('id', '=', id)
        .where('paused_at', 'is', null)
        .execute();
    },

    /** Ends the pause of a webhook. Waiting deliveries are sent now. */
    resume: async (id: string, now: Date): Promise<void> => {
      await handle
        .updateTable('hook')
        .set({ paused_at: null, pause_reason: null, failing_since: null, rest_until: null })
        .where('id', '=', id)
        .execute();
      await handle
        .updateTable('hook_delivery')
        .set({ next_at: now })
        .where('hook_id', '=', id)
        .where('next_at', '>', now)
        .execute();
      await wake(handle, id);
    },

    /** Deletes a webhook with its deliveries. Returns false if the account has no such webhook. */
    remove: async (accountId: number, id: string): Promise<boolean> => {
      const gone = await handle
        .deleteFrom('hook')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return gone !== undefined;
    },

    /** Records that the webhook accepted a delivery. After that the webhook no longer counts as failing. */
    noteTaken: async (id: string): Promise<void> => {
      await handle
        .updateTable('hook')
        .set({ failing_since: null, rest_until: null })
        .where('id', '=', id)
        .where((is) => is.or([is('failing_since', 'is not', null), is('rest_until', 'is not', null)]))
        .execute();
    },

    /**
     * Records a failed attempt. Nothing is sent to the webhook until `restUntil`. Returns the time at which its
     * deliveries began to fail.
     */
    noteFailed: async (id: string, restUntil: Date | null, now: Date): Promise<Date> => {
      const row = await handle
        .updateTable('hook')
        .set({ failing_since: sql`coalesce(failing_since, ${now})`, rest_until: restUntil })
        .where('id', '=', id)
        .returning('failing_since')
        .executeTakeFirst();
      return row?.failing_since ?? now;
    },
  };
}

/** Queries of events and of their deliveries to webhooks. */
function deliveryQueries(handle: Handle) {
  const logged = () =>
    handle
      .selectFrom('hook_delivery as delivery')
      .innerJoin('hook_event as event', 'event.id', 'delivery.event_id')
      .select(['delivery.id', 'tries', 'event.id as eventId', 'event.type', 'event.data', 'event.at'])
      .select(['next_at as nextAt', 'taken_at as takenAt', 'tried_at as triedAt', 'status', 'error', 'answer'])
      .select(['milliseconds', 'is_replay as isReplay']);
  return {
    /**
     * Saves an event and a delivery to each webhook that subscribes to it. Must run in the transaction of the change.
     * Saves nothing if no webhook subscribes.
     */
    tell: async ({ accountId, companyId, type, data, at }: NewHookEvent): Promise<void> => {
      await sql`
        with receiver as (
          select hook.id from hook where ${type}::text = any(events) and account_id in (
            select ${accountId}::bigint union all
            select member.account_id from company_member member
            where member.company_id = ${companyId}::bigint and member.role in ('owner', 'accountant')
              and member.account_id <> ${accountId}::bigint)
        ), event as (
          insert into hook_event (type, data, at)
          select ${type}, ${JSON.stringify(data)}::jsonb, ${at} where exists (select from receiver) returning id
        ), delivery as (
          insert into hook_delivery (hook_id, event_id, next_at)
          select receiver.id, event.id, ${at} from receiver, event returning hook_id as id
        )
        select ${woken(sql`delivery.id`)} from delivery`.execute(handle);
    },

    /** Saves an event and its delivery to this webhook, even if the webhook does not subscribe to it. */
    tellOne: async (hookId: string, type: string, data: NewHookEvent['data'], at: Date): Promise<void> => {
      const { id } = await handle
        .insertInto('hook_event')
        .values({ type, data: JSON.stringify(data), at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await handle.insertInto('hook_delivery').values({ hook_id: hookId, event_id: id, next_at: at }).execute();
      await wake(handle, hookId);
    },

    /** True if a webhook of the account subscribes to events of this type. */
    isWanted: async (accountId: number, type: HookEvent): Promise<boolean> => {
      const found = await handle
        .selectFrom('hook')
        .select('id')
        .where('account_id', '=', accountId)
        .where(sql<boolean>`${type}::text = any(events)`)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Returns ids of webhooks that have deliveries to send now. */
    due: async (now: Date): Promise<readonly string[]> => {
      const { rows } = await sql<{ readonly id: string }>`
        select distinct delivery.hook_id as id from hook_delivery delivery join hook on hook.id = delivery.hook_id
        where delivery.next_at <= ${now} and hook.paused_at is null
          and (hook.rest_until is null or hook.rest_until <= ${now})`.execute(handle);
      return rows.map(({ id }) => id);
    },

    wake: (hookId: string) => wake(handle, hookId),

    /**
     * Claims the next delivery of a webhook that is to be sent now. If the worker is killed, another one may claim the
     * delivery after `leaseUntil`. Undefined if there is none.
     */
    claim: async (hookId: string, now: Date, leaseUntil: Date): Promise<DeliveryRow | undefined> => {
      const { rows } = await sql<DeliveryRow>`
        with due as (
          select delivery.id from hook_delivery delivery join hook on hook.id = delivery.hook_id
          where delivery.hook_id = ${hookId} and delivery.next_at <= ${now} and hook.paused_at is null
            and (hook.rest_until is null or hook.rest_until <= ${now})
          order by delivery.next_at, delivery.id limit 1 for update of delivery skip locked
        ), claimed as (
          update hook_delivery set next_at = ${leaseUntil}, tries = tries + 1 from due
          where hook_delivery.id = due.id returning hook_delivery.id, tries, event_id
        )
        select claimed.id, tries, event.id as "eventId", type, data, at
        from claimed join hook_event event on event.id = claimed.event_id`.execute(handle);
      return rows[0];
    },

    /**
     * Saves the outcome of an attempt. `nextAt` = when to try again; null = never, because it was accepted or is given
     * up.
     */
    finish: async (id: number, tried: TriedDelivery, to: { taken: boolean; nextAt: Date | null; now: Date }) => {
      const { status, error, answer, milliseconds } = tried;
      await handle
        .updateTable('hook_delivery')
        .set({ status, error, answer, milliseconds, tried_at: to.now, next_at: to.nextAt })
        .set({ taken_at: to.taken ? to.now : null })
        .where('id', '=', id)
        .execute();
    },

    /** Returns a page of a webhook's deliveries, the latest first. */
    log: (hookId: string, after: number | null, limit: number): Promise<readonly DeliveryLogRow[]> =>
      logged()
        .where('hook_id', '=', hookId)
        .$if(after !== null, (query) => query.where('delivery.id', '<', after ?? 0))
        .orderBy('delivery.id', 'desc')
        .limit(limit)
        .execute(),

    /** Queues a new delivery of the same event. Returns false if the webhook has no such delivery. */
    replay: async (hookId: string, id: number, now: Date): Promise<boolean> => {
      const row = await handle
        .selectFrom('hook_delivery')
        .select('event_id')
        .where('hook_id', '=', hookId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return false;
      await handle
        .insertInto('hook_delivery')
        .values({ hook_id: hookId, event_id: row.event_id, next_at: now, is_replay: true })
        .execute();
      await handle.updateTable('hook').set({ rest_until: null }).where('id', '=', hookId).execute();
      await wake(handle, hookId);
      return true;
    },

    /** Deletes events older than `then` and their deliveries. */
    deleteBefore: async (then: Date): Promise<void> => {
      await handle.deleteFrom('hook_event').where('at', '<', then).execute();
    },
  };
}

/** Queries of customers' webhooks (product I4). An event is saved in the transaction of the change that it reports. */
export const hookQueries = <H extends Handle>(handle: H) => ({
  ...receiverQueries(handle),
  ...deliveryQueries(handle),
});
