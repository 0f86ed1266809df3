import { staffTryQueries } from '@farad/database/staff/staff-session.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { fail, ok, subnetOf, type Result } from '@farad/domain/shared';
import { staffLimits, staffTryWait } from '@farad/domain/staff';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { emailHmac } from './secrets.ts';

/** Email address and IP address of an attempt to give a password or a code. */
export interface Trier {
  readonly email: string;
  readonly ip: string;
}

/**
 * Records an attempt before the password or code is checked, so that parallel attempts are counted too. Returns the id
 * of the attempt, which counts as failed until it is marked as successful. Fails if there were too many attempts. They
 * are stored in the database, so a restart does not reset the count.
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
