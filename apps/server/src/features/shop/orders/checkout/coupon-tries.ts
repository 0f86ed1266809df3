import type { Handle } from '@farad/database/connection/connect';
import { sharedLimitQueries } from '@farad/database/connection/shared-limit.queries';

import type { Deps } from '#deps.ts';
import { keyedHash } from '#kit/keyed-hash.ts';

/** Codes that one caller may try in vain before he has to wait (T21). */
const triesMax = 15;
/** Milliseconds. */
const couponTryLife = 10 * 60_000;
/** Callers that are counted at once; the oldest is forgotten beyond. */
const callersMax = 20_000;

/** Counts the codes that were tried in vain, with any process: whoever guesses gets no answer for a while. */
export interface CouponTries {
  readonly mayTry: (handle: Handle, caller: string, code: string) => Promise<boolean>;
  readonly failed: (caller: string, code: string) => void;
}

interface Tried {
  readonly since: number;
  readonly codes: Set<string>;
}

/** The same code again counts once: a page asks for its price at every step. */
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
 * This process knows of its own tries at once and of the others' by the database. Tries are written beside the
 * transaction of an order: it may be given up because of them.
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
        .catch((error: unknown) => log.error({ err: error }, 'a try of a coupon was not written'));
    },
  };
}
