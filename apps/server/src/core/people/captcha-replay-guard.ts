import { sharedLimitQueries } from '@farad/database/connection/shared-limit.queries';

import type { Deps } from '#deps.ts';
import { sha256 } from '#kit/sha256.ts';

/**
 * Returns a function that is true for the first use of a bot-check token and false for every later one. The uses are
 * counted across all processes.
 */
export const captchaReplayGuard =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): ((token: string) => Promise<boolean>) =>
  (token) =>
    sharedLimitQueries(db).isFirstProof(sha256(token), clock());
