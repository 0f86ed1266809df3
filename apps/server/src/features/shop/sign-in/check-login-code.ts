import {
  loginAccountQueries,
  loginChallengeQueries,
  loginGrantQueries,
  loginSendQueries,
} from '@farad/database/people/sign-in.queries';
import { sentLater, sideBySide } from '@farad/database/connection/statements/side-by-side';
import { inTransaction } from '@farad/database/connection/transaction';
import { isStaff } from '@farad/domain/customer';
import type { SignInLimits } from '@farad/domain/customer-sign-in';

import type { Deps } from '#deps.ts';
import { beginSession, type BegunSession, type OnSignedIn, type Visitor } from './begin-session.ts';
import type { CheckedAddress } from './login-address.ts';
import { hashedPair } from './login-hashes.ts';
import { isRightCode } from './is-right-code.ts';

export interface CodeAttempt {
  readonly address: CheckedAddress;
  readonly browser: string;
  /** As sent, not validated. */
  readonly challengeId: string;
  /** As sent, not validated. */
  readonly code: string;
  readonly visitor: Visitor;
}

export type CodeOutcome =
  | { readonly kind: 'signed_in'; readonly session: BegunSession }
  /** The code was right, but no account has this address. The browser may register now. */
  | { readonly kind: 'unknown' }
  /** The code was right, but the customer is blocked. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'refused' };

/**
 * Checks a login code (product A2; integrations 10.2, item 1). Of parallel calls with the right code, one succeeds. A
 * code that is wrong, late, used or sent to another browser gets the same refusal. Staff cannot sign in this way.
 */
export async function checkLoginCode(
  deps: Deps,
  limits: SignInLimits,
  attempt: CodeAttempt,
  onSignedIn: OnSignedIn,
): Promise<CodeOutcome> {
  const { address, challengeId, visitor } = attempt;
  const pair = hashedPair(deps.secretKey, address, attempt.browser);
  if (!(await isRightCode(deps, limits, attempt, pair))) return { kind: 'refused' };
  return inTransaction<CodeOutcome>(deps.db, async (tx) => {
    const now = deps.clock();
    const beside = await sideBySide(tx);
    const [isFirst, account, isKnownBrowser] = await Promise.all([
      loginChallengeQueries(beside).consume(challengeId, now),
      loginAccountQueries(beside).find(address),
      loginSendQueries(beside).isKnownBrowser(pair),
    ]);
    if (!isFirst) return { kind: 'refused' };
    if (account === undefined) {
      const expiresAt = new Date(now.getTime() + limits.grantLifeSeconds * 1000);
      const { browserHash } = pair;
      await loginGrantQueries(await sentLater(tx)).add({ ...address, challengeId, browserHash, now, expiresAt });
      return { kind: 'unknown' };
    }
    if (isStaff(account.role)) return { kind: 'refused' };
    if (account.isBlocked) return { kind: 'blocked' };
    const proved = { account, channel: address.channel, pair, isKnownBrowser };
    const session = await beginSession(tx, proved, visitor, deps, onSignedIn);
    return { kind: 'signed_in', session };
  });
}
