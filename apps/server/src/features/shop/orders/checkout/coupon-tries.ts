import type { Handle } from '@farad/database/connection/connect';
import { sharedLimitQueries } from '@farad/database/connection/shared-limit.queries';

import type { Deps } from '#deps.ts';
import { keyedHash } from '#kit/keyed-hash.ts';

/** Maximum number of wrong codes of one caller within `couponTryLife` (T21). */
const triesMax = 15;
/** Time in milliseconds for which a wrong code is counted. */
const couponTryLife = 10 * 60_000;
/** Maximum number of callers whose wrong codes are counted. The oldest is dropped for a new one. */
const callersMax = 20_000;

/** Counts wrong coupon codes across processes. After too many, `mayTry` is false for new codes of this caller. */
export interface CouponTries {
  readonly mayTry: (handle: Handle, caller: string, code: string) => Promise<boolean>;
  readonly failed: (caller: string, code: string) => void;
}

interface Tried {
  readonly since: number;
  readonly codes: Set<string>;
}

/** Counts wrong codes in this process. A repeated code counts once, since the checkout page sends it at every step. */
function triesHere(clock: () => Date) {
  const callers = new Map<string, Tried>();
  const current = (caller: string): Tried | undefined => {
    const tried = callers.get(caller);
    return tried !== undefined && clock().getTime() - tried.since < couponTryLife ? tried : undefined;
  };
  return {
    mayTry: (caller: string, code: string): boolean => {
      const tried = current(caller);
      return tried === undefined || tried.codes.size < triesMax || tried.codes.has(code);
    },
    failed: (caller: string, code: string): void => {
      const tried = current(caller) ?? { since: clock().getTime(), codes: new Set<string>() };
      tried.codes.add(code);
      callers.delete(caller);
      callers.set(caller, tried);
      const [oldest] = callers.keys();
      if (callers.size > callersMax && oldest !== undefined) callers.delete(oldest);
    },
  };
}

/**
 * Returns a counter of wrong coupon codes. A code tried in this process is counted immediately. A code tried in another
 * process is counted after it is written to the database. The write is outside the order's transaction, since a wrong
 * code rolls that transaction back.
 */
export function createCouponTries({
  db,
  clock,
  log,
  secretKey,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'secretKey'>): CouponTries {
  const here = triesHere(clock);
  const callerHash = (caller: string): Buffer => keyedHash(secretKey, 'coupon caller', caller);
  const codeHash = (code: string): Buffer => keyedHash(secretKey, 'coupon', code);
  return {
    mayTry: async (handle, caller, code) => {
      if (!here.mayTry(caller, code)) return false;
      const since = new Date(clock().getTime() - couponTryLife);
      return (await sharedLimitQueries(handle).otherCoupons(callerHash(caller), codeHash(code), since)) < triesMax;
    },
    failed: (caller, code) => {
      here.failed(caller, code);
      sharedLimitQueries(db)
        .addCoupon(callerHash(caller), codeHash(code), clock())
        .catch((error: unknown) => log.error({ err: error }, 'coupon tries: write failed'));
    },
  };
}
