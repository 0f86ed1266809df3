import { bomQueries } from '@farad/database/boms/bom.queries';
import type { Handle } from '@farad/database/connection/connect';

import type { Cookies } from '#http/session/cookies.ts';
import { guestOf } from '../bom/bom-owner.ts';

/**
 * Makes the parts lists of the guest and what is remembered of them the customer's, inside the sign-in's transaction.
 * Done twice it changes nothing more.
 */
export async function mergeGuestBoms(tx: Handle, accountId: number, cookies: Pick<Cookies, 'get'>): Promise<void> {
  const guest = guestOf(cookies);
  if (guest !== null) await bomQueries(tx).giveToAccount(guest, accountId);
}
