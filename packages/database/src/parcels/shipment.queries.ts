import type { ShipmentId } from '@farad/domain/delivery';
import type { VendorId } from '@farad/domain/shared';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import type { ShipmentState } from './schema-parcels.ts';

/**
 * Names of two jobs. The first asks the carrier about a shipment. The second processes a webhook request of a carrier.
 */
export const carryShipmentTask = 'carry_shipment';
export const readCarrierNoticeTask = 'read_carrier_notice';

const noticeTries = 12;

/** A shipment that the shop requested from the carrier, with its parcel and order. */
export interface ShipmentRow {
  readonly id: number;
  readonly carrier: VendorId;
  readonly parcelId: number;
  readonly parcelNumber: number;
  readonly orderNumber: string;
  readonly orderId: number;
  readonly number: string;
  readonly tariff: number | null;
  readonly state: ShipmentState;
  readonly carrierId: ShipmentId | null;
  readonly labelId: string | null;
  /** Id of the carrier's return order; null = there is none. */
  readonly returnId: ShipmentId | null;
  readonly grams: number;
}

export interface NewShipmentRow {
  readonly parcelId: number;
  readonly carrier: VendorId;
  /** Beginning of the shipment's number. Further attempts for the same parcel get `-2`, `-3` and so on after it. */
  readonly numberBase: string;
  readonly at: Date;
}

/** A webhook request of a carrier, called a notice. */
export interface NewNotice {
  readonly carrier: VendorId;
  /** Id of the shipment at the carrier; null = the notice names no shipment, or the carrier is not installed. */
  readonly carrierId: ShipmentId | null;
  /** True = the carrier is not installed, so the notice waits until it is. */
  readonly waits: boolean;
  readonly body: string;
  readonly at: Date;
}

export interface OpenNotice {
  readonly carrier: VendorId;
  readonly carrierId: ShipmentId | null;
  readonly body: string;
}

