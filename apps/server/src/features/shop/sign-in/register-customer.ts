import type { SessionAccount } from '@farad/database/people/session.queries';
import { loginAccountQueries, loginGrantQueries } from '@farad/database/people/sign-in.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import type { Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import { browserHash } from './login-hashes.ts';

/**
 * Registers the owner of a grant, once (integrations 10.2, item 2). The person is stored in the grant; nothing sent
 * counts. Undefined = this browser has no grant.
 */
export function registerCustomer(deps: Deps, browser: string, locale: Locale): Promise<SessionAccount | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    const address = await loginGrantQueries(tx).register(browserHash(deps.secretKey, browser), now);
    return address && loginAccountQueries(tx).register(address, locale, now);
  });
}
