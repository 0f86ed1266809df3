import { quantityMax } from '@farad/domain/quantities';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { TextQuery } from '../kit/query.ts';
import { Roubles, Slug } from '../kit/wire.ts';

/** A calendar day in Moscow: `2026-11-24`. */
const WireDay = z.iso.date();

export const WireCity = z.object({ slug: Slug, title: z.string(), region: z.string() });

export type WireCity = z.infer<typeof WireCity>;

/** Cities with a word in their name that starts with the text, largest city first. */
export const CitiesAnswer = z.array(WireCity);

export const ChosenCityAnswer = z.object({
  /** City that the visitor chose (cookie `city`), or the city guessed from the visitor's address. */
  city: WireCity,
  isChosen: z.boolean(),
  /** The largest cities. */
  popular: z.array(WireCity),
});

export type ChosenCity = z.infer<typeof ChosenCityAnswer>;

export const MyCityAnswer = z.object({
  /** City guessed from the caller's IP address, or else the shop's city. */
  city: WireCity,
  /**
   * True = the city was guessed. False = it is the shop's city: the caller's is not known, or parcels are not sent
   * there.
   */
  isGuessed: z.boolean(),
});

const EstimateQuery = z.strictObject({
  seo: Slug.describe('Address part of the product'),
  quantity: z
    .string()
    .regex(/^[1-9]\d{0,7}$/)
    .transform(Number)
    .pipe(z.int().max(quantityMax))
    .describe('From 1 to 10,000,000'),
  city: Slug.optional().describe("Slug of the city; absent: the visitor's"),
});

export const DeliveryEstimateAnswer = z.object({
  city: WireCity,
  /**
   * Name of the city as a destination: in Russian with preposition and case, `в Казань`. In other languages only the
   * name.
   */
  destination: z.string(),
  quantity: z.int(),
  /** Parts of the quantity that are sent together. Pieces that cannot be delivered are in none of them. */
  shipments: z.array(
    z.object({
      source: z.enum(['stock', 'order']),
      quantity: z.int(),
      dispatchOn: WireDay,
      /** First and last day on which the shipment may arrive. */
      from: WireDay,
      to: WireDay,
    }),
  ),
  /**
   * Price in roubles of sending one parcel by the cheapest kind of delivery; 0 = free; null = no delivery to this city.
   */
  price: Roubles.nullable(),
  /** Amount of goods from which delivery is free; null = never. */
  freeFrom: Roubles.nullable(),
  grams: z.int(),
  /** Place and first day of pickup at the shop, for goods in stock; null = there is no pickup in this city. */
  pickup: z.object({ address: z.string(), hours: z.string(), on: WireDay }).nullable(),
});

export type DeliveryEstimateAnswer = z.infer<typeof DeliveryEstimateAnswer>;

/** A pickup point: an office or a locker of the carrier, or the shop's own office. */
export const WirePoint = z.object({
  /** Code that names the point in a delivery of an order. */
  code: z.string(),
  kind: z.enum(['own', 'office', 'locker']),
  /** Slug of the city; empty = the shop's own office is in none of the cities. */
  city: z.union([z.literal(''), Slug]),
  name: z.string(),
  /** Address in Russian, as it is written on parcels. */
  address: z.string(),
  hours: z.string(),
  phone: z.string(),
  /** Coordinates in degrees; null = not known. Only the shop's own office may lack them. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Nearest metro station, in Russian. Empty = not known. */
  metro: z.string(),
  /** Distance in metres from the place in the query; null = the query has no place. */
  metres: z.int().nullable(),
  /** Maximum weight of a parcel in grams; null = no limit. */
  gramsMax: z.int().nullable(),
  takesCash: z.boolean(),
  takesCard: z.boolean(),
  /** False = the point is closed, so no parcels are sent there. */
  isOpen: z.boolean(),
});

export type WirePoint = z.infer<typeof WirePoint>;

export const PointsAnswer = z.object({
  city: WireCity,
  points: z.array(WirePoint),
  /** Parameter `after` for the next page: code of the last point; null = the last page. */
  next: z.string().nullable(),
});

export type PointsAnswer = z.infer<typeof PointsAnswer>;

const degreesMax = { latitude: 90, longitude: 180 };
const gramsMax = 10_000_000;

/** Coordinates of a place: `55.76,37.68`. */
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

/** Coordinates of a map section: `55.5,37.3,55.9,37.9`. */
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

/** API calls about cities, pickup points and delivery times. */
export const deliveryCalls = define({
  deliveryCities: {
    method: 'GET',
    path: '/delivery/cities',
    summary: 'Cities by the beginning of their name',
    answer: CitiesAnswer,
    query: TextQuery,
  },
  deliveryCity: {
    method: 'GET',
    path: '/delivery/city',
    summary: "The visitor's city, and those he may choose at once",
    answer: ChosenCityAnswer,
  },
  myCity: {
    method: 'GET',
    path: '/delivery/my-city',
    summary: "The city of the caller's network address, where it can be told within 300 ms",
    answer: MyCityAnswer,
  },
  deliveryEstimate: {
    method: 'GET',
    path: '/delivery/estimate',
    summary: 'When and for how much a product comes to a city',
    answer: DeliveryEstimateAnswer,
    isEmptyRefused: true,
    query: EstimateQuery,
  },
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
});
