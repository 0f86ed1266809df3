import type { VendorId } from '@farad/domain/shared';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

/** Name of the job that processes one webhook event. */
export const readWebhookTask = 'read_webhook';

export interface NewWebhook {
  /** The payment provider that sent the event. */
  readonly source: VendorId;
  /** Kind of event; '' = the body was not parsed, because its provider is not installed. */
  readonly kind: string;
  readonly objectId: string;
  /** Body of the request, as JSON text. */
  readonly raw: string;
  readonly at: Date;
}

export interface WebhookRow {
  readonly id: number;
  readonly source: VendorId;
  readonly kind: string;
  readonly objectId: string;
  /** Body of the request, as JSON text. */
  readonly raw: string;
  readonly receivedAt: Date;
  readonly doneAt: Date | null;
  readonly attempts: number;
  readonly outcome: string | null;
  readonly lastError: string | null;
}

/**
 * Queries of webhook events of payment providers. An event is saved as received, and a job processes it (integrations
 * 2.2).
 */
export function webhookQueries<H extends Handle>(handle: H) {
  const rows = () =>
    handle
      .selectFrom('webhook_event')
      .select(['id', 'source', 'kind', 'object_id as objectId', 'received_at as receivedAt', 'done_at as doneAt'])
      .select(['attempts', 'outcome', 'last_error as lastError', 'raw']);
  const wake = (id: number) =>
    sql`select graphile_worker.add_job(${readWebhookTask}, json_build_object('eventId', ${id}::bigint), max_attempts => 1, job_key => ${`webhook ${id}`}::text)`.execute(
      handle,
    );

  return {
    /** Saves an event, and queues the job that processes it. */
    add: inTx(handle, async ({ source, kind, objectId, raw, at }: NewWebhook): Promise<void> => {
      const { id } = await handle
        .insertInto('webhook_event')
        .values({ source, kind, object_id: objectId, raw, received_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await wake(id);
    }),

    byId: (id: number): Promise<WebhookRow | undefined> => rows().where('id', '=', id).executeTakeFirst(),

    /** Returns a page of events, the latest first. `isOpen` true = only events that are not processed. */
    list: ({ isOpen, after, limit }: { isOpen: boolean; after: number | null; limit: number }): Promise<WebhookRow[]> =>
      rows()
        .$if(isOpen, (query) => query.where('done_at', 'is', null))
        .$if(after !== null, (query) => query.where('id', '<', after ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /**
     * Returns ids of these providers' events that were received before `receivedBefore` and are not processed. Those
     * with the fewest attempts come first.
     */
    open: async (sources: readonly VendorId[], receivedBefore: Date, limit: number): Promise<number[]> => {
      if (sources.length === 0) return [];
      const found = await handle
        .selectFrom('webhook_event')
        .select('id')
        .where('source', 'in', sources)
        .where('done_at', 'is', null)
        .where('received_at', '<', receivedBefore)
        .orderBy('attempts')
        .orderBy('id')
        .limit(limit)
        .execute();
      return found.map(({ id }) => id);
    },

    /**
     * Saves the kind of an event and the object that it is about. Only the provider's adapter can read them from the
     * body, so they are saved once the adapter is installed.
     */
    async setAbout(id: number, kind: string, objectId: string): Promise<void> {
      await handle.updateTable('webhook_event').set({ kind, object_id: objectId }).where('id', '=', id).execute();
    },

    async finish(id: number, outcome: string, at: Date): Promise<void> {
      await handle
        .updateTable('webhook_event')
        .set({ done_at: at, outcome, last_error: null, attempts: sql`attempts + 1` })
        .where('id', '=', id)
        .execute();
    },

    async fail(id: number, error: string): Promise<void> {
      await handle
        .updateTable('webhook_event')
        .set({ last_error: error, attempts: sql`attempts + 1` })
        .where('id', '=', id)
        .execute();
    },

    /** Queues an event again, even a processed one. Returns false if there is no such event. */
    async retry(id: number): Promise<boolean> {
      const found = await handle
        .updateTable('webhook_event')
        .set({ done_at: null, outcome: null })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (found !== undefined) await wake(id);
      return found !== undefined;
    },

    deleteBefore: async (then: Date): Promise<void> => {
      await handle.deleteFrom('webhook_event').where('done_at', '<', then).execute();
    },
  };
}
