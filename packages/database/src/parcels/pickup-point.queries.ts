import type { NamedCity } from '@farad/domain/delivery';
import type { VendorId } from '@farad/domain/shared';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** A pickup point of a carrier. */
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
  /** Nearest metro station; '' = not known. */
  readonly metro: string;
  /** Largest weight of a parcel in grams; null = any weight. */
  readonly gramsMax: number | null;
  readonly takesCash: boolean;
  readonly takesCard: boolean;
}

export interface SavedPickupPoint extends PickupPointRow {
  readonly closedAt: Date | null;
}

/** Name of the job that loads the pickup points of all carriers. */
export const refreshPointsTask = 'refresh_points';

/** A connected carrier. Points that its twin gave are never used for the real carrier, nor the other way round. */
export interface PointsCarrier {
  readonly id: VendorId;
  readonly isTwin: boolean;
}

export interface PointCount {
  readonly open: number;
  readonly fitting: number;
}

/** The shown section of a map, in degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface PointSearch {
  readonly citySlug: string;
  /** Every word must occur in the point's name, address, code or metro station. '' = no condition. */
  readonly text: string;
  readonly bounds: MapBounds | undefined;
  /** Weight of the parcel that the point must accept. */
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

/**
 * Schedules the loading of all carriers' pickup points in two seconds. Called when the program starts, and when staff
 * save the account of a carrier.
 */
export async function wakePointRefresh(handle: Handle): Promise<void> {
  await sql`select graphile_worker.add_job(${refreshPointsTask}, run_at => now() + interval '2 seconds',
    max_attempts => 5, job_key => ${refreshPointsTask}::text)`.execute(handle);
}

/** Queries of pickup points of one carrier. `source` null = no carrier is connected, so there are no points. */
export function pickupPointQueries(handle: Handle, source: PointsCarrier | null) {
  const [carrier, isTwin] = [source?.id ?? null, source?.isTwin ?? false];
  const all = () => handle.selectFrom('pickup_point').where('provider', '=', carrier).where('is_twin', '=', isTwin);
  const open = () => all().where('closed_at', 'is', null);

  return {
    /** Returns the carrier's code of a city. Null if it is not known. */
    carrierCode: async (citySlug: string): Promise<number | null> => {
      const city = await handle
        .selectFrom('carrier_city')
        .select('code')
        .where('carrier', '=', carrier)
        .where('is_twin', '=', isTwin)
        .where('city_slug', '=', citySlug)
        .executeTakeFirst();
      return city?.code ?? null;
    },

    /** Returns the number of open points in all cities. */
    countAll: async (): Promise<number> => {
      const { count } = await open()
        .select(sql<number>`count(*)::integer`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Returns a point by its code. Closed points are returned too, because orders may refer to them. */
    byCode: (code: string): Promise<SavedPickupPoint | undefined> =>
      all().select(columns).where('code', '=', code).executeTakeFirst(),

    /** Returns open points of a city that match the search, ordered by code. */
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

    /** Returns the cities that the shop delivers to, with their Russian names and regions. */
    cityNames: (): Promise<readonly NamedCity[]> =>
      handle
        .selectFrom('delivery_city')
        .select(['slug', sql<string>`name->>'ru'`.as('name'), sql<string>`region->>'ru'`.as('region')])
        .execute(),

    /**
     * Saves the carrier's complete list of points. Points that the list lacks are closed; closed points in the list are
     * opened again. Must run in a transaction, because it makes several statements.
     */
    replaceAll: async (
      points: readonly PickupPointRow[],
      cityCodes: ReadonlyMap<string, number>,
      now: Date,
    ): Promise<{ readonly closed: number }> => {
      await sql`insert into pickup_point
          (provider, code, city_slug, kind, name, address, hours, phone, latitude, longitude, metro, grams_max,
           takes_cash, takes_card, refreshed_at, is_twin)
        select ${carrier}, told.*, ${now}, ${isTwin}::boolean from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as told (
          "code" text, "citySlug" text, "kind" text, "name" text, "address" text, "hours" text, "phone" text,
          "latitude" double precision, "longitude" double precision, "metro" text, "gramsMax" integer,
          "takesCash" boolean, "takesCard" boolean)
        on conflict (provider, code) do update set
          city_slug = excluded.city_slug, kind = excluded.kind, name = excluded.name, address = excluded.address,
          hours = excluded.hours, phone = excluded.phone, latitude = excluded.latitude, longitude = excluded.longitude,
          metro = excluded.metro,
          grams_max = excluded.grams_max, takes_cash = excluded.takes_cash, takes_card = excluded.takes_card,
          closed_at = null, refreshed_at = excluded.refreshed_at, is_twin = excluded.is_twin`.execute(handle);
      const closed = await handle
        .updateTable('pickup_point')
        .set({ closed_at: now })
        .where('provider', '=', carrier)
        .where('is_twin', '=', isTwin)
        .where('closed_at', 'is', null)
        .where('refreshed_at', '<', now)
        .executeTakeFirst();
      const codes = [...cityCodes].map(([slug, code]) => ({ slug, code }));
      await sql`insert into carrier_city (carrier, city_slug, code, is_twin)
        select ${carrier}, told.slug, told.code, ${isTwin}::boolean
        from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as told (slug text, code integer)
        join delivery_city on delivery_city.slug = told.slug
        on conflict (carrier, city_slug) do update set code = excluded.code, is_twin = excluded.is_twin
        where (carrier_city.code, carrier_city.is_twin) is distinct from (excluded.code, excluded.is_twin)`.execute(
        handle,
      );
      return { closed: Number(closed.numUpdatedRows) };
    },
  };
}
