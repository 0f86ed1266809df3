import { staffTryQueries } from '@farad/database/operation/staff-session.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { fail, ok, type Result } from '@farad/domain/shared';
import { subnetOf } from '@farad/domain/sign-in';
import { staffLimits, staffTryWait } from '@farad/domain/staff';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { emailHmac } from './secrets.ts';

/** Origin of a password or code try. */
export interface Trier {
  readonly email: string;
  readonly ip: string;
}

/**
 * Takes one try before anything is compared, so that parallel tries are counted too. Returns its number. It counts as
 * failed until it is settled. Tries are in the database, so a restart does not reset them.
 */
export function takeTry(deps: Deps, { email, ip }: Trier): Promise<Result<number, Failure>> {
  const now = deps.clock();
  const hmac = emailHmac(deps.secretKey, email);
  const subnet = subnetOf(ip) ?? '0.0.0.0/0';
  const since = new Date(now.getTime() - staffLimits.triesWindowSeconds * 1000);
  return inTransaction(deps.db, async (tx) => {
    const queries = staffTryQueries(tx);
    const wait = staffTryWait(await queries.counts(hmac, subnet, since), now);
    if (wait > 0) return fail({ code: 'too_many_requests' as const, retryAfterSeconds: wait });
    return ok(await queries.add(hmac, subnet, now));
  });
}
