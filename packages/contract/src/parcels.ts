import { isMarkCode, parcelStates } from '@farad/domain/delivery';
import { z } from 'zod';

import { LineText, ProductIdText, WireQuantity } from './wire.ts';

const ParcelState = z.enum(parcelStates);

const ParcelLines = z.array(z.object({ product_id: ProductIdText, qty: z.int() }));

/** A part of an order that travels by itself, as its buyer sees it. */
export const Parcel = z.object({
  /** Within the order. */
  number: z.int(),
  state: ParcelState,
  /** Number that it is followed by at the carrier. */
  track: z.string().nullable(),
  /** Where it can be followed. */
  trackUrl: z.string().nullable(),
  createdAt: z.string(),
  lines: ParcelLines,
  /** What moved it, the oldest first. */
  events: z.array(z.object({ at: z.string(), state: ParcelState, city: z.string() })),
});

export type WireParcel = z.infer<typeof Parcel>;

const StaffParcel = Parcel.extend({
  grams: z.int(),
  /** What the carrier was asked last; null: nothing. */
  shipment: z
    .object({
      number: z.string(),
      state: z.enum(['pending', 'sent', 'confirmed', 'invalid', 'cancelled']),
      problems: z.array(z.string()),
      /** Number of the carrier's order that brings the parcel back; null: there is none. */
      returnTrack: z.string().nullable(),
    })
    .nullable(),
  /** Words of the carrier that moved nothing, since what they mean is not sure. */
  unclear: z.array(z.string()),
  /** What staff can do with it now. */
  may: z.object({
    handOver: z.boolean(),
    remove: z.boolean(),
    recall: z.boolean(),
    label: z.boolean(),
    states: z.array(ParcelState),
  }),
});

/** Everything about the parcels of an order. */
export const StaffParcels = z.object({
  parcels: z.array(StaffParcel),
  /** What is in no parcel yet; each piece of what is marked has a code, which is scanned when it is packed. */
  left: z.array(z.object({ product_id: ProductIdText, qty: z.int(), isMarked: z.boolean() })),
  /** More can be packed now. */
  mayPack: z.boolean(),
  /** A carrier is connected and goes there. */
  mayCarry: z.boolean(),
});

export type StaffParcels = z.infer<typeof StaffParcels>;

const MarkCode = z.string().refine(isMarkCode);

/** Codes that come back: one of a pack may say how many of its pieces do; alone it means all that are left of it. */
export const MarksScanned = z
  .array(z.union([MarkCode, z.object({ code: MarkCode, pieces: z.int().min(1).max(100_000) })]))
  .max(1000)
  .default([]);

export const PackParcelBody = z.object({
  products: z
    .array(
      z.object({
        product_id: ProductIdText,
        qty: WireQuantity,
        /** Codes of marked pieces as they were scanned; one of a pack says how many pieces it stands for. */
        marks: z
          .array(z.union([MarkCode, z.object({ code: MarkCode, pieces: z.int().min(1).max(100_000) })]))
          .max(1000)
          .default([]),
      }),
    )
    .min(1)
    .max(500),
  /** As it was weighed with its packaging; null: as its parts weigh together. */
  grams: z.int().min(1).max(1_000_000).nullable().default(null),
});

export const HandOverParcelBody = z.object({
  /** The connected carrier, or the shop itself in some other way. */
  by: z.enum(['carrier', 'shop']),
  /** Number of another carrier; empty: none. */
  track: LineText.pipe(z.string().regex(/^[\w-]{0,40}$/)).default(''),
});

export const MoveParcelBody = z.object({ state: ParcelState });
export const RemoveParcelBody = z.object({});
export const RecallParcelBody = z.object({});

/** A carrier tells in its own words: what it is about is asked of the carrier. */
export const CarrierNoticeBody = z.unknown();
export const CarrierNoticeTaken = z.object({});
