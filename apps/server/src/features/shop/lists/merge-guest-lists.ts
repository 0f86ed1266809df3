import { comparisonQueries, lockAccount } from '@farad/database/catalogue/comparison.queries';
import type { Tx } from '@farad/database/connection/connect';
import { favouriteQueries } from '@farad/database/people/favourite.queries';
import { mergeComparison } from '@farad/domain/comparison';
import { favouritesMax, favouritesToAdd } from '@farad/domain/favourites';

import type { Cookies } from '#http/session/cookies.ts';
import { guestMarks } from './caller-marks.ts';

/** Cookies of a guest's lists, which are cleared after the merge. */
export const guestListCookies = ['comparisons', 'favs'] as const;

/**
 * Moves a guest's comparison and favourites into the customer's lists (product C12, C13), inside the sign-in's
 * transaction. A second call changes nothing.
 */
export async function mergeGuestLists(tx: Tx, accountId: number, cookies: Pick<Cookies, 'get'>): Promise<void> {
  const guest = guestMarks(cookies);
  if (guest.comparison.length === 0 && guest.favourites.length === 0) return;
  await lockAccount(tx, accountId);
  if (guest.comparison.length > 0) {
    const comparison = comparisonQueries(tx);
    await comparison.replace(accountId, mergeComparison(guest.comparison, await comparison.productIds(accountId)));
  }
  if (guest.favourites.length > 0) {
    const favourites = favouriteQueries(tx);
    const marked = new Set(await favourites.marked(accountId, favouritesMax));
    const added = favouritesToAdd(guest.favourites, { marked, count: await favourites.count(accountId) });
    await favourites.add({ accountId, id: await favourites.firstList(accountId) }, added);
  }
}
