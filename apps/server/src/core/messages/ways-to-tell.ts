import type { Tx } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { isWanted, type NotificationChoice, type NotificationKind } from '@farad/domain/account';
import { openWays, ruleOf, type NotifiedEvent } from '@farad/domain/setting';

/** A person's choices of channels for one kind of notification. */
export interface Chosen {
  readonly kind: NotificationKind;
  readonly choices: readonly NotificationChoice[];
}

interface Addresses {
  /** Phone; empty = none. */
  readonly phone: string;
  readonly email: string;
}

/**
 * Returns the channels for a notification. A channel must be switched on by the shop, have an address and not be
 * declined by the person. `chosen` null = the person's choices are ignored.
 */
export async function waysToNotify(tx: Tx, event: NotifiedEvent, { phone, email }: Addresses, chosen: Chosen | null) {
  const { rules } = await settingQueries(tx).value('notices');
  const wants = (channel: 'sms' | 'email' | 'site'): boolean =>
    chosen === null || isWanted(chosen.choices, chosen.kind, channel);
  return openWays(ruleOf(rules, event), {
    sms: phone !== '' && wants('sms'),
    email: email !== '' && wants('email'),
    site: wants('site'),
  });
}
