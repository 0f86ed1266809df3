import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';

import type { Config } from '#config/config.ts';

/** Returns the email address that texts of the site mention: the one staff entered, or else `SHOP_EMAIL`. */
export const shopEmail = async (handle: Handle, { contactEmail }: Pick<Config, 'contactEmail'>): Promise<string> =>
  (await settingQueries(handle).value('contacts')).email || contactEmail;
