import { z } from 'zod';

import { Roubles, Slug } from './wire.ts';

/** A calendar day in Moscow: `2026-11-24`. */
const WireDay = z.iso.date();

export const WireCity = z.object({ slug: Slug, title: z.string(), region: z.string() });

export type WireCity = z.infer<typeof WireCity>;

/** Cities by the beginning of a word of their name, the largest first. */
export const CitiesAnswer = z.array(WireCity);

export const ChosenCityAnswer = z.object({
  /** The visitor's (cookie `city`), or where the shop takes him to be. */
  city: WireCity,
  isChosen: z.boolean(),
  /** The largest cities. */
  popular: z.array(WireCity),
});

export type ChosenCity = z.infer<typeof ChosenCityAnswer>;

export const MyCityAnswer = z.object({
  /** The city of the caller's network, or that of the shop. */
  city: WireCity,
  /** False: nobody knows where he is, or parcels do not go there. */
  isGuessed: z.boolean(),
});

export const EstimateQuery = z.strictObject({
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
  /** Russian: `в Казань`; other languages: the name. */
  destination: z.string(),
  quantity: z.int(),
  /** Parts of the quantity that travel together; what is to be had in no way is in none. */
  shipments: z.array(
    z.object({
      source: z.enum(['stock', 'order']),
      quantity: z.int(),
      dispatchOn: WireDay,
      /** Days of arrival, both included. */
      from: WireDay,
      to: WireDay,
    }),
  ),
  /** Of one parcel by the cheapest way, roubles, as a quote has it; 0: free of charge; null: nothing is brought there. */
  price: Roubles.nullable(),
  /** Goods of this sum are brought free of charge. */
  freeFrom: Roubles.nullable(),
  grams: z.int(),
  /** Where and from when what is in stock can be fetched; null: not in this city. */
  pickup: z.object({ address: z.string(), hours: z.string(), on: WireDay }).nullable(),
});

export type DeliveryEstimateAnswer = z.infer<typeof DeliveryEstimateAnswer>;

/** A place where parcels are handed out: an office or a locker of the carrier, or the shop's own office. */
export const WirePoint = z.object({
  /** As a delivery names it. */
  code: z.string(),
  kind: z.enum(['own', 'office', 'locker']),
  city: Slug,
  name: z.string(),
  /** In Russian, as it is written on parcels. */
  address: z.string(),
  hours: z.string(),
  phone: z.string(),
  /** Degrees. */
  latitude: z.number(),
  longitude: z.number(),
  /** The nearest metro station, in Russian; empty: none is known. */
  metro: z.string(),
  /** From the place that was asked about; null: none was. */
  metres: z.int().nullable(),
  /** Heaviest parcel that is taken; null: not limited. */
  gramsMax: z.int().nullable(),
  takesCash: z.boolean(),
  takesCard: z.boolean(),
  /** False: parcels go there no more. */
  isOpen: z.boolean(),
});

export type WirePoint = z.infer<typeof WirePoint>;

export const PointsAnswer = z.object({
  city: WireCity,
  points: z.array(WirePoint),
  /** Code to go on after; null: these are the last. */
  next: z.string().nullable(),
});

export type PointsAnswer = z.infer<typeof PointsAnswer>;
