import type { CarrierStatus, PackedLine, PackedMark, ParcelState } from '@farad/domain/delivery';
import type { ProductId } from '@farad/domain/product';
import type { VendorId } from '@farad/domain/shared';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { piecesToSend } from '../orders/pieces-to-send.ts';
import type { ShipmentState } from './schema-parcels.ts';

export interface ParcelRow {
  readonly id: number;
  /** Number of the parcel within its order, from 1. */
  readonly number: number;
  readonly state: ParcelState;
  readonly grams: number;
  /** Carrier. null = the shop itself delivers the parcel or hands it out. */
  readonly carrier: VendorId | null;
  readonly track: string | null;
  /** Time of the carrier's latest status that changed the parcel. */
  readonly carrierAt: Date | null;
  readonly shippedAt: Date | null;
  readonly createdAt: Date;
  /**
   * Time at which the closing receipts of the parcel's goods were made; null = not yet, or the order was not paid
   * online.
   */
  readonly closedAt: Date | null;
  readonly lines: readonly PackedLine[];
}

/** Marking code of a piece or a pack in a parcel. */
export interface ParcelMark extends PackedMark {
  readonly parcelId: number;
  readonly productId: ProductId;
}

export interface ParcelEventRow {
  readonly parcelId: number;
  readonly at: Date;
  /** The parcel's new state; null = a status of the carrier that does not change the state. */
  readonly state: ParcelState | null;
  readonly code: string;
  readonly city: string;
  /** True = a status of the carrier's return order, which brings the parcel back. */
  readonly ofReturn: boolean;
}

/** The latest shipment of a parcel that the shop requested from the carrier. */
export interface RequestedShipmentRow {
  readonly parcelId: number;
  readonly carrier: VendorId;
  readonly number: string;
  readonly state: ShipmentState;
  readonly problems: readonly string[];
  /** Tracking number of the carrier's return order; null = there is none. */
  readonly returnTrack: string | null;
}

export interface NewParcel {
  readonly orderId: number;
  readonly grams: number;
  readonly lines: readonly PackedLine[];
  readonly at: Date;
}

/** A permitted change of a parcel's state. */
export interface ParcelMove {
  readonly state: ParcelState;
  readonly at: Date;
  /** Who reports the new state; absent = staff. */
  readonly by?: 'carrier';
}

const linesOf = sql<PackedLine[]>`(
  select jsonb_agg(jsonb_build_object('productId', line.product_id, 'quantity', line.quantity) order by line.product_id)
  from parcel_line line where line.parcel_id = parcel.id)`.as('lines');

