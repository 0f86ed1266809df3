import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import { regionsOfZone } from '@farad/domain/delivery';

import type { Deps } from '#deps.ts';

/** Returns the towns of each delivery zone by region, so that staff know for whom they set a price. */
export async function deliveryTowns({ db }: Deps) {
  const queries = deliveryQueries(db);
  const [zones, cities] = await Promise.all([queries.zones(), queries.allCities()]);
  return {
    zones: zones.map(({ id }) => ({
      id,
      regions: regionsOfZone(cities, id).map(({ name, cities: of }) => ({
        name: { ...name },
        towns: of.map((city) => ({ slug: city.slug, name: { ...city.name } })),
      })),
    })),
  };
}
