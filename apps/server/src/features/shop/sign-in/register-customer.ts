import type { SessionAccount } from '@farad/database/people/session.queries';
import { loginAccountQueries, loginGrantQueries } from '@farad/database/people/sign-in.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import type { Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import { browserHash } from './login-hashes.ts';

/**
 * Creates the account for a grant, once (integrations 10.2, item 2). The address comes from the stored grant, never
 * from the request. Returns undefined if this browser has no grant.
 */
export function registerCustomer(deps: Deps, browser: string, locale: Locale): Promise<SessionAccount | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    const address = await loginGrantQueries(tx).register(browserHash(deps.secretKey, browser), now);
    return address && loginAccountQueries(tx).register(address, locale, now);
  });
}
