import type { Tx } from '@farad/database/connection/connect';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import type { SessionAccount } from '@farad/database/people/session.queries';
import type { LoginChannel } from '@farad/database/people/sign-in.queries';
import { deviceOf } from '@farad/domain/account';
import { newDeviceMail, newDeviceSms } from '@farad/wording/account-messages';

import type { Config } from '#config/config.ts';
import { smsName } from '#core/shop/shop-identity.ts';

const kind = 'new_device';

/** Notifies the person's other address that they signed in from an unknown browser. */
export async function notifyOtherChannel(
  tx: Tx,
  config: Config,
  { phone, email, locale }: SessionAccount,
  channel: LoginChannel,
  userAgent: string,
): Promise<void> {
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter((name) => name !== '').join(', ');
  const found = { device, host: new URL(config.siteUrl).host, url: `${config.cabinetUrl}/sessions` };
  const outbox = outboxQueries(tx);
  if (channel === 'sms' && email !== null) {
    await outbox.add({ kind, channel: 'email', recipient: email, ...newDeviceMail(locale, found), orderId: null });
  }
  if (channel === 'email' && phone !== null) {
    const text = newDeviceSms(locale, await smsName(tx, config), found);
    await outbox.add({ kind, channel: 'sms', recipient: phone, subject: '', text, orderId: null });
  }
}
