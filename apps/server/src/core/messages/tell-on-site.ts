import type { Handle } from '@farad/database/connection/connect';
import { inboxQueries } from '@farad/database/messages/inbox.queries';
import { isWanted, type NotificationChoice, type NotificationKind } from '@farad/domain/account';
import type { InboxNews } from '@farad/wording/inbox-messages';

/** Whom to tell, and what he chose to be told of such things; null: he is told whatever he chose. */
export interface ToldOnSite {
  readonly accountId: number;
  readonly chosen: { readonly kind: NotificationKind; readonly choices: readonly NotificationChoice[] } | null;
}

/** Adds a row to somebody's notifications on the site, in the transaction of what it tells of (product N). */
export async function tellOnSite(tx: Handle, { accountId, chosen }: ToldOnSite, news: InboxNews): Promise<void> {
  if (chosen !== null && !isWanted(chosen.choices, chosen.kind, 'site')) return;
  const { kind, ...data } = news;
  await inboxQueries(tx).add(accountId, kind, data);
}
