import { z } from 'zod';

import { text, url, vendor } from './values.ts';

/** Environment variables of the carrier CDEK and of the shop's own office. */
export const cdekVariables = {
  CARRIER: vendor.optional(),
  CDEK_URL: url.default('https://api.cdek.ru/v2'),
  CDEK_ID: text.optional(),
  CDEK_SECRET: z.string().optional(),
  CDEK_FROM_CITY: text
    .regex(/^[1-9]\d{0,6}$/, "must be CDEK's number of a city")
    .default('44')
    .transform(Number),
  CDEK_FROM_POINT: text.regex(/^[\w-]{1,40}$/, 'must be the code of an office').optional(),
  PICKUP_PLACE: text
    .regex(/^-?\d{1,2}(\.\d+)?\s*,\s*-?\d{1,3}(\.\d+)?$/, 'must be latitude,longitude in degrees')
    .transform((place) => {
      const [latitude = 0, longitude = 0] = place.split(',').map(Number);
      return { latitude, longitude };
    })
    .optional(),
};

const Variables = z.object(cdekVariables);
type Variables = z.output<typeof Variables>;

export interface CdekConfig {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly fromCityCode: number;
  readonly fromPoint: string;
}

/** Returns the settings of CDEK; null = CDEK is not set up. */
export function cdekOf(env: Variables): CdekConfig | null {
  const { CDEK_ID, CDEK_SECRET, CDEK_FROM_POINT } = env;
  if (CDEK_ID === undefined || CDEK_SECRET === undefined || CDEK_FROM_POINT === undefined) return null;
  return {
    url: env.CDEK_URL,
    clientId: CDEK_ID,
    clientSecret: CDEK_SECRET,
    fromCityCode: env.CDEK_FROM_CITY,
    fromPoint: CDEK_FROM_POINT,
  };
}

/** Returns an error text for each missing variable. Either all three must be set, or none. */
export function cdekProblems(env: Variables): readonly string[] {
  const given = { CDEK_ID: env.CDEK_ID, CDEK_SECRET: env.CDEK_SECRET, CDEK_FROM_POINT: env.CDEK_FROM_POINT };
  const missing = Object.entries(given).filter(([, value]) => value === undefined);
  if (missing.length === 0 || missing.length === Object.keys(given).length) return [];
  const [other = ''] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  return missing.map(([name]) => `${name}: required beside ${other}`);
}
