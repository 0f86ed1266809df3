import { bomQueries } from '@farad/database/boms/bom.queries';
import type { Tx } from '@farad/database/connection/connect';

import type { Cookies } from '#http/session/cookies.ts';
import { guestOf } from '../bom/bom-owner.ts';

/**
 * Transfers a guest's parts lists and remembered choices to the customer's account, inside the sign-in's transaction. A
 * second call changes nothing.
 */
export async function mergeGuestBoms(tx: Tx, accountId: number, cookies: Pick<Cookies, 'get'>): Promise<void> {
  const guest = guestOf(cookies);
  if (guest !== null) await bomQueries(tx).giveToAccount(guest, accountId);
}
