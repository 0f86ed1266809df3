import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import { isPublicAddress, type DeliveryCity } from '@farad/domain/delivery';

import type { Deps } from '#deps.ts';

/**
 * Returns the caller's city by their IP address (product S4); null = the city is unknown or not served. The address is
 * neither stored nor logged.
 */
export async function guessCity({ db, suggestions }: Deps, ip: string): Promise<DeliveryCity | null> {
  if (!isPublicAddress(ip)) return null;
  const name = await suggestions.cityByIp(ip);
  if (!name.ok || name.value === null) return null;
  return (await deliveryQueries(db).cityNamed(name.value)) ?? null;
}
