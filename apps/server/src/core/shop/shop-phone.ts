import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';

import type { Config } from '#config/config.ts';

/**
 * Returns the shop's phone for pages, emails, messages and documents. It is the seller's phone as staff entered it, or
 * else `SHOP_PHONE`.
 */
export async function shopPhone(handle: Handle, { phone }: Pick<Config, 'phone'>): Promise<string> {
  const seller = await settingQueries(handle).seller();
  return seller?.phone.trim() || phone;
}
