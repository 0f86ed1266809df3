import type { ProfileRow } from '@farad/database/people/account.queries';
import type { Tx } from '@farad/database/connection/connect';
import type { HookRow } from '@farad/database/people/hook.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { hookPausedMail } from '@farad/wording/hook-messages';

import { cabinetUrlOf } from '#core/messages/cabinet-url.ts';
import type { Config } from '#config/config.ts';
import { notifyOnSite } from '#core/messages/notify-on-site.ts';

/** Notifies the owner of a webhook receiver that the receiver was paused. */
export async function notifyOfPause(
  tx: Tx,
  config: Pick<Config, 'cabinetUrl' | 'siteUrl'>,
  { id, accountId, url }: Pick<HookRow, 'id' | 'accountId' | 'url'>,
  { email, locale }: Pick<ProfileRow, 'email' | 'locale'>,
): Promise<void> {
  await notifyOnSite(tx, { accountId, chosen: null }, { kind: 'hook', hook: id, url });
  if (email === null) return;
  const mail = hookPausedMail(locale, { url, page: `${cabinetUrlOf(config, locale)}/api/hooks/${id}` });
  await outboxQueries(tx).add({ kind: 'hook_paused', channel: 'email', recipient: email, ...mail, orderId: null });
}