/** Queries of parcels. A caller that writes must hold the lock of the order's row. */
export function parcelQueries<H extends Handle>(handle: H) {
  const rows = () =>
    handle
      .selectFrom('parcel')
      .select(['id', 'number', 'state', 'grams', 'provider as carrier', 'track', 'carrier_at as carrierAt'])
      .select(['shipped_at as shippedAt', 'created_at as createdAt', 'closed_at as closedAt', linesOf]);

  async function note(parcelId: number, { state, at, by }: ParcelMove): Promise<void> {
    await handle
      .insertInto('parcel_event')
      .values({ parcel_id: parcelId, state, by: by ?? 'staff', at })
      .execute();
  }

  return {
    /** Returns the order's parcels, the oldest first. */
    ofOrder: (orderId: number): Promise<ParcelRow[]> =>
      rows().where('order_id', '=', orderId).orderBy('number').execute(),

    /**
     * Returns the pieces of an order that must be sent, packed or not. Pieces cancelled before sending are subtracted.
     */
    toSend: async (orderId: number): Promise<PackedLine[]> => {
      const { rows: lines } = await sql<PackedLine>`
        select line.product_id as "productId", ${piecesToSend} as quantity
        from order_line line where line.order_id = ${orderId} order by line.position`.execute(handle);
      return lines.filter(({ quantity }) => quantity > 0);
    },

    byNumber: (orderId: number, number: number): Promise<ParcelRow | undefined> =>
      rows().where('order_id', '=', orderId).where('number', '=', number).executeTakeFirst(),

    /** Returns events of an order's parcels, oldest first. */
    events: (orderId: number): Promise<ParcelEventRow[]> =>
      handle
        .selectFrom('parcel_event')
        .innerJoin('parcel', 'parcel.id', 'parcel_id')
        .select(['parcel_id as parcelId', 'at', 'parcel_event.state as state', 'code', 'city', 'of_return as ofReturn'])
        .where('order_id', '=', orderId)
        .orderBy('at')
        .orderBy('parcel_event.id')
        .execute(),

    /** Returns the latest requested shipment of each parcel of an order. */
    shipments: (orderId: number): Promise<RequestedShipmentRow[]> =>
      handle
        .selectFrom('shipment')
        .innerJoin('parcel', 'parcel.id', 'parcel_id')
        .distinctOn('parcel_id')
        .select(['parcel_id as parcelId', 'shipment.number as number', 'shipment.state as state', 'problems'])
        .select(['return_track as returnTrack', 'shipment.provider as carrier'])
        .where('order_id', '=', orderId)
        .orderBy('parcel_id')
        .orderBy('shipment.id', 'desc')
        .execute(),

    /** Returns the weight of one piece in milligrams, by product id; null = not known. */
    weights: async (productIds: readonly number[]): Promise<ReadonlyMap<number, number | null>> => {
      const { rows: found } = await sql<{ id: number; weight: number | null }>`
        select id, weight_milligrams as weight from product where id = any(${productIds})`.execute(handle);
      return new Map(found.map(({ id, weight }) => [id, weight]));
    },

    add: inTx(handle, async ({ orderId, grams, lines, at }: NewParcel): Promise<number> => {
      const { id, number } = await handle
        .insertInto('parcel')
        .values({
          order_id: orderId,
          number: sql<number>`(select coalesce(max(number), 0) + 1 from parcel where order_id = ${orderId})`,
          state: 'packed',
          grams,
          provider: null,
          track: null,
          carrier_at: null,
          shipped_at: null,
          created_at: at,
        })
        .returning(['id', 'number'])
        .executeTakeFirstOrThrow();
      await handle
        .insertInto('parcel_line')
        .values(lines.map(({ productId, quantity }) => ({ parcel_id: id, product_id: productId, quantity })))
        .execute();
      await note(id, { state: 'packed', at });
      return number;
    }),

    /** Returns those of the products whose pieces carry a marking code. */
    markedOf: async (productIds: readonly number[]): Promise<ReadonlySet<number>> => {
      const { rows: found } = await sql<{ id: number }>`
        select id from product where id = any(${productIds}) and is_marked`.execute(handle);
      return new Set(found.map(({ id }) => id));
    },

    /**
     * Returns the marking codes in an order's parcels, by parcel and code. Parcels that were returned or lost are left
     * out.
     */
    marks: async (orderId: number): Promise<readonly ParcelMark[]> =>
      handle
        .selectFrom('parcel_mark')
        .innerJoin('parcel', 'parcel.id', 'parcel_id')
        .select(['parcel_id as parcelId', 'product_id as productId', 'code', 'pieces'])
        .where('order_id', '=', orderId)
        .where('state', 'not in', ['returned', 'lost'])
        .orderBy('parcel_id')
        .orderBy('code')
        .execute(),

    /**
     * Returns one of these codes that is already in a parcel. Codes whose pieces were all returned do not count.
     * Undefined if there is none.
     */
    takenMark: async (codes: readonly string[]): Promise<string | undefined> => {
      const { rows: found } = await sql<{ code: string }>`select code from parcel_mark
        join parcel on parcel.id = parcel_id where code = any(${[...codes]}) and state <> 'returned'
          and coalesce((select sum(back.pieces) from mark_return back where back.order_id = parcel.order_id
            and back.product_id = parcel_mark.product_id and back.code = parcel_mark.code), 0) < parcel_mark.pieces
        limit 1`.execute(handle);
      return found[0]?.code;
    },

    addMarks: async (orderId: number, number: number, marks: readonly Omit<ParcelMark, 'parcelId'>[]) => {
      if (marks.length === 0) return;
      await sql`insert into parcel_mark (parcel_id, product_id, code, pieces)
        select parcel.id, mark.product, mark.code, mark.pieces from parcel,
          unnest(${marks.map(({ productId }) => productId)}::integer[], ${marks.map(({ code }) => code)}::text[],
            ${marks.map(({ pieces }) => pieces)}::integer[]) as mark (product, code, pieces)
        where order_id = ${orderId} and number = ${number}`.execute(handle);
    },

    /** Deletes a parcel. The caller makes sure that it has never left the shop. */
    remove: async (parcelId: number): Promise<void> => {
      await handle.deleteFrom('parcel').where('id', '=', parcelId).execute();
    },

    /** Changes a parcel's state by an action of staff or the carrier's answer to a request, and records the event. */
    move: inTx(handle, async (parcelId: number, move: ParcelMove): Promise<void> => {
      await handle.updateTable('parcel').set({ state: move.state }).where('id', '=', parcelId).execute();
      await note(parcelId, move);
    }),

    /** Changes a parcel's state after a status of the carrier. The status itself is saved by `addStatuses`. */
    followCarrier: async (parcelId: number, { state, at }: ParcelMove): Promise<void> => {
      await handle.updateTable('parcel').set({ state, carrier_at: at }).where('id', '=', parcelId).execute();
    },

    /** Saves statuses of the carrier that are not saved yet. Returns the codes of these statuses. */
    async addStatuses(
      parcelId: number,
      statuses: readonly (CarrierStatus & { readonly state: ParcelState | null })[],
      ofReturn = false,
    ): Promise<readonly string[]> {
      if (statuses.length === 0) return [];
      const source = { parcel_id: parcelId, by: 'carrier', of_return: ofReturn } as const;
      const added = await handle
        .insertInto('parcel_event')
        .values(statuses.map(({ code, at, city, state }) => ({ ...source, code, at, city, state })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .execute();
      return added.map(({ code }) => code);
    },

    /**
     * Records that the buyer is notified of a stage of delivery. Returns false if the buyer was notified of this stage
     * or a later one before.
     */
    markTold: async (parcelId: number, stage: number): Promise<boolean> => {
      const { numUpdatedRows } = await handle
        .updateTable('parcel')
        .set({ told_stage: stage })
        .where('id', '=', parcelId)
        .where('told_stage', '<', stage)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Forgets the stages that the buyer was notified of, because the parcel is packed again. */
    forgetTold: async (parcelId: number): Promise<void> => {
      await handle.updateTable('parcel').set({ told_stage: 0 }).where('id', '=', parcelId).execute();
    },

    /** Saves the carrier and the tracking number; null = none. */
    setCarrier: async (parcelId: number, provider: VendorId | null, track: string | null): Promise<void> => {
      await handle.updateTable('parcel').set({ provider, track }).where('id', '=', parcelId).execute();
    },

    /** Records that the closing receipts of these parcels were made. */
    setClosed: async (parcelIds: readonly number[], at: Date): Promise<void> => {
      if (parcelIds.length === 0) return;
      await handle.updateTable('parcel').set({ closed_at: at }).where('id', 'in', parcelIds).execute();
    },

    /** Records when the parcel's goods left the stock; null = they are in stock. */
    setShipped: async (parcelId: number, at: Date | null): Promise<void> => {
      await handle.updateTable('parcel').set({ shipped_at: at }).where('id', '=', parcelId).execute();
    },
  };
}
