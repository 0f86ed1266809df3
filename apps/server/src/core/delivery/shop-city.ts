import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { defaultCitySlug } from '@farad/domain/delivery';
import { officeCity } from '@farad/domain/setting';

/** Returns the city for visitors who chose none: the city of the pickup office, or else Moscow. */
export const shopCitySlug = async (handle: Handle): Promise<string> =>
  officeCity(await settingQueries(handle).value('delivery')) || defaultCitySlug;
