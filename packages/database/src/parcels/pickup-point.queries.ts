import type { NamedCity } from '@farad/domain/delivery';
import type { VendorId } from '@farad/domain/shared';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** A pickup point of the carrier, as stored. */
export interface PickupPointRow {
  readonly code: string;
  readonly citySlug: string;
  readonly kind: 'office' | 'locker';
  readonly name: string;
  readonly address: string;
  readonly hours: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Nearest station; '' = not given. */
  readonly metro: string;
  /** null = no limit. */
  readonly gramsMax: number | null;
  readonly takesCash: boolean;
  readonly takesCard: boolean;
}

export interface SavedPickupPoint extends PickupPointRow {
  readonly closedAt: Date | null;
}

/** Name of the job that loads the carrier's pickup points. */
export const refreshPointsTask = 'refresh_points';

export interface PointCount {
  readonly open: number;
  readonly fitting: number;
}

/** A section of a map, in degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface PointSearch {
  readonly citySlug: string;
  /** Every word must occur in the name or the address. Empty = all points. */
  readonly text: string;
  readonly bounds: MapBounds | undefined;
  /** Only points that accept a parcel of this weight. */
  readonly grams: number;
  readonly limit: number;
}

const columns = [
  'code',
  'city_slug as citySlug',
  'kind',
  'name',
  'address',
  'hours',
  'phone',
  'latitude',
  'longitude',
  'metro',
  'grams_max as gramsMax',
  'takes_cash as takesCash',
  'takes_card as takesCard',
  'closed_at as closedAt',
] as const;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s,.]+/)
    .filter((word) => word !== '');

const sought = sql<string>`translate(lower(concat(name, ' ', address, ' ', code, ' ', metro)), 'ё', 'е')`;

/** Schedules loading the points of all carriers soon, when the program starts. */
export async function wakePointRefresh(handle: Handle): Promise<void> {
  await sql`select graphile_worker.add_job(${refreshPointsTask}, run_at => now() + interval '2 seconds',
    max_attempts => 5, job_key => ${refreshPointsTask}::text)`.execute(handle);
}

/** Pickup points of one carrier; null = no carrier, which has no points. */
export function pickupPointQueries(handle: Handle, carrier: VendorId | null) {
  const all = () => handle.selectFrom('pickup_point').where('provider', '=', carrier);
  const open = () => all().where('closed_at', 'is', null);

  return {
    /** Returns the carrier's code of a city, or null if the carrier has not given one. */
    carrierCode: async (citySlug: string): Promise<number | null> => {
      const city = await handle
        .selectFrom('carrier_city')
        .select('code')
        .where('carrier', '=', carrier)
        .where('city_slug', '=', citySlug)
        .executeTakeFirst();
      return city?.code ?? null;
    },

    /** Counts open points of all cities. */
    countAll: async (): Promise<number> => {
      const { count } = await open()
        .select(sql<number>`count(*)::integer`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Counts points of the city where a parcel of this weight can be collected. */
    countFor: async (citySlug: string, grams: number): Promise<number> => {
      const { count } = await open()
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('city_slug', '=', citySlug)
        .where((row) => row.or([row('grams_max', 'is', null), row('grams_max', '>=', grams)]))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Returns a point by code, even a closed one: orders may refer to it. */
    byCode: (code: string): Promise<SavedPickupPoint | undefined> =>
      all().select(columns).where('code', '=', code).executeTakeFirst(),

    /** Returns open points of a city, by code. */
    search: ({ citySlug, text, bounds, grams, limit }: PointSearch): Promise<readonly SavedPickupPoint[]> => {
      let found = open()
        .select(columns)
        .where('city_slug', '=', citySlug)
        .where((row) => row.or([row('grams_max', 'is', null), row('grams_max', '>=', grams)]));
      for (const word of wordsOf(text)) found = found.where(sql<boolean>`strpos(${sought}, ${word}) > 0`);
      if (bounds !== undefined) {
        found = found
          .where('latitude', '>=', bounds.south)
          .where('latitude', '<=', bounds.north)
          .where('longitude', '>=', bounds.west)
          .where('longitude', '<=', bounds.east);
      }
      return found.orderBy('code').limit(limit).execute();
    },

    /** Returns Russian names of the cities that parcels are sent to. */
    cityNames: (): Promise<readonly NamedCity[]> =>
      handle
        .selectFrom('delivery_city')
        .select(['slug', sql<string>`name->>'ru'`.as('name'), sql<string>`region->>'ru'`.as('region')])
        .execute(),

    /**
     * Replaces the table with the carrier's list. Points are added, changed and reopened. Points missing from the list
     * are closed. One statement for each step: call it in a transaction.
     */
    replaceAll: async (
      points: readonly PickupPointRow[],
      cityCodes: ReadonlyMap<string, number>,
      now: Date,
    ): Promise<{ readonly closed: number }> => {
      await sql`insert into pickup_point
          (provider, code, city_slug, kind, name, address, hours, phone, latitude, longitude, metro, grams_max,
           takes_cash, takes_card, refreshed_at)
        select ${carrier}, told.*, ${now} from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as told (
          "code" text, "citySlug" text, "kind" text, "name" text, "address" text, "hours" text, "phone" text,
          "latitude" double precision, "longitude" double precision, "metro" text, "gramsMax" integer,
          "takesCash" boolean, "takesCard" boolean)
        on conflict (provider, code) do update set
          city_slug = excluded.city_slug, kind = excluded.kind, name = excluded.name, address = excluded.address,
          hours = excluded.hours, phone = excluded.phone, latitude = excluded.latitude, longitude = excluded.longitude,
          metro = excluded.metro,
          grams_max = excluded.grams_max, takes_cash = excluded.takes_cash, takes_card = excluded.takes_card,
          closed_at = null, refreshed_at = excluded.refreshed_at`.execute(handle);
      const closed = await handle
        .updateTable('pickup_point')
        .set({ closed_at: now })
        .where('provider', '=', carrier)
        .where('closed_at', 'is', null)
        .where('refreshed_at', '<', now)
        .executeTakeFirst();
      const codes = [...cityCodes].map(([slug, code]) => ({ slug, code }));
      await sql`insert into carrier_city (carrier, city_slug, code)
        select ${carrier}, told.slug, told.code
        from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as told (slug text, code integer)
        join delivery_city on delivery_city.slug = told.slug
        on conflict (carrier, city_slug) do update set code = excluded.code
        where carrier_city.code <> excluded.code`.execute(handle);
      return { closed: Number(closed.numUpdatedRows) };
    },
  };
}
