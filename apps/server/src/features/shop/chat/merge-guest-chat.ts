import { chatQueries } from '@farad/database/messages/chat.queries';
import type { Tx } from '@farad/database/connection/connect';
import { joining } from '@farad/domain/chat';

import type { Cookies } from '#http/session/cookies.ts';
import { chatGuest } from './chat-owner.ts';

/**
 * Transfers a guest's conversation to the customer's account, inside the sign-in's transaction. A second call changes
 * nothing.
 */
export async function mergeGuestChat(
  tx: Tx,
  accountId: number,
  cookies: Pick<Cookies, 'get'>,
  now: Date,
): Promise<void> {
  const guestSha256 = chatGuest(cookies);
  if (guestSha256 === null) return;
  const queries = chatQueries(tx);
  const account = { accountId, guestSha256: null };
  await queries.lockOwner(account);
  await queries.lockOwner({ accountId: null, guestSha256 });
  const guest = await queries.lockCurrent({ accountId: null, guestSha256 });
  if (guest === undefined) return;
  const own = await queries.lockCurrent(account);
  const how = joining(guest, own ?? null);
  if (how === 'append' && own !== undefined) await queries.append(guest.id, own.id, now);
  await queries.keepAsFormer(guestSha256, accountId);
  if (how === 'adopt') await queries.makeCurrent(guest.id, accountId);
}
