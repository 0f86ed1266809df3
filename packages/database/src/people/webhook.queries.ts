import type { VendorId } from '@farad/domain/shared';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

/** Name of the job that processes one webhook event. */
export const readWebhookTask = 'read_webhook';

export interface NewWebhook {
  /** The payment provider. */
  readonly source: VendorId;
  /** Empty: the body could not be read, because its provider is not installed. */
  readonly kind: string;
  readonly objectId: string;
  /** The body as JSON. */
  readonly raw: string;
  readonly at: Date;
}

export interface WebhookRow {
  readonly id: number;
  readonly source: VendorId;
  readonly kind: string;
  readonly objectId: string;
  /** The body as JSON. */
  readonly raw: string;
  readonly receivedAt: Date;
  readonly doneAt: Date | null;
  readonly attempts: number;
  readonly outcome: string | null;
  readonly lastError: string | null;
}

/** Webhooks of providers. Each is stored as received, and a job processes it (integrations 2.2). */
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
    /** Stores an event with the job that processes it. */
    add: inTx(handle, async ({ source, kind, objectId, raw, at }: NewWebhook): Promise<void> => {
      const { id } = await handle
        .insertInto('webhook_event')
        .values({ source, kind, object_id: objectId, raw, received_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await wake(id);
    }),

    byId: (id: number): Promise<WebhookRow | undefined> => rows().where('id', '=', id).executeTakeFirst(),

    /** Returns the latest first. */
    list: ({ isOpen, after, limit }: { isOpen: boolean; after: number | null; limit: number }): Promise<WebhookRow[]> =>
      rows()
        .$if(isOpen, (query) => query.where('done_at', 'is', null))
        .$if(after !== null, (query) => query.where('id', '<', after ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Returns unprocessed events of these providers received before `receivedBefore`, fewest tries first. */
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

    /** Sets the subject of an event, when its provider can read it. */
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

    /** Processes an event again. Returns false if there is none. */
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
