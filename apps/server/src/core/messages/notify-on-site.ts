import type { Tx } from '@farad/database/connection/connect';
import { sentLater } from '@farad/database/connection/statements/side-by-side';
import { inboxQueries } from '@farad/database/messages/inbox.queries';
import { isWanted, type NotificationChoice, type NotificationKind } from '@farad/domain/account';
import type { InboxNews } from '@farad/wording/inbox-messages';

/**
 * Recipient of a notification. `chosen` = the kind of the notification and what the recipient chose; null = it is sent
 * in any case.
 */
export interface NotifiedOnSite {
  readonly accountId: number;
  readonly chosen: { readonly kind: NotificationKind; readonly choices: readonly NotificationChoice[] } | null;
}

/** Adds a notification on the site, in the transaction of its event. */
export async function notifyOnSite(tx: Tx, { accountId, chosen }: NotifiedOnSite, news: InboxNews): Promise<void> {
  if (chosen !== null && !isWanted(chosen.choices, chosen.kind, 'site')) return;
  const { kind, ...data } = news;
  await inboxQueries(await sentLater(tx)).add(accountId, kind, data);
}
