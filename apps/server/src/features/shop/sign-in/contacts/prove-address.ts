import { sessionQueries } from '@farad/database/people/session.queries';
import { loginChallengeQueries } from '@farad/database/people/sign-in.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import type { SignInLimits } from '@farad/domain/customer-sign-in';

import type { Deps } from '#deps.ts';
import type { AccountActor } from '#http/session/session.ts';
import { isRightCode, type SentCodeProof } from '../is-right-code.ts';
import type { CheckedAddress } from '../login-address.ts';
import { challengePair } from '../login-hashes.ts';

/** A code for an address, as sent by a browser. */
export interface AddressProof extends SentCodeProof {
  readonly address: CheckedAddress;
  readonly browser: string;
}

/**
 * Checks a code that was sent to the caller's own address, to prove that the session is still theirs. Returns false if
 * the code is wrong, late, used or was sent to another browser.
 */
export async function proveAddress(
  deps: Deps,
  limits: SignInLimits,
  { account, sessionHash }: AccountActor,
  proof: AddressProof,
): Promise<boolean> {
  const pair = challengePair(deps.secretKey, proof.address, proof.browser, { kind: 'proof', accountId: account.id });
  if (!(await isRightCode(deps, limits, proof, pair))) return false;
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    if (!(await loginChallengeQueries(tx).consume(proof.challengeId, now))) return false;
    await sessionQueries(tx).prove(sessionHash, now);
    return true;
  });
}
