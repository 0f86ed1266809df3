import type { NamedCity } from '@farad/domain/delivery';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

/** A place where the carrier hands parcels out, as it is kept. */
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
  /** The nearest station; empty: none is told. */
  readonly metro: string;
  /** null: not limited. */
  readonly gramsMax: number | null;
  readonly takesCash: boolean;
  readonly takesCard: boolean;
}

export interface KeptPickupPoint extends PickupPointRow {
  readonly closedAt: Date | null;
}

/** Name of the job that reads the carrier's points. */
export const refreshPointsTask = 'refresh_points';

export interface PointCount {
  readonly open: number;
  readonly fitting: number;
}

/** A part of a map, degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface PointSearch {
  readonly citySlug: string;
  /** Every word of it stands in the name or the address; empty: all. */
  readonly text: string;
  readonly bounds: MapBounds | undefined;
  /** Only those that take a parcel of this weight. */
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

export function pickupPointQueries(handle: Handle) {
  const open = () => handle.selectFrom('pickup_point').where('provider', '=', 'cdek').where('closed_at', 'is', null);

  return {
    /** The carrier's number of a city; null: it has not told one. */
    carrierCode: async (citySlug: string): Promise<number | null> => {
      const city = await handle
        .selectFrom('delivery_city')
        .select('cdek_code')
        .where('slug', '=', citySlug)
        .executeTakeFirst();
      return city?.cdek_code ?? null;
    },

    /** How many open points a city has, and how many of them take a parcel of this weight. */
    count: async (citySlug: string, grams: number): Promise<PointCount> => {
      const counted = await open()
        .select([
          sql<number>`count(*)::integer`.as('open'),
          sql<number>`(count(*) filter (where grams_max is null or grams_max >= ${grams}))::integer`.as('fitting'),
        ])
        .where('city_slug', '=', citySlug)
        .executeTakeFirstOrThrow();
      return counted;
    },

    /** Has the points read soon: at the start of the program. */
    wakeRefresh: async (): Promise<void> => {
      await sql`select graphile_worker.add_job(${refreshPointsTask}, run_at => now() + interval '2 seconds',
        max_attempts => 5, job_key => ${refreshPointsTask}::text)`.execute(handle);
    },

    /** Open points of all cities. */
    countAll: async (): Promise<number> => {
      const { count } = await open()
        .select(sql<number>`count(*)::integer`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Places in the city where a parcel of this weight can be fetched. */
    countFor: async (citySlug: string, grams: number): Promise<number> => {
      const { count } = await open()
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('city_slug', '=', citySlug)
        .where((row) => row.or([row('grams_max', 'is', null), row('grams_max', '>=', grams)]))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Also one that is closed: orders name it. */
    byCode: (code: string): Promise<KeptPickupPoint | undefined> =>
      handle
        .selectFrom('pickup_point')
        .select(columns)
        .where('provider', '=', 'cdek')
        .where('code', '=', code)
        .executeTakeFirst(),

    /** Open points of a city in the order of their codes. */
    search: ({ citySlug, text, bounds, grams, limit }: PointSearch): Promise<readonly KeptPickupPoint[]> => {
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

    /** Names of the cities that parcels go to, in Russian. */
    cityNames: (): Promise<readonly NamedCity[]> =>
      handle
        .selectFrom('delivery_city')
        .select(['slug', sql<string>`name->>'ru'`.as('name'), sql<string>`region->>'ru'`.as('region')])
        .execute(),

    /**
     * Makes the table what the carrier told, all of it in one statement each: points are added, changed and opened
     * again; those that are told of no more are closed. All or nothing in a transaction.
     */
    replaceAll: async (
      points: readonly PickupPointRow[],
      cityCodes: ReadonlyMap<string, number>,
      now: Date,
    ): Promise<{ readonly closed: number }> => {
      await sql`insert into pickup_point
          (provider, code, city_slug, kind, name, address, hours, phone, latitude, longitude, metro, grams_max,
           takes_cash, takes_card, refreshed_at)
        select 'cdek', told.*, ${now} from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as told (
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
        .where('closed_at', 'is', null)
        .where('refreshed_at', '<', now)
        .executeTakeFirst();
      const codes = [...cityCodes].map(([slug, code]) => ({ slug, code }));
      await sql`update delivery_city set cdek_code = told.code
        from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as told (slug text, code integer)
        where delivery_city.slug = told.slug and delivery_city.cdek_code is distinct from told.code`.execute(handle);
      return { closed: Number(closed.numUpdatedRows) };
    },
  };
}
