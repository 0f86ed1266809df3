import { loginAccountQueries, loginGrantQueries, loginSendQueries } from '@farad/database/people/sign-in.queries';
import { sideBySide } from '@farad/database/connection/statements/side-by-side';
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
    const beside = await sideBySide(tx);
    const [isFirst, account, isKnownBrowser] = await Promise.all([
      loginGrantQueries(beside).consume(challengeId, address, pair.browserHash, now),
      loginAccountQueries(beside).find(address),
      loginSendQueries(beside).isKnownBrowser(pair),
    ]);
    if (!isFirst || account === undefined || isStaff(account.role) || account.isBlocked) return undefined;
    const proved = { account, channel: address.channel, pair, isKnownBrowser };
    return beginSession(tx, proved, visitor, deps, onSignedIn);
  });
}
