import { z } from 'zod';

import { define } from '../kit/call.ts';
import { TextQuery } from '../kit/query.ts';
import { Roubles, Slug } from '../kit/wire.ts';

/** A calendar day in Moscow: `2026-11-24`. */
const WireDay = z.iso.date();

export const WireCity = z.object({ slug: Slug, title: z.string(), region: z.string() });

export type WireCity = z.infer<typeof WireCity>;

/** Cities with a word of the name that starts with the text, largest first. */
export const CitiesAnswer = z.array(WireCity);

export const ChosenCityAnswer = z.object({
  /** The visitor's city (cookie `city`), or the guessed one. */
  city: WireCity,
  isChosen: z.boolean(),
  /** The largest cities. */
  popular: z.array(WireCity),
});

export type ChosenCity = z.infer<typeof ChosenCityAnswer>;

export const MyCityAnswer = z.object({
  /** City of the caller's network, or of the shop. */
  city: WireCity,
  /** False = not known, or parcels are not sent there. */
  isGuessed: z.boolean(),
});

const EstimateQuery = z.strictObject({
  seo: Slug.describe('Address part of the product'),
  quantity: z
    .string()
    .regex(/^[1-9]\d{0,7}$/)
    .transform(Number)
    .pipe(z.int().max(10_000_000))
    .describe('From 1 to 10,000,000'),
  city: Slug.optional().describe("Slug of the city; absent: the visitor's"),
});

export const DeliveryEstimateAnswer = z.object({
  city: WireCity,
  /** Russian: `в Казань`. Other languages: the name. */
  destination: z.string(),
  quantity: z.int(),
  /** Parts of the quantity that are sent together. Pieces that are not available are in none. */
  shipments: z.array(
    z.object({
      source: z.enum(['stock', 'order']),
      quantity: z.int(),
      dispatchOn: WireDay,
      /** Days of arrival, inclusive. */
      from: WireDay,
      to: WireDay,
    }),
  ),
  /** Price of one parcel by the cheapest way in roubles, as in a quote; 0 = free; null = no delivery there. */
  price: Roubles.nullable(),
  /** Goods of this amount are delivered free. */
  freeFrom: Roubles.nullable(),
  grams: z.int(),
  /** Place and first day of pickup for goods in stock; null = not in this city. */
  pickup: z.object({ address: z.string(), hours: z.string(), on: WireDay }).nullable(),
});

export type DeliveryEstimateAnswer = z.infer<typeof DeliveryEstimateAnswer>;

/** A pickup point: an office or a locker of the carrier, or the shop's own office. */
export const WirePoint = z.object({
  /** Code of the point in a delivery. */
  code: z.string(),
  kind: z.enum(['own', 'office', 'locker']),
  city: Slug,
  name: z.string(),
  /** In Russian, as on parcels. */
  address: z.string(),
  hours: z.string(),
  phone: z.string(),
  /** Degrees. */
  latitude: z.number(),
  longitude: z.number(),
  /** Nearest metro station, in Russian. Empty = not known. */
  metro: z.string(),
  /** Distance from the requested place; null = no place given. */
  metres: z.int().nullable(),
  /** Maximum weight of a parcel; null = no limit. */
  gramsMax: z.int().nullable(),
  takesCash: z.boolean(),
  takesCard: z.boolean(),
  /** False = closed: no parcels are sent there. */
  isOpen: z.boolean(),
});

export type WirePoint = z.infer<typeof WirePoint>;

export const PointsAnswer = z.object({
  city: WireCity,
  points: z.array(WirePoint),
  /** Code for the next page; null = the last page. */
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

/** Calls of cities, pickup points and delivery times. */
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
