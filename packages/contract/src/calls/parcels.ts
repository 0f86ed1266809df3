import { z } from 'zod';

import { define } from '../call.ts';
import { PointsAnswer, WirePoint } from '../delivery.ts';
import { FileAnswer } from '../file.ts';
import {
  CarrierNoticeBody,
  CarrierNoticeTaken,
  HandOverParcelBody,
  MoveParcelBody,
  PackParcelBody,
  RecallParcelBody,
  RemoveParcelBody,
  StaffParcels,
} from '../parcels.ts';

const degreesMax = { latitude: 90, longitude: 180 };
const gramsMax = 10_000_000;

/** A place: `55.76,37.68`. */
const PlaceText = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,12})?,-?\d{1,3}(\.\d{1,12})?$/)
  .transform((text) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number);
    return { latitude, longitude };
  })
  .refine(
    ({ latitude, longitude }) =>
      Math.abs(latitude) <= degreesMax.latitude && Math.abs(longitude) <= degreesMax.longitude,
  );

/** A part of a map: `55.5,37.3,55.9,37.9`. */
const BoundsText = z
  .string()
  .regex(/^(-?\d{1,3}(\.\d{1,12})?)(,-?\d{1,3}(\.\d{1,12})?){3}$/)
  .transform((text) => {
    const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = text.split(',').map(Number);
    return { south, west, north, east };
  })
  .refine(
    ({ south, west, north, east }) =>
      [south, north].every((degree) => Math.abs(degree) <= degreesMax.latitude) &&
      [west, east].every((degree) => Math.abs(degree) <= degreesMax.longitude) &&
      south <= north &&
      west <= east,
  );

const GramsText = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number)
  .refine((grams) => grams <= gramsMax);

/** Pickup points, and parcels on their way. */
export const parcelsCalls = define({
  deliveryPoints: {
    method: 'GET',
    path: '/delivery/points',
    summary: 'Pickup points of a city that are open',
    answer: PointsAnswer,
    query: z.strictObject({
      city: z.string().optional().describe("Slug of the city; absent: the visitor's"),
      text: z.string().optional().describe('Words of the name, the address or the metro station'),
      bounds: BoundsText.optional().describe('Part of the map: south,west,north,east in degrees'),
      near: PlaceText.optional().describe(
        'The nearest to this place first: latitude,longitude in degrees; absent: to the middle of the city',
      ),
      grams: GramsText.optional().describe('Only those that take a parcel of this weight'),
      after: z
        .string()
        .regex(/^[\w-]{1,60}$/)
        .optional()
        .describe('`next` of the page before'),
    }),
  },
  deliveryPoint: {
    method: 'GET',
    path: '/delivery/points/{code}',
    summary: 'One pickup point, also one that is closed',
    answer: WirePoint,
  },
  cdekWebhook: {
    method: 'POST',
    path: '/webhooks/cdek/{secret}',
    summary: 'For the carrier: something happened to a parcel',
    body: CarrierNoticeBody,
    answer: CarrierNoticeTaken,
  },
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
