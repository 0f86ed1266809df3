import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';

import type { Config } from '#config/config.ts';

/**
 * Returns the one phone that pages, letters, messages and papers show: the phone of the seller, as staff entered it.
 * Until they enter one, it is `SHOP_PHONE`.
 */
export async function shopPhone(handle: Handle, { phone }: Pick<Config, 'phone'>): Promise<string> {
  const seller = await settingQueries(handle).seller();
  return seller?.phone.trim() || phone;
}
