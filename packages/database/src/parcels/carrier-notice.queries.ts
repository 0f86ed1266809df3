import type { VendorId } from '@farad/domain/shared';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { readCarrierNoticeTask } from './shipment.queries.ts';

export interface CarrierNoticeRow {
  readonly id: number;
  readonly carrier: VendorId;
  /** The request's body as received. */
  readonly body: string;
  readonly order: string | null;
  readonly parcel: number | null;
  readonly isKnown: boolean;
  readonly receivedAt: Date;
  readonly doneAt: Date | null;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly nextAt: Date | null;
}

const noticeTries = 12;

/** Queries by which staff see the webhook requests of carriers ("notices"). */
export function carrierNoticeQueries(handle: Handle) {
  return {
    /** Returns a page of notices, the latest first. `isOpen` true = only notices that are not processed. */
    list: ({ isOpen, after, limit }: { isOpen: boolean; after: number | undefined; limit: number }) =>
      handle
        .selectFrom('carrier_notice as notice')
        .leftJoin('shipment', (join) =>
          join
            .onRef('shipment.carrier_id', '=', 'notice.carrier_id')
            .onRef('shipment.provider', '=', 'notice.provider'),
        )
        .leftJoin('parcel', 'parcel.id', 'shipment.parcel_id')
        .leftJoin('orders', 'orders.id', 'parcel.order_id')
        .leftJoin(
          sql<{ key: string; attempts: number; last_error: string | null; run_at: Date }>`graphile_worker.jobs`.as(
            'job',
          ),
          (join) => join.on(sql`job.key`, '=', sql`'carrier notice ' || notice.id`),
        )
        .select([
          'notice.id',
          'notice.provider as carrier',
          'body',
          'orders.number as order',
          'parcel.number as parcel',
        ])
        .select(['notice.received_at as receivedAt', 'notice.done_at as doneAt', 'last_error as lastError'])
        .select([sql<boolean>`notice.carrier_id is not null`.as('isKnown')])
        .select([sql<number>`coalesce(job.attempts, 0)::integer`.as('attempts'), 'job.run_at as nextAt'])
        .$if(isOpen, (query) => query.where('notice.done_at', 'is', null))
        .where('notice.id', '<', after ?? Number.MAX_SAFE_INTEGER)
        .orderBy('notice.id', 'desc')
        .limit(limit)
        .execute() satisfies Promise<CarrierNoticeRow[]>,

    /**
     * Queues a notice again, so that the carrier is asked about its shipment. Returns the carrier. Null if there is no
     * such notice, or the notice names no shipment.
     */
    retry: async (id: number): Promise<VendorId | null> => {
      const found = await handle
        .updateTable('carrier_notice')
        .set({ done_at: null })
        .where('id', '=', id)
        .where('carrier_id', 'is not', null)
        .returning('provider as carrier')
        .executeTakeFirst();
      if (found === undefined) return null;
      await sql`select graphile_worker.add_job(${readCarrierNoticeTask}, json_build_object('noticeId', ${id}::bigint),
        max_attempts => ${noticeTries}::integer, job_key => ${`carrier notice ${id}`}::text)`.execute(handle);
      return found.carrier;
    },
  };
}
