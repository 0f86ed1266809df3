import type { DeliveryCity, DeliveryZone } from '@farad/domain/delivery';
import type { DeliveryKind } from '@farad/domain/order';
import { locales } from '@farad/domain/shared';
import { sql, type Selectable } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { toHandOver } from '../statuses/order-status-sql.ts';
import type { DeliveryZoneTable } from './schema-delivery.ts';

export const zoneOf = (row: Selectable<DeliveryZoneTable>): DeliveryZone => ({
  id: row.id,
  daysMin: row.days_min,
  daysMax: row.days_max,
  basePrice: row.base_price_kopecks,
  includedGrams: row.included_grams,
  stepPrice: row.step_price_kopecks,
  stepGrams: row.step_grams,
  freeFrom: row.free_from_kopecks,
});

/** Queries of the built-in tables of cities and delivery zones (migration 0003). */
export function deliveryQueries(handle: Handle) {
  const cities = () =>
    handle
      .selectFrom('delivery_city')
      .select(['slug', 'name', 'region', 'zone_id as zoneId'])
      .orderBy('population', 'desc')
      .orderBy('slug');
  return {
    city: (slug: string): Promise<DeliveryCity | undefined> => cities().where('slug', '=', slug).executeTakeFirst(),

    /** Returns the largest city with this Russian name. The letters е and ё count as equal. */
    cityNamed: (name: string): Promise<DeliveryCity | undefined> =>
      cities()
        .where(sql<string>`translate(lower(name->>'ru'), 'ё', 'е')`, '=', name.toLowerCase().replaceAll('ё', 'е'))
        .executeTakeFirst(),

    /** Returns the number of orders that are not handed over yet, by kind of delivery. */
    openOrders: (): Promise<readonly { readonly kind: DeliveryKind; readonly count: number }[]> =>
      handle
        .selectFrom('orders')
        .select([sql<DeliveryKind>`delivery->>'kind'`.as('kind'), sql<number>`count(*)::integer`.as('count')])
        .where('status', 'in', [...toHandOver])
        .groupBy(sql`delivery->>'kind'`)
        .execute(),

    /** Returns all cities, the largest first. */
    allCities: (): Promise<readonly DeliveryCity[]> => cities().execute(),

    largestCities: (limit: number): Promise<readonly DeliveryCity[]> => cities().limit(limit).execute(),

    /**
     * Returns cities whose name in any language has the text at the start of a word, the largest first. The letters е
     * and ё count as equal.
     */
    citiesByText: (text: string, limit: number): Promise<readonly DeliveryCity[]> => {
      const sought = ` ${text.toLowerCase().replaceAll('ё', 'е').replaceAll('-', ' ').trim()}`;
      const all = sql.join(locales.map((locale) => sql`' ', name ->> ${sql.lit(locale)}`));
      const names = sql<string>`translate(lower(concat(${all})), 'ё-', 'е ')`;
      return cities()
        .where(sql<boolean>`strpos(${names}, ${sought}) > 0`)
        .limit(limit)
        .execute();
    },

    zones: async (): Promise<readonly DeliveryZone[]> =>
      (await handle.selectFrom('delivery_zone').selectAll().orderBy('id').execute()).map(zoneOf),
  };
}
