import { isMarkCode } from '@farad/domain/delivery';
import { trackLengthMax } from '@farad/domain/order';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { FileAnswer } from '../../kit/file.ts';
import { EmptyBody, LineText, NamedVendor, ProductIdText, WireQuantity } from '../../kit/wire.ts';
import { Parcel, ParcelState } from '../../shop/orders.ts';

const StaffParcel = Parcel.extend({
  grams: z.int(),
  /** The latest shipment requested from the carrier; null = none. */
  shipment: z
    .object({
      number: z.string(),
      carrier: NamedVendor,
      state: z.enum(['pending', 'sent', 'confirmed', 'invalid', 'cancelled']),
      problems: z.array(z.string()),
      /** Number of the carrier's return order; null = none. */
      returnTrack: z.string().nullable(),
    })
    .nullable(),
  /** Status codes of the carrier whose meaning the shop does not know. They did not change the parcel's state. */
  unclear: z.array(z.string()),
  /** Actions that staff may take on the parcel now. */
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
  /**
   * Goods that are in no parcel yet. `isMarked` = each piece has a marking code, which is scanned when it is packed.
   */
  left: z.array(z.object({ product_id: ProductIdText, qty: z.int(), isMarked: z.boolean() })),
  /** True = staff may pack more goods now. */
  mayPack: z.boolean(),
  /** True = the order's parcels can be handed to a connected carrier, which delivers to the order's destination. */
  mayCarry: z.boolean(),
});

export type StaffParcels = z.infer<typeof StaffParcels>;

const MarkCode = z.string().refine(isMarkCode);

/**
 * Marking codes of returned or packed goods. The code of a pack may come with a number of pieces. Without a number, all
 * pieces left in the pack count.
 */
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
        /** Scanned marking codes of the pieces. The code of a pack may come with a number of pieces. */
        marks: MarksScanned,
      }),
    )
    .min(1)
    .max(500),
  /** Weight in grams with packaging; null = the sum of the goods' weights. */
  grams: z.int().min(1).max(1_000_000).nullable().default(null),
});

const HandOverParcelBody = z.object({
  /** `carrier` = the connected carrier takes the parcel. `shop` = the shop sends it another way. */
  by: z.enum(['carrier', 'shop']),
  /** Tracking number if the shop uses a carrier that is not connected. Empty = none. */
  track: LineText.regex(new RegExp(`^[\\w-]{0,${trackLengthMax}}$`)).default(''),
});

const MoveParcelBody = z.object({ state: ParcelState });
/** API calls about parcels, for staff. */
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
    body: EmptyBody,
    answer: StaffParcels,
  },
  removeParcel: {
    method: 'POST',
    path: '/admin/orders/{number}/parcels/{parcel}/remove',
    summary: 'Unpack a parcel that has not left',
    body: EmptyBody,
    answer: StaffParcels,
  },
  parcelLabel: {
    method: 'GET',
    path: '/admin/orders/{number}/parcels/{parcel}/label',
    summary: 'Label of a parcel that the carrier has taken',
    needsState: true,
    answer: FileAnswer,
    answerTypes: ['application/pdf'],
  },
});
