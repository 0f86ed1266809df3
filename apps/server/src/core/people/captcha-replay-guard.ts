import { sharedLimitQueries } from '@farad/database/connection/shared-limit.queries';

import type { Deps } from '../../deps.ts';
import { sha256 } from '../../kit/sha256.ts';

/** Remembers tokens of the bot check, whichever process they are shown to: whether one is shown for the first time. */
export const captchaReplayGuard =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): ((token: string) => Promise<boolean>) =>
  (token) =>
    sharedLimitQueries(db).isFirstProof(sha256(token), clock());