/** Queries of shipments requested from carriers. A request is saved before it is sent (integrations 3). */
export function shipmentQueries<H extends Handle>(handle: H) {
  const rows = () =>
    handle
      .selectFrom('shipment')
      .innerJoin('parcel', 'parcel.id', 'shipment.parcel_id')
      .innerJoin('orders', 'orders.id', 'parcel.order_id')
      .select(['shipment.id as id', 'shipment.provider as carrier'])
      .select(['parcel_id as parcelId', 'parcel.number as parcelNumber'])
      .select(['orders.number as orderNumber', 'order_id as orderId', 'shipment.number as number', 'tariff'])
      .select(['shipment.state as state', 'carrier_id as carrierId', 'label_id as labelId', 'grams'])
      .select('return_carrier_id as returnId');

  /** Schedules the job of a shipment in `delaySeconds`. It replaces a job of this shipment that already waits. */
  const wake = async (shipmentId: number, delaySeconds = 0): Promise<void> => {
    await sql`select graphile_worker.add_job(${carryShipmentTask}, json_build_object('shipmentId', ${shipmentId}::bigint),
      run_at => now() + make_interval(secs => ${delaySeconds}), max_attempts => 3,
      job_key => ${`shipment ${shipmentId}`}::text)`.execute(handle);
  };

  const wakeNotice = async (id: number): Promise<void> => {
    await sql`select graphile_worker.add_job(${readCarrierNoticeTask}, json_build_object('noticeId', ${id}::bigint),
      max_attempts => ${noticeTries}::integer, job_key => ${`carrier notice ${id}`}::text)`.execute(handle);
  };

  return {
    wake,

    byId: (id: number): Promise<ShipmentRow | undefined> => rows().where('shipment.id', '=', id).executeTakeFirst(),

    /** Returns the shipment with this id at the carrier. The id may also be that of its return order. */
    byCarrierId: (carrier: VendorId, carrierId: ShipmentId): Promise<ShipmentRow | undefined> =>
      rows()
        .where('shipment.provider', '=', carrier)
        .where((row) => row.or([row('carrier_id', '=', carrierId), row('return_carrier_id', '=', carrierId)]))
        .executeTakeFirst(),

    /** Returns the parcel's shipment that is in progress or confirmed. Undefined if there is none. */
    liveOf: (parcelId: number): Promise<ShipmentRow | undefined> =>
      rows()
        .where('parcel_id', '=', parcelId)
        .where('shipment.state', 'in', ['pending', 'sent', 'confirmed'])
        .executeTakeFirst(),

    /** Saves a shipment and queues the job that requests it. Each attempt for a parcel has a different number. */
    add: inTx(handle, async ({ parcelId, carrier, numberBase, at }: NewShipmentRow): Promise<void> => {
      const { id } = await handle
        .insertInto('shipment')
        .values({
          parcel_id: parcelId,
          provider: carrier,
          number: sql<string>`${numberBase} || (select case count(*) when 0 then '' else '-' || (count(*) + 1) end
            from shipment where parcel_id = ${parcelId})`,
          state: 'pending',
          tariff: null,
          carrier_id: null,
          label_id: null,
          created_at: at,
          asked_at: null,
          held_until: null,
          over_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await wake(id);
    }),

    /**
     * Claims a shipment until `untilAt`, so that only one worker handles it. Returns false if another worker has
     * claimed it, or the shipment is finished.
     */
    async claim(id: number, now: Date, untilAt: Date): Promise<boolean> {
      const claimed = await handle
        .updateTable('shipment')
        .set({ asked_at: now, held_until: untilAt })
        .where('id', '=', id)
        .where('over_at', 'is', null)
        .where((row) => row.or([row('held_until', 'is', null), row('held_until', '<', now)]))
        .executeTakeFirst();
      return claimed.numUpdatedRows > 0n;
    },

    letGo: async (id: number): Promise<void> => {
      await handle.updateTable('shipment').set({ held_until: null }).where('id', '=', id).execute();
    },

    /** Marks the request as sent. From then on the carrier may know the shipment, even if no answer arrives. */
    setSent: async (id: number, tariff: number): Promise<void> => {
      await handle.updateTable('shipment').set({ state: 'sent', tariff }).where('id', '=', id).execute();
    },

    setCarrierId: async (id: number, carrierId: ShipmentId): Promise<void> => {
      await handle
        .updateTable('shipment')
        .set({ carrier_id: carrierId, state: 'sent' })
        .where('id', '=', id)
        .where('state', 'in', ['pending', 'sent'])
        .execute();
    },

    setConfirmed: async (id: number): Promise<void> => {
      await handle.updateTable('shipment').set({ state: 'confirmed' }).where('id', '=', id).execute();
    },

    /** Saves the final state of a shipment, so that the carrier is no longer asked about it. */
    async end(id: number, state: 'invalid' | 'cancelled' | 'confirmed', problems: readonly string[], at: Date) {
      await handle
        .updateTable('shipment')
        .set({ state, problems: JSON.stringify(problems), over_at: at })
        .where('id', '=', id)
        .execute();
    },

    setReturn: async (id: number, returnId: ShipmentId, track: string | null): Promise<void> => {
      const values = { return_carrier_id: returnId, return_track: track };
      await handle.updateTable('shipment').set(values).where('id', '=', id).execute();
    },

    setLabel: async (id: number, labelId: string): Promise<void> => {
      await handle.updateTable('shipment').set({ label_id: labelId }).where('id', '=', id).execute();
    },

    /** Returns the carriers of unfinished shipments and unprocessed notices. */
    openCarriers: async (): Promise<VendorId[]> => {
      const { rows: found } = await sql<{ carrier: VendorId }>`
        select provider as carrier from shipment where over_at is null
        union select provider from carrier_notice where done_at is null`.execute(handle);
      return found.map(({ carrier }) => carrier);
    },

    /** True if the database has a shipment or a notice of this carrier. */
    knows: async (carrier: VendorId): Promise<boolean> => {
      const { rows: found } = await sql<{ isKnown: boolean }>`select
        exists (select from shipment where provider = ${carrier})
        or exists (select from carrier_notice where provider = ${carrier}) as "isKnown"`.execute(handle);
      return found[0]?.isKnown === true;
    },

    /**
     * Returns ids of unfinished shipments whose state these carriers should be asked for. The last question about a
     * confirmed shipment was before `before.carried`, about any other before `before.made`.
     */
    stale: async (
      carriers: readonly VendorId[],
      before: { readonly made: Date; readonly carried: Date },
      limit: number,
    ): Promise<number[]> => {
      if (carriers.length === 0) return [];
      const found = await handle
        .selectFrom('shipment')
        .select('id')
        .where('over_at', 'is', null)
        .where('provider', 'in', carriers)
        .where((row) =>
          row.or([
            row('asked_at', 'is', null),
            row('asked_at', '<', before.carried),
            row.and([row('state', '!=', 'confirmed'), row('asked_at', '<', before.made)]),
          ]),
        )
        .orderBy(sql`asked_at nulls first`)
        .orderBy('id')
        .limit(limit)
        .execute();
      return found.map(({ id }) => id);
    },

    /**
     * Saves a notice as received. If it names a shipment, also queues the job that processes it. If it names none, and
     * its carrier is installed (`waits` is false), the notice is saved as processed.
     */
    addNotice: inTx(handle, async ({ carrier, carrierId, waits, body, at }: NewNotice): Promise<void> => {
      const isOpen = carrierId !== null || waits;
      const { id } = await handle
        .insertInto('carrier_notice')
        .values({ provider: carrier, carrier_id: carrierId, body, received_at: at, done_at: isOpen ? null : at })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (carrierId !== null) await wakeNotice(id);
    }),

    /** Queues a job for each notice that arrived from one of these carriers while the carrier was not installed. */
    wakeUnread: async (carriers: readonly VendorId[], limit: number): Promise<void> => {
      if (carriers.length === 0) return;
      const found = await handle
        .selectFrom('carrier_notice')
        .select('id')
        .where('done_at', 'is', null)
        .where('carrier_id', 'is', null)
        .where('provider', 'in', carriers)
        .orderBy('id')
        .limit(limit)
        .execute();
      for (const { id } of found) await wakeNotice(id);
    },

    /** Returns a notice that is not processed yet. Undefined if there is none. */
    openNotice: (id: number): Promise<OpenNotice | undefined> =>
      handle
        .selectFrom('carrier_notice')
        .select(['provider as carrier', 'carrier_id as carrierId', 'body'])
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .executeTakeFirst(),

    /**
     * Saves the id of the shipment that a notice is about. Only the carrier's adapter can read the id, so it is saved
     * once the carrier is installed.
     */
    setNoticeAbout: async (id: number, carrierId: ShipmentId): Promise<void> => {
      await handle.updateTable('carrier_notice').set({ carrier_id: carrierId }).where('id', '=', id).execute();
    },

    endNotice: async (id: number, at: Date): Promise<void> => {
      await handle.updateTable('carrier_notice').set({ done_at: at }).where('id', '=', id).execute();
    },

    deleteNoticesBefore: async (moment: Date): Promise<void> => {
      await handle.deleteFrom('carrier_notice').where('received_at', '<', moment).execute();
    },
  };
}
