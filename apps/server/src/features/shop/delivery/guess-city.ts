import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import { isPublicAddress, type DeliveryCity } from '@farad/domain/delivery';

import type { Deps } from '#deps.ts';

/**
 * Where the caller is by his network address (product S4): one of the cities that parcels go to, else null. The address
 * is neither kept nor logged.
 */
export async function guessCity({ db, suggestions }: Deps, ip: string): Promise<DeliveryCity | null> {
  if (!isPublicAddress(ip)) return null;
  const name = await suggestions.cityByIp(ip);
  if (!name.ok || name.value === null) return null;
  return (await deliveryQueries(db).cityNamed(name.value)) ?? null;
}
