import { accountQueries } from '@farad/database/people/account.queries';
import type { Tx } from '@farad/database/connection/connect';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { accessGivenMail, accessGivenSms, type GivenAccess } from '@farad/wording/access-messages';

import type { Config } from '#config/config.ts';
import { smsName } from '../shop/shop-identity.ts';
import { shopPhone } from '../shop/shop-phone.ts';

/**
 * Notifies the account's owner at all known addresses that a program was given access or that all data was downloaded.
 */
export async function notifyOfAccess(
  tx: Tx,
  config: Pick<Config, 'siteUrl' | 'phone'>,
  accountId: number,
  what: GivenAccess,
): Promise<void> {
  const { phone, email, locale } = await accountQueries(tx).profile(accountId);
  const given = { what, host: new URL(config.siteUrl).host, shopPhone: await shopPhone(tx, config) };
  const message = { kind: 'access_given', orderId: null } as const;
  const outbox = outboxQueries(tx);
  if (phone !== null) {
    await outbox.add({
      ...message,
      channel: 'sms',
      recipient: phone,
      subject: '',
      text: accessGivenSms(locale, await smsName(tx, config), given),
    });
  }
  if (email !== null)
    await outbox.add({ ...message, channel: 'email', recipient: email, ...accessGivenMail(locale, given) });
}
