import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';

import type { Config } from '#config/config.ts';

export interface OwnContacts {
  readonly phone: string;
  readonly email: string;
}

/**
 * Returns the shop's phone and email; '' = not set. In production, the default phone of the demonstration counts as not
 * set.
 */
export async function ownContacts(
  handle: Handle,
  { isProduction, given, phone, contactEmail }: Pick<Config, 'isProduction' | 'given' | 'phone' | 'contactEmail'>,
): Promise<OwnContacts> {
  const isGiven = (...variables: readonly string[]): boolean =>
    !isProduction || variables.some((variable) => given.includes(variable));
  const settings = settingQueries(handle);
  const seller = await settings.seller();
  const { email } = await settings.value('contacts');
  return {
    phone: seller?.phone.trim() || (isGiven('SHOP_PHONE') ? phone : ''),
    email: email || (isGiven('SHOP_EMAIL', 'MAIL_FROM') ? contactEmail : ''),
  };
}
