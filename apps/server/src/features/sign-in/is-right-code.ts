import { randomBytes } from 'node:crypto';

import { loginChallengeQueries, type HashedPair } from '@farad/database/sign-in.queries';
import type { SignInLimits } from '@farad/domain/sign-in';

import type { Deps } from '../../deps.ts';
import { codeHmac, isSameHmac } from './login-hashes.ts';

/** A code as sent; both may be anything. */
export interface SentCodeProof {
  readonly challengeId: string;
  readonly code: string;
}

const hmacBytes = 32;

/** One try is used up before anything is compared, whatever was sent; then the compare takes the same time always. */
export async function isRightCode(
  deps: Deps,
  limits: SignInLimits,
  { challengeId, code }: SentCodeProof,
  pair: HashedPair,
): Promise<boolean> {
  const challenges = loginChallengeQueries(deps.db);
  const wanted = await challenges.takeTry(challengeId, pair, limits.triesPerCode, deps.clock());
  const given = codeHmac(deps.secretKey, challengeId, pair, code);
  return isSameHmac(given, wanted ?? randomBytes(hmacBytes)) && wanted !== undefined;
}
