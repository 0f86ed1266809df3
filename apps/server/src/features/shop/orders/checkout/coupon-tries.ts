import type { Handle } from '@farad/database/connection/connect';
import { sharedLimitQueries } from '@farad/database/connection/shared-limit.queries';

import type { Deps } from '#deps.ts';
import { keyedHash } from '#kit/keyed-hash.ts';

/** Wrong codes of one caller before a pause (T21). */
const triesMax = 15;
/** In milliseconds. */
const couponTryLife = 10 * 60_000;
/** Largest number of callers counted; beyond it the oldest is dropped. */
const callersMax = 20_000;

/** Counts wrong coupon codes across processes. A caller who guesses gets no answer for a while. */
export interface CouponTries {
  readonly mayTry: (handle: Handle, caller: string, code: string) => Promise<boolean>;
  readonly failed: (caller: string, code: string) => void;
}

interface Tried {
  readonly since: number;
  readonly codes: Set<string>;
}

/** Counts tries in this process. A repeated code counts once, since a page asks for its price at every step. */
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
 * Returns a counter that knows its own tries at once and those of other processes from the database. It writes outside
 * of the order's transaction, which may be rolled back because of it.
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
