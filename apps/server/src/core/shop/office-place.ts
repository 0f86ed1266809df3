import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import type { DeliverySetting, OfficePlace } from '@farad/domain/setting';

import type { Config } from '#config/config.ts';

/** Where the demonstration's office is. */
const demonstrationPlace = { latitude: 55.764, longitude: 37.6772 } as const;
const nowhere = { latitude: null, longitude: null } as const;

/**
 * Returns the coordinates of an office for which none are set: those of the demonstration's office, or none if the
 * address is the shop's own.
 */
const usualPlace = ({ isProduction, given }: Config) =>
  isProduction || given.includes('PICKUP_ADDRESS') ? nowhere : demonstrationPlace;

/**
 * Returns the pickup office. Environment variables have priority over the settings of staff. If staff set no office, it
 * is the default office of the demonstration.
 */
export function officePlaceOf(config: Config, { office }: DeliverySetting): OfficePlace {
  const { pickup, pickupPlace, given } = config;
  const usual = { ...pickup, ...(pickupPlace ?? usualPlace(config)) };
  if (office === null) return usual;
  const { address, hours, latitude, longitude, city } = office;
  return {
    address: given.includes('PICKUP_ADDRESS') ? usual.address : address,
    hours: given.includes('PICKUP_HOURS') ? usual.hours : hours,
    ...(pickupPlace ?? { latitude, longitude }),
    ...(city === undefined ? {} : { city }),
  };
}

/** Returns whether the shop has its own office. Outside production the demonstration's office counts as its own. */
export const hasOwnOffice = ({ isProduction, given }: Config, { office }: DeliverySetting): boolean =>
  office !== null || !isProduction || given.includes('PICKUP_ADDRESS');

/** Returns the office for pickup by the current settings. */
export const officePlace = async (handle: Handle, config: Config): Promise<OfficePlace> =>
  officePlaceOf(config, await settingQueries(handle).value('delivery'));
