import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { defaultCitySlug } from '@farad/domain/delivery';
import { officeCity, type DeliverySetting } from '@farad/domain/setting';

/** Returns the city for visitors who chose none: the city of the pickup office, or else Moscow. */
export const shopCityIn = (setting: DeliverySetting): string => officeCity(setting) || defaultCitySlug;

/** Returns the same city as {@link shopCityIn}, by the saved setting. */
export const shopCitySlug = async (handle: Handle): Promise<string> =>
  shopCityIn(await settingQueries(handle).value('delivery'));
