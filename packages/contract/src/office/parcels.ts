import { isMarkCode } from '@farad/domain/delivery';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { FileAnswer } from '../kit/file.ts';
import { LineText, ProductIdText, WireQuantity } from '../kit/wire.ts';
import { Parcel, ParcelState } from '../shop/orders.ts';

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

const PackParcelBody = z.object({
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

const HandOverParcelBody = z.object({
  /** The connected carrier, or the shop itself in some other way. */
  by: z.enum(['carrier', 'shop']),
  /** Number of another carrier; empty: none. */
  track: LineText.pipe(z.string().regex(/^[\w-]{0,40}$/)).default(''),
});

const MoveParcelBody = z.object({ state: ParcelState });
const RemoveParcelBody = z.object({});
const RecallParcelBody = z.object({});

/** Parcels of orders. */
export const officeParcelsCalls = define({
  staffParcels: {
    method: 'GET',
    path: '/admin/orders/{number}/parcels',
    summary: 'Parcels of an order, and what is still to be packed',
    answer: StaffParcels,
  },
  packParcel: {
    method: 'POST',
    path: '/admin/orders/{number}/parcels',
    summary: 'Pack a parcel of pieces of an order',
    body: PackParcelBody,
    answer: StaffParcels,
  },
  handOverParcel: {
    method: 'POST',
    path: '/admin/orders/{number}/parcels/{parcel}/hand-over',
    summary: 'Hand a parcel over to a carrier, or to the buyer in the office',
    body: HandOverParcelBody,
    answer: StaffParcels,
  },
  moveParcel: {
    method: 'POST',
    path: '/admin/orders/{number}/parcels/{parcel}/state',
    summary: 'Say where a parcel is that the shop itself brings',
    body: MoveParcelBody,
    answer: StaffParcels,
  },
  recallParcel: {
    method: 'POST',
    path: '/admin/orders/{number}/parcels/{parcel}/recall',
    summary: 'Take a parcel back from the carrier before it leaves',
    body: RecallParcelBody,
    answer: StaffParcels,
  },
  removeParcel: {
    method: 'POST',
    path: '/admin/orders/{number}/parcels/{parcel}/remove',
    summary: 'Unpack a parcel that has not left',
    body: RemoveParcelBody,
    answer: StaffParcels,
  },
  parcelLabel: {
    method: 'GET',
    path: '/admin/orders/{number}/parcels/{parcel}/label',
    summary: 'Label of a parcel that the carrier has taken',
    answer: FileAnswer,
    answerTypes: ['application/pdf'],
  },
});
