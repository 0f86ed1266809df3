import { randomBytes } from 'node:crypto';

import { loginChallengeQueries, loginTryQueries, type HashedPair } from '@farad/database/people/sign-in.queries';
import { isBreakerOpen, type SignInLimits } from '@farad/domain/customer-sign-in';

import type { Deps } from '#deps.ts';
import { sameBytes } from '#kit/same-bytes.ts';
import { codeHmac } from './login-hashes.ts';

/** The code and the challenge as the client sent them, not validated. */
export interface SentCodeProof {
  readonly challengeId: string;
  readonly code: string;
}

const hmacBytes = 32;

/** Counts a try in the whole shop. Logs if this try makes the shop switch to longer codes. */
async function countTry({ db, log, clock }: Deps, limits: SignInLimits, isRight: boolean): Promise<void> {
  const now = clock();
  const tries = loginTryQueries(db);
  await tries.add(isRight, now);
  if (isRight) return;
  const lately = await tries.since(new Date(now.getTime() - limits.breakerWindowSeconds * 1000));
  const before = { tries: lately.tries - 1, failures: lately.failures - 1 };
  if (!isBreakerOpen(lately, limits) || isBreakerOpen(before, limits)) return;
  log.error({ alert: 'login_breaker', ...lately }, 'login codes: guessing detected, new codes have six digits');
}

/** Checks a code. Each call uses up one try before the code is compared. The comparison always takes the same time. */
export async function isRightCode(
  deps: Deps,
  limits: SignInLimits,
  { challengeId, code }: SentCodeProof,
  pair: HashedPair,
): Promise<boolean> {
  const challenges = loginChallengeQueries(deps.db);
  const wanted = await challenges.takeTry(challengeId, pair, limits.triesPerCode, deps.clock());
  const given = codeHmac(deps.secretKey, challengeId, pair, code);
  const isRight = sameBytes(given, wanted ?? randomBytes(hmacBytes)) && wanted !== undefined;
  // A code without a challenge is not a guess. If it counted, anybody could make the shop believe that codes are being
  // guessed.
  if (wanted !== undefined) await countTry(deps, limits, isRight);
  return isRight;
}
