import type { DeliveryCity, DeliveryZone, WorkCalendar } from '@farad/domain/delivery';
import type { DeliverySetting } from '@farad/domain/setting';
import { sql, type Selectable } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { settingOf } from '../operation/setting.queries.ts';
import type { DeliveryZoneTable } from './schema-delivery.ts';
import { zoneOf } from './delivery.queries.ts';
import type { PointCount, PointsCarrier } from './pickup-point.queries.ts';

/** Data from which the delivery to a city is priced and scheduled. */
export interface DeliveryTerms {
  readonly city: DeliveryCity;
  readonly zone: DeliveryZone;
  /** The carrier's code of the city; null = not known. */
  readonly carrierCode: number | null;
  /** Returns the number of the carrier's open pickup points, and of those that accept a parcel of this weight. */
  readonly pointsFor: (grams: number) => PointCount;
  readonly setting: DeliverySetting;
  readonly calendar: WorkCalendar;
}

/** Counts of open pickup points by the largest weight in grams that they accept; null = any weight. */
type PointLimits = readonly (readonly [gramsMax: number | null, count: number])[];

interface TermsRow extends DeliveryCity {
  readonly zone: Selectable<DeliveryZoneTable>;
  readonly carrierCode: number | null;
  readonly limits: PointLimits;
  readonly setting: unknown;
  readonly calendar: unknown;
}

const pointsFor =
  (limits: PointLimits) =>
  (grams: number): PointCount => ({
    open: limits.reduce((sum, [, count]) => sum + count, 0),
    fitting: limits.reduce((sum, [most, count]) => (most === null || most >= grams ? sum + count : sum), 0),
  });

/**
 * Returns the delivery terms of a city, read by one statement. Undefined if the city is unknown. `source` null = no
 * carrier is connected, so there are no pickup points.
 */
export async function deliveryTerms(
  handle: Handle,
  citySlug: string,
  source: PointsCarrier | null,
): Promise<DeliveryTerms | undefined> {
  const [carrier, isTwin] = [source?.id ?? null, source?.isTwin ?? false];
  const { rows } = await sql<TermsRow>`
    select city.slug, city.name, city.region, city.zone_id as "zoneId",
      to_jsonb(zone) as zone,
      (select code from carrier_city where carrier = ${carrier} and is_twin = ${isTwin} and city_slug = city.slug) as "carrierCode",
      (select coalesce(jsonb_agg(jsonb_build_array(most, points)), '[]') from (
        select grams_max as most, count(*) as points from pickup_point
        where provider = ${carrier} and is_twin = ${isTwin} and closed_at is null and city_slug = city.slug group by grams_max) each) as limits,
      (select value from setting where key = 'delivery') as setting,
      (select value from setting where key = 'calendar') as calendar
    from delivery_city city join delivery_zone zone on zone.id = city.zone_id
    where city.slug = ${citySlug}`.execute(handle);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { zone, carrierCode, limits, setting, calendar, ...city } = row;
  return {
    city,
    zone: zoneOf(zone),
    carrierCode,
    pointsFor: pointsFor(limits),
    setting: settingOf('delivery', setting),
    calendar: settingOf('calendar', calendar),
  };
}
