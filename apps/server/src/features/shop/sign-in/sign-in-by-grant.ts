import { loginAccountQueries, loginGrantQueries } from '@farad/database/people/sign-in.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { isStaff } from '@farad/domain/customer';

import type { Deps } from '#deps.ts';
import { beginSession, type BegunSession, type OnSignedIn, type Visitor } from './begin-session.ts';
import type { CheckedAddress } from './login-address.ts';
import { hashedPair } from './login-hashes.ts';

export interface GrantUse {
  readonly address: CheckedAddress;
  readonly browser: string;
  readonly challengeId: string;
  readonly visitor: Visitor;
}

/**
 * Handles the second login call after a registration. A grant starts one session. Returns undefined without a valid
 * grant.
 */
export function signInByGrant(deps: Deps, use: GrantUse, onSignedIn: OnSignedIn): Promise<BegunSession | undefined> {
  const { address, challengeId, visitor } = use;
  const pair = hashedPair(deps.secretKey, address, use.browser);
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    if (!(await loginGrantQueries(tx).consume(challengeId, address, pair.browserHash, now))) return undefined;
    const account = await loginAccountQueries(tx).find(address);
    if (account === undefined || isStaff(account.role) || account.isBlocked) return undefined;
    return beginSession(tx, { account, channel: address.channel, pair }, visitor, deps, onSignedIn);
  });
}
